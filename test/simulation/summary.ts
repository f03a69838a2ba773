import type { Counters } from './simulation.ts';

/** How often each thing occurred, by name. */
export const summaryOf = (counters: Counters): string =>
  Object.entries(counters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, times]) => `${what} ${times}`)
    .join(', ');
