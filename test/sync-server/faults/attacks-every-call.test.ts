import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { api, type CallName } from '#shared/protocol/endpoints.ts';
import { mutationDefinitions, type MutationName } from '#shared/protocol/mutations.ts';
import type { ExchangeRequest } from '#shared/protocol/sync.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { tablesOfVoters } from '#server/operations/erase.ts';
import { everyBody, everyInput } from '#test/builders/every-write.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { isPostgres } from '#server/kernel/db.ts';
import { RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';
import { codesOf } from '#test/builders/codes-of.ts';

/*
 * Every call and every mutation there is, with every credential that is not one here, over calls, exchange and
 * subscribe. The lists come from the registries: a new call or mutation without a body or input in `every-write.ts`
 * does not compile.
 */

let world: RunningServer;
let group: Group;
let minji: Login;
const newLink = aShareUrl();
const foreign: Record<string, { token?: string; organizerToken?: string; shareUrl?: string }> = {};
/** Words that stand in the group and nowhere else. */
const insides = ['Nadelkissen', 'Walfischgesang', 'Verborgenheim', newLink];

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };
const organize = (token: string, ...mutations: [MutationName, unknown][]) => {
  world.pass(1_000);
  return world.sync({
    groupId: group.id,
    organizerToken: token,
    mutations: mutations.map(([name, input]) =>
      aMutation(name, input as never, { actor: 'organizer', timestamp: world.clock.now }),
    ),
  });
};

beforeAll(async () => {
  world = await RunningServer.start();
  group = await world.openGroup({ name: 'Verborgenheim', adminPassword: 'needles and pins' });
  minji = await world.login(group.id, 'Nadelkissen');
  await world.sync({
    groupId: group.id,
    tokens: [minji.sessionToken],
    mutations: [
      aMutation('saveSimpleResponse', {
        payload: aPayload({ mainType: 'other', subcats: [], otherDescription: 'Walfischgesang' }),
      }),
      aMutation('castDateVote', { date: '2026-05-01' }),
      aMutation('castTypeVote', { type: 'relax' }),
      aMutation('rateDestination', { destinationId: 'japan/osaka', rating: 5 }),
    ],
  });
  const revoked = await world.login(group.id, 'gone');
  await world.post(`/api/groups/${group.id}/logout`, { sessionToken: revoked.sessionToken });
  const removed = await world.login(group.id, 'removed');
  const other = await world.openGroup();
  const elsewhere = await world.login(other.id, 'Nadelkissen');
  const fresh = aSecret();
  await organize(
    group.organizerToken,
    ['removeMember', { memberId: removed.memberId }],
    ['rotateOrganizer', { organizerToken: fresh }],
  );
  await organize(fresh, ['rotateShareUrl', { shareUrl: newLink }]);
  Object.assign(foreign, {
    'nothing at all': {},
    'a made-up session': { token: aSecret() },
    'a session of another group': { token: elsewhere.sessionToken },
    'a session that has logged out': { token: revoked.sessionToken },
    'the session of a removed member': { token: removed.sessionToken },
    'the organiser of another group': { token: other.organizerToken, organizerToken: other.organizerToken },
    'the organiser from before the new key': { token: group.organizerToken, organizerToken: group.organizerToken },
    'the link from before the new one': { shareUrl: group.shareUrl },
    'the link of another group': { shareUrl: other.shareUrl },
  });
});
afterAll(() => world.close());

/** Count tries, and answer repeats. */
const counting = ['mutations', 'secret_attempts', 'poisoned', 'unopened_groups'];

/** Every table that holds something of a group, as the database itself names them. */
async function tablesOfGroups(): Promise<string[]> {
  const found: unknown = await world.db.raw(
    isPostgres(world.db)
      ? "SELECT table_name AS name FROM information_schema.columns WHERE column_name IN ('group_id', 'voter') AND table_schema = current_schema()"
      : "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c ON c.name IN ('group_id', 'voter') WHERE m.type = 'table'",
  );
  const rows = (Array.isArray(found) ? found : (found as { rows: unknown[] }).rows) as { name: string }[];
  expect(rows.length).toBeGreaterThan(25);
  return rows.map((row) => row.name).filter((name) => !counting.includes(name));
}

const rowsOf = (table: string, groupId: string): Promise<unknown[]> =>
  tablesOfVoters.includes(table)
    ? world.db(table).join('voters', 'number', 'voter').where('group_id', groupId).select(`${table}.*`, 'member_id')
    : world.db<{ group_id: string }, unknown[]>(table).where('group_id', groupId);

