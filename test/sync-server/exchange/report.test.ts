import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row, Tombstone } from '#shared/kernel/rows.ts';
import type { ExchangeRequest, Mutation, Result } from '#shared/protocol/sync.ts';
import { hashSecret } from '#server/access/sessions.ts';
import type { Actor, BatchOutcome } from '#server/sync/batch.ts';
import { report, snapshot } from '#server/sync/report.ts';
import { toWire } from '#server/sync/row-stores.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { aMemberRow, aRow } from '#test/builders/rows.ts';
import { ServedGroup } from '#test/worlds/served-group.ts';

let group: ServedGroup;
let ara: { memberId: string; token: string };
beforeEach(async () => {
  group = await ServedGroup.open();
  ara = await group.joined('아라');
});
afterEach(() => group.close());

const gone = (id: string): Tombstone => ({
  kind: 'member',
  id,
  version: 9,
  timestamp: 40,
  mutationId: 'm',
  data: null,
});
const vote = aMutation('castDateVote', { date: '2027-04-03' });
const voteRow: Row = {
  ...aRow('dateVote', '2027-04-03:x', { memberId: 'x', date: '2027-04-03', votedAt: 1 }),
  version: 9,
  timestamp: 50,
};
const to: [number, string] = [9, 'to'];

/** Reports what became of writes: each with its code; `changes` say that there was a commit. */
async function reporting(
  written: [Mutation, string][],
  changes?: (Row | Tombstone)[],
  over: {
    request?: Partial<ExchangeRequest>;
    actors?: Actor[];
    resultsOnly?: boolean;
    further?: Result[];
  } = {},
) {
  const head = await group.head();
  const results = written.map(([{ mutationId }, code]): Result => ({ mutationId, code, version: to[0] }));
  const outcome: BatchOutcome = {
    results: [...results, ...(over.further ?? [])],
    unkept: [],
    commit: changes && { from: [head.version, head.nonce], to, changes },
  };
  const request = group.request({ mutations: written.map(([one]) => one), ...over.request });
  const actors = over.actors ?? [{ tokenHash: hashSecret(ara.token), memberId: ara.memberId }];
  const reported = await group.db.transaction((trx) =>
    report(trx, head, request, actors, outcome, { resultsOnly: over.resultsOnly ?? false }),
  );
  return { ...reported, head, results: outcome.results, ended: reported.commit?.ended };
}
const cursorOf = ({ version, nonce }: { version: number; nonce: string }) => ({ version, nonce });

