import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGroup, rememberGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { keepOrganizerToken, organizerToken, rotateShareUrl, updateGroup } from '#app/local/group/organizer.ts';
import { castDateVote } from '#app/local/group/votes.ts';
import { springTrip } from '#test/builders/group.ts';
import { WorldServer, type TestDevice } from '#test/worlds/devices.ts';

describe('a new link has closed the group (decision 27)', () => {
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
  const nameOn = async (phone: TestDevice) => (await phone.view(group.groupId)).get('group', group.groupId)?.data.name;
  const archived = async () => (await other.device.db.groups.get(group.groupId))?.archived;

  test('L2: another device of the organizer reads on, with nothing to send', async () => {
    const token = (await organizerToken(organizer.device, group.groupId)) ?? '';
    await keepOrganizerToken(other.device, group.groupId, token);
    await close();
    await other.sync(group.groupId);
    expect(await archived()).toBeUndefined();
    expect(await nameOn(other)).toBe('가을 여행');
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
