import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createGroup, findGroup } from '#app/local/group/groups.ts';
import { applyResponse } from '#app/sync/response.ts';
import { buildRequest } from '#app/sync/request.ts';
import { LocalDb } from '#app/local/device/db.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

test('the day on which a group ends is kept while the server names it, and forgotten when it does not', async () => {
  const device = { db: new LocalDb('expiry'), now: () => 1_000, random: new SeededRandom(3).bytes };
  const { groupId } = await createGroup(device, {
    name: '봄 여행',
    description: '',
    createdBy: '지우',
    creatorEmail: 'jiu@example.com',
    surveyType: 'default',
  });
  const hear = async (expiresAt?: number) => {
    const answer = {
      proto: 1 as const,
      kind: 'reset' as const,
      version: 1,
      nonce: 'n',
      rows: [],
      latest: 1,
      results: [],
      ...(expiresAt === undefined ? {} : { expiresAt }),
    };
    await device.db.cursors.clear();
    await applyResponse(device.db, await buildRequest(device.db, groupId), answer, { sentMs: 0, receivedMs: 1 });
    return (await findGroup(device.db, groupId))?.expiresAt;
  };
  expect(await hear(5_000)).toBe(5_000);
  expect(await hear()).toBeUndefined();
});
