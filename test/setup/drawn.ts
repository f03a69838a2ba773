/**
 * How many of a long draw are drawn: `all` by `npm test` and `npm run proof`, `onCommit` where CI leaves out what is long (docs/decisions/0062).
 */
export const drawn = (all: number, onCommit: number): number => (process.env['LONG_TESTS'] === 'no' ? onCommit : all);
