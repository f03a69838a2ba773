import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { createGroup, readGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { showFit } from '#app/local/group/show-fit.ts';
import { SeededRandom } from '#test/worlds/seeded-random.ts';

test('that a member’s fit is shown by name is so at once on the own device, and is taken back there', async () => {
  let now = 1_000;
  const device: Device = { db: new LocalDb('show-fit'), now: () => (now += 1), random: new SeededRandom(1).bytes };
  const { groupId } = await createGroup(device, {
    name: 'Spring',
    description: '',
    createdBy: 'Ara',
    creatorEmail: 'ara@example.com',
    surveyType: 'default',
  });
  const session = await joinGroup(device, groupId, 'Bo');
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
