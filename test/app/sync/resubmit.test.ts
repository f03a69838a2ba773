import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Data } from '#shared/kernel/rows.ts';
import { LocalDb, type OutboxEntry, type StoredSession } from '#app/local/device/db.ts';
import {
  askAboutRemovals,
  endsRejection,
  offerAfterLoss,
  offerAgain,
  removedByHere,
  resubmitGroup,
  settleRejected,
} from '#app/sync/resubmit.ts';
import { aGroupRow, aMemberRow, aRow, memberIdOf, rowsGroupId as groupId } from '#test/builders/rows.ts';

const [ara, bo] = [memberIdOf(1), memberIdOf(2)];
const nowMs = 1_000_000;

let db: LocalDb;
let made: number;
beforeEach(() => {
  db = new LocalDb('moyeo', { indexedDB: new IDBFactory(), IDBKeyRange });
  made = 0;
});
afterEach(() => {
  db.close();
});

async function kept(over: Partial<OutboxEntry> = {}): Promise<OutboxEntry> {
  made += 1;
  const entry: Omit<OutboxEntry, 'order'> = {
    mutationId: `write-${String(made)}`,
    groupId,
    actor: 'ara',
    memberId: ara,
    name: 'castDateVote',
    ver: 1,
    input: { date: '2027-04-03' },
    timestamp: 100,
    state: 'done',
    madeAt: 1,
    ...over,
  };
  return { ...entry, order: await db.outbox.add(entry) };
}
const session = (id: string, over: Partial<StoredSession> = {}): StoredSession => ({
  id,
  groupId,
  memberId: ara,
  name: 'Ara',
  secret: id,
  state: 'active',
  ...over,
});
const states = async () =>
  (await db.outbox.orderBy('order').toArray()).map(({ actor, state, code }) => [actor, code ?? state]);

describe('P8: what was accepted is offered again', () => {
  const cases: [what: string, sessions: StoredSession[], after: [actor: string, state: string]][] = [
    ['by the session that made it', [session('ara')], ['ara', 'pending']],
    ['by the session that its member has now', [session('later')], ['later', 'pending']],
    ['by nobody, where nobody is logged in', [], ['ara', 'done']],
    ['by no other member', [session('bo', { memberId: bo })], ['ara', 'done']],
    ['by no session that is logging out', [session('later', { state: 'leaving' })], ['ara', 'done']],
    ['by no session of another group', [session('later', { groupId: 'another' })], ['ara', 'done']],
  ];
  test.each(cases)('%s', async (_what, sessions, after) => {
    await db.sessions.bulkPut(sessions);
    await offerAgain(db, [await kept()]);
    expect(await states()).toEqual([after]);
  });

  test.each(['joinGroup', 'logout'])('but for %s, which is its own session’s alone', async (name) => {
    await db.sessions.put(session('later'));
    await offerAgain(db, [await kept({ name })]);
    expect(await states()).toEqual([['ara', 'done']]);
  });

  test('also by the link and the organiser, and of a kind that this build does not know; no secret alone, no removal', async () => {
    await db.sessions.put(session('ara'));
    const input = { memberId: bo };
    await offerAgain(db, [
      await kept({ actor: 'link', name: 'addMember' }),
      await kept({ actor: 'organizer', name: 'updateGroup' }),
      await kept({ name: 'ofALaterBuild' }),
      await kept({ actor: 'organizer', name: 'rotateOrganizer', input: null }),
      await kept({ actor: 'organizer', name: 'removeMember', input }),
    ]);
    expect((await states()).map(([, state]) => state)).toEqual(['pending', 'pending', 'pending', 'done', 'done']);
  });
});

describe('P8: after a loss', () => {
  test('what the lost history refused is asked again, not what waits for a person or could not be sent', async () => {
    await db.sessions.put(session('ara'));
    for (const code of ['limit_reached', 'conflict', 'session_revoked', 'undone_by_restore'])
      await kept({ state: 'rejected', code });
    await kept({ state: 'rejected', code: 'limit_reached', actor: 'gone' });
    await offerAfterLoss(db, groupId, nowMs);
    expect((await db.outbox.orderBy('order').toArray()).map((one) => one.state)).toEqual([
      'pending',
      'rejected',
      'rejected',
      'rejected',
      'rejected',
    ]);
  });

  test('the point that the device held is lost; where it held none it holds none', async () => {
    await offerAfterLoss(db, groupId, nowMs);
    expect(await db.cursors.count()).toBe(0);
    await db.cursors.put({ groupId, version: 3, nonce: 'n3' });
    await offerAfterLoss(db, groupId, nowMs);
    expect(await db.cursors.toArray()).toEqual([{ groupId, version: 3, nonce: 'n3', lost: true }]);
  });

  test('P14: a group that the server does not know is offered by the device that made it, and by no other', async () => {
    await kept({ actor: 'link', name: 'addMember' });
    expect([await resubmitGroup(db, groupId, nowMs), await states()]).toEqual([false, [['link', 'done']]]);
    await kept({ actor: 'organizer', name: 'createGroup', input: {} });
    expect(await resubmitGroup(db, groupId, nowMs)).toBe(true);
    expect((await states()).map(([, state]) => state)).toEqual(['pending', 'pending']);
  });
});

