import { describe, expect, test } from 'vitest';
import type { Row } from '#shared/kernel/rows.ts';
import { aGroupRow, aMemberRow, aRow, logOf, memberIdOf, rowsGroupId, runWrite } from '#test/builders/rows.ts';

const [ara, bo, cho] = [memberIdOf(1), memberIdOf(2), memberIdOf(3)];
const members = [aMemberRow(ara, '아라'), aMemberRow(bo, '보라'), aMemberRow(cho, '초이')];
const open = [aGroupRow({ description: '바다' }), ...members];
const newest = { ...aGroupRow(), timestamp: 5_000 };
const groupOf = (ran: ReturnType<typeof runWrite>) => ran.view.get('group', rowsGroupId)?.data;
const entry = (kind: string, subject?: { id: string; name: string }) => ({
  kind,
  actorName: '지우',
  subjectName: subject?.name ?? null,
  subjectId: subject?.id ?? null,
  at: 1_000,
});

describe('a change of the group', () => {
  test('leaves what it does not name as it is', () => {
    const before = aGroupRow({ description: '바다', excused: [bo], requiresPin: true });
    const renamed = runWrite([before, ...members], 'updateGroup', { name: '부산' });
    expect(groupOf(renamed)).toEqual({ ...before.data, name: '부산' });
    const described = runWrite([before, ...members], 'updateGroup', { description: '산' });
    expect(groupOf(described)).toEqual({ ...before.data, description: '산' });
  });

  test('is told as what it is: settings, going on without somebody or with them again, PINs', () => {
    expect(logOf(runWrite(open, 'updateGroup', { name: '부산' }))).toEqual([entry('settingsChanged')]);
    expect(logOf(runWrite(open, 'updateGroup', { description: '산' }))).toEqual([entry('settingsChanged')]);
    expect(logOf(runWrite(open, 'updateGroup', { excused: [bo] }))).toEqual([
      entry('memberExcused', { id: bo, name: '보라' }),
    ]);
    const excused = [aGroupRow({ excused: [bo, cho] }), ...members];
    expect(logOf(runWrite(excused, 'updateGroup', { excused: [bo] }))).toEqual([
      entry('memberIncluded', { id: cho, name: '초이' }),
    ]);
    expect(logOf(runWrite(open, 'updateGroup', { requiresPin: true }))).toEqual([entry('pinRequired')]);
    const withPins = [aGroupRow({ requiresPin: true }), ...members];
    expect(logOf(runWrite(withPins, 'updateGroup', { requiresPin: false }))).toEqual([entry('pinOptional')]);
    expect(groupOf(runWrite(withPins, 'updateGroup', { requiresPin: false }))).not.toHaveProperty('requiresPin');
  });

  test('of several things at once names nobody', () => {
    expect(logOf(runWrite(open, 'updateGroup', { name: '부산', excused: [bo] }))).toEqual([entry('settingsChanged')]);
    expect(logOf(runWrite(open, 'updateGroup', { requiresPin: true, excused: [bo] }))).toEqual([entry('pinRequired')]);
  });

  test('about somebody whom the group no longer has names nobody either', () => {
    expect(logOf(runWrite(open, 'updateGroup', { excused: [memberIdOf(9)] }))).toEqual([entry('memberExcused')]);
  });

  test('that says what is so already is none; nobody is excused twice', () => {
    const same = runWrite(open, 'updateGroup', { name: '제주', description: '바다', excused: [], requiresPin: false });
    expect([same.code, same.changes]).toEqual([undefined, []]);
    expect(groupOf(runWrite(open, 'updateGroup', { excused: [bo, bo] }))?.excused).toEqual([bo]);
  });
});

describe('P6: a write of the organiser that comes after a later one', () => {
  test.each([
    ['updateGroup', { name: '부산' }],
    ['rotateShareUrl', { shareUrl: 'y'.repeat(22) }],
  ] as const)('changes nothing and is not told: %s', (name, input) => {
    const late = runWrite([newest, ...members], name, input);
    expect([late.superseded, late.changes]).toEqual([true, []]);
  });

  test('changes nothing and is not told: clearPin', () => {
    const pinned = { ...aMemberRow(ara, '아라', { hasPin: true }), timestamp: 5_000 };
    const late = runWrite([aGroupRow(), pinned], 'clearPin', { memberId: ara });
    expect([late.superseded, late.changes]).toEqual([true, []]);
  });
});

