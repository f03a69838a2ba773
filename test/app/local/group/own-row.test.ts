import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { createGroup, readGroup } from '#app/local/group/groups.ts';
import { changeName } from '#app/local/group/change-name.ts';
import { findMemberByName, joinGroup } from '#app/local/group/members.ts';
import { showFit } from '#app/local/group/show-fit.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

/** A member of a new group, on a device of their own. */
async function aMember(name: string) {
  let now = 1_000;
  const device: Device = { db: new LocalDb(name), now: () => (now += 1), random: new SeededRandom(1).bytes };
  const { groupId } = await createGroup(device, {
    name: 'Spring',
    description: '',
    createdBy: 'Ara',
    creatorEmail: 'ara@example.com',
    surveyType: 'default',
  });
  return { device, groupId, session: await joinGroup(device, groupId, name) };
}

test('a corrected name is the member’s at once, for the own session, too, and the old one is nobody’s', async () => {
  const { device, groupId, session } = await aMember('Bpo');
  await changeName(device, session, ' Bo ');
  const group = await readGroup(device.db, groupId);
  expect(group).toMatchObject({ kind: 'ready', session: { id: session.id, name: 'Bo' } });
  expect((await findMemberByName(device, groupId, 'bo'))?.id).toBe(session.memberId);
  expect(await findMemberByName(device, groupId, 'Bpo')).toBeUndefined();
});

test('that a member’s fit is shown by name is so at once on the own device, and is taken back there', async () => {
  const { device, groupId, session } = await aMember('Cho');
  const isShown = async () => {
    const group = await readGroup(device.db, groupId);
    return group.kind === 'ready' && group.view.get('member', session.memberId)?.data.showsFit;
  };
  expect(await isShown()).toBeUndefined();
  await showFit(device, session, true);
  expect(await isShown()).toBe(true);
  await showFit(device, session, false);
  expect(await isShown()).toBe(false);
});
