import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameChoice, lastChange } from '#shared/decision/changes.ts';
import { actsOf, sequenceOf } from '#shared/decision/history.ts';
import { actKinds } from '#shared/decision/schema.ts';
import { limits } from '#shared/kernel/limits.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { mutationDefinitions } from '#shared/protocol/mutations.ts';
import { rebase, type PendingWrite } from '#shared/protocol/rebase.ts';

const groupId = '018f0000-0000-7000-8000-000000000000';
const rows: Row[] = [
  {
    kind: 'group',
    id: groupId,
    version: 1,
    timestamp: 1,
    mutationId: 'made-0000',
    data: {
      name: '봄 여행',
      description: '',
      createdBy: '민지',
      shareUrl: 'x'.repeat(22),
      surveyType: 'default',
      customQuestions: null,
      createdAt: 1,
      excused: [],
    },
  },
  ...['minji', 'sora'].map((id): Row => ({
    kind: 'member',
    id,
    version: 1,
    timestamp: 1,
    mutationId: `joined-${id}`,
    data: { name: id, joinedAt: 1, claimed: true },
  })),
];
const stay = fc.constantFrom({ start: '2027-04-02', end: '2027-04-05' }, { start: '2027-04-03', end: '2027-04-05' });
const place = fc.constantFrom({ id: 'vietnam/da-nang', name: '다낭' }, { id: null, name: '할머니 댁' });
const act = fc.record({ kind: fc.constantFrom(...actKinds), dates: fc.option(stay), place: fc.option(place) });
const rsvp = fc.record({
  answer: fc.constantFrom('coming', 'away'),
  dates: fc.option(stay),
  word: fc.constantFrom('', '비행기 창가는 내 자리'),
});
const write = fc.oneof(
  act.map((input) => ({ name: 'decide', input, memberId: undefined })),
  fc
    .record({ input: rsvp, memberId: fc.constantFrom('minji', 'sora', 'stranger') })
    .map((one) => ({ name: 'answerRsvp', ...one })),
  fc.constantFrom(3, 4).map((quorum) => ({
    name: 'setDeadline',
    input: { day: '2027-01-20', endsAt: Date.UTC(2027, 0, 20, 15), timeZone: 'Asia/Seoul', quorum },
    memberId: undefined,
  })),
  fc.constantFrom('minji', 'sora').map((memberId) => ({
    name: 'noteReminder',
    input: { memberIds: ['018f0000-0000-7000-8000-000000000001'] },
    memberId,
  })),
);
const queued = (list: readonly { name: string; input: unknown; memberId: string | undefined }[]): PendingWrite[] =>
  list.map((one, index) => ({
    groupId,
    mutationId: `write-${String(index).padStart(4, '0')}`,
    timestamp: 100 + index,
    ...one,
  }));
const kinds = ['decision', 'decisionAct', 'deadline', 'rsvp', 'activity'] as const;
const contents = (view: GroupReplica) =>
  kinds.flatMap((kind) => view.list(kind).map(({ id, data, mutationId }) => ({ kind, id, data, mutationId })));

