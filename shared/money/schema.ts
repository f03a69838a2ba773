import { z } from '#shared/kernel/z.ts';

/**
 * The only thing published of a group's budgets while any of them is private (founding decision 6): prices in ten
 * thousand won per person for the whole trip, rounded to 5, that `headCount` of the `answeredBy` members who gave a
 * budget accept. Made by the server, which alone knows the amounts; its id is the group's. No row: fewer than three
 * agree, or nothing is private.
 */
export const budgetBandRow = z.object({
  min: z.number(),
  /** `null`: no ceiling. */
  max: z.nullable(z.number()),
  headCount: z.int(),
  answeredBy: z.int(),
});

declare module '#shared/kernel/rows.ts' {
  interface RowTypes {
    budgetBand: z.infer<typeof budgetBandRow>;
  }
}
