import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rebase, type PendingWrite } from '#shared/protocol/rebase.ts';
import type { MutationName } from '#shared/protocol/mutations.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { simpleResponseRow } from '#shared/survey/schema.ts';
import { voteTypes } from '#shared/vote/vote-types.ts';
import { aPayload } from '#test/builders/payload.ts';
import { day } from '#test/shared/answers/members.ts';

const groupId = '018f0000-0000-7000-8000-000000000000';
const people = ['a', 'b', 'c'];
const confirmed: Row[] = people.map((id) => ({
  kind: 'member',
  id,
  version: 1,
  timestamp: 1,
  mutationId: `joined-${id}`,
  data: { name: id, joinedAt: 1, claimed: true },
}));

interface Press {
  memberId: string;
  name: Extract<
    MutationName,
    'castDateVote' | 'withdrawDateVote' | 'castTypeVote' | 'withdrawTypeVote' | 'rateDestination' | 'unrateDestination'
  >;
  input: Record<string, string | number>;
}

const date = fc
  .nat(3)
  .map(day)
  .map((one) => ({ date: one }));
const type = fc.constantFrom(...voteTypes.slice(0, 4)).map((one) => ({ type: one }));
const place = fc.constantFrom('japan', 'japan/fukuoka').map((destinationId) => ({ destinationId }));
const some = <N extends Press['name']>(name: N, input: fc.Arbitrary<Record<string, string | number>>) =>
  fc.record({ memberId: fc.constantFrom(...people), name: fc.constant(name), input });
const press: fc.Arbitrary<Press> = fc.oneof(
  some('castDateVote', date),
  some('withdrawDateVote', date),
  some('castTypeVote', type),
  some('withdrawTypeVote', type),
  some(
    'rateDestination',
    fc.record({ place, rating: fc.integer({ min: 1, max: 5 }) }).map((one) => ({ ...one.place, rating: one.rating })),
  ),
  some('unrateDestination', place),
);
const presses = fc.array(press, { maxLength: 20 });

/** Presses as they lie in a device's queue, one after another. */
const queued = (list: readonly Press[]): PendingWrite[] =>
  list.map((one, index) => ({
    groupId,
    mutationId: `press-${String(index).padStart(4, '0')}`,
    timestamp: 100 + index,
    ...one,
  }));

/** The resulting votes, without their timestamps. */
function votes(pending: readonly PendingWrite[], rows: readonly Row[] = confirmed) {
  const view = rebase(rows, pending);
  return (['dateVote', 'typeVote', 'rating'] as const)
    .flatMap((kind) =>
      view.list(kind).map(({ id, data }) => [kind, id, data.memberId, 'rating' in data ? data.rating : 0].join(' ')),
    )
    .sort();
}

const opposite = { castDateVote: 'withdrawDateVote', castTypeVote: 'withdrawTypeVote' } as const;

describe('approval voting through the rebase (founding decision 14)', () => {
  test('pressing twice is pressing once, whatever was pressed before', () => {
    fc.assert(
      fc.property(presses, press, (before, last) => {
        expect(votes(queued([...before, last, last]))).toEqual(votes(queued([...before, last])));
      }),
    );
  });

  test('the same write rebased twice changes nothing', () => {
    fc.assert(
      fc.property(presses, (list) => {
        const once = queued(list);
        expect(votes(once.flatMap((write) => [write, write]))).toEqual(votes(once));
      }),
    );
  });

  test('cast and withdrawn is no vote for that option, and every other vote stays', () => {
    fc.assert(
      fc.property(
        presses,
        fc.constantFrom('castDateVote', 'castTypeVote'),
        fc.constantFrom(...people),
        date,
        type,
        (before, name, memberId, one, other) => {
          const input = name === 'castDateVote' ? one : other;
          const withdraw: Press = { memberId, name: opposite[name], input };
          const after = votes(queued([...before, { memberId, name, input }, withdraw]));
          expect(after).toEqual(votes(queued([...before, withdraw])));
          expect(
            after.filter((vote) =>
              vote.startsWith(
                `${name === 'castDateVote' ? 'dateVote' : 'typeVote'} ${String(Object.values(input)[0])}:${memberId} `,
              ),
            ),
          ).toEqual([]);
        },
      ),
    );
  });

  test("members do not disturb one another: only each one's own order matters", () => {
    fc.assert(
      fc.property(presses, fc.integer(), (list, seed) => {
        const once = queued(list);
        const queues = people.map((memberId) => once.filter((write) => write.memberId === memberId));
        const mixed: PendingWrite[] = [];
        for (let turn = Math.abs(seed); mixed.length < once.length; turn = turn * 31 + 7) {
          const next =
            queues[Math.abs(turn) % people.length]?.shift() ?? queues.find((queue) => queue.length > 0)?.shift();
          if (next) mixed.push(next);
          turn %= 1_000_003;
        }
        expect(votes(mixed)).toEqual(votes(once));
      }),
    );
  });

  test('at most one live vote per member and option', () => {
    fc.assert(
      fc.property(presses, (list) => {
        const all = votes(queued(list)).map((vote) => vote.split(' ').slice(0, 2).join(' '));
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  test('somebody who is not in the group casts nothing', () => {
    fc.assert(
      fc.property(press, (one) => {
        expect(votes(queued([{ ...one, memberId: 'stranger' }]))).toEqual([]);
      }),
    );
  });
});

describe('ratings', () => {
  test('an edited answer never takes one, and takes exactly the contradicted votes', () => {
    fc.assert(
      fc.property(presses, fc.constantFrom('sightseeing', 'relax'), (list, mainType) => {
        const payload = aPayload({ availability: [{ start: day(0), end: day(1) }], mainType: 'golf' });
        const answered: Row = {
          kind: 'simpleResponse',
          id: 'a',
          version: 1,
          timestamp: 1,
          mutationId: 'answered-a',
          data: simpleResponseRow.parse({ memberId: 'a', payload, createdAt: 1, updatedAt: 1 }),
        };
        const before = queued(list);
        const edit: PendingWrite = {
          groupId,
          mutationId: 'edit-0000',
          timestamp: 1000,
          memberId: 'a',
          name: 'saveSimpleResponse',
          input: { payload: { ...payload, mainType } },
        };
        const rows = [...confirmed, answered];
        const view = rebase(rows, before);
        const lost = new Set([
          ...view
            .list('dateVote')
            .filter((vote) => vote.data.memberId === 'a' && vote.data.date > day(1))
            .map((vote) => vote.id),
          ...view
            .list('typeVote')
            .filter((vote) => vote.data.memberId === 'a' && vote.data.type === 'golf')
            .map((vote) => vote.id),
        ]);
        expect(votes([...before, edit], groupRow(rows))).toEqual(
          votes(before, groupRow(rows)).filter((vote) => !lost.has(vote.split(' ')[1] ?? '')),
        );
      }),
    );
  });
});

/** The group that a survey belongs to. */
function groupRow(rows: readonly Row[]): Row[] {
  const group: Row = {
    kind: 'group',
    id: groupId,
    version: 1,
    timestamp: 1,
    mutationId: 'made-0000',
    data: {
      name: '제주',
      description: '',
      createdBy: 'a',
      shareUrl: 'x'.repeat(22),
      surveyType: 'default',
      customQuestions: null,
      createdAt: 1,
      excused: [],
    },
  };
  return [group, ...rows];
}
