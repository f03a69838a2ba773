import type { Knex } from 'knex';
import { describe, expect, test } from 'vitest';
import { limits } from '#shared/kernel/limits.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row, Tombstone } from '#shared/kernel/rows.ts';
import type { Mutation, Result } from '#shared/protocol/sync.ts';
import type { Batch, BatchActor } from '#server/sync/batch.ts';
import { decide } from '#server/sync/decide.ts';
import { parseMutation } from '#server/sync/parse-mutations.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { aGroupRow, aMemberRow } from '#test/builders/rows.ts';

const groupId = anId();
const [ara, bo] = [anId(), anId()];
const date = '2027-04-03';
const member = (id: string): Row => aMemberRow(id, id);
const group: Row = { ...aGroupRow(), id: groupId };
const now = Date.UTC(2027, 0, 1);
const head = {
  id: groupId,
  version: 7,
  nonce: 'n',
  organizerHash: '',
  deletedAt: null,
  latestTimestamp: 5,
  isClosed: false,
  bytes: 0,
  lastActivityAt: 0,
  forgottenBefore: 0,
};
const speaks = (memberId: string | undefined): BatchActor => ({ tokenHash: 'hash', memberId, blocked: false });

/** Decides one mutation on these rows; the hooks of the mutations here ask no database. */
async function deciding(
  mutation: Mutation,
  {
    actor = speaks(ara),
    over = {},
    known = [],
    rows = [group, member(ara), member(bo)],
  }: {
    actor?: BatchActor | null;
    over?: Partial<Batch> & { head?: Partial<typeof head> };
    known?: [string, Result][];
    rows?: (Row | Tombstone)[];
  } = {},
) {
  const parsed = parseMutation(mutation);
  if (typeof parsed === 'string') throw new Error(parsed);
  const batch = {
    isOrganizer: false,
    mutations: [mutation],
    prepared: new Map(),
    now,
    ...over,
    head: { ...head, ...over.head },
  } as unknown as Batch;
  const replica = new GroupReplica(rows);
  const decision = await decide(
    batch,
    { known: new Map(known), rows: replica },
    undefined as unknown as Knex.Transaction,
    parsed,
    actor ?? undefined,
  );
  return { ...decision, code: decision.result.code, replica };
}
const codeOf = async (...asked: Parameters<typeof deciding>) => (await deciding(...asked)).code;

const vote = (over: Partial<Mutation> = {}) => aMutation('castDateVote', { date }, { timestamp: 9, ...over });
const answer = (over: Partial<Mutation> = {}) =>
  aMutation('saveCustomResponse', { responses: {} }, { timestamp: 9, ...over });
const rename = (over: Partial<Mutation> = {}) =>
  aMutation('updateGroup', { description: 'new' }, { actor: 'organizer', timestamp: now, ...over });

describe('S10: who may', () => {
  test('a member’s write needs a session that is bound', async () => {
    expect(await codeOf(vote())).toBe('applied');
    expect(await codeOf(vote(), { actor: speaks(undefined) })).toBe('not_authenticated');
    expect(await codeOf(vote({ actor: 'link' }), { actor: null })).toBe('not_authenticated');
  });

  test('a session that is one member’s does not become another’s, by a claim that names no session neither', async () => {
    const claim = (memberId: string, over: Partial<Mutation> = {}) => aMutation('claimMember', { memberId }, over);
    expect(await codeOf(claim(bo))).toBe('not_yours');
    expect(await codeOf(claim(bo, { actor: 'link' }), { actor: null })).toBe('not_authenticated');
  });

  test('what the organiser does needs the secret, and to be sent as the organiser', async () => {
    expect(await codeOf(rename(), { over: { isOrganizer: true } })).toBe('applied');
    expect(await codeOf(rename())).toBe('not_organizer');
    expect(await codeOf(rename({ actor: 0 }), { over: { isOrganizer: true } })).toBe('not_organizer');
  });
});

describe('P10: what came in before the line of what is forgotten', () => {
  const forgetful = { over: { head: { forgottenBefore: 100 } } } as never;
  test('is too old, up to the line', async () => {
    expect(await codeOf(vote({ timestamp: 99 }), forgetful)).toBe('too_old');
    expect(await codeOf(vote({ timestamp: 100 }), forgetful)).toBe('applied');
  });
  test('but a log-out never is', async () => {
    const late = aMutation('endSessions', {}, { timestamp: 99 });
    expect(await codeOf(late, forgetful)).toBe('too_old');
    expect(await codeOf(aMutation('logout', {}, { timestamp: 99 }), forgetful)).toBe('applied');
  });
});

describe('L5: a group that holds too much', () => {
  const full = (bytes: number) => ({ over: { head: { bytes } } }) as never;
  test('takes no more, from the limit on', async () => {
    expect(await codeOf(vote(), full(limits.groupBytes - 1))).toBe('applied');
    expect(await codeOf(vote(), full(limits.groupBytes))).toBe('group_too_large');
  });
  test('but what makes it smaller, or ends a session', async () => {
    expect(await codeOf(aMutation('leaveGroup', {}, { timestamp: 9 }), full(limits.groupBytes))).toBe('applied');
    expect(await codeOf(aMutation('logout', {}), full(limits.groupBytes))).toBe('applied');
  });
});

