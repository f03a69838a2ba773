import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { api } from '#shared/protocol/endpoints.ts';
import { isPostgres } from '#server/kernel/db.ts';
import { core } from '#server/destination/catalogue.ts';
import { createLog } from '#server/kernel/log.ts';
import { AddressIds, unsubscribePath } from '#server/mail/address-id.ts';
import { Mails } from '#server/push/mails.ts';
import { Pushes } from '#server/push/pushes.ts';
import { readPushKeys } from '#server/push/store.ts';
import { tablesOfGroups, tablesOfVoters } from '#server/operations/erase.ts';
import { sweep } from '#server/retention/sweep.ts';
import { compactHistories } from '#server/sync/compact.ts';
import { someQuestions } from '#test/builders/group.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Login } from '#test/worlds/running-server.ts';
import { everyStore } from '#test/worlds/stores.ts';

/** Tables that have more rows the more groups there are. */
const growing = ['groups', ...tablesOfGroups, ...tablesOfVoters];
const read = /^\s*(select|with|update|delete)\b/i;

interface Asked {
  sql: string;
  bindings: readonly unknown[];
}

/** What `act` asks the database, once per statement. */
async function asking(world: RunningServer, act: () => Promise<void>): Promise<Asked[]> {
  const asked = new Map<string, Asked>();
  world.db.on('query', ({ sql, bindings }: { sql: string; bindings?: readonly unknown[] }) => {
    // Lists of any length have one plan.
    const shape = sql.replaceAll(/\((?:[?]|\$\d+)(?:, (?:[?]|\$\d+))*\)/g, '(…)');
    if (read.test(sql) && !asked.has(shape)) asked.set(shape, { sql, bindings: bindings ?? [] });
  });
  await act();
  world.db.removeAllListeners('query');
  return [...asked.values()];
}

async function tour(world: RunningServer): Promise<void> {
  const group = await world.openGroup({ adminPassword: 'a long password' });
  const minji = await world.login(group.id, '민지');
  const jun = await world.login(group.shareUrl, '준호');
  const other = await world.openGroup({ surveyType: 'custom', customQuestions: someQuestions });
  const token = { authorization: `Bearer ${minji.sessionToken}` };
  const path = `/api/groups/${group.id}`;
  const votes = [
    aMutation('saveSimpleResponse', { payload: aPayload() }),
    aMutation('castTypeVote', { type: 'relax' }),
    aMutation('rateDestination', { destinationId: 'japan/osaka', rating: 5 }),
    aMutation('setPin', { pin: '4821' }),
  ];
  await world.sync({ groupId: group.id, tokens: [minji.sessionToken], mutations: votes });
  const reset = await world.sync({ groupId: group.id });
  if (reset.kind !== 'reset') throw new Error(reset.kind);
  const cursor = { version: reset.version, nonce: reset.nonce };
  await world.sync({
    groupId: group.id,
    tokens: [jun.sessionToken],
    mutations: [aMutation('castTypeVote', { type: 'ski' })],
  });
  await world.sync({ groupId: group.id, cursor });
  const organizerToken = group.organizerToken;
  await world.postSync({
    groupId: group.id,
    cursor,
    organizerToken,
    mutations: [
      aMutation('removeMember', { memberId: jun.memberId }, { actor: 'organizer' }),
      aMutation('restoreMember', { memberId: jun.memberId }, { actor: 'organizer' }),
      aMutation('clearPin', { memberId: minji.memberId }, { actor: 'organizer' }),
      aMutation('rotateShareUrl', { shareUrl: 'abcdefghijklmnopqrstuv' }, { actor: 'organizer' }),
    ],
  });
  const parts: Record<string, string> = {
    ref: group.id,
    shareUrl: group.shareUrl,
    memberName: encodeURIComponent('민지'),
    name: encodeURIComponent('민지'),
    memberId: minji.memberId,
    iso2: 'JP',
    countrySlug: 'japan',
    citySlug: 'osaka',
  };
  for (const { method, path: pattern } of Object.values(api))
    if (method === 'GET')
      await world.get(
        pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? ''),
        token,
      );
  await notifications(world, { groupId: group.id, organizerToken }, minji);
  await mails(world);
  await world.post(`${path}/organizer-login`, { password: 'a long password' });
  await world.post(`${path}/organizer-login`, { password: 'wrong' });
  for (const call of ['organizer', 'contacts'])
    await world.request('GET', `${path}/${call}`, { headers: { authorization: `Bearer ${organizerToken}` } });
  await world.post('/api/recommendations', { groupId: group.id });
  await world.post('/api/members', { groupId: other.id, name: 'x' });
  const client = await world.connect();
  await new Promise((resolve) => {
    client.emit('subscribe', { proto: 1, groups: [{ groupId: group.id, cursor, token: minji.sessionToken }] }, resolve);
  });
  await world.postSync({
    groupId: anId(),
    mutations: [aMutation('castTypeVote', { type: 'relax' })],
    tokens: [aSecret()],
  });
  await world.post(`${path}/logout`, {}, token);
  await world.postSync({
    groupId: group.id,
    organizerToken,
    mutations: [aMutation('deleteGroup', {}, { actor: 'organizer' })],
  });
  await world.get(path);
}