describe('P1: the answer', () => {
  test('to a device that knew everything is what its own writes have changed', async () => {
    const cursor = cursorOf(await group.head());
    const changes = [voteRow, gone('x')];
    const { answer, results } = await reporting([[vote, 'applied']], changes, { request: { cursor } });
    expect(answer).toEqual({
      proto: 1,
      kind: 'delta',
      chain: [[cursor.version, cursor.nonce], to],
      ...toWire(changes),
      results,
    });
    const refused = await reporting([[vote, 'date_too_far']], undefined, { request: { cursor } });
    expect(refused.answer).toEqual({
      proto: 1,
      kind: 'delta',
      chain: [[cursor.version, cursor.nonce]],
      rows: [],
      gone: [],
      results: refused.results,
    });
    expect(refused.commit).toBeUndefined();
  });

  test('to a device that knew less is read from the database', async () => {
    const before = cursorOf(await group.head());
    await group.codes([ara.token], vote);
    const { answer } = await reporting([], undefined, { request: { cursor: before } });
    expect(answer).toMatchObject({ kind: 'delta', chain: [[before.version, before.nonce], expect.anything()] });
    expect(answer.kind === 'delta' && answer.rows.map((one) => one.kind)).toEqual(['dateVote']);
  });

  test('to a device that has nothing is everything, up to the new point and the highest timestamp', async () => {
    const head = await group.head();
    const none = await reporting([]);
    expect(none.answer).toMatchObject({
      kind: 'reset',
      ...cursorOf(head),
      latest: head.latestTimestamp,
      results: [],
    });
    expect(none.answer.kind === 'reset' && none.answer.rows.map((one) => one.kind).toSorted()).toEqual([
      'group',
      'member',
    ]);
    const written = await reporting([[vote, 'applied']], [voteRow]);
    expect(written.answer).toMatchObject({ kind: 'reset', version: 9, nonce: 'to', latest: 50 });
  });

  test('to a call are its results at the present point, without a row', async () => {
    const { version, nonce } = await group.head();
    const cursor = { version, nonce };
    expect((await reporting([], undefined, { resultsOnly: true, request: { cursor } })).answer).toEqual({
      proto: 1,
      kind: 'delta',
      chain: [[version, nonce]],
      rows: [],
      gone: [],
      results: [],
    });
    expect((await reporting([[vote, 'applied']], [voteRow], { resultsOnly: true })).answer).toMatchObject({
      chain: [to],
      rows: [],
    });
  });

  test('to whoever ends the group is that it is gone; to their call its results', async () => {
    const ending: [Mutation, string] = [aMutation('deleteGroup', {}, { actor: 'organizer' }), 'applied'];
    const ended = await reporting([ending], []);
    expect(ended.answer).toEqual({ proto: 1, kind: 'gone', results: ended.results });
    expect((await reporting([ending], [], { resultsOnly: true })).answer).toMatchObject({ kind: 'delta' });
    expect((await reporting([[ending[0], 'not_organizer']])).answer.kind).toBe('reset');
  });
});

describe('P2: a snapshot', () => {
  test('from the present point reads no rows; from a point that is unknown there is none', async () => {
    const head = await group.head();
    const from = (cursor: { version: number; nonce: string }) => snapshot(group.db, group.id, cursor, head, []);
    const tables = new Set<string | undefined>();
    group.db.on('query', ({ sql }: { sql: string }) => tables.add(/from "(\w+)"/.exec(sql)?.[1]));
    expect(await from(cursorOf(head))).toEqual({
      proto: 1,
      kind: 'delta',
      chain: [[head.version, head.nonce]],
      rows: [],
      gone: [],
      results: [],
    });
    expect([...tables]).toEqual(['group_versions']);
    expect(await from({ version: head.version, nonce: 'another' })).toEqual({ proto: 1, kind: 'lost' });
  });
});

