import type { ExchangeResponse } from '#shared/protocol/sync.ts';

/** The code of every mutation of an exchange; the kind of the answer where it has no results. */
export const codesOf = (answer: ExchangeResponse): string[] =>
  'results' in answer ? answer.results.map((one) => one.code) : [answer.kind];
