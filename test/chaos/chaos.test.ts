import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { sqliteForChaos, type ChaosDatabase } from './chaos-database.ts';
import { runChaos } from './run-chaos.ts';
import { expectNothingLost, small } from './small-run.ts';

let database: ChaosDatabase | undefined;
afterEach(async () => {
  await database?.remove();
  database = undefined;
});

it('S1, S2, S4, S15, L1, L2 devices on a bad network with a server that is killed again and again lose nothing, double nothing and end up alike', async () => {
  database = await sqliteForChaos();
  const figures = await runChaos({
    ...small,
    aim: { writes: 500 },
    database,
    processes: 1,
    leastFaults: { killed: 3 },
  });
  expectNothingLost(figures);
  expect(figures.faults.killed).toBeGreaterThanOrEqual(3);
  expect(figures.writes).toBeGreaterThanOrEqual(500);
});
