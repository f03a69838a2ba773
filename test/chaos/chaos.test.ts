import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { builtServer } from '#test/worlds/program.ts';
import { runChaos } from './run-chaos.ts';

it('S1, S2, S4, S15, L1, L2 devices on a bad network with a server that is killed again and again lose nothing, double nothing and end up alike', async () => {
  const figures = await runChaos({
    seed: 7,
    devices: 5,
    writes: 500,
    killAfterMs: { least: 500, most: 1_500 },
    leastAnswers: 15,
    leastKills: 3,
    pauseMs: 40,
    server: builtServer,
    log: () => undefined,
  });
  expect(figures.problems).toEqual([]);
  expect(figures).toMatchObject({ lost: 0, doubled: 0 });
  expect(figures.kills).toBeGreaterThanOrEqual(3);
  expect(figures.writes).toBeGreaterThanOrEqual(500);
  const { refused, lostAnswer, cutAnswer, halfClosed, cutRequest } = figures.injected;
  expect(refused + lostAnswer + cutAnswer + halfClosed + cutRequest).toBeGreaterThan(0);
});
