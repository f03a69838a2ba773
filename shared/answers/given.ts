import { z } from '#shared/kernel/z.ts';
import { customAnswers } from '#shared/custom-survey/schema.ts';
import { preferenceAnswers } from '#shared/preference/schema.ts';
import { simplePayload } from '#shared/survey/schema.ts';

/** A complete answer (private amounts included), by the kind of row that it becomes. */
export const givenSchemas = {
  simpleResponse: simplePayload,
  preference: preferenceAnswers,
  customResponse: customAnswers,
} as const;
export type GivenKind = keyof typeof givenSchemas;
export const givenKinds = Object.keys(givenSchemas) as GivenKind[];
export type AnswerOf<K extends GivenKind> = z.infer<(typeof givenSchemas)[K]>;
export type Given<K extends GivenKind = GivenKind> = { [Kind in K]: { kind: Kind; answer: AnswerOf<Kind> } }[K];

/** `withholdsBudget`: the private amounts are on the server, and this session is not told them (decision 0070). */
const times = {
  id: z.string(),
  givenAt: z.string(),
  replacedAt: z.nullable(z.string()),
  withholdsBudget: z.optional(z.literal(true)),
};

/** One of the member's own answers in the API's responses; `replacedAt` is null for the one that counts. */
export const ownAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('simpleResponse'), ...times, answer: simplePayload }),
  z.object({ kind: z.literal('preference'), ...times, answer: preferenceAnswers }),
  z.object({ kind: z.literal('customResponse'), ...times, answer: customAnswers }),
]);
export type OwnAnswer = z.infer<typeof ownAnswer>;
