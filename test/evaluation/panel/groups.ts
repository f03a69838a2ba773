import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '#shared/kernel/z.ts';
import { preferenceAnswers } from '#shared/preference/schema.ts';
import { simplePayload } from '#shared/survey/schema.ts';

const member = z
  .strictObject({ name: z.string(), simple: z.optional(simplePayload), preference: z.optional(preferenceAnswers) })
  .check(z.refine((one) => one.simple !== undefined || one.preference !== undefined));

/**
 * A group of friends of the blind panel. `text` is what the friends wrote about their trip, in their own words; the
 * first member wrote it. `half`: constants may be fitted on "fit"; "held-out" is reported only. Amounts of private
 * budgets are in it, as the server has them.
 */
const panelGroup = z.strictObject({
  id: z.string().check(z.regex(/^p\d{2,3}$/)),
  half: z.enum(['fit', 'held-out']),
  text: z.string(),
  members: z.array(member).check(z.minLength(1)),
});
export type PanelGroup = z.infer<typeof panelGroup>;
export type PanelMember = PanelGroup['members'][number];

/** A hundred comes after ninety-nine. */
export const byNumber = (a: string, b: string): number => parseInt(a.slice(1), 10) - parseInt(b.slice(1), 10);

const folder = join(import.meta.dirname, 'groups');

/** The groups as they are stored, not yet checked; sorted by id. */
export const storedGroups = (): unknown[] =>
  readdirSync(folder)
    .sort(byNumber)
    .map((file): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8')));

/** @throws ZodError when a group is not in the product's format. */
export const readGroups = (): PanelGroup[] => storedGroups().map((one) => panelGroup.parse(one));
