import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { createGroupAndJoin, createTypedGroup } from '#app/local/group/create-group.ts';
import { currentSession } from '#app/local/group/groups.ts';
import { draftKey, readDraft, saveDraft } from '#app/local/answers/drafts.ts';
import { dropSuggestion, readSuggestion } from '#app/local/group/suggestion.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { buildRequest } from '#app/sync/request.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

let made = 0;
let device: Device;
const form = {
  name: '봄 여행',
  description: '',
  createdBy: '  지우 ',
  creatorEmail: 'jiu@example.com',
  surveyType: 'default',
} as const;

beforeEach(() => {
  made += 1;
  let now = 1_000;
  device = { db: new LocalDb(`create-${made}`), now: () => (now += 1), random: new SeededRandom(made).bytes };
});

describe('whoever creates a group', () => {
  test('is a member from the start, on this device under the own name', async () => {
    const { groupId } = await createGroupAndJoin(device, form);
    const session = await currentSession(device.db, groupId);
    expect(session).toMatchObject({ name: '지우', groupId, state: 'active' });
    const members = (await readView(device.db, groupId)).list('member');
    expect(members.map((one) => [one.id, one.data.name, one.data.claimed])).toEqual([
      [session?.memberId, '지우', true],
    ]);
  });

  test('sends the group before the join, in one request', async () => {
    const { groupId } = await createGroupAndJoin(device, form);
    const { request } = await buildRequest(device.db, groupId);
    expect(request.mutations.map((one) => one.name)).toEqual(['createGroup', 'joinGroup']);
  });

  test('suggests to it what waited for a group, once, and says so', async () => {
    await saveDraft(device, draftKey.suggestion, { destinationId: 'japan/fukuoka', name: '후쿠오카', note: '온천!' });
    const { groupId, suggested } = await createGroupAndJoin(device, form);
    expect(suggested).toBe('후쿠오카');
    const { request } = await buildRequest(device.db, groupId);
    expect(request.mutations.map((one) => one.name)).toEqual(['createGroup', 'joinGroup', 'castPlaceVote']);
    const session = await currentSession(device.db, groupId);
    expect((await readView(device.db, groupId)).list('placeVote').map((one) => one.data)).toMatchObject([
      { memberId: session?.memberId, destinationId: 'japan/fukuoka', note: '온천!' },
    ]);
    const next = await createGroupAndJoin(device, form);
    expect(next.suggested).toBeUndefined();
    expect((await readView(device.db, next.groupId)).list('placeVote')).toEqual([]);
  });

  test('suggests nothing that was taken back', async () => {
    await saveDraft(device, draftKey.suggestion, { destinationId: 'japan/fukuoka', name: '후쿠오카', note: '' });
    await dropSuggestion(device);
    const { groupId } = await createGroupAndJoin(device, form);
    expect((await readView(device.db, groupId)).list('placeVote')).toEqual([]);
  });

  test('keeps the suggestion where the group cannot be stored', async () => {
    const suggestion = { destinationId: 'japan/fukuoka', name: '후쿠오카', note: '' };
    await saveDraft(device, draftKey.suggestion, suggestion);
    device.db.sessions.hook('creating', () => {
      throw new Error('the disk is full');
    });
    await expect(createGroupAndJoin(device, form)).rejects.toThrow('the disk is full');
    expect(await readSuggestion(device)).toEqual(suggestion);
  });

  test('has neither group nor session where the join cannot be stored', async () => {
    const { db } = device;
    db.sessions.hook('creating', () => {
      throw new Error('the disk is full');
    });
    await expect(createGroupAndJoin(device, form)).rejects.toThrow('the disk is full');
    expect([await db.groups.count(), await db.outbox.count(), await db.organizers.count()]).toEqual([0, 0, 0]);
  });

  test('finds the new group again after a reload, and an empty form', async () => {
    await saveDraft(device, draftKey.createGroup, form);
    const group = await createTypedGroup(device, form);
    expect(await readDraft(device, draftKey.newGroup)).toEqual(group);
    expect(await readDraft(device, draftKey.createGroup)).toBeUndefined();
  });

  test('has a group where only this record of it cannot be stored, and hears that this device does not save', async () => {
    const told: boolean[] = [];
    device.db.onStorage = (isWorking) => told.push(isWorking);
    device.db.drafts.hook('creating', () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    });
    const { groupId } = await createTypedGroup(device, form);
    expect(await device.db.groups.get(groupId)).toBeDefined();
    expect(told).toContain(false);
  });

  test('has none of a form that cannot be sent, for a reason that its check did not see', async () => {
    await expect(createTypedGroup(device, undefined)).rejects.toThrow(Error);
    expect(await device.db.groups.count()).toBe(0);
  });
});
