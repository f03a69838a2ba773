import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweeps } from '#migrations/0005-sweeps.ts';
import { sweep } from '#server/retention/sweep.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';

const dayMs = 24 * 60 * 60 * 1000;
let world: RunningServer;
let group: Group;
beforeEach(async () => {
  world = await RunningServer.start({ retentionMonths: 12 });
  group = await world.openGroup();
});
afterEach(() => world.close());

const expiresAt = async (): Promise<number | undefined> => {
  const answer = await world.sync({ groupId: group.id });
  return 'expiresAt' in answer ? answer.expiresAt : undefined;
};

describe('a group in which nothing happens', () => {
  it('says for 30 days when it will be deleted, and is deleted then', async () => {
    world.pass(334 * dayMs);
    expect(await expiresAt()).toBeUndefined();
    world.pass(2 * dayMs);
    const at = (await expiresAt()) ?? 0;
    expect((at - world.clock.now) / dayMs).toBeCloseTo(29.28, 1);
    world.clock.now = at - 1;
    expect((await sweep(world.db, world.clock.now, 12)).expired).toBe(0);
    world.pass(2);
    expect((await sweep(world.db, world.clock.now, 12)).expired).toBe(1);
    expect(await world.sync({ groupId: group.id })).toMatchObject({ kind: 'gone' });
  });

  it('says so no more once something happens', async () => {
    world.pass(350 * dayMs);
    expect(await expiresAt()).toBeDefined();
    const { sessionToken } = await world.login(group.id, '민지');
    await world.sync({
      groupId: group.id,
      tokens: [sessionToken],
      mutations: [aMutation('castTypeVote', { type: 'golf' })],
    });
    expect(await expiresAt()).toBeUndefined();
  });

  const swept = async (): Promise<number> => (await sweep(world.db, world.clock.now, 12)).expired;

  it('is kept when the clock of the server stands years ahead for a while', async () => {
    expect(await swept()).toBe(0);
    world.pass(3_650 * dayMs);
    for (let day = 0; day < 29; day += 1, world.pass(dayMs)) expect(await swept()).toBe(0);
    world.clock.now -= 3_650 * dayMs;
    expect(await swept()).toBe(0);
    expect((await world.sync({ groupId: group.id })).kind).toBe('reset');
  });

  it('is told of it for 30 days also when the server did not run when it should have been', async () => {
    expect(await swept()).toBe(0);
    world.pass(400 * dayMs);
    expect(await swept()).toBe(0);
    for (let day = 0; day < 29; day += 1) {
      world.pass(dayMs);
      expect([await swept(), (await expiresAt()) !== undefined]).toEqual([0, true]);
    }
    world.pass(dayMs);
    expect(await swept()).toBe(1);
  });

  it('is deleted on its day again soon after a clock that stood ahead was set right', async () => {
    for (let day = 0; day < 340; day += 20, world.pass(20 * dayMs)) expect(await swept()).toBe(0);
    world.pass(3_650 * dayMs);
    expect(await swept()).toBe(0);
    world.pass(-3_650 * dayMs);
    let expired = 0;
    for (let day = 0; day < 31; day += 1, world.pass(dayMs)) expired += await swept();
    expect(expired).toBe(1);
  });

  it('is told of it for 30 days also when the server is started again, after months, by the first version that notes its sweeps', async () => {
    world.pass(400 * dayMs);
    await world.db.schema.dropTable('sweeps');
    await sweeps.up(world.db);
    expect(await swept()).toBe(0);
    for (let day = 0; day < 29; day += 1, world.pass(dayMs)) expect(await swept()).toBe(0);
    world.pass(dayMs);
    expect(await swept()).toBe(1);
  });
});
