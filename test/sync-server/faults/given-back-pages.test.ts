import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '#server/retention/sweep.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

const dayMs = 24 * 60 * 60 * 1000;
const secret = 'Walfischgesang';

describe('the SQLite file after the daily sweep', () => {
  let world: RunningServer;
  let file: string;
  beforeEach(async () => {
    world = await RunningServer.start({ store: 'sqlite' });
    [{ file }] = (await world.db.raw('PRAGMA database_list')) as [{ file: string }];
  });
  afterEach(() => world.close());

  const holds = (text: string) =>
    [file, `${file}-wal`].some((one) => existsSync(one) && readFileSync(one, 'latin1').includes(text));
  const freePages = async () =>
    ((await world.db.raw('PRAGMA freelist_count')) as [{ freelist_count: number }])[0].freelist_count;

  it('has given the pages of what was deleted back, and none of its bytes is left', async () => {
    const { id } = await world.openGroup();
    await world.db.raw('PRAGMA wal_checkpoint(TRUNCATE)');
    const before = statSync(file).size;
    const at = world.clock.now;
    for (let member = 0; member < 1_500; member += 1)
      await world.db('given_answers').insert({
        group_id: id,
        member_id: `m${member}`,
        kind: 'simple',
        mutation_id: `m-${member}`,
        answer: `${secret} ${randomBytes(2_000).toString('hex')}`,
        is_private: 0,
        budget_timestamp: 0,
        given_at: at,
        replaced_at: at,
      });
    await world.db.raw('PRAGMA wal_checkpoint(TRUNCATE)');
    const full = statSync(file).size;
    expect(full).toBeGreaterThan(before + 5_000_000);
    expect(holds(secret)).toBe(true);
    world.pass(8 * dayMs);
    await sweep(world.db, world.clock.now, 12);
    expect(holds(secret)).toBe(false);
    expect(await freePages()).toBe(0);
    expect(statSync(file).size).toBeLessThan(before + (full - before) / 10);
    expect(await world.db.raw('PRAGMA quick_check')).toEqual([{ quick_check: 'ok' }]);
  });
});