describe('removals that a restore took back', () => {
  const removal = { actor: 'organizer', name: 'removeMember', input: { memberId: bo } };
  const put = (...rows: ReturnType<typeof aRow>[]) => db.rows.bulkPut(rows.map((row) => ({ ...row, groupId })));
  const told = (over: Partial<Data<'activity'>>, timestamp: number) => ({
    ...aRow('activity', 'told', {
      kind: 'memberRestored',
      actorName: '지우',
      subjectName: 'Bo',
      subjectId: bo,
      at: 1,
      ...over,
    }),
    timestamp,
  });

  test('are the last one of each member that the organiser made here and that stands', async () => {
    await put(aGroupRow(), aMemberRow(ara, 'Ara'));
    await kept(removal);
    const last = await kept(removal);
    await kept({ ...removal, input: { memberId: ara } });
    await kept({ name: 'leaveGroup', memberId: memberIdOf(3), input: {} });
    await kept({ actor: 'organizer', name: 'setDeadline', input: {} });
    await kept({ name: 'ofALaterBuild' });
    expect((await removedByHere(db, groupId)).map((one) => one.mutationId)).toEqual([last.mutationId]);
  });

  const cases: [what: string, rows: ReturnType<typeof aRow>[], isAsked: boolean][] = [
    ['the member is there', [], true],
    ['somebody has brought the member back since', [told({}, 101)], false],
    ['the member had been brought back before', [told({}, 100)], true],
    ['another member was brought back', [told({ subjectId: ara }, 101)], true],
    ['something else was told of the member', [told({ kind: 'memberExcused' }, 101)], true],
  ];
  test.each(cases)('a person is asked about, where %s: %#', async (_what, rows, isAsked) => {
    await put(aGroupRow(), aMemberRow(bo, 'Bo'), ...rows);
    await askAboutRemovals(db, [await kept(removal)]);
    expect(await states()).toEqual([['organizer', isAsked ? 'undone_by_restore' : 'done']]);
  });

  test('are not asked about where the member is not there, nor is the deletion of the group', async () => {
    await put(aGroupRow());
    await askAboutRemovals(db, [
      await kept(removal),
      await kept({ actor: 'organizer', name: 'deleteGroup', input: {} }),
    ]);
    expect((await states()).map(([, state]) => state)).toEqual(['done', 'done']);
  });

  test('that a person is asked about are settled once the activity tells of them, and nothing else is', async () => {
    await put(aGroupRow(), aMemberRow(ara, 'Ara'));
    const asked = { ...removal, state: 'rejected', code: 'undone_by_restore' } as const;
    await kept(asked);
    await put({ ...told({ kind: 'memberRemoved' }, 101), mutationId: 'write-1' });
    await kept({ ...asked, input: { memberId: ara } });
    await kept({ ...asked, code: 'limit_reached' });
    await kept({ ...asked, groupId: 'another' });
    expect(await settleRejected(db, groupId, nowMs, [])).toBe(false);
    const entries = await db.outbox.orderBy('order').toArray();
    expect(entries.map((one) => [one.state, one.code])).toEqual([
      ['done', 'applied'],
      ['rejected', 'undone_by_restore'],
      ['rejected', 'limit_reached'],
      ['rejected', 'undone_by_restore'],
    ]);
    expect(entries[0]?.doneAt).toBe(nowMs);
  });
});