describe('P7: a base', () => {
  const stands: Row<'customResponse'> = {
    kind: 'customResponse',
    id: ara,
    version: 1,
    timestamp: 5,
    mutationId: 'present',
    data: { memberId: ara, responses: {}, updatedAt: 1 } as never,
  };
  const rows = [group, member(ara), stands];
  test('that is the present answer, or of an answer that is nowhere any more, is right', async () => {
    expect(await codeOf(answer({ base: 'present' }), { rows })).not.toBe('conflict');
    expect(
      await codeOf(answer({ base: 'earlier' }), {
        rows: [group, member(ara)],
        known: [['earlier', { mutationId: 'earlier', code: 'applied' }]],
      }),
    ).not.toBe('conflict');
    expect(await codeOf(answer(), { rows })).not.toBe('conflict');
  });
  test('that is known and another one is a conflict; so is none', async () => {
    expect(
      await codeOf(answer({ base: 'earlier' }), {
        rows,
        known: [['earlier', { mutationId: 'earlier', code: 'applied' }]],
      }),
    ).toBe('conflict');
    expect(await codeOf(answer({ base: null }), { rows })).toBe('conflict');
  });
  test('that nobody knows is right where nothing has been forgotten, and a conflict where it may have been', async () => {
    expect(await codeOf(answer({ base: 'unknown' }), { rows })).not.toBe('conflict');
    expect(await codeOf(answer({ base: 'unknown' }), { rows, over: { head: { forgottenBefore: 1 } } } as never)).toBe(
      'conflict',
    );
  });
  test('is asked of what is edited in a form alone, and only where one is named', async () => {
    const held = {
      ...stands,
      kind: 'dateVote',
      id: `${date}:${ara}`,
      data: { memberId: ara, date, votedAt: 1 },
    } as Row;
    expect(await codeOf(vote({ base: null }), { rows: [group, member(ara), held] })).toBe('applied');
    const forgetful = { rows, over: { head: { forgottenBefore: 1 } } } as never;
    expect(await codeOf(answer(), forgetful)).not.toBe('conflict');
  });
});

test('P9: a join binds its session when it is kept, not before; another write binds none', async () => {
  const memberId = anId();
  // Without a secret there is no session elsewhere to ask the database for.
  const actor = { memberId: undefined, blocked: false } as unknown as BatchActor;
  const joined = await deciding(aMutation('joinGroup', { memberId, name: '소라' }), { actor });
  expect([joined.code, actor.memberId]).toEqual(['applied', undefined]);
  joined.keep();
  expect([actor.memberId, joined.replica.get('member', memberId)?.data.name]).toEqual([memberId, '소라']);
  const removed = speaks(ara);
  (await deciding(vote(), { actor: removed })).keep();
  expect(removed.memberId).toBe(ara);
});

test('P6: a timestamp of more than a minute ahead counts as now, after the present row; another one as it is', async () => {
  const holder: Tombstone = {
    kind: 'dateVote',
    id: `${date}:${ara}`,
    version: 1,
    timestamp: 30,
    mutationId: 'w',
    data: null,
  };
  const at = async (timestamp: number, held: number) =>
    (await deciding(vote({ timestamp }), { rows: [group, member(ara), { ...holder, timestamp: held }] })).changes[0]
      ?.timestamp;
  expect(await at(0, -1)).toBe(0);
  expect(await at(40, 30)).toBe(40);
  expect(await at(now + 59_000, 30)).toBe(now + 59_000);
  expect(await at(now + 61_000, 30)).toBe(now);
  expect(await at(now + 61_000, now + 7)).toBe(now + 8);
});

test('P10: what the server alone knows may refuse it', async () => {
  expect(await codeOf(aMutation('castDateVote', { date: '2099-01-01' }))).toBe('date_too_far');
});

test('a decision is of the next version, and one that was beaten says so', async () => {
  expect((await deciding(vote())).result).toMatchObject({ code: 'applied', version: 8 });
  const later: Row<'dateVote'> = {
    kind: 'dateVote',
    id: `${date}:${ara}`,
    version: 1,
    timestamp: 50,
    mutationId: 'later',
    data: { memberId: ara, date, votedAt: 1 },
  };
  const beaten = await deciding(vote(), { rows: [group, member(ara), later] });
  expect([beaten.result, beaten.changes]).toEqual([expect.objectContaining({ code: 'superseded', version: 8 }), []]);
});

test('P6: what has to come after the present row does, whatever the clock of its device says', async () => {
  const clear = aMutation('clearPin', { memberId: ara }, { actor: 'organizer', timestamp: 1 });
  const rows = [group, aMemberRow(ara, 'Ara', { hasPin: true })];
  expect((await deciding(clear, { rows, over: { isOrganizer: true } })).changes[0]?.timestamp).toBe(11);
});
