import { expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { OutboxEntry } from '#app/local/device/db.ts';
import type { GroupState } from '#app/local/group/groups.ts';
import type { Translate } from '#app/text/text.ts';
import { writeWords } from '#app/screens/this-device/write-words.tsx';

const t = ((key: string, { what }: { what: string }) => `${key} · ${what}`) as unknown as Translate;
const entry = (name: string): OutboxEntry => ({
  order: 1,
  mutationId: 'w',
  groupId: 'g',
  actor: 'organizer',
  name,
  ver: 1,
  input: { memberId: 'bo' },
  timestamp: 1,
  state: 'pending',
  madeAt: 1,
});
const removed = (name: string, at: number) => ({
  kind: 'activity' as const,
  id: `a${at}`,
  version: 1,
  timestamp: at,
  mutationId: `a${at}`,
  data: { kind: 'memberRemoved' as const, actorName: '지우', subjectName: name, subjectId: 'bo', at },
});

test('a write about somebody who is no longer in the group still says whom: the name that they had last', () => {
  const group = {
    kind: 'ready',
    view: new GroupReplica([removed('보', 1), removed('Bo', 2)]),
  } as unknown as GroupState;
  for (const name of ['removeMember', 'restoreMember', 'clearPin'])
    expect(writeWords(t, 'ko', entry(name), group, [])).toBe(`sync.write.${name} · Bo`);
});

test('and of somebody who is there by the name they have now', () => {
  const view = new GroupReplica([
    removed('보', 1),
    {
      kind: 'member',
      id: 'bo',
      version: 2,
      timestamp: 3,
      mutationId: 'm',
      data: { name: 'Bora', joinedAt: 1, claimed: true },
    },
  ]);
  expect(writeWords(t, 'ko', entry('clearPin'), { kind: 'ready', view } as unknown as GroupState, [])).toBe(
    'sync.write.clearPin · Bora',
  );
});

test('a vote and a rating say what for: the kind of trip, the destination, how many hearts', () => {
  const group = { kind: 'unknown' } as GroupState;
  const say = (name: string, input: unknown, destination?: string) =>
    writeWords(
      (key: string, values?: object) => `${key} ${JSON.stringify(values)}`,
      'ko',
      { ...entry(name), input },
      group,
      [],
      destination,
    );
  expect(say('castTypeVote', { type: 'golf' })).toContain('survey.types.golf');
  expect(say('castTypeVote', { type: 'culture' })).toContain('answers.voteType.culture');
  expect(say('rateDestination', { destinationId: 'japan/fukuoka', rating: 4 }, '후쿠오카')).toContain(
    '{"what":"후쿠오카","rating":4}',
  );
});

test('what is said of coming is in the words: coming or not, and why if that is short', () => {
  const say = (input: object) =>
    writeWords(
      (key: string, values?: object) => `${key} ${JSON.stringify(values)}`,
      'ko',
      { ...entry('answerRsvp'), memberId: 'bo', input },
      { kind: 'unknown' },
      [{ id: 'organizer', name: 'Bo' } as never],
    );
  expect(say({ answer: 'coming', word: '', dates: null })).toBe('sync.write.answerComing {"what":"Bo"}');
  expect(say({ answer: 'away', word: '', dates: null })).toBe('sync.write.answerAway {"what":"Bo"}');
  expect(say({ answer: 'away', word: 'Work', dates: null })).toBe(
    'sync.write.answerAwayWhy {"what":"Bo","word":"Work"}',
  );
  expect(say({ answer: 'away', word: 'x'.repeat(41), dates: null })).toBe('sync.write.answerAway {"what":"Bo"}');
});