describe('acts through the rebase', () => {
  test('the same write rebased twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 12 }), (list) => {
        const once = queued(list);
        expect(
          contents(
            rebase(
              rows,
              once.flatMap((one) => [one, one]),
            ),
          ),
        ).toEqual(contents(rebase(rows, once)));
      }),
    );
  });

  test('writes folded again onto the rows that they have made change nothing', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 12 }), (list) => {
        const once = queued(list);
        const view = rebase(rows, once);
        const made = [...rows, ...kinds.flatMap((kind) => view.list(kind) as Row[])];
        expect(contents(rebase(made, once))).toEqual(contents(rebase(made, [])));
      }),
    );
  });

  test('the newest act stands, every whole one is in the history, and each names the one before', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 12 }), (list) => {
        const view = rebase(rows, queued(list));
        const acts = actsOf(view);
        expect(view.get('decision', groupId)?.mutationId).toBe(acts.at(-1)?.id);
        expect(acts.map((one) => one.data.base)).toEqual([null, ...acts.map((one) => one.id)].slice(0, acts.length));
      }),
    );
  });

  test('an act that arrives after a newer one is kept in the history and moves nothing', () => {
    fc.assert(
      fc.property(stay, place, (dates, where) => {
        const [early, late] = queued([
          { name: 'decide', input: { kind: 'dates', dates, place: null }, memberId: undefined },
          { name: 'decide', input: { kind: 'confirm', dates, place: where }, memberId: undefined },
        ]) as [PendingWrite, PendingWrite];
        const view = rebase(rows, [late, early]);
        expect(view.get('decision', groupId)?.data.kind).toBe('confirm');
        expect(actsOf(view).map((one) => one.data.kind)).toEqual(['dates', 'confirm']);
      }),
    );
  });

  test('an act that leaves open what its kind fixes is refused', () => {
    const view = new GroupReplica(rows);
    for (const kind of ['dates', 'place', 'confirm'] as const) {
      const { outcome } = view.attempt({ timestamp: 5, mutationId: 'write-0009' }, (draft) =>
        mutationDefinitions.decide.apply(
          draft,
          { kind, dates: null, place: null, word: '' },
          { memberId: undefined, mutationId: 'write-0009', at: 5, groupId },
        ),
      );
      expect(outcome).toBe('invalid_input');
    }
  });

  test('only the organiser acts and sets the deadline; members answer for themselves', () => {
    expect(mutationDefinitions.decide.requiredRole).toBe('organizer');
    expect(mutationDefinitions.setDeadline.requiredRole).toBe('organizer');
    expect(mutationDefinitions.answerRsvp.requiredRole).toBe('member');
    expect(
      rebase(
        rows,
        queued([{ name: 'answerRsvp', input: { answer: 'coming', dates: null }, memberId: 'stranger' }]),
      ).list('rsvp'),
    ).toEqual([]);
  });

  test('a deadline ends on its own day, in whichever zone', () => {
    const { input } = mutationDefinitions.setDeadline;
    const zone = { timeZone: 'Asia/Seoul', quorum: null };
    expect(input.safeParse({ ...zone, day: '2027-01-20', endsAt: Date.UTC(2027, 0, 20, 15) }).success).toBe(true);
    expect(input.safeParse({ ...zone, day: '2027-01-20', endsAt: Date.UTC(2027, 0, 22, 15) }).success).toBe(false);
    expect(input.safeParse({ ...zone, day: '2027-01-20', endsAt: null }).success).toBe(false);
    expect(input.safeParse({ ...zone, day: null, endsAt: null }).success).toBe(true);
  });
});

describe('the history', () => {
  const confirm = (start: string, name: string) => ({
    name: 'decide',
    input: { kind: 'confirm', dates: { start, end: '2027-04-05' }, place: { id: null, name } },
    memberId: undefined,
  });
  const reopen = { name: 'decide', input: { kind: 'reopen', dates: null, place: null }, memberId: undefined };

  test('a calendar sees a higher number with every confirmation and every reopening', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(confirm('2027-04-02', '다낭'), reopen), { minLength: 1, maxLength: 8 }),
        (list) => {
          const numbers = list.map((_one, index) => sequenceOf(actsOf(rebase(rows, queued(list.slice(0, index + 1))))));
          expect(numbers).toEqual(list.map((_one, index) => index));
        },
      ),
    );
  });

  test('the last change says what is new; the same trip confirmed again is none', () => {
    const change = (...list: ReturnType<typeof confirm>[]) => lastChange(actsOf(rebase(rows, queued(list))));
    expect(change(confirm('2027-04-02', '다낭'))).toBeUndefined();
    expect(change(confirm('2027-04-02', '다낭'), confirm('2027-04-02', '다낭'))).toBeUndefined();
    expect(change(confirm('2027-04-02', '다낭'), confirm('2027-04-03', '다낭'))).toMatchObject({
      hasNewDates: true,
      hasNewPlace: false,
    });
    expect(change(confirm('2027-04-02', '다낭'), confirm('2027-04-02', '호이안'))).toMatchObject({
      hasNewDates: false,
      hasNewPlace: true,
    });
  });

  test('two acts are the same choice by kind, dates and place; the word does not matter', () => {
    fc.assert(
      fc.property(act, act, (a, b) => {
        expect(isSameChoice(a, a)).toBe(true);
        expect(isSameChoice(a, b)).toBe(isSameChoice(b, a));
      }),
    );
  });
});

test('a group has so many acts: a further one is refused, one that is sent again is not', () => {
  const acts = Array.from({ length: limits.decisionActs + 1 }, () => ({
    name: 'decide',
    input: { kind: 'reopen', dates: null, place: null },
    memberId: undefined,
  }));
  const view = rebase(rows, [...queued(acts), ...queued(acts.slice(0, 1))]);
  expect(view.list('decisionAct')).toHaveLength(limits.decisionActs);
  expect(view.get('decision', groupId)?.mutationId).toBe(queued(acts).at(-2)?.mutationId);
});
