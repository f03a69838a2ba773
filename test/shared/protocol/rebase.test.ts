import { expect, test } from 'vitest';
import { rebase, type PendingWrite } from '#shared/protocol/rebase.ts';
import { aGroupRow, aMemberRow, memberIdOf, rowsGroupId } from '#test/builders/rows.ts';

const memberId = memberIdOf(1);
const rows = [aGroupRow(), aMemberRow(memberId, 'Ara')];
const vote = (date: string, over: Partial<PendingWrite> = {}): PendingWrite => ({
  groupId: rowsGroupId,
  mutationId: `vote-${date}`,
  name: 'castDateVote',
  input: { date },
  timestamp: 100,
  memberId,
  ...over,
});
const dates = (pending: PendingWrite[]) =>
  rebase(rows, pending)
    .list('dateVote')
    .map(({ data, timestamp, mutationId }) => [data.date, data.votedAt, timestamp, mutationId]);

test('P5: what waits is applied to the confirmed rows, each as the write that it is', () => {
  expect(dates([vote('2027-04-03'), vote('2027-04-04', { timestamp: 101 })])).toEqual([
    ['2027-04-03', 100, 100, 'vote-2027-04-03'],
    ['2027-04-04', 101, 101, 'vote-2027-04-04'],
  ]);
});

test('P5: in order: what comes later is made on what comes before', () => {
  const join = vote('', { name: 'joinGroup', mutationId: 'join', input: { memberId: memberIdOf(2), name: 'Bo' } });
  const ofBo = vote('2027-04-05', { memberId: memberIdOf(2), timestamp: 102 });
  expect(dates([join, ofBo])).toHaveLength(1);
  expect(dates([ofBo, join])).toEqual([]);
});

test('S7: writes of later builds, and what is no input of this one, are passed over; the rest counts', () => {
  const odd = [
    vote('2027-04-06', { name: 'ofALaterBuild' }),
    vote('2027-04-07', { input: { day: 'tomorrow' } }),
    vote('2027-04-08', { input: undefined }),
    vote('2027-04-09', { memberId: undefined }),
  ];
  expect(dates([...odd, vote('2027-04-03')]).map(([date]) => date)).toEqual(['2027-04-03']);
});
