import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPostgres } from '#server/kernel/db.ts';
import { sweep, type Swept } from '#server/retention/sweep.ts';
import { everyBody } from '#test/builders/every-write.ts';
import { aMutation, aSecret } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';
import { RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';
import { everyStore, type StoreName } from '#test/worlds/stores.ts';

const dayMs = 24 * 60 * 60 * 1000;
let world: RunningServer;
let group: Group;
const start = async (store: StoreName) => {
  world = await RunningServer.start({ store });
  group = await world.openGroup({ name: 'Verborgenheim', createdBy: 'Gruendler', creatorEmail: 'geheim@example.com' });
};
afterEach(() => world.close());

/**
 * All that the database has: of SQLite every byte on the disk, of PostgreSQL every row of every table, as a dump would
 * have it.
 */
async function onDisk(): Promise<string> {
  if (isPostgres(world.db)) {
    const { rows: tables } = await world.db.raw<{ rows: { tablename: string }[] }>(
      'SELECT tablename FROM pg_tables WHERE schemaname = current_schema()',
    );
    expect(tables.length).toBeGreaterThan(20);
    const texts = await Promise.all(
      tables.map(async ({ tablename }) => {
        await world.db.raw('VACUUM ??', [tablename]);
        const found = await world.db.raw<{
          rows: { row: string }[];
        }>('SELECT t::text AS row FROM ?? t', [tablename]);
        return found.rows.map(({ row }) => row);
      }),
    );
    return texts.flat().join('\n');
  }
  const [{ file } = { file: '' }] = await world.db.raw<{ file: string }[]>('PRAGMA database_list');
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

describe.each(everyStore)('what the app says is gone, on %s', (store) => {
  beforeEach(() => start(store));

  it('is gone from the database after a week: a deleted group', async () => {
    expect(isPostgres(world.db)).toBe(store === 'postgres');
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

  it('is gone for one group after the other: a sweep that is stopped leaves the rest to the next', async () => {
    const first = group;
    group = await world.openGroup();
    for (const one of [first, group]) {
      group = one;
      await organize('deleteGroup', {} as never);
    }
    world.pass(8 * dayMs);
    const stop = new AbortController();
    // Of the first of them: it is whole, because its transaction has begun.
    world.db.on('query', ({ sql }: { sql: string }) => {
      if (/^delete from .groups./.test(sql)) stop.abort();
    });
    await expect(sweep(world.db, world.clock.now, 12, stop.signal)).rejects.toThrow(/abort/);
    world.db.removeAllListeners('query');
    expect((await clean()).groups).toBe(1);
  });

  it('is gone from the database after a week: a removed member, with name, answers and PIN', async () => {
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

  it('is gone from the database after a week: who erases themself, with name, e-mail, PIN, answer and sessions', async () => {
    const path = `/api/groups/${group.id}/participant-login`;
    const login = { memberName: 'Nadelkissen', email: 'nadel@example.com', pin: '4711' };
    const { sessionToken, memberId } = (await world.post<{ sessionToken: string; memberId: string }>(path, login)).body;
    await answer(sessionToken, 'Walfischgesang');
    await world.post(path, login);
    world.pass(1_000);
    const left = await world.request('DELETE', `/api/groups/${group.id}/members/Nadelkissen`, {
      headers: { authorization: `Bearer ${sessionToken}` },
    });
    expect([left.status, left.body]).toMatchObject([200, { removed: true, memberId }]);
    // At once nobody sees anything of them, and the session is over.
    const seen = JSON.stringify(await world.sync({ groupId: group.id }));
    expect(seen).not.toContain('Walfischgesang');
    expect(await world.sync({ groupId: group.id, tokens: [sessionToken] })).toMatchObject({ why: 'removed' });
    world.pass(8 * dayMs);
    expect((await clean()).members).toBe(1);
    const kept = await onDisk();
    for (const text of ['Walfischgesang', 'Nadelkissen', 'nadel@example.com'])
      expect(kept.includes(text), text).toBe(false);
    for (const table of ['member_pins', 'member_contacts', 'sessions', 'removed_members'] as const)
      expect(await world.db(table).where('group_id', group.id), table).toEqual([]);
  });

  it('is gone from the database after a week: a removed member, also when another is taken out before the sweep', async () => {
    const { sessionToken, memberId } = await world.login(group.id, 'Nadelkissen');
    await world.login(group.id, 'Nadelkissen');
    await answer(sessionToken, 'Walfischgesang');
    const other = await world.login(group.id, 'Zwirnrolle');
    await organize('removeMember', { memberId } as never);
    world.pass(7 * dayMs + 1_000);
    await organize('removeMember', { memberId: other.memberId } as never);
    await clean();
    const left = await onDisk();
    for (const text of ['Walfischgesang', 'Nadelkissen']) expect(left.includes(text), text).toBe(false);
    expect(await world.db('sessions').where('member_id', memberId)).toEqual([]);
  });

  it('is gone from the database after a week: what a removed member had decided as the organiser before another was it', async () => {
    const { sessionToken } = await world.login(group.id, group.createdBy);
    const next = await world.login(group.id, 'Nadelkissen');
    const last = await world.login(group.id, 'Zwirnrolle');
    const as = (token: string, name: 'leaveGroup' | 'takeOverGroup', input: never) =>
      world.sync({
        groupId: group.id,
        tokens: [token],
        mutations: [aMutation(name, input, { timestamp: world.clock.now })],
      });
    await as(sessionToken, 'leaveGroup', {} as never);
    world.pass(8 * dayMs);
    const secret = aSecret();
    expect(await as(next.sessionToken, 'takeOverGroup', { organizerToken: secret } as never)).toMatchObject({
      results: [{ code: 'applied' }],
    });
    await world.sync({
      groupId: group.id,
      organizerToken: secret,
      mutations: [
        aMutation(
          'decide',
          { kind: 'open', dates: null, place: null, word: '' },
          { actor: 'organizer', base: null, timestamp: world.clock.now },
        ),
      ],
    });
    await as(next.sessionToken, 'leaveGroup', {} as never);
    world.pass(8 * dayMs);
    // While the group has no other organiser, it is theirs by name, and the log says that they left.
    await clean();
    expect(await onDisk()).toContain('Nadelkissen');
    expect(await as(last.sessionToken, 'takeOverGroup', { organizerToken: aSecret() } as never)).toMatchObject({
      results: [{ code: 'applied' }],
    });
    await clean();
    const kept = await onDisk();
    for (const text of ['Nadelkissen', group.createdBy]) expect(kept.includes(text), text).toBe(false);
  });

  it('is gone from the database after a week: an answer that was replaced', async () => {
    const { sessionToken } = await world.login(group.id, 'Nadelkissen');
    await answer(sessionToken, 'Walfischgesang');
    await answer(sessionToken, 'Sternenstaub');
    world.pass(8 * dayMs);
    expect((await clean()).answers).toBe(1);
    const left = await onDisk();
    expect(left.includes('Walfischgesang')).toBe(false);
    expect(left).toContain('Sternenstaub');
  });

  /** Everything else that a member can leave: a word about coming, a place, a wish, and where their phone is told. */
  const leavesTraces = async ({ sessionToken, memberId }: Login, mark: string) => {
    const placeId = '0b3fbae3-cf7e-4db5-aec7-d4301fd40d63';
    world.pass(1_000);
    const answered = await world.sync({
      groupId: group.id,
      tokens: [sessionToken],
      mutations: [
        aMutation('answerRsvp', { answer: 'coming', word: `${mark}wort`, dates: null }),
        aMutation('addTypedPlace', { placeId, name: `${mark}hof`, url: `https://${mark}.example/` }),
        aMutation('savePreference', { answers: { ...aPreference(), tripWishlist: `${mark}wunsch` } }),
      ].map((one) => ({ ...one, timestamp: world.clock.now })),
    });
    expect(answered).toMatchObject({ results: [{ code: 'applied' }, { code: 'applied' }, { code: 'applied' }] });
    const told = await world.request('PUT', `/api/groups/${group.id}/push-subscription`, {
      body: {
        ...(everyBody(group.id, '').putPushSubscription as object),
        memberId,
        endpoint: `https://fcm.googleapis.com/fcm/send/${mark}`,
      },
      headers: { authorization: `Bearer ${sessionToken}` },
    });
    expect(told.status).toBe(204);
  };

  it('is gone from the database after a week: whatever else a member has left, and what they have put in its place', async () => {
    const login = await world.login(group.id, 'Nadelkissen');
    await leavesTraces(login, 'kranich');
    await leavesTraces(login, 'reiher');
    world.pass(8 * dayMs);
    await clean();
    const between = await onDisk();
    for (const word of ['kranichwort', 'kranichhof', 'kranich.example', 'kranichwunsch'])
      expect(between.includes(word), word).toBe(false);
    for (const word of ['reiherwort', 'reiherhof', 'reiher.example', 'reiherwunsch', 'send/reiher'])
      expect(between.includes(word), word).toBe(true);
    await organize('removeMember', { memberId: login.memberId } as never);
    world.pass(8 * dayMs);
    await clean();
    const left = await onDisk();
    for (const word of ['kranich', 'reiher', 'Nadelkissen']) expect(left.includes(word), word).toBe(false);
  });

  it('is gone from the database: where a phone is told, once its session has ended', async () => {
    const login = await world.login(group.id, 'Nadelkissen');
    await leavesTraces(login, 'kranich');
    await world.post(`/api/groups/${group.id}/logout`, { sessionToken: login.sessionToken });
    await clean();
    expect((await onDisk()).includes('send/kranich')).toBe(false);
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

describe.each(everyStore)('a group in which nothing happens, on %s', (store) => {
  beforeEach(() => start(store));

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
