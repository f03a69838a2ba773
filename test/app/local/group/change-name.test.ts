import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { createGroup, readGroup } from '#app/local/group/groups.ts';
import { changeName } from '#app/local/group/change-name.ts';
import { findMemberByName, joinGroup } from '#app/local/group/members.ts';
import { SeededRandom } from '#test/worlds/seeded-random.ts';

test('a corrected name is the member’s at once, for the own session, too, and the old one is nobody’s', async () => {
  let now = 1_000;
  const device: Device = { db: new LocalDb('change-name'), now: () => (now += 1), random: new SeededRandom(1).bytes };
  const { groupId } = await createGroup(device, {
    name: 'Spring',
    description: '',
    createdBy: 'Ara',
    creatorEmail: 'ara@example.com',
    surveyType: 'default',
  });
  const session = await joinGroup(device, groupId, 'Bpo');
  await changeName(device, session, ' Bo ');
  const group = await readGroup(device.db, groupId);
  expect(group).toMatchObject({ kind: 'ready', session: { id: session.id, name: 'Bo' } });
  expect((await findMemberByName(device, groupId, 'bo'))?.id).toBe(session.memberId);
  expect(await findMemberByName(device, groupId, 'Bpo')).toBeUndefined();
});
