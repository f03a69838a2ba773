import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mutation } from '#shared/protocol/sync.ts';
import { isPostgres } from '#server/kernel/db.ts';
import { aMutation, anAddition, anId, aSecret } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';
import { plantTrigger } from '#test/worlds/plant-trigger.ts';
import { codesOf } from '#test/builders/codes-of.ts';

let world: RunningServer;
let group: Group;
beforeEach(async () => {
  world = await RunningServer.start();
  group = await world.openGroup();
});
afterEach(() => world.close());

const names = async () => (await world.members(group.id)).map((one) => one.name).sort();

describe('P11: poison', () => {
  it('P11, L4: a row that the database refuses is retried twice, then quarantined; what is before it and behind it goes on', async () => {
    await plantTrigger(world.db, 'members', "NEW.name = 'Poison'");
    const [before, poison, behind] = [anAddition('a'), anAddition('Poison'), anAddition('b')];
    const send = (mutations: Mutation[]) => world.sync({ groupId: group.id, mutations });

    expect(codesOf(await send([before, poison, behind]))).toEqual(['applied', 'retry']);
    expect(await names()).toEqual(['a']);
    expect(codesOf(await send([poison, behind]))).toEqual(['retry']);
    expect(codesOf(await send([poison, behind]))).toEqual(['quarantined', 'applied']);
    expect(await names()).toEqual(['a', 'b']);
    expect(codesOf(await send([poison]))).toEqual(['quarantined']);
    expect(world.takeErrors().length).toBeGreaterThan(0);

    const [kept] = (await world.db('poisoned').select('*')) as {
      mutation_id: string;
      tries: number;
      mutation: string;
    }[];
    expect(kept).toMatchObject({ mutation_id: poison.mutationId, tries: 3 });
    expect(JSON.parse(String(kept?.mutation))).toMatchObject({ name: 'addMember', input: { name: 'Poison' } });
  });

  it('P11 a write beside the rows that fails (a contact) is poison too, and leaves no row of its own', async () => {
    await plantTrigger(world.db, 'member_contacts', "NEW.email = 'poison@example.com'");
    const [good, poison] = [anAddition('a', 'a@example.com'), anAddition('p', 'poison@example.com')];
    expect(codesOf(await world.sync({ groupId: group.id, mutations: [good, poison, anAddition('b')] }))).toEqual([
      'applied',
      'retry',
    ]);
    expect(await names()).toEqual(['a']);
    for (const code of ['retry', 'quarantined'])
      expect(codesOf(await world.sync({ groupId: group.id, mutations: [poison] }))).toEqual([code]);
    expect(await names()).toEqual(['a']);
    world.takeErrors();
  });

  it('P11 a join that fails holds nothing open: its session does not exist, what is behind it waits', async () => {
    await plantTrigger(world.db, 'sessions', 'NEW.created_at > 0');
    const secret = aSecret();
    const mutations = [
      aMutation('joinGroup', { memberId: anId(), name: '민지' }),
      aMutation('saveSimpleResponse', { payload: aPayload() }),
    ];
    const send = () => world.sync({ groupId: group.id, tokens: [secret], mutations });
    expect(codesOf(await send())).toEqual(['retry']);
    expect(codesOf(await send())).toEqual(['retry']);
    expect(codesOf(await send())).toEqual(['quarantined', 'blocked']);
    expect(await names()).toEqual([]);
    world.takeErrors();
  });

  it('P11 what is kept for the operator has no secret and no e-mail in it', async () => {
    await plantTrigger(world.db, 'members', "NEW.name = 'Poison'");
    const poison = anAddition('Poison', 'poison@example.com');
    for (let times = 0; times < 3; times += 1) await world.sync({ groupId: group.id, mutations: [poison] });
    world.takeErrors();
    expect(JSON.stringify(await world.db('poisoned').select('*'))).not.toContain('poison@example.com');
  });

  it('P11, S13 a poisoned mutation of one request does not stop another request', async () => {
    await plantTrigger(world.db, 'members', "NEW.name = 'Poison'");
    await Promise.all([
      world.sync({ groupId: group.id, mutations: [anAddition('Poison')] }),
      world.sync({ groupId: group.id, mutations: [anAddition('a')] }),
      world.sync({ groupId: group.id, mutations: [anAddition('b')] }),
    ]);
    expect(await names()).toEqual(['a', 'b']);
    world.takeErrors();
  });

  it('P11 a poisoned batch keeps versions, chain and rows whole', async () => {
    await plantTrigger(world.db, 'members', "NEW.name = 'Poison'");
    const before = await world.sync({ groupId: group.id });
    if (before.kind !== 'reset') throw new Error(before.kind);
    const answer = await world.sync({
      groupId: group.id,
      cursor: { version: before.version, nonce: before.nonce },
      mutations: [anAddition('a'), anAddition('b'), anAddition('Poison')],
    });
    world.takeErrors();
    if (answer.kind !== 'delta') throw new Error(answer.kind);
    expect(answer.chain.map(([version]) => version)).toEqual([before.version, before.version + 1]);
    expect(answer.rows.map((row) => row.version)).toEqual([before.version + 1, before.version + 1]);
  });
});

describe('trouble of the storage', () => {
  it('a full disk answers 503 storage_full, counts no poison, reads go on, and it recovers without a restart', async ({
    skip,
  }) => {
    if (isPostgres(world.db)) skip('SQLite only: max_page_count stands in for a full disk');
    const [{ page_count: pages }] = (await world.db.raw('PRAGMA page_count')) as [{ page_count: number }];
    await world.db.raw(`PRAGMA max_page_count = ${pages}`);
    const big = (name: string) => ({
      ...anAddition(name),
      input: { memberId: anId(), name, email: `${'x'.repeat(200)}@example.com` },
    });
    let refused: { status: number; code: string } | undefined;
    for (let turn = 0; turn < 200 && !refused; turn += 1) {
      const answer = await world.postSync({ groupId: group.id, mutations: [big(`n${turn % 90}`)] });
      if (answer.status !== 200) refused = { status: answer.status, code: answer.body.code };
    }
    expect(refused).toEqual({ status: 503, code: 'storage_full' });
    expect((await world.get(`/api/groups/${group.id}`)).status).toBe(200);
    expect(world.takeErrors().length).toBeGreaterThan(0);
    await world.db.raw('PRAGMA max_page_count = 1000000');
    expect(await world.db('poisoned').select('*')).toEqual([]);
    expect(codesOf(await world.sync({ groupId: group.id, mutations: [anAddition('after')] }))).toEqual(['applied']);
  });
});