describe('a rejection is over when the rows show that the write is in effect (P8)', () => {
  const vote = { kind: 'dateVote', id: `2027-04-03:${ara}`, name: 'castDateVote' } as const;
  const join = { kind: 'member', id: ara, name: 'joinGroup', input: { memberId: ara, name: 'Ara' } } as const;
  const rejected = { state: 'rejected', code: 'limit_reached' } as const;
  const stands = (kind: 'dateVote' | 'member', id: string, mutationId: string) =>
    db.rows.put({
      ...(kind === 'member'
        ? aMemberRow(id, 'Ara')
        : aRow('dateVote', id, { memberId: ara, date: '2027-04-03', votedAt: 1 })),
      groupId,
      mutationId,
    });

  test('by its own mutation id: it is done', async () => {
    await kept(rejected);
    await stands(vote.kind, vote.id, 'write-1');
    expect(await settleRejected(db, groupId, nowMs, [])).toBe(false);
    expect(await states()).toEqual([['ara', 'applied']]);
  });

  test('not by an earlier write of the same row, and not of what the server can no longer tell', async () => {
    await kept(rejected);
    await kept({ ...rejected, code: 'too_old' });
    await stands(vote.kind, vote.id, 'write-2');
    expect(await settleRejected(db, groupId, nowMs, [])).toBe(false);
    expect(await states()).toEqual([
      ['ara', 'limit_reached'],
      ['ara', 'too_old'],
    ]);
  });

  const answer = { name: 'saveSimpleResponse' };
  const laterAnswer = (payload: object) => ({
    kind: 'simpleResponse',
    id: ara,
    timestamp: 101,
    data: { memberId: ara, payload, createdAt: 1, updatedAt: 1 },
  });
  /** A row of the same option or answer, written later than what was refused at 100. */
  const overtaken: [what: string, over: Partial<OutboxEntry>, row: object, isOver: boolean][] = [
    ['a later vote of the same member', {}, { timestamp: 101 }, true],
    ['a later vote, also where the session has ended', { code: 'member_not_found' }, { timestamp: 101 }, true],
    ['a later vote, also of what the server can no longer tell', { code: 'too_old' }, { timestamp: 101 }, true],
    ['an earlier vote', {}, { timestamp: 99 }, false],
    ['a later vote of another member', { memberId: bo }, { timestamp: 101 }, false],
    ['a later vote for another option', { input: { date: '2027-04-04' } }, { timestamp: 101 }, false],
    ['a later answer to the same survey', answer, laterAnswer({}), true],
    ['an earlier answer', answer, { ...laterAnswer({}), timestamp: 99 }, false],
    ['a later answer, but of a conflict a person decides', { ...answer, code: 'conflict' }, laterAnswer({}), false],
    [
      'a later answer with a private budget, which may be the one of before',
      answer,
      laterAnswer({ budgetPrivate: true }),
      false,
    ],
  ];
  test.each(overtaken)('P6: by %s', async (_what, over, row, isOver) => {
    await db.sessions.put(session('ara', { state: 'ended', why: 'removed' }));
    const { code } = await kept({ ...rejected, ...over });
    await db.rows.put({
      ...aRow('dateVote', vote.id, { memberId: ara, date: '2027-04-03', votedAt: 1 }),
      groupId,
      mutationId: 'later',
      ...row,
    });
    expect(await settleRejected(db, groupId, nowMs, [])).toBe(false);
    expect((await states()).map(([, state]) => state)).toEqual([isOver ? 'superseded' : code]);
  });

  test.each([
    ['a later vote asks for the exchange that settles it', 101, true],
    ['an earlier vote changes nothing', 99, false],
  ])('P4: a patch with %s', async (_what, timestamp, asks) => {
    await kept(rejected);
    const row = aRow('dateVote', vote.id, { memberId: ara, date: '2027-04-03', votedAt: 1 });
    expect(await endsRejection(db, { groupId, rows: [{ ...row, timestamp }] })).toBe(asks);
    expect(await states()).toEqual([['ara', 'limit_reached']]);
  });

  test('a write whose row is not told by its definition stays as it is', async () => {
    await kept({ ...rejected, name: 'ofALaterBuild' });
    expect(await settleRejected(db, groupId, nowMs, [])).toBe(false);
    expect(await states()).toEqual([['ara', 'limit_reached']]);
  });

  const joins: [what: string, sessions: StoredSession[], state: OutboxEntry['state']][] = [
    ['is asked again by its session', [session('ara')], 'pending'],
    ['of a session that has logged out is over', [], 'done'],
    [
      'is not asked again for a member who was removed',
      [session('ara', { state: 'ended', why: 'removed' })],
      'rejected',
    ],
  ];
  test.each(joins)('a join %s', async (_what, sessions, state) => {
    await db.sessions.bulkPut(sessions);
    await kept({ ...rejected, code: 'name_taken', name: join.name, input: join.input });
    await stands(join.kind, join.id, 'write-1');
    expect(await settleRejected(db, groupId, nowMs, [])).toBe(state === 'pending');
    expect((await db.outbox.toArray()).map((one) => one.state)).toEqual([state]);
  });

  /** The row of a member who has set a PIN since: its mutation id is that of the PIN. */
  const changedSince = [
    ['by its own member', { code: 'name_taken', memberId: ara }, 'Ara', [], true],
    ['not by that of somebody else', { code: 'name_taken', memberId: bo }, 'Ara', [], false],
    ['not by its member under another name', { code: 'name_taken', memberId: ara }, 'Bo', [], false],
    ['not where it was refused for another reason', { code: 'group_full', memberId: ara }, 'Ara', [], false],
    ['not where the same answer refuses it', { code: 'name_taken', memberId: ara }, 'Ara', ['write-1'], false],
  ] as const;
  test.each(changedSince)('a join that a copy of this storage has sent: %s', async (...row) => {
    const [, over, name, refused, isAsked] = row;
    await db.sessions.put(session('ara'));
    await kept({ ...rejected, ...over, name: join.name, input: { ...join.input, memberId: over.memberId } });
    await db.rows.put({ ...aMemberRow(ara, name), groupId, mutationId: 'pin' });
    const heard = refused.map((mutationId) => ({ mutationId, code: 'name_taken' as const }));
    expect(await settleRejected(db, groupId, nowMs, heard)).toBe(isAsked);
    expect((await db.outbox.toArray()).map(({ state }) => state)).toEqual([isAsked ? 'pending' : 'rejected']);
  });
});