/** All rows of a group but what counts tries and answers repeats. */
async function everythingKept(groupId = group.id): Promise<string> {
  const rows: unknown[] = [await world.db('groups').where('id', groupId)];
  for (const table of await tablesOfGroups()) rows.push([table, await rowsOf(table, groupId)]);
  return JSON.stringify(rows);
}

const credentials = [
  'nothing at all',
  'a made-up session',
  'a session of another group',
  'a session that has logged out',
  'the session of a removed member',
  'the organiser of another group',
  'the organiser from before the new key',
  'the link from before the new one',
  'the link of another group',
];
const notOfAGroup: CallName[] = [
  'postSync',
  'getHealth',
  'postGroup',
  'getPushKey',
  'deletePushSubscriptions',
  'getMailState',
];
const calls = (Object.keys(api) as CallName[]).filter(
  (name) => !notOfAGroup.includes(name) && (api[name] as Endpoint).topic !== 'explore',
);
const mutations = Object.keys(mutationDefinitions) as MutationName[];

function pathOf(name: CallName): string {
  const values: Record<string, string> = {
    ref: group.id,
    shareUrl: group.shareUrl,
    memberId: minji.memberId,
    name: 'Nadelkissen',
    memberName: 'Nadelkissen',
  };
  return api[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? 'x');
}

describe('a closed group', () => {
  it.each(credentials)('gives nothing to %s: no call', async (credential) => {
    const before = await everythingKept();
    for (const name of calls) {
      const { token } = foreign[credential] ?? {};
      const body = everyBody(group.id, 'Nadelkissen')[name];
      const answer = await world.request(api[name].method, pathOf(name), {
        ...(body === undefined ? {} : { body }),
        headers: bearer(token),
      });
      expect([401, 403, 404, 410], `${name}: ${answer.text}`).toContain(answer.status);
      for (const word of insides) expect(answer.text, name).not.toContain(word);
    }
    expect(await everythingKept()).toBe(before);
  });

  it.each(credentials)('gives nothing to %s: no mutation', async (credential) => {
    const before = await everythingKept();
    const { token, organizerToken, shareUrl } = foreign[credential] ?? {};
    const inputs = everyInput({ groupId: group.id, memberId: minji.memberId, freeName: 'stranger' });
    for (const name of mutations)
      for (const actor of ['link', 'organizer', ...(token === undefined ? [] : [0])] as const) {
        const request: Partial<ExchangeRequest> & { groupId: string } = {
          groupId: group.id,
          tokens: token === undefined ? [] : [token],
          ...(organizerToken === undefined ? {} : { organizerToken }),
          ...(shareUrl === undefined ? {} : { shareUrl }),
          mutations: [aMutation(name, inputs[name] as never, { actor })],
        };
        const answer = await world.sync(request);
        expect(['unknown', 'forbidden'], `${name} as ${actor}`).toContain(answer.kind);
        expect(codesOf(answer), name).not.toContain('applied');
        for (const word of insides) expect(JSON.stringify(answer), name).not.toContain(word);
      }
    expect(await everythingKept()).toBe(before);
  });

  it.each(credentials)('gives nothing to %s: no subscription', async (credential) => {
    const { token, shareUrl } = foreign[credential] ?? {};
    const client = await world.connect();
    const heard: unknown[] = [];
    client.onAny((...message: unknown[]) => heard.push(message));
    const answers = await client.emitWithAck('subscribe', {
      proto: 1,
      groups: [
        {
          groupId: group.id,
          cursor: null,
          ...(token === undefined ? {} : { token }),
          ...(shareUrl === undefined ? {} : { shareUrl }),
        },
      ],
    });
    expect(['unknown', 'forbidden']).toContain(answers[0]?.answer.kind);
    world.pass(1_000);
    await world.sync({
      groupId: group.id,
      tokens: [minji.sessionToken],
      mutations: [aMutation('castTypeVote', { type: 'golf' }, { timestamp: world.clock.now })],
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 60);
    });
    const said = JSON.stringify([answers, heard]);
    for (const word of insides) expect(said).not.toContain(word);
    client.disconnect();
  });
});

