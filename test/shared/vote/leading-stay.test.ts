import { expect, test } from 'vitest';
import { leadingStay } from '#shared/vote/leading-stay.ts';

const free = (memberId: string, start: string, end: string) => ({ memberId, ranges: [{ start, end }] });
const members = [
  free('a', '2027-04-01', '2027-04-05'),
  free('b', '2027-04-03', '2027-04-08'),
  free('c', '2027-04-03', '2027-04-05'),
];

test('before anybody votes, the stay that suits most', () => {
  expect(leadingStay(members, [])).toEqual({ start: '2027-04-03', end: '2027-04-05' });
});

test('the day with most votes leads, even where nobody said that they can', () => {
  const votes = [
    { memberId: 'a', option: '2027-05-01' },
    { memberId: 'b', option: '2027-05-01' },
    { memberId: 'c', option: '2027-04-03' },
  ];
  expect(leadingStay(members, votes)).toEqual({ start: '2027-05-01', end: '2027-05-01' });
  expect(leadingStay(members, votes.slice(2))).toEqual({ start: '2027-04-03', end: '2027-04-05' });
});

test('without days and votes there is none', () => {
  expect(leadingStay([], [])).toBeUndefined();
});
