import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newSince, newsOf } from '#shared/activity/news.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row, RowTypes } from '#shared/kernel/rows.ts';

const minute = 60_000;
let count = 0;
const row = <K extends keyof RowTypes>(kind: K, id: string, data: RowTypes[K]): Row => ({
  kind,
  id,
  version: 1,
  timestamp: 1,
  mutationId: `m${(count += 1)}`,
  data,
});
const member = (id: string, name: string, joinedAt: number): Row =>
  row('member', id, { name, claimed: true, joinedAt });
const vote = (memberId: string, date: string, votedAt: number): Row =>
  row('dateVote', `${date}:${memberId}`, { memberId, date, votedAt });
const newsOfRows = (...rows: Row[]) => newsOf(new GroupReplica(rows));

test('who came, who voted and what the log has, the newest first', () => {
  const news = newsOfRows(
    member('a', '민지', 1),
    member('b', '준호', 2),
    vote('b', '2027-04-02', 30 * minute),
    row('activity', 'x', {
      kind: 'datesFixed',
      actorName: '민지',
      subjectName: null,
      subjectId: null,
      at: 60 * minute,
    }),
  );
  expect(news.map((one) => [one.kind, one.memberId])).toEqual([
    ['datesFixed', 'a'],
    ['voted', 'b'],
    ['joined', 'b'],
    ['joined', 'a'],
  ]);
});

test('a place with words of its proposer, or in their own words, was suggested; a second vote for it is a vote', () => {
  const typed = '7d5c9a3e-2c1b-4d8e-9f60-1a2b3c4d5e6f';
  const place = (memberId: string, destinationId: string, votedAt: number, note?: string): Row =>
    row('placeVote', `${destinationId}:${memberId}`, { memberId, destinationId, votedAt, ...(note ? { note } : {}) });
  const news = newsOfRows(
    member('a', '민지', 0),
    member('b', '준호', 1),
    member('c', '소라', 2),
    place('a', 'japan/osaka', 30 * minute, '타코야키'),
    place('b', 'japan/osaka', 60 * minute),
    row('typedPlace', `${typed}:c`, {
      memberId: 'c',
      placeId: typed,
      name: '우리 집',
      url: null,
      addedAt: 90 * minute,
    }),
    place('c', typed, 90 * minute),
    place('a', typed, 120 * minute),
  );
  expect(news.slice(0, 4).map((one) => [one.kind, one.memberId])).toEqual([
    ['voted', 'a'],
    ['proposed', 'c'],
    ['voted', 'b'],
    ['proposed', 'a'],
  ]);
});

test('several votes of one person within ten minutes are one line, later ones are another', () => {
  const news = newsOfRows(
    member('a', '민지', 0),
    vote('a', '2027-04-02', 100 * minute),
    vote('a', '2027-04-03', 101 * minute),
    vote('a', '2027-04-04', 200 * minute),
  );
  expect(news.filter((one) => one.kind === 'voted').map((one) => one.at)).toEqual([200 * minute, 101 * minute]);
});

test('what was told and what was logged know the write that did it; who came does not, whatever has changed of them since', () => {
  const rows = [
    member('a', '민지', 1),
    vote('a', '2027-04-02', 3 * minute),
    row('activity', 'x', { kind: 'reminded', actorName: '민지', subjectName: null, subjectId: null, at: 5 * minute }),
  ];
  expect(newsOfRows(...rows).map((one) => one.mutationId)).toEqual(['x', rows[1]?.mutationId, undefined]);
});

test('what a member did under an earlier name is theirs, and a new name is their own doing, also where another has the earlier one now', () => {
  const log = (id: string, kind: 'nameChanged' | 'tripDecided', actorName: string, at: number, to?: string): Row =>
    row('activity', id, { kind, actorName, subjectName: to ?? null, subjectId: to === undefined ? null : 'a', at });
  const news = newsOfRows(
    member('a', '대장 민지', 1),
    member('b', '민지', 9),
    log('x', 'tripDecided', '민지', 3),
    log('y', 'nameChanged', '민지', 5, '대장 민지'),
    log('z', 'tripDecided', '대장 민지', 7),
    log('w', 'tripDecided', '민지', 11),
  );
  const byId = (id: string) => news.find((one) => one.id === id)?.memberId;
  expect(['x', 'y', 'z', 'w'].map(byId)).toEqual(['a', 'a', 'a', 'b']);
  expect(newSince(news, 0, 'a').map(({ id }) => id)).toEqual(['w', 'joined/b']);
});

test('votes of somebody who has left are told of nobody', () => {
  expect(newsOfRows(vote('gone', '2027-04-02', 5))).toEqual([]);
});

const minutes = fc.nat(60).map((count) => count * minute);

test('news are in order, and what is new is later than the mark and not the reader’s own', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ who: fc.constantFrom('a', 'b'), at: minutes, day: fc.integer({ min: 10, max: 28 }) })),
      // At the time of a vote, and just before it.
      fc.tuple(minutes, fc.constantFrom(0, 1)).map(([at, before]) => at - before),
      (votes, mark) => {
        const news = newsOfRows(
          member('a', '민지', 0),
          member('b', '준호', 0),
          ...new Map(
            votes.map((one) => [`${one.who}${one.day}`, vote(one.who, `2027-04-${one.day}`, one.at)]),
          ).values(),
        );
        expect(news.map((one) => one.at)).toEqual(news.map((one) => one.at).sort((a, b) => b - a));
        const fresh = newSince(news, mark, 'a');
        for (const one of news) expect(fresh.includes(one), one.id).toBe(!(one.at <= mark) && one.actorName === '준호');
      },
    ),
  );
});