/** A device that is told of a decision, and of nothing more. */
async function notifications(
  world: RunningServer,
  group: { groupId: string; organizerToken: string },
  { memberId, sessionToken }: Login,
): Promise<void> {
  const path = `/api/groups/${group.groupId}/push-subscription`;
  const headers = { authorization: `Bearer ${sessionToken}` };
  const device = { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } };
  const body = { ...device, memberId, language: 'ko', timeZone: 'UTC' };
  await world.request('PUT', path, { body, headers });
  const pushes = new Pushes({
    ...world.services,
    log: createLog('silent'),
    core,
    deliver: () => Promise.resolve('failed'),
  });
  const decide = { kind: 'confirm', dates: null, place: { id: null, name: '바다' }, word: '' } as const;
  await world.sync({ ...group, mutations: [aMutation('decide', decide, { actor: 'organizer', base: null })] });
  await pushes.lookAt(group.groupId);
  await pushes.sendDue();
  await world.request('DELETE', path, { body: { endpoint: device.endpoint }, headers });
  await world.request('DELETE', '/api/push-subscriptions', {
    body: { endpoint: device.endpoint, keys: { auth: device.keys.auth } },
  });
}

async function mailing(world: RunningServer): Promise<{ pushes: Pushes; addressIds: AddressIds }> {
  const addressIds = new AddressIds((await readPushKeys(world.db)).privateKey);
  const mailer = { send: () => Promise.resolve('sent' as const), stop: () => undefined };
  const pushes = new Pushes({
    ...world.services,
    log: createLog('silent'),
    core,
    deliver: () => Promise.resolve('failed'),
    mails: new Mails({ ...world.services, mailer, addressIds, home: world.url }),
  });
  return { pushes, addressIds };
}

/** A member who is reminded, and unsubscribes. */
async function mails(world: RunningServer): Promise<void> {
  const { pushes, addressIds } = await mailing(world);
  const { id } = await world.openGroup();
  const sora = await world.ok<Login>(
    world.post(`/api/groups/${id}/participant-login`, { memberName: '소라', email: 'sora@example.com' }),
  );
  const remind = aMutation('noteReminder', { memberIds: [sora.memberId] });
  await world.sync({ groupId: id, tokens: [sora.sessionToken], mutations: [remind] });
  await pushes.lookAt(id);
  await pushes.sendDue();
  await world.post(`${unsubscribePath}/${addressIds.token(addressIds.of('sora@example.com'))}`, {});
}

/** Scans of growing tables in the plan of a statement, in the database's own words. */
async function scans(db: Knex, { sql, bindings }: Asked): Promise<string[]> {
  if (isPostgres(db)) return postgresScans(db, sql, bindings);
  const steps = await db.raw<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, bindings as Knex.RawBinding[]);
  return steps.map((step) => step.detail).filter((detail) => /^SCAN /.test(detail) && !isSmall(sql, detail));
}