describe('a new link', () => {
  test('is the group’s from then on, and the log says so', () => {
    const rotated = runWrite(open, 'rotateShareUrl', { shareUrl: 'y'.repeat(22) });
    expect(groupOf(rotated)).toMatchObject({ shareUrl: 'y'.repeat(22), description: '바다' });
    expect(logOf(rotated)).toEqual([entry('linkRotated')]);
  });

  test('that is the present one is none', () => {
    expect(runWrite(open, 'rotateShareUrl', { shareUrl: 'x'.repeat(22) }).changes).toEqual([]);
  });
});

test('a new secret of the organiser is told, without the secret', () => {
  const rotated = runWrite(open, 'rotateOrganizer', { organizerToken: 's'.repeat(43) });
  expect(logOf(rotated)).toEqual([entry('organizerRotated')]);
  expect(JSON.stringify(rotated.changes)).not.toContain('sss');
});

describe('a PIN that the organiser takes off', () => {
  test('is off, and the log names the member', () => {
    const cleared = runWrite([aGroupRow(), aMemberRow(ara, '아라', { hasPin: true })], 'clearPin', { memberId: ara });
    expect(cleared.view.get('member', ara)?.data).toEqual({ name: '아라', joinedAt: 1, claimed: true });
    expect(logOf(cleared)).toEqual([entry('pinCleared', { id: ara, name: '아라' })]);
  });

  test('where there is none changes nothing, and of nobody is refused', () => {
    expect(runWrite(open, 'clearPin', { memberId: ara })).toMatchObject({ code: undefined, changes: [] });
    expect(runWrite(open, 'clearPin', { memberId: memberIdOf(9) }).code).toBe('member_not_found');
  });
});

test('without the group nothing of it changes', () => {
  expect(runWrite([], 'updateGroup', { name: '부산' }).code).toBe('group_not_found');
  expect(runWrite([], 'rotateShareUrl', { shareUrl: 'y'.repeat(22) }).code).toBe('group_not_found');
});

describe('names that are on the list twice', () => {
  const twice = [
    aMemberRow(memberIdOf(8), '보라', { joinedAt: 5 }),
    aMemberRow(memberIdOf(9), '아라', { joinedAt: 5 }),
  ];
  const answered: Row = aRow('dateVote', `2026-05-01:${ara}`, { memberId: ara, date: '2026-05-01', votedAt: 1 });

  test('are cleaned up with everything of theirs, and told once', () => {
    const cleaned = runWrite([...open, ...twice, answered], 'cleanUpDuplicates', {});
    expect(cleaned.view.list('member').map((one) => one.id)).toEqual([ara, bo, cho]);
    expect(logOf(cleaned)).toEqual([entry('duplicatesRemoved', { id: memberIdOf(9), name: '아라' })]);
  });

  test('are no news where there are none', () => {
    expect(runWrite(open, 'cleanUpDuplicates', {}).changes).toEqual([]);
  });
});

describe('a group whose organiser left', () => {
  const week = 7 * 24 * 60 * 60 * 1000;
  const left = aRow('activity', 'left', {
    kind: 'memberLeft',
    actorName: '지우',
    subjectName: '지우',
    subjectId: null,
    at: 500,
  });
  const takeOver = (rows: Row[], timestamp: number, memberId: string | undefined = ara) =>
    runWrite(rows, 'takeOverGroup', { organizerToken: 's'.repeat(43) }, { memberId, timestamp });

  test('is taken over after a week, not sooner; the log says by whom', () => {
    expect(takeOver([...open, left], 499 + week).code).toBe('not_organizer');
    const taken = takeOver([...open, left], 500 + week);
    expect(groupOf(taken)).toMatchObject({ organizedBy: '아라', createdBy: '지우', description: '바다' });
    expect(logOf(taken).at(-1)).toMatchObject({ kind: 'organizerTakenOver', actorName: '아라', at: 500 + week });
  });

  test('is not taken over by nobody, nor without the group, nor while nobody has left', () => {
    expect(takeOver([...open, left], 500 + week, memberIdOf(9)).code).toBe('member_not_found');
    expect(runWrite([...open, left], 'takeOverGroup', { organizerToken: 's'.repeat(43) }).code).toBe(
      'member_not_found',
    );
    expect(takeOver([...members, left], 500 + week).code).toBe('member_not_found');
    expect(takeOver(open, 500 + week).code).toBe('not_organizer');
  });

  test('P6: a take-over that comes after a later change of the group is none', () => {
    const late = takeOver([{ ...aGroupRow(), timestamp: 2 * week }, ...members, left], 500 + week);
    expect([late.superseded, late.changes]).toEqual([true, []]);
  });
});
