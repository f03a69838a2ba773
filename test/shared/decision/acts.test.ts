import { describe, expect, test } from 'vitest';
import type { Row } from '#shared/kernel/rows.ts';
import { aGroupRow, aMemberRow, aRow, logOf, memberIdOf, rowsGroupId, runWrite } from '#test/builders/rows.ts';

const [ara, bo] = [memberIdOf(1), memberIdOf(2)];
const open: Row[] = [aGroupRow(), aMemberRow(ara, '아라'), aMemberRow(bo, '보라')];
const dates = { start: '2027-04-02', end: '2027-04-05' };
const place = { id: 'vietnam/da-nang', name: '다낭' };

describe('an act of the organiser', () => {
  test.each([
    ['open', null, null, true],
    ['open', dates, null, false],
    ['open', null, place, false],
    ['dates', dates, null, true],
    ['dates', null, place, false],
    ['place', null, place, true],
    ['place', dates, null, false],
    ['confirm', dates, null, true],
    ['confirm', null, place, true],
    ['confirm', null, null, false],
    ['reopen', null, null, true],
    ['reopen', dates, place, true],
  ] as const)('%s with dates %o and place %o counts: %s', (kind, fixedDates, fixedPlace, counts) => {
    const ran = runWrite(open, 'decide', { kind, dates: fixedDates, place: fixedPlace, word: '' });
    expect(ran.code).toBe(counts ? undefined : 'invalid_input');
    expect(ran.view.get('decision', rowsGroupId)?.data.kind).toBe(counts ? kind : undefined);
  });

  test('names who made it and the act that it was made on, stays in the history and is told', () => {
    const first = runWrite(open, 'decide', { kind: 'dates', dates, place: null, word: '' }, { mutationId: 'first' });
    expect(first.view.get('decisionAct', 'first')?.data).toMatchObject({ actorName: '지우', base: null, at: 1_000 });
    const rows = [...open, ...first.changes];
    const second = runWrite(
      rows,
      'decide',
      { kind: 'reopen', dates: null, place: null, word: '' },
      { timestamp: 2_000 },
    );
    expect(second.view.get('decision', rowsGroupId)?.data).toMatchObject({ kind: 'reopen', base: 'first', at: 2_000 });
    expect(second.view.list('decisionAct').map((one) => one.id)).toEqual(['first', 'the-write']);
    expect(logOf(second).map((one) => one.kind)).toEqual(['datesFixed', 'decisionReopened']);
  });

  test('P6: that comes after a later one is in the history, without a base, and is not told', () => {
    const later = {
      ...aRow('decision', rowsGroupId, {
        kind: 'open',
        dates: null,
        place: null,
        word: '',
        actorName: '지우',
        base: null,
        at: 5,
      }),
      timestamp: 5_000,
    };
    const late = runWrite([...open, later], 'decide', { kind: 'dates', dates, place: null, word: '' });
    expect(late.view.get('decision', rowsGroupId)?.data.kind).toBe('open');
    expect(late.view.get('decisionAct', 'the-write')?.data).toMatchObject({ kind: 'dates', base: null });
    expect(logOf(late)).toEqual([]);
  });

  test('S2: that is made a second time changes nothing', () => {
    const input = { kind: 'dates', dates, place: null, word: '' } as const;
    const rows = [...open, ...runWrite(open, 'decide', input).changes];
    expect(runWrite(rows, 'decide', input).changes).toEqual([]);
  });
});

describe('a deadline', () => {
  const input = { day: '2027-01-20', endsAt: Date.UTC(2027, 0, 20, 15), timeZone: 'Asia/Seoul', quorum: 3 };

  test('is told; made a second time it changes nothing', () => {
    const first = runWrite(open, 'setDeadline', input);
    expect(first.view.get('deadline', rowsGroupId)?.data).toEqual({ ...input, at: 1_000 });
    expect(logOf(first)).toMatchObject([{ kind: 'deadlineChanged', actorName: '지우', at: 1_000 }]);
    expect(runWrite([...open, ...first.changes], 'setDeadline', input).changes).toEqual([]);
  });

  test('P6: that comes after a later one changes nothing and is not told', () => {
    const later = { ...aRow('deadline', rowsGroupId, { ...input, quorum: 4, at: 5 }), timestamp: 5_000 };
    expect(runWrite([...open, later], 'setDeadline', input)).toMatchObject({ superseded: true, changes: [] });
  });
});

describe('a reminder', () => {
  const remind = (memberIds: string[], memberId: string | undefined = ara) =>
    runWrite(open, 'noteReminder', { memberIds }, { memberId });

  test('of one member names them; of several, or of one whom the group does not know, nobody', () => {
    const told = { kind: 'reminded', actorName: '아라', subjectName: null, subjectId: null, at: 1_000 };
    expect(logOf(remind([bo]))).toEqual([{ ...told, subjectName: '보라', subjectId: bo }]);
    expect(logOf(remind([bo, ara]))).toEqual([told]);
    expect(logOf(remind([memberIdOf(9)]))).toEqual([told]);
  });

  test('is of a member', () => {
    expect(remind([bo], memberIdOf(9)).code).toBe('member_not_found');
    expect(runWrite(open, 'noteReminder', { memberIds: [bo] }).code).toBe('member_not_found');
  });
});

test('whether somebody comes is said by members only, and the last word stands', () => {
  const input = { answer: 'coming', word: '창가', dates: null } as const;
  expect(runWrite(open, 'answerRsvp', input).code).toBe('member_not_found');
  expect(runWrite(open, 'answerRsvp', input, { memberId: memberIdOf(9) }).code).toBe('member_not_found');
  const said = runWrite(open, 'answerRsvp', input, { memberId: ara });
  expect(said.view.get('rsvp', ara)?.data).toEqual({ memberId: ara, ...input, at: 1_000 });
});
