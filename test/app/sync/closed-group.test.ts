import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGroup, findGroup, rememberGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { keepOrganizerToken, organizerToken, rotateShareUrl, updateGroup } from '#app/local/group/organizer.ts';
import { castDateVote } from '#app/local/group/votes.ts';
import { springTrip } from '#test/builders/group.ts';
import { WorldServer, type TestDevice } from '#test/worlds/devices.ts';

describe('a new link has closed the group (founding decision 27)', () => {
  let server: WorldServer;
  let organizer: TestDevice;
  let other: TestDevice;
  let group: { groupId: string; shareUrl: string; name: string };

  beforeEach(async () => {
    server = await WorldServer.open();
    organizer = server.device('organizer');
    other = server.device('other');
    group = await createGroup(organizer.device, springTrip);
    await organizer.sync(group.groupId);
    await rememberGroup(other.device, group);
    await other.sync(group.groupId);
  });

  afterEach(() => server.close());

  const close = async () => {
    await rotateShareUrl(organizer.device, group.groupId);
    await updateGroup(organizer.device, group.groupId, { name: '가을 여행' });
    await organizer.sync(group.groupId);
  };
  const nameOn = async (member: TestDevice) =>
    (await member.view(group.groupId)).get('group', group.groupId)?.data.name;
  const archived = async () => (await other.device.db.groups.get(group.groupId))?.archived;

  test('L2: another device of the organizer reads on, with nothing to send', async () => {
    const token = (await organizerToken(organizer.device, group.groupId)) ?? '';
    await keepOrganizerToken(other.device, group.groupId, token);
    await close();
    await other.sync(group.groupId);
    expect(await archived()).toBeUndefined();
    expect(await nameOn(other)).toBe('가을 여행');
  });

  test('the link that it replaced leads whoever is in to their group, and the device that it shut out only to what it has', async () => {
    const member = server.device('member');
    await rememberGroup(member.device, group);
    await joinGroup(member.device, group.groupId, 'Bo');
    await member.sync(group.groupId);
    await close();
    for (const one of [member, other]) await one.sync(group.groupId);
    const { shareUrl = '' } = (await findGroup(organizer.device.db, group.groupId)) ?? {};
    expect(shareUrl).not.toBe(group.shareUrl);
    for (const link of [group.shareUrl, shareUrl])
      expect(await findGroup(member.device.db, link)).toMatchObject({ groupId: group.groupId, shareUrl });
    expect(await findGroup(other.device.db, group.shareUrl)).toMatchObject({ archived: 'closed' });
  });

  test('S10: a device with the old link alone reads nothing new, is told so, and keeps what it made until the new link is opened', async () => {
    await close();
    const session = await joinGroup(other.device, group.groupId, 'Bo');
    await castDateVote(other.device, session, '2027-04-03');
    await other.sync(group.groupId);
    expect(await archived()).toBe('closed');
    expect(await nameOn(other)).toBe('봄 여행');
    expect(await other.entries('pending')).toHaveLength(2);
    const { shareUrl } = (await organizer.device.db.groups.get(group.groupId)) ?? group;
    await rememberGroup(other.device, { ...group, shareUrl });
    await other.sync(group.groupId);
    expect(await archived()).toBeUndefined();
    expect(await nameOn(other)).toBe('가을 여행');
    expect(await other.entries('pending')).toEqual([]);
  });
});