describe('an open group', () => {
  let open: Group;
  let suji: Login;
  const strangers: Record<string, { token: string; organizerToken?: string }> = {};
  beforeAll(async () => {
    open = await world.openGroup();
    suji = await world.login(open.id, 'Suji');
    const gone = await world.login(open.id, 'gone');
    await world.post(`/api/groups/${open.id}/logout`, { sessionToken: gone.sessionToken });
    const removed = await world.login(open.id, 'removed');
    const fresh = aSecret();
    world.pass(1_000);
    await world.sync({
      groupId: open.id,
      organizerToken: open.organizerToken,
      mutations: [
        aMutation('removeMember', { memberId: removed.memberId }, { actor: 'organizer', timestamp: world.clock.now }),
        aMutation('rotateOrganizer', { organizerToken: fresh }, { actor: 'organizer', timestamp: world.clock.now }),
      ],
    });
    Object.assign(strangers, {
      'a made-up session': { token: aSecret() },
      'a session of another group': { token: minji.sessionToken },
      'a session that has logged out': { token: gone.sessionToken },
      'the session of a removed member': { token: removed.sessionToken },
      'the organiser from before the new key': { token: open.organizerToken, organizerToken: open.organizerToken },
    });
    world.pass(1_000);
  });

  it.each([
    'a made-up session',
    'a session of another group',
    'a session that has logged out',
    'the session of a removed member',
    'the organiser from before the new key',
  ])('lets %s write nothing that needs more than the link', async (credential) => {
    const { token = '', organizerToken } = strangers[credential] ?? {};
    const before = await everythingKept(open.id);
    expect(before).toContain('Suji');
    const inputs = everyInput({ groupId: open.id, memberId: suji.memberId, freeName: 'stranger' });
    for (const name of mutations) {
      const { requiredRole, bindsSession } = mutationDefinitions[name] as MutationDefinition<unknown>;
      if (requiredRole === 'link' || bindsSession) continue;
      for (const actor of [0, 'link', 'organizer'] as const) {
        const answer = await world.sync({
          groupId: open.id,
          tokens: actor === 0 ? [token] : [],
          ...(organizerToken === undefined ? {} : { organizerToken }),
          mutations: [aMutation(name, inputs[name] as never, { actor, timestamp: world.clock.now })],
        });
        expect(codesOf(answer), `${name} as ${actor}`).not.toContain('applied');
      }
    }
    for (const name of calls) {
      if (api[name].requiredRole === 'link') continue;
      const body = everyBody(open.id, 'Suji')[name];
      const path = api[name].path.replaceAll(
        /\{(\w+)\}/g,
        (_, key: string) => ({ ref: open.id, memberId: suji.memberId })[key] ?? 'Suji',
      );
      const parts = { ...(body === undefined ? {} : { body }), headers: bearer(token) };
      const answer = await world.request(api[name].method, path, parts);
      expect([401, 403], `${name}: ${answer.text}`).toContain(answer.status);
    }
    expect(await everythingKept(open.id)).toBe(before);
  });
});

describe('a member who is not the organiser', () => {
  it('changes nothing of another member, by any mutation that does not bind a session', async () => {
    const jun = await world.login(newLink, 'Jun');
    const ofMinji = async () => {
      const rows: unknown[] = [];
      for (const table of await tablesOfGroups())
        // That somebody has reminded them is not theirs.
        if (table !== 'reminders' && table !== 'activities')
          rows.push(...(await rowsOf(table, group.id)).filter(isOfMinji));
      return JSON.stringify(rows);
    };
    const isOfMinji = (row: unknown) => JSON.stringify(row).includes(minji.memberId);
    const before = await ofMinji();
    expect(before).toContain('Walfischgesang');
    world.pass(1_000);
    const inputs = everyInput({ groupId: group.id, memberId: minji.memberId, freeName: 'friend of Jun' });
    for (const name of mutations) {
      const definition = mutationDefinitions[name] as MutationDefinition<unknown>;
      if (definition.bindsSession || definition.endsSession || name === 'leaveGroup') continue;
      for (const actor of [0, 'link', 'organizer'] as const)
        await world.sync({
          groupId: group.id,
          tokens: [jun.sessionToken],
          mutations: [aMutation(name, inputs[name] as never, { actor, timestamp: world.clock.now })],
        });
    }
    expect(await ofMinji()).toBe(before);
    expect((await world.get(`/api/groups/${newLink}`)).status).toBe(200);
  });

  it.each(mutations.filter((name) => mutationDefinitions[name].requiredRole === 'organizer'))(
    'is refused %s',
    async (name) => {
      const so = await world.login(newLink, 'So');
      const inputs = everyInput({ groupId: group.id, memberId: minji.memberId, freeName: anId() });
      for (const actor of [0, 'link', 'organizer'] as const)
        expect(
          codesOf(
            await world.sync({
              groupId: group.id,
              tokens: [so.sessionToken],
              mutations: [aMutation(name, inputs[name] as never, { actor })],
            }),
          ),
        ).toEqual(['not_organizer']);
    },
  );
});
