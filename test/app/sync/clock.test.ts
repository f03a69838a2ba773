import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { castDateVote, withdrawDateVote } from '#app/local/group/votes.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { dateVotes } from '#server/vote/store.ts';
import { memberOnTwoDevices, WorldServer, type TestDevice } from '#test/worlds/devices.ts';

const date = '2027-04-03';
const yearMs = 365 * 24 * 60 * 60 * 1000;

describe('writes are ordered by what people did, whatever their clocks say (P6)', () => {
  let server: WorldServer;
  let groupId: string;
  let first: TestDevice;
  let second: TestDevice;
  let onFirst: StoredSession;
  let onSecond: StoredSession;

  beforeEach(async () => {
    server = await WorldServer.open();
    ({ groupId, first, second, onFirst, onSecond } = await memberOnTwoDevices(server));
  });

  afterEach(() => server.close());

  const votes = async (): Promise<number> => (await dateVotes.live(server.db, groupId)).length;

  test('fault list 1: on a device that is 90 s slow, a vote after a withdrawal that it has seen counts', async () => {
    await castDateVote(first.device, onFirst, date);
    await first.sync(groupId);
    first.clockErrorMs = -90_000;
    await second.sync(groupId);
    await withdrawDateVote(second.device, onSecond, date);
    await second.sync(groupId);
    await first.sync(groupId);
    await castDateVote(first.device, onFirst, date);
    await first.sync(groupId);
    expect(await votes()).toBe(1);
    expect((await first.entries('done')).at(-1)?.code).toBe('applied');
  });

  test('fault list 1: the same when the withdrawal came with a reset, which brings no tombstones', async () => {
    await castDateVote(first.device, onFirst, date);
    await first.sync(groupId);
    await second.sync(groupId);
    second.clockErrorMs = 40_000;
    await withdrawDateVote(second.device, onSecond, date);
    await second.sync(groupId);
    await first.device.db.cursors.delete(groupId);
    await first.device.db.outbox.where('state').equals('done').delete();
    await first.sync(groupId);
    await castDateVote(first.device, onFirst, date);
    await first.sync(groupId);
    expect(await votes()).toBe(1);
  });

  test('fault list 2: a clock that stood a year ahead for one write does not beat what the person wants later elsewhere', async () => {
    first.clockErrorMs = yearMs;
    await castDateVote(first.device, onFirst, '2027-05-05');
    await first.sync(groupId);
    first.clockErrorMs = 0;
    server.pass(60_000);
    await first.sync(groupId);
    await castDateVote(first.device, onFirst, date);
    server.pass(5 * 60_000);
    await second.sync(groupId);
    await withdrawDateVote(second.device, onSecond, date);
    await second.sync(groupId);
    await first.sync(groupId);
    expect(await votes()).toBe(1);
    expect((await first.entries('done')).at(-1)?.code).toBe('superseded');
  });

  test('fault list 2: what it keeps of the write to offer it again does not lie in the future either', async () => {
    first.clockErrorMs = yearMs;
    await castDateVote(first.device, onFirst, date);
    await first.sync(groupId);
    expect((await first.entries('done')).at(-1)?.timestamp).toBeLessThanOrEqual(server.nowMs + 60_000);
    expect((await server.db('date_votes').first('timestamp'))?.timestamp).toBeLessThanOrEqual(server.nowMs + 60_000);
  });

  test('a device learns the time: a clock that is an hour slow orders its offline writes rightly', async () => {
    first.clockErrorMs = -3_600_000;
    await first.sync(groupId);
    await second.sync(groupId);
    await withdrawDateVote(second.device, onSecond, date);
    server.pass(60_000);
    await castDateVote(first.device, onFirst, date);
    await second.sync(groupId);
    await first.sync(groupId);
    expect(await votes()).toBe(1);
  });
});
