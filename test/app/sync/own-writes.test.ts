import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rememberGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { removeMember } from '#app/local/group/organizer.ts';
import { castDateVote, rateDestination } from '#app/local/group/votes.ts';
import { exchangeOnce } from '#app/sync/exchange.ts';
import { broughtBack } from '#test/builders/brought-back.ts';
import { memberOnTwoDevices, WorldServer, type TestDevice } from '#test/worlds/devices.ts';

const date = '2027-04-03';

describe('S6: an own write', () => {
  let server: WorldServer;
  beforeEach(async () => {
    server = await WorldServer.open();
  });
  afterEach(() => server.close());

  const dates = async (device: TestDevice, groupId: string) =>
    (await device.view(groupId)).list('dateVote').map((one) => one.data.date);
  const ratings = async (device: TestDevice, groupId: string) =>
    (await device.view(groupId)).list('rating').map((one) => one.data.rating);

  test('is seen from the moment it is queued: under way, where the answer is lost, and when it is done', async () => {
    const { groupId, first, onFirst } = await memberOnTwoDevices(server);
    await castDateVote(first.device, onFirst, date);
    const seen = [await dates(first, groupId)];
    const isLost = new Error('the answer is lost');
    const post = async (request: Parameters<WorldServer['answer']>[0]) => {
      seen.push(await dates(first, groupId));
      await server.answer(request);
      seen.push(await dates(first, groupId));
      throw isLost;
    };
    const ports = { now: () => first.now(), timer: () => () => undefined, broughtBack };
    await exchangeOnce(first.device.db, groupId, post, ports).catch((error: unknown) => {
      expect(error).toBe(isLost);
    });
    seen.push(await dates(first, groupId));
    expect(await first.entries('pending')).toHaveLength(1);
    await first.sync(groupId);
    expect(await first.entries('pending')).toEqual([]);
    seen.push(await dates(first, groupId));
    expect(seen).toEqual([[date], [date], [date], [date], [date]]);
  });

  test('is seen until it is refused, and then no more', async () => {
    const { groupId, first } = await memberOnTwoDevices(server);
    const tablet = server.device('tablet');
    const { shareUrl, name } = (await first.view(groupId)).get('group', groupId)?.data ?? { shareUrl: '', name: '' };
    await rememberGroup(tablet.device, { groupId, shareUrl, name });
    await tablet.sync(groupId);
    const bo = await joinGroup(tablet.device, groupId, 'Bo');
    await tablet.sync(groupId);
    await first.sync(groupId);
    await removeMember(first.device, groupId, bo.memberId);
    await first.sync(groupId);

    await castDateVote(tablet.device, bo, date);
    expect(await dates(tablet, groupId)).toEqual([date]);
    await tablet.sync(groupId);
    expect((await tablet.entries('rejected')).map(({ name, code }) => [name, code])).toEqual([
      ['castDateVote', 'member_removed'],
    ]);
    expect(await dates(tablet, groupId)).toEqual([]);
  });

  test('is seen until a later one beats it: then that one is', async () => {
    const { groupId, first, second, onFirst, onSecond } = await memberOnTwoDevices(server);
    await rateDestination(first.device, onFirst, 'japan/osaka', 5);
    server.pass(1000);
    await rateDestination(second.device, onSecond, 'japan/osaka', 2);
    await second.sync(groupId);
    expect([await ratings(first, groupId), await ratings(second, groupId)]).toEqual([[5], [2]]);
    await first.sync(groupId);
    expect([await ratings(first, groupId), await ratings(second, groupId)]).toEqual([[2], [2]]);
    expect((await first.entries('done')).at(-1)?.code).toBe('superseded');
  });
});
