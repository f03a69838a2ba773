/** A commit's CI leaves out what is long (docs/decisions/0062); `npm test` and the proof do all of it. */
const isBrief = process.env['LONG_TESTS'] === 'no';

/** How many random cases a law is tried with: `all`, or `few` in a commit's CI. */
export const draws = (all: number, few: number): number => (isBrief ? few : all);

/** All of a long list, or every `step`-th of it in a commit's CI. */
export const sampled = <Of>(all: readonly Of[], step: number): readonly Of[] =>
  isBrief ? all.filter((_, index) => index % step === 0) : all;
