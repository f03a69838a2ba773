import { expect } from 'vitest';
import { builtServer } from '#test/worlds/program.ts';
import type { ChaosOptions, Figures } from './run-chaos.ts';

/** What the runs of tests have in common; `npm run chaos` does longer ones. */
export const small = {
  seed: 7,
  devices: 5,
  gapMs: { least: 500, most: 1_500 },
  gapAnswers: 15,
  pauseMs: 40,
  server: builtServer,
  log: () => undefined,
} satisfies Partial<ChaosOptions>;

export function expectNothingLost(figures: Figures): void {
  expect(figures.problems).toEqual([]);
  expect(figures).toMatchObject({ lost: 0, doubled: 0 });
  const { refused, lostAnswer, cutAnswer, halfClosed, cutRequest } = figures.injected;
  expect(refused + lostAnswer + cutAnswer + halfClosed + cutRequest).toBeGreaterThan(0);
}
