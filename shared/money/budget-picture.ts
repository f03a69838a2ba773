import { type BudgetBand, budgetBand } from '#shared/money/budget-band.ts';
import { type BudgetCell, budgetStrip } from '#shared/money/budget-strip.ts';
import { isEmpty, type PriceInterval } from '#shared/money/price-interval.ts';
import { coarse, MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';

/** `interval` in ten thousand won per person for the whole trip; `isPrivate`: others may not learn this member's. */
export type BudgetAnswer = { interval: PriceInterval; isPrivate: boolean };

/** A cell's `headCount` is `undefined` where it must not be told. */
export type PictureCell = Omit<BudgetCell, 'headCount'> & { headCount: number | undefined };

/** What the group may see of its budgets: `coarse` as soon as one of them is private. `of` counts unanswered members too. */
export type BudgetPicture = {
  kind: 'exact' | 'coarse';
  answeredBy: number;
  of: number;
  band: BudgetBand | undefined;
  cells: PictureCell[];
};

/** One entry per member, `undefined` where there is no answer. */
export function budgetPicture(answers: readonly (BudgetAnswer | undefined)[]): BudgetPicture {
  const answered = answers.filter((answer) => answer !== undefined).filter(({ interval }) => !isEmpty(interval));
  const intervals = answered.map((answer) => answer.interval);
  const counts = { answeredBy: answered.length, of: answers.length };
  if (answered.every((answer) => !answer.isPrivate)) {
    return { kind: 'exact', ...counts, band: budgetBand(intervals), cells: budgetStrip(intervals) };
  }
  return { kind: 'coarse', ...counts, band: coarseBand(budgetBand(intervals)), cells: coarseCells(budgetStrip(intervals)) };
}

/** Rounded ends are both included: which side of 100 a member stops on is finer than what may be told. */
function coarseBand(band: BudgetBand | undefined): BudgetBand | undefined {
  if (!band || band.headCount < MIN_CONTRIBUTORS) return undefined;
  return { min: coarse(band.min), max: coarse(band.max), isMinOpen: false, isMaxOpen: false, headCount: band.headCount };
}

/** Small counts are hidden, and the strip ends with the last one told: its length would give the lowest and highest away. */
function coarseCells(cells: readonly BudgetCell[]): PictureCell[] {
  const isTold = (cell: BudgetCell) => cell.headCount >= MIN_CONTRIBUTORS;
  return cells
    .slice(Math.max(0, cells.findIndex(isTold)), cells.findLastIndex(isTold) + 1)
    .map((cell) => ({ ...cell, headCount: isTold(cell) ? cell.headCount : undefined }));
}
