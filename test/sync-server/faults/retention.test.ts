import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPostgres } from '#server/kernel/db.ts';
import { sweep, type Swept } from '#server/retention/sweep.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';

const dayMs = 24 * 60 * 60 * 1000;
let world: RunningServer;
let group: Group;
beforeEach(async () => {
  world = await RunningServer.start({ store: 'sqlite' });
  group = await world.openGroup({ name: 'Verborgenheim', creatorEmail: 'geheim@example.com' });
});
afterEach(() => world.close());

/** All that the database has on the disk, as text. */
async function onDisk(): Promise<string> {
  const [{ file } = { file: '' }] = (await world.db.raw('PRAGMA database_list')) as { file: string }[];
  return [file, `${file}-wal`]
    .filter((one) => existsSync(one))
    .map((one) => readFileSync(one, 'latin1'))
    .join('\n');
}
const clean = (): Promise<Swept> => sweep(world.db, world.clock.now, 12);
const answer = async (token: string, otherDescription: string) => {
  world.pass(1_000);
  return world.sync({
    groupId: group.id,
    tokens: [token],
    mutations: [
      aMutation(
        'saveSimpleResponse',
        { payload: aPayload({ mainType: 'other', subcats: [], otherDescription }) },
        { timestamp: world.clock.now },
      ),
    ],
  });
};
const organize = (name: 'removeMember' | 'deleteGroup', input: never) =>
  world.sync({
    groupId: group.id,
    organizerToken: group.organizerToken,
    mutations: [aMutation(name, input, { actor: 'organizer', timestamp: world.clock.now })],
  });

describe('what the app says is gone', () => {
  it('is gone from the file after a week: a deleted group', async () => {
    expect(isPostgres(world.db)).toBe(false);
    const { sessionToken } = await world.login(group.id, 'Nadelkissen');
    await answer(sessionToken, 'Walfischgesang');
    await organize('deleteGroup', {} as never);
    world.pass(6 * dayMs);
    expect((await clean()).groups).toBe(0);
    expect(await onDisk()).toContain('Walfischgesang');
    world.pass(2 * dayMs);
    expect((await clean()).groups).toBe(1);
    const left = await onDisk();
    for (const text of ['Walfischgesang', 'Nadelkissen', 'Verborgenheim', 'geheim@example.com', group.shareUrl])
      expect(left.includes(text), text).toBe(false);
    // A phone that comes back late is told, and does not make the group anew.
    expect((await world.sync({ groupId: group.id })).kind).toBe('gone');
    expect((await world.get(`/api/groups/${group.id}`)).status).toBe(410);
    expect((await clean()).groups).toBe(0);
  });

  it('is gone from the file after a week: a removed member, with name, answers and PIN', async () => {
    const { sessionToken, memberId } = await world.login(group.id, 'Nadelkissen');
    await answer(sessionToken, 'Walfischgesang');
    await world.login(group.id, 'Nadelkissen');
    await organize('removeMember', { memberId } as never);
    world.pass(8 * dayMs);
    expect((await clean()).members).toBe(1);
    const left = await onDisk();
    for (const text of ['Walfischgesang', 'Nadelkissen']) expect(left.includes(text), text).toBe(false);
    expect(left).toContain('Verborgenheim');
    expect((await world.sync({ groupId: group.id })).kind).toBe('reset');
  });

  it('is gone from the file after a week: an answer that was replaced', async () => {
    const { sessionToken } = await world.login(group.id, 'Nadelkissen');
    await answer(sessionToken, 'Walfischgesang');
    await answer(sessionToken, 'Sternenstaub');
    world.pass(8 * dayMs);
    expect((await clean()).answers).toBe(1);
    const left = await onDisk();
    expect(left.includes('Walfischgesang')).toBe(false);
    expect(left).toContain('Sternenstaub');
  });

  it('is gone after a week: what was kept of a mutation that ended in an exception', async () => {
    await world.db('poisoned').insert({
      group_id: group.id,
      mutation_id: 'm-12345678',
      tries: 3,
      mutation: '{"name":"Walfischgesang"}',
      at: world.clock.now,
    });
    world.pass(8 * dayMs);
    await clean();
    expect((await onDisk()).includes('Walfischgesang')).toBe(false);
    expect(await world.db('poisoned').select('tries', 'mutation')).toEqual([{ tries: 3, mutation: null }]);
  });
});

describe('a group in which nothing happens', () => {
  it('is deleted after RETENTION_MONTHS, and a week later is gone; one with a write in between is not', async () => {
    const other = await world.openGroup();
    world.pass(300 * dayMs);
    await world.login(other.id, '민지');
    world.pass(70 * dayMs);
    expect(await clean()).toMatchObject({ expired: 1, groups: 0 });
    expect((await world.sync({ groupId: group.id })).kind).toBe('gone');
    world.pass(8 * dayMs);
    expect(await clean()).toMatchObject({ expired: 0, groups: 1 });
    expect((await onDisk()).includes('Verborgenheim')).toBe(false);
    expect((await world.get(`/api/groups/${other.id}`)).status).toBe(200);
  });
});
