import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { postgresUrl } from '#test/worlds/stores.ts';
import { postgresForChaos, type ChaosDatabase } from './chaos-database.ts';
import { runChaos } from './run-chaos.ts';
import { expectNothingLost, small } from './small-run.ts';

let database: ChaosDatabase | undefined;
afterEach(async () => {
  await database?.remove();
  database = undefined;
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