describe('S10: a commit says whom it has ended', () => {
  const nobody = { tokenHashes: [], memberIds: [] };
  const hash = () => hashSecret(ara.token);

  test('nobody for what ends nothing', async () => {
    const { commit, head } = await reporting([[vote, 'applied']], [voteRow]);
    expect(commit).toEqual({
      groupId: group.id,
      from: [head.version, head.nonce],
      to,
      changes: [voteRow],
      ended: nobody,
    });
  });

  test('the session that logs out, where it really does', async () => {
    const logout = aMutation('logout', {});
    expect((await reporting([[logout, 'applied']], [])).ended).toEqual({ ...nobody, tokenHashes: [hash()] });
    for (const code of ['superseded', 'not_authenticated'])
      expect((await reporting([[logout, code]], [])).ended).toEqual(nobody);
    expect((await reporting([[{ ...logout, actor: 3 }, 'applied']], [])).ended).toEqual(nobody);
  });

  test('the group, its link, the organiser’s secrets: where such a write has taken effect', async () => {
    const by = { actor: 'organizer' } as const;
    const writes = {
      group: aMutation('deleteGroup', {}, by),
      link: aMutation('rotateShareUrl', {} as never, by),
      organizers: aMutation('rotateOrganizer', {} as never, by),
    };
    for (const [name, mutation] of Object.entries(writes)) {
      expect((await reporting([[mutation, 'applied']], [])).ended).toEqual({ ...nobody, [name]: true });
      expect((await reporting([[mutation, 'not_organizer']], [])).ended).toEqual(nobody);
    }
    // A result of a write that is not in the request says nothing.
    const further = [{ mutationId: anId(), code: 'applied', version: to[0] }];
    expect((await reporting([[vote, 'applied']], [], { further })).ended).toEqual(nobody);
  });

  test('members whose rows are gone, with all their sessions', async () => {
    const other = anId();
    const { ended } = await reporting(
      [[vote, 'applied']],
      [gone(ara.memberId), gone(other), aMemberRow('x', 'X'), voteRow],
    );
    expect(ended).toEqual({ tokenHashes: [hash()], memberIds: [ara.memberId, other] });
    // An answer has the id of its member, who stays.
    const answerGone: Tombstone = { ...gone(ara.memberId), kind: 'simpleResponse' };
    expect((await reporting([[vote, 'applied']], [answerGone])).ended).toEqual(nobody);
  });

  test('sessions of the members that a new PIN has put out: of whoever sets it, and of whose it is taken', async () => {
    const [bo, sora] = [await group.joined('보'), await group.joined('소라')];
    const revoke = (token: string) =>
      group
        .db('sessions')
        .where({ token_hash: hashSecret(token) })
        .update({ revoked_at: 1 });
    await revoke(bo.token);
    const ending = (actor: Mutation['actor']) => aMutation('setPin', {} as never, { actor });
    const changed = [aMemberRow(bo.memberId, '보')];
    expect((await reporting([[ending(0), 'applied']], changed)).ended).toEqual({
      ...nobody,
      tokenHashes: [hashSecret(bo.token)],
    });
    // Only that of a member whose row has changed, or who sent it, and only where such a write took effect.
    expect((await reporting([[ending(0), 'applied']], [{ ...voteRow, id: bo.memberId }])).ended).toEqual(nobody);
    expect((await reporting([[vote, 'applied']], changed)).ended).toEqual(nobody);
    expect(
      (
        await reporting(
          [
            [ending(0), 'invalid_input'],
            [vote, 'applied'],
          ],
          changed,
        )
      ).ended,
    ).toEqual(nobody);
    await revoke(ara.token);
    expect((await reporting([[ending(0), 'applied']], [])).ended).toEqual({ ...nobody, tokenHashes: [hash()] });
    expect((await reporting([[ending('link'), 'applied']], [])).ended).toEqual(nobody);
    await revoke(sora.token);
    expect((await reporting([[ending(0), 'applied']], [])).ended).toEqual({ ...nobody, tokenHashes: [hash()] });
  });

  test('a session that a late join binds to a member who was removed meanwhile, and no other’s', async () => {
    const late = aMutation('joinGroup', { memberId: ara.memberId, name: '아라' });
    expect((await reporting([[late, 'superseded']], [])).ended).toEqual(nobody);
    expect((await reporting([[{ ...late, actor: 3 }, 'superseded']], [])).ended).toEqual(nobody);
    // A session that is not stored is not ended.
    const actors = [{ tokenHash: hashSecret(aSecret()), memberId: undefined }];
    expect((await reporting([[late, 'superseded']], [], { actors })).ended).toEqual(nobody);
    await group.db('members').where({ id: ara.memberId }).update({ removed: 1 });
    expect((await reporting([[late, 'superseded']], [])).ended).toEqual({ ...nobody, tokenHashes: [hash()] });
    expect((await reporting([[late, 'applied']], [])).ended).toEqual(nobody);
    expect((await reporting([[vote, 'superseded']], [])).ended).toEqual(nobody);
  });
});

test('P4: on the wire a row has its data, and one that is gone no more than its place', () => {
  const mark = { kind: 'member', id: 'x', version: 9, timestamp: 40 };
  const { data } = aMemberRow('x', 'X');
  const row = { ...mark, mutationId: 'm', data } as Row;
  expect(toWire([row, gone('y'), gone('x')])).toEqual({ rows: [row], gone: [{ ...mark, id: 'y' }, mark] });
});