/** SQLite names the alias: what it stands for is in the statement. */
function isSmall(sql: string, detail: string): boolean {
  const name = /^SCAN (\w+)/.exec(detail)?.[1] ?? '';
  const table = new RegExp(`\`(\\w+)\` as \`${name}\``).exec(sql)?.[1] ?? name;
  return !growing.includes(table);
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/**
 * With sequential scans forbidden, one that is still there has no index; an index that is read without a condition is a
 * scan as well.
 */
async function postgresScans(db: Knex, sql: string, bindings: readonly unknown[]): Promise<string[]> {
  const found: string[] = [];
  await db.transaction(async (trx) => {
    await trx.raw('SET LOCAL enable_seqscan = off');
    const { rows } = await trx.raw<{
      rows: { 'QUERY PLAN': [{ Plan: PlanNode }] }[];
    }>(`EXPLAIN (FORMAT JSON) ${sql.replaceAll(/\$\d+/g, '?')}`, bindings as Knex.RawBinding[]);
    const walk = (node: PlanNode) => {
      const table = node['Relation Name'] ?? '';
      const type = node['Node Type'];
      const isScan = type === 'Seq Scan' || (/^Index (Only )?Scan$/.test(type) && !node['Index Cond']);
      if (isScan && growing.includes(table)) found.push(`${type} on ${table}`);
      node.Plans?.forEach(walk);
    };
    for (const row of rows) walk(row['QUERY PLAN'][0].Plan);
  });
  return found;
}

describe.each(everyStore)('on %s', (store) => {
  it(
    'no statement of the API reads a table that grows with the number of groups from end to end',
    { timeout: 60_000 },
    async () => {
      const world = await RunningServer.start({ store });
      const asked = await asking(world, () => tour(world));
      const tables = growing.filter((table) => asked.some(({ sql }) => sql.includes(table)));
      // The tour has been everywhere but where only a fault of ours leads, and where nothing but new rows go.
      expect(growing.filter((table) => !tables.includes(table))).toEqual(['poisoned', 'push_events']);
      expect(asked.length).toBeGreaterThan(60);
      const found: string[] = [];
      for (const one of asked) for (const scan of await scans(world.db, one)) found.push(`${scan}: ${one.sql}`);
      expect(found).toEqual([]);

      // The same check sees a scan when there is one.
      const lookUp = { sql: 'select group_id from members where name = ?', bindings: ['민지'] };
      expect(await scans(world.db, lookUp)).toHaveLength(1);
      await world.close();
    },
  );
});

/**
 * What may be read whole: a row a group or a device at most, once a day or at the start, or rows that are few because
 * they go within a day.
 */
const readWhole = [
  'select `id` from `groups` where `deleted_at` is null and `last_activity_at` < ?',
  'select `id` from `groups` where `deleted_at` is null and `bytes` > ?',
  'select `p`.`group_id` from `push_groups` as `p` inner join `groups` as `g` on `g`.`id` = `p`.`group_id` where g.version > p.seen_version',
  'select distinct `d`.`group_id` from `deadlines` as `d` inner join `member_contacts` as `c` on `c`.`group_id` = `d`.`group_id` left join `push_groups` as `p` on `p`.`group_id` = `d`.`group_id` where `p`.`group_id` is null and `d`.`removed` = ? and `d`.`ends_at` > ?',
  'delete from `push_subscriptions` where not exists (select * from `sessions` where sessions.token_hash = push_subscriptions.token_hash and `revoked_at` is null)',
  'update `poisoned` set `mutation` = ? where `at` < ? and `mutation` is not null',
  'delete from `reminders` where `at` <= ?',
  'select distinct `group_id` from `reminders`',
];
const plainly = (sql: string): string => sql.replaceAll('"', '`').replaceAll(/\$\d+/g, '?');

describe.each(everyStore)('jobs on %s', (store) => {
  it('read what is due, and not a table that grows from end to end', { timeout: 60_000 }, async () => {
    const world = await RunningServer.start({ store });
    const asked = await asking(world, async () => {
      await compactHistories(world.db, Date.now());
      await sweep(world.db, Date.now(), 12);
      const { pushes } = await mailing(world);
      pushes.start();
      await pushes.stop();
    });
    const found: string[] = [];
    for (const one of asked)
      if (!readWhole.includes(plainly(one.sql)))
        for (const scan of await scans(world.db, one)) found.push(`${scan}: ${one.sql}`);
    expect(found).toEqual([]);
    await world.close();
  });
});
