import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { builtServer } from '#test/worlds/program.ts';
import { postgresUrl } from '#test/worlds/stores.ts';
import { postgresForChaos, sqliteForChaos, type ChaosDatabase } from './chaos-database.ts';
import { runChaos, type ChaosOptions, type Figures } from './run-chaos.ts';

let database: ChaosDatabase | undefined;
afterEach(async () => {
  await database?.remove();
  database = undefined;
});

const small = {
  seed: 7,
  devices: 5,
  gapMs: { least: 500, most: 1_500 },
  gapAnswers: 15,
  pauseMs: 40,
  server: builtServer,
  log: () => undefined,
} satisfies Partial<ChaosOptions>;

function expectNothingLost(figures: Figures): void {
  expect(figures.problems).toEqual([]);
  expect(figures).toMatchObject({ lost: 0, doubled: 0 });
  const { refused, lostAnswer, cutAnswer, halfClosed, cutRequest } = figures.injected;
  expect(refused + lostAnswer + cutAnswer + halfClosed + cutRequest).toBeGreaterThan(0);
}

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

describe('two server processes on one PostgreSQL', () => {
  if (!postgresUrl) {
    it.skip('are not run: TEST_DATABASE_URL is not set');
    return;
  }
  it('S1, S2, S4, S15, L1, L2 lose nothing and double nothing while they are killed and restarted one after the other, their LISTEN is cut and the database is stopped', async () => {
    database = await postgresForChaos(small.log);
    const figures = await runChaos({
      ...small,
      aim: { writes: 300 },
      database,
      processes: 2,
      leastFaults: { killed: 2, listenCut: 1, rolled: 1, ...(database.server ? { databaseStopped: 1 } : {}) },
    });
    expectNothingLost(figures);
    expect(figures.writes).toBeGreaterThanOrEqual(300);
  });
});
