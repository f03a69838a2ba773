import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '#shared/kernel/z.ts';
import { byNumber } from './groups.ts';

const country = z.string().check(z.regex(/^[A-Z]{2}$/));
/** Slug of the country, slash, slug of the city; the catalogue need not have it. */
const city = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/));
const unique = z.refine((list) => Array.isArray(list) && new Set(list).size === list.length);

/**
 * What a good travel agent would propose to the group of the same id. Its reader knew the group's text alone, and
 * neither the recommender nor any output of it. A group that names its country, or stays in its own, has fewer than
 * three sensible countries; then the city counts.
 */
const panelExpectation = z.strictObject({
  id: z.string().check(z.regex(/^p\d{2,3}$/)),
  countries: z.array(country).check(z.minLength(1), z.maxLength(8), unique),
  cities: z.array(city).check(z.minLength(4), z.maxLength(10), unique),
  /** Countries or cities that no agent would propose. A country stands for all its cities. */
  mustNot: z.array(z.strictObject({ place: z.union([country, city]), reason: z.string().check(z.minLength(1)) })),
  /** Cities that may come first. */
  first: z.array(city).check(z.minLength(1), z.maxLength(3), unique),
  note: z.string().check(z.minLength(1)),
});
export type PanelExpectation = z.infer<typeof panelExpectation>;

const folder = join(import.meta.dirname, 'expectations');

/**
 * Sorted by id.
 * @throws ZodError when an expectation is not in the format.
 */
export const readExpectations = (): PanelExpectation[] =>
  readdirSync(folder)
    .sort(byNumber)
    .map((file) => panelExpectation.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
