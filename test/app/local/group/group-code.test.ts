import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { knownGroupCode } from '#app/local/device/group-code.ts';
import { createGroupAndJoin } from '#app/local/group/create-group.ts';
import { retryWithCode } from '#app/local/outbox/rejected.ts';
import { springTrip } from '#test/builders/group.ts';
import { WorldServer } from '#test/worlds/devices.ts';

let server: WorldServer;
beforeEach(async () => {
  server = await WorldServer.open();
  server.groupCode = 'sea-2026-x';
});
afterEach(() => server.close());

const codes = (entries: readonly { name: string; code?: string }[]) => entries.map((one) => [one.name, one.code]);

describe('where groups are opened with a code', () => {
  test('it is remembered on the device from the form on', async () => {
    const ara = server.device('ara');
    expect(await knownGroupCode(ara.device.db)).toBeUndefined();
    await createGroupAndJoin(ara.device, { ...springTrip, groupCode: 'sea-2026-x' });
    expect(await knownGroupCode(ara.device.db)).toBe('sea-2026-x');
  });

  test.each([
    [undefined, 'group_code_missing'],
    ['sea-2025-x', 'group_code_wrong'],
  ])(
    'a group that waited with the code %s is refused, and goes through with the right one: nothing is lost',
    async (typed, said) => {
      const ara = server.device('ara');
      const { groupId } = await createGroupAndJoin(ara.device, {
        ...springTrip,
        ...(typed === undefined ? {} : { groupCode: typed }),
      });
      await ara.sync(groupId);
      expect(codes(await ara.entries('rejected'))).toEqual([['createGroup', said]]);
      expect(codes(await ara.entries('pending'))).toEqual([['joinGroup', undefined]]);

      const [refused] = await ara.entries('rejected');
      await retryWithCode(ara.device, refused?.mutationId ?? '', 'sea-2026-x');
      await ara.sync(groupId);
      expect(await ara.entries('rejected')).toEqual([]);
      expect(await ara.entries('pending')).toEqual([]);
      const view = await ara.view(groupId);
      expect(view.get('group', groupId)?.data.name).toBe(springTrip.name);
      expect(view.list('member').map((one) => one.data.name)).toEqual(['Ara']);
      expect(await knownGroupCode(ara.device.db)).toBe('sea-2026-x');
    },
  );

  test('a group that a restored server has lost is offered again with the code, though its done write no longer holds it', async () => {
    const ara = server.device('ara');
    const before = await server.backup();
    const { groupId } = await createGroupAndJoin(ara.device, { ...springTrip, groupCode: 'sea-2026-x' });
    await ara.sync(groupId);
    expect(JSON.stringify(await ara.entries('done'))).not.toContain('sea-2026-x');
    await server.restore(before);
    for (let round = 0; round < 4; round += 1) await ara.sync(groupId);
    expect(await ara.entries('rejected')).toEqual([]);
    expect((await ara.view(groupId)).list('member').map((one) => one.data.name)).toEqual(['Ara']);
    expect(await server.db('group_profiles').count({ n: '*' }).first()).toMatchObject({ n: 1 });
  });
});
