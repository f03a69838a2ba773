import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rebase, type PendingWrite } from '#shared/protocol/rebase.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Data, Kind, Row } from '#shared/kernel/rows.ts';
import { activities, logActivity } from '#shared/activity/activity.ts';
import { lateRemovals } from '#shared/organizer/late-removals.ts';
import { duplicates } from '#shared/member/removal.ts';
import { activityKept } from '#shared/activity/schema.ts';
import { restorableMs } from '#shared/organizer/schema.ts';
import { voteId } from '#shared/vote/schema.ts';
import { aPayload } from '#test/builders/payload.ts';

const groupId = '019cadc6-9a80-7ff8-8023-fcdba11f87a9';
const ids = ['a', 'b', 'c'].map((one) => `019cadc6-9a80-7ff8-8023-00000000000${one}`);
const [a = '', b = '', c = ''] = ids;

function row<K extends Kind>(kind: K, id: string, data: Data<K>, timestamp = 10): Row {
  return { kind, id, version: 1, timestamp, mutationId: `made-${kind}-${id}`, data };
}
const member = (id: string, name: string, over: Partial<Data<'member'>> = {}) =>
  row('member', id, { name, joinedAt: 1, claimed: true, ...over });
const answer = (id: string, timestamp = 10) =>
  row('simpleResponse', id, { memberId: id, payload: aPayload(), createdAt: 1, updatedAt: 1 }, timestamp);
const vote = (id: string, date: string) => row('dateVote', voteId(date, id), { memberId: id, date, votedAt: 1 });
const rating = (id: string) =>
  row('rating', voteId('japan', id), { memberId: id, destinationId: 'japan', rating: 5, votedAt: 1 });
const group = (over: Partial<Data<'group'>> = {}) =>
  row('group', groupId, {
    name: '제주',
    description: '',
    createdBy: '지우',
    shareUrl: 'x'.repeat(22),
    surveyType: 'default',
    customQuestions: null,
    createdAt: 1,
    excused: [],
    ...over,
  });
const write = (name: string, input: unknown, over: Partial<PendingWrite> = {}): PendingWrite => ({
  groupId,
  mutationId: `${name}-mutation`,
  name,
  input,
  timestamp: 5,
  memberId: undefined,
  ...over,
});
const owned = (view: GroupReplica, id: string) => [
  ...(['simpleResponse', 'preference', 'customResponse'] as const).flatMap((kind) => view.get(kind, id) ?? []),
  ...(['dateVote', 'typeVote', 'rating'] as const).flatMap((kind) =>
    view.list(kind).filter((one) => one.data.memberId === id),
  ),
];
const everything = [
  group(),
  ...ids.flatMap((id, index) => [
    member(id, `name ${index}`),
    answer(id, 1_000),
    vote(id, '2026-05-01'),
    vote(id, '2026-05-02'),
    rating(id),
  ]),
];
const state = (view: GroupReplica) =>
  (['group', 'member', 'simpleResponse', 'dateVote', 'rating', 'activity'] as const)
    .flatMap((kind) => view.list(kind))
    .map(({ kind, id, data }) => [kind, id, data]);

describe('taking out, leaving', () => {
  test("P6 takes everything of theirs however late it was written, and nothing of anybody else's", () => {
    for (const one of [write('removeMember', { memberId: b }), write('leaveGroup', {}, { memberId: b })]) {
      const view = rebase(everything, [one]);
      expect(view.get('member', b)).toBeUndefined();
      expect(owned(view, b)).toEqual([]);
      for (const id of [a, c]) expect(owned(view, id)).toHaveLength(4);
    }
  });

  test('rebasing a write twice is rebasing it once', () => {
    const writes = fc.constantFrom(
      write('removeMember', { memberId: b }),
      write('leaveGroup', {}, { memberId: a }),
      write('updateGroup', { name: '여름' }),
      write('updateGroup', { excused: [c] }),
      write('rotateShareUrl', { shareUrl: 'y'.repeat(22) }),
      write('cleanUpDuplicates', {}),
      write('claimMember', { memberId: a }, { memberId: a }),
      write('setPin', { pin: '1234' }, { memberId: a }),
      write('setPin', { pin: null }, { memberId: a }),
      write('deleteGroup', {}),
      write('restoreMember', { memberId: b }),
    );
    fc.assert(
      fc.property(writes, fc.integer({ min: 1, max: 2_000 }), (one, timestamp) => {
        expect(
          state(
            rebase(everything, [
              { ...one, timestamp },
              { ...one, timestamp },
            ]),
          ),
        ).toEqual(state(rebase(everything, [{ ...one, timestamp }])));
      }),
    );
  });

  test('writes of a removed member are not rebased any more', () => {
    const view = rebase(everything, [
      write('removeMember', { memberId: b }),
      write('castDateVote', { date: '2026-06-01' }, { memberId: b, timestamp: 9_000 }),
      write('setPin', { pin: '1234' }, { memberId: b }),
    ]);
    expect(owned(view, b)).toEqual([]);
  });

  test('removing somebody who is not in the group changes nothing', () => {
    expect(state(rebase([group()], [write('removeMember', { memberId: b })]))).toEqual(state(rebase([group()], [])));
  });
});

