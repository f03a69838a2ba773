import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { LocalDb } from '#app/local/device/db.ts';
import { groupsHere } from '#app/local/device/groups-here.ts';
import { countGroupsHere } from '#app/local/group/count-groups-here.ts';

test('the count of groups that is known before the storage is open follows what the landing page lists', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(groupsHere()).toBe(0);
  const db = new LocalDb('groups-here');
  const problems: unknown[] = [];
  countGroupsHere(db, (error) => problems.push(error));
  for (const groupId of ['a', 'b', 'c'])
    await db.groups.put({ groupId, shareUrl: groupId, name: groupId, openedAt: 1 });
  await vi.waitFor(() => expect(groupsHere()).toBe(3));
  await db.groups.update('a', { leaving: true });
  await db.groups.update('b', { archived: 'gone' });
  await vi.waitFor(() => expect(groupsHere()).toBe(1));
  expect(problems).toEqual([]);
  vi.unstubAllGlobals();
});

test('where nothing may be kept no group is known before', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  expect(groupsHere()).toBe(0);
  vi.unstubAllGlobals();
});
