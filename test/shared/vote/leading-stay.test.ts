import { expect, test } from 'vitest';
import { leadingStay } from '#shared/vote/leading-stay.ts';
import { sharedWindows } from '#shared/vote/shared-windows.ts';

const free = (memberId: string, start: string, end: string) => ({ memberId, ranges: [{ start, end }] });
const members = [
  free('a', '2027-04-01', '2027-04-05'),
  free('b', '2027-04-03', '2027-04-08'),
  free('c', '2027-04-03', '2027-04-05'),
];

test('before anybody votes, the stay that suits most', () => {
  expect(leadingStay(members, [])).toEqual({ start: '2027-04-03', end: '2027-04-05' });
});

test('before anybody votes it is the stay that the pages name as the best, though another one is earlier', () => {
  const twice = [
    {
      memberId: 'a',
      ranges: [
        { start: '2026-12-25', end: '2026-12-28' },
        { start: '2027-04-09', end: '2027-04-13' },
      ],
    },
  ];
  const [best] = sharedWindows(twice);
  expect(best).toMatchObject({ start: '2027-04-09', end: '2027-04-13' });
  expect(leadingStay(twice, [])).toEqual({ start: best?.start, end: best?.end });
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
