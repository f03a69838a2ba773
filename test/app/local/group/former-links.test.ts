import { afterEach, expect, test } from 'vitest';
import { createGroup, findGroup, rememberGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { rotateShareUrl } from '#app/local/group/organizer.ts';
import { springTrip } from '#test/builders/group.ts';
import { WorldServer } from '#test/worlds/devices.ts';

let server: WorldServer;
afterEach(() => server.close());

test('a member who has opened the new link before their rows told of it opens the group by the former one too', async () => {
  server = await WorldServer.open();
  const [organizer, bo] = [server.device('organizer'), server.device('bo')];
  const group = await createGroup(organizer.device, springTrip);
  const { groupId, shareUrl: former } = group;
  await organizer.sync(groupId);
  await rememberGroup(bo.device, group);
  await joinGroup(bo.device, groupId, 'Bo');
  await bo.sync(groupId);
  await rotateShareUrl(organizer.device, groupId);
  await organizer.sync(groupId);
  const { shareUrl } = (await organizer.device.db.groups.get(groupId)) ?? {};
  await rememberGroup(bo.device, { groupId, shareUrl: shareUrl ?? '', name: group.name });
  expect((await findGroup(bo.device.db, former))?.groupId).toBe(groupId);
  await bo.sync(groupId);
  expect((await findGroup(bo.device.db, former))?.groupId).toBe(groupId);
  expect((await findGroup(bo.device.db, shareUrl ?? ''))?.groupId).toBe(groupId);
});
