import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActivityKind } from '#shared/activity/schema.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { rebase } from '#shared/protocol/rebase.ts';
import { takeOverAfterMs, takeOverFrom } from '#shared/organizer/take-over.ts';
import { aSecret } from '#test/builders/mutation.ts';

const groupId = '018f0000-0000-7000-8000-000000000000';
const confirmed = { version: 1, timestamp: 1, mutationId: 'made-0000' };
const group = (organizedBy?: string): Row<'group'> => ({
  ...confirmed,
  kind: 'group',
  id: groupId,
  data: {
    name: '봄 여행',
    description: '',
    createdBy: '민지',
    ...(organizedBy === undefined ? {} : { organizedBy }),
    shareUrl: 'x'.repeat(22),
    surveyType: 'default',
    customQuestions: null,
    createdAt: 1,
    excused: [],
  },
});
const member = (name: string): Row<'member'> => ({
  ...confirmed,
  kind: 'member',
  id: `m-${name}`,
  mutationId: `joined-${name}`,
  data: { name, joinedAt: 1, claimed: true },
});
const logged = (
  kind: ActivityKind,
  actorName: string,
  at: number,
  subjectName: string | null = null,
): Row<'activity'> => ({
  ...confirmed,
  kind: 'activity',
  id: `${kind}-${actorName}-${at}`,
  mutationId: `${kind}-${actorName}-${at}`,
  data: { kind, actorName, subjectName, subjectId: subjectName && `m-${subjectName}`, at },
});
const left = logged('memberLeft', '민지', 1_000);
const friends = [member('소라'), member('준호')];
const from = (rows: Row[]) => takeOverFrom(new GroupReplica(rows), groupId);
const take = (name: string, at: number) => ({
  groupId,
  mutationId: `taken-${name}`,
  timestamp: at,
  name: 'takeOverGroup',
  input: { organizerToken: aSecret() },
  memberId: `m-${name}`,
});
const after = (rows: Row[], ...writes: ReturnType<typeof take>[]) => rebase(rows, writes);
const organizerOf = (view: GroupReplica) => view.get('group', groupId)?.data.organizedBy;

describe('a group whose organiser has gone', () => {
  test('can be taken over 7 days after the organiser left', () => {
    expect(from([group(), ...friends, left])).toBe(1_000 + takeOverAfterMs);
    expect(from([group(), ...friends, logged('memberRemoved', '소라', 1_000, '민지')])).toBe(1_000 + takeOverAfterMs);
  });

  test('is quiet only from the last thing on that the organiser did with the link', () => {
    expect(from([group(), ...friends, left, logged('datesFixed', '민지', 5_000)])).toBe(5_000 + takeOverAfterMs);
    expect(from([group(), ...friends, left, logged('reminded', '소라', 5_000)])).toBe(1_000 + takeOverAfterMs);
  });

  test('cannot be taken over while the organiser is a member, or never was one', () => {
    expect(from([group(), ...friends, member('민지'), left])).toBeUndefined();
    expect(from([group(), ...friends])).toBeUndefined();
    expect(from([group(), ...friends, logged('datesFixed', '민지', 1_000)])).toBeUndefined();
  });

  test('who took over is the organiser, and the same holds for them', () => {
    expect(from([group('소라'), ...friends, left])).toBeUndefined();
    expect(from([group('소라'), member('준호'), left, logged('memberLeft', '소라', 9_000)])).toBe(
      9_000 + takeOverAfterMs,
    );
  });
});

describe('taking a group over', () => {
  const rows = [group(), ...friends, left];

  test('before the 7 days are over nobody becomes the organiser, and after them whoever asks first', () => {
    fc.assert(
      fc.property(fc.nat(2 * takeOverAfterMs), fc.nat(2 * takeOverAfterMs), (a, b) => {
        const times = [1_000 + Math.min(a, b), 1_001 + Math.max(a, b)] as const;
        const view = after(rows, take('소라', times[0]), take('준호', times[1]));
        const isOpen = (at: number) => at >= 1_000 + takeOverAfterMs;
        expect(organizerOf(view)).toBe(isOpen(times[0]) ? '소라' : isOpen(times[1]) ? '준호' : undefined);
      }),
    );
  });

  test('doing it twice changes nothing, and everybody sees it once in the news', () => {
    const write = take('소라', 1_000 + takeOverAfterMs);
    const twice = after(rows, write, write);
    expect(organizerOf(twice)).toBe('소라');
    expect(twice.list('activity').filter(({ data }) => data.kind === 'organizerTakenOver')).toMatchObject([
      { data: { actorName: '소라' } },
    ]);
  });

  test('somebody who is not in the group takes nothing over', () => {
    expect(organizerOf(after(rows, take('모르는 사람', 1_000 + takeOverAfterMs)))).toBeUndefined();
  });
});