describe('what everybody can read in the log', () => {
  test('who did what to whom', () => {
    const [entry] = activities(rebase(everything, [write('removeMember', { memberId: b }, { timestamp: 77 })]));
    expect(entry?.data).toEqual({
      kind: 'memberRemoved',
      actorName: '지우',
      subjectName: 'name 1',
      subjectId: b,
      at: 77,
    });
  });

  test('nothing about a change that came too late to count', () => {
    const view = rebase(everything, [write('updateGroup', { name: '늦은 이름' }, { timestamp: 3 })]);
    expect(view.get('group', groupId)?.data.name).toBe('제주');
    expect(activities(view)).toEqual([]);
  });

  test('nothing about a change that changes nothing', () => {
    expect(
      activities(rebase(everything, [write('updateGroup', { name: '제주', excused: [] }, { timestamp: 99 })])),
    ).toEqual([]);
  });

  test('L5 only the newest entries, whatever order they come in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: activityKept + 1, maxLength: activityKept + 30 }),
        (times) => {
          const view = new GroupReplica();
          for (const [index, at] of times.entries()) {
            view
              .attempt({ timestamp: at, mutationId: `mutation-${index}` }, (draft) => {
                logActivity(draft, `mutation-${index}`, { kind: 'nameClaimed', actorName: `x${index}`, at });
              })
              .keep();
          }
          const kept = activities(view).map((one) => one.data.at);
          expect(kept).toHaveLength(activityKept);
          expect(kept).toEqual([...times].sort((x, y) => y - x).slice(0, activityKept));
        },
      ),
      { numRuns: 20, endOnFailure: true },
    );
  });

  test('who can still be brought back: out for less than seven days, and not back yet', () => {
    const removed = rebase(everything, [write('removeMember', { memberId: b }, { timestamp: 1_000_000 })]);
    expect(lateRemovals(removed, 1_000_000 + restorableMs)).toMatchObject([
      { memberId: b, name: 'name 1', hasLeft: false },
    ]);
    expect(lateRemovals(removed, 1_000_001 + restorableMs)).toEqual([]);
    removed.load({ ...member(b, 'name 1'), timestamp: 2_000_000 });
    expect(lateRemovals(removed, 1_000_000)).toEqual([]);
  });
});

describe('duplicate names in the list', () => {
  const out = (...rows: Row[]) =>
    duplicates(new GroupReplica(rows))
      .map((one) => one.id)
      .sort();

  test('the one who has answered stays, else the one who has logged in, else the first', () => {
    expect(out(member(a, '민지'), member(b, ' 민지 '), answer(b))).toEqual([a]);
    expect(out(member(a, 'Bo', { claimed: false }), member(b, 'BO'))).toEqual([a]);
    expect(out(member(a, 'Bo', { joinedAt: 5 }), member(b, 'bo', { joinedAt: 2 }))).toEqual([a]);
  });

  test('nobody with an answer, vote or rating is ever removed, and everybody keeps one row', () => {
    const people = fc.array(
      fc.record({
        name: fc.constantFrom('Bo', 'bo ', 'Ara', 'ara', 'Chul'),
        claimed: fc.boolean(),
        joinedAt: fc.nat(5),
        gives: fc.boolean(),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(people, (list) => {
        const rows = list.flatMap(({ gives, ...data }, index) => [
          member(`m${index}`, data.name, data),
          ...(gives ? [rating(`m${index}`)] : []),
        ]);
        const gone = new Set(out(...rows));
        for (const [index, one] of list.entries()) if (one.gives) expect(gone.has(`m${index}`)).toBe(false);
        const names = (some: typeof list) => [...new Set(some.map((one) => one.name.trim().toLowerCase()))].sort();
        expect(names(list.filter((_, index) => !gone.has(`m${index}`)))).toEqual(names(list));
      }),
    );
  });
});

describe('a PIN in the rows', () => {
  test('is only whether there is one', () => {
    const view = rebase(everything, [write('setPin', { pin: '4826' }, { memberId: a, timestamp: 50 })]);
    expect(view.get('member', a)?.data).toEqual({ name: 'name 0', joinedAt: 1, claimed: true, hasPin: true });
    expect(
      rebase(
        [group(), member(a, 'x', { hasPin: true })],
        [write('setPin', { pin: null }, { memberId: a, timestamp: 50 })],
      ).get('member', a)?.data,
    ).not.toHaveProperty('hasPin');
  });
});
