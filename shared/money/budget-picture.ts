import { type BudgetBand, budgetBand } from '#shared/money/budget-band.ts';
import { type BudgetCell, budgetStrip } from '#shared/money/budget-strip.ts';
import { isEmpty, type PriceInterval } from '#shared/money/price-interval.ts';
import { coarse, MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';

/**
 * What is known of a member's budget, per person for the whole trip in ten thousand won; `private`: known to the server
 * alone.
 */
export type BudgetAnswer = PriceInterval | 'private';

/** What the server publishes of budgets among which there are private ones. */
export type PublishedBand = Pick<BudgetBand, 'min' | 'max' | 'headCount'> & { answeredBy: number };

/**
 * What the group sees of its budgets: everything, or the server's band alone as soon as one of them is private; where
 * the server publishes none, the open budgets without the private ones, from three of them on (`open`). `of` counts
 * unanswered members too.
 */
export type BudgetPicture = {
  kind: 'exact' | 'withheld' | 'open';
  /** Of whom the band and the cells tell. */
  answeredBy: number;
  /** How many private budgets are left out of them. */
  left: number;
  of: number;
  band: Pick<BudgetBand, 'min' | 'max' | 'headCount'> | undefined;
  cells: BudgetCell[];
};

/** One entry per member, `undefined` where there is no answer. @param told the server's band, if there is one */
export function budgetPicture(
  answers: readonly (BudgetAnswer | undefined)[],
  told: PublishedBand | undefined,
): BudgetPicture {
  const answered = answers
    .filter((answer) => answer !== undefined)
    .filter((answer) => answer === 'private' || !isEmpty(answer));
  const intervals = answered.filter((answer) => answer !== 'private');
  const left = answered.length - intervals.length;
  if (left === 0 || (!told && intervals.length >= MIN_CONTRIBUTORS)) {
    return {
      kind: left === 0 ? 'exact' : 'open',
      answeredBy: intervals.length,
      left,
      of: answers.length,
      band: budgetBand(intervals),
      cells: budgetStrip(intervals),
    };
  }
  return {
    kind: 'withheld',
    answeredBy: told?.answeredBy ?? answered.length,
    left: 0,
    of: answers.length,
    band: told,
    cells: [],
  };
}

/** How many gave a budget, private or not. */
export const answeredOf = ({ answeredBy, left, of }: BudgetPicture): { answeredBy: number; of: number } => ({
  answeredBy: answeredBy + left,
  of,
});

/** Rounded ends are both included: which side of 100 a member stops on is finer than what may be shown. */
export function bandToPublish(intervals: readonly PriceInterval[]): PublishedBand | undefined {
  const band = budgetBand(intervals);
  if (!band || band.headCount < MIN_CONTRIBUTORS) return undefined;
  return {
    min: coarse(band.min),
    max: coarse(band.max),
    headCount: band.headCount,
    answeredBy: intervals.filter((one) => !isEmpty(one)).length,
  };
}
