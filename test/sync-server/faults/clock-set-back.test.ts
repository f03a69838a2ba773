import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageHealth } from '#server/kernel/storage-failure.ts';
import { takeDay } from '#server/mail/store.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

const minuteMs = 60_000;
const yearMs = 365 * 24 * 60 * minuteMs;

let world: RunningServer;
beforeEach(async () => {
  world = await RunningServer.start({ rateLimits: true });
});
afterEach(() => world.close());

describe('a server whose clock stood ahead and is set right', () => {
  it('still has a budget for whoever was here before', async () => {
    const group = await world.openGroup();
    const { sessionToken } = await world.login(group.id, '민지');
    const vote = async (date: string) =>
      world.sync({ groupId: group.id, tokens: [sessionToken], mutations: [aMutation('castDateVote', { date })] });
    await vote('2026-04-03');
    world.pass(-60 * minuteMs);
    expect((await world.get(`/api/groups/${group.id}`)).status).toBe(200);
    expect(await vote('2026-04-04')).toMatchObject({ results: [{ code: 'applied' }] });
  });

  it('opens a name again a quarter of an hour after the last wrong PIN', async () => {
    const group = await world.openGroup();
    const { sessionToken } = await world.login(group.id, '민지');
    const pin = aMutation('setPin', { pin: '1234' });
    await world.sync({ groupId: group.id, tokens: [sessionToken], mutations: [pin] });
    const enter = async (tried: string) =>
      (await world.post(`/api/groups/${group.id}/participant-login`, { memberName: '민지', pin: tried })).status;
    world.pass(yearMs);
    for (let time = 0; time < 5; time += 1) expect(await enter('9999')).toBe(403);
    expect(await enter('1234')).toBe(429);
    world.pass(-yearMs);
    world.pass(16 * minuteMs);
    expect(await enter('1234')).toBe(200);
  });

  it('mails an address again that it has mailed then', async () => {
    expect(await takeDay(world.db, 'address', 'of then', world.clock.now + yearMs)).toBe(true);
    expect(await takeDay(world.db, 'address', 'of now', world.clock.now)).toBe(true);
    expect(await takeDay(world.db, 'address', 'of now, too', world.clock.now)).toBe(false);
  });

  it('forgets a failed write of then as it does one of now', () => {
    const clock = { now: yearMs };
    const health = new StorageHealth(() => clock.now);
    health.failed({ code: 'SQLITE_FULL' });
    clock.now = 0;
    expect(health.failure).toBeUndefined();
  });
});
