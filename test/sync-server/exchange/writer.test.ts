import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writerOf } from '#server/sync/writer.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { ServedGroup } from '#test/worlds/served-group.ts';

let group: ServedGroup;
beforeEach(async () => {
  group = await ServedGroup.open();
});
afterEach(() => group.close());

const writer = (over: Parameters<ServedGroup['request']>[0]) => writerOf(group.db, group.request(over));

test('who writes with a live session or the organiser’s secret is known, whoever else they name', async () => {
  const { token } = await group.joined('아라');
  expect(await writer({ tokens: [token] })).toBe('known');
  expect(await writer({ tokens: [aSecret(), token] })).toBe('known');
  expect(await writer({ organizerToken: group.organizerToken })).toBe('known');
  await group.codes([token], aMutation('logout', {}));
  expect(await writer({ tokens: [token] })).toBe('stranger');
});

test('who brings a secret of nothing, or the link alone, is a stranger', async () => {
  expect(await writer({ tokens: [aSecret()], organizerToken: aSecret() })).toBe('stranger');
  expect(await writer({ shareUrl: group.shareUrl })).toBe('stranger');
});

test('nobody is known in a group that has ended or is not there', async () => {
  const secrets = { organizerToken: group.organizerToken };
  expect(await writer({ ...secrets, groupId: anId() })).toBe('stranger');
  await group.db('groups').where('id', group.id).update({ deleted_at: 1 });
  expect(await writer(secrets)).toBe('stranger');
});

test('nothing is read for who brings no secret', async () => {
  const acquired = vi.spyOn(group.db.client as { acquireConnection: () => unknown }, 'acquireConnection');
  expect(await writer({ shareUrl: group.shareUrl })).toBe('stranger');
  expect(acquired).not.toHaveBeenCalled();
});
