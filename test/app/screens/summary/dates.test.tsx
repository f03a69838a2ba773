import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { SummaryPage } from '#app/screens/summary/summary-page.tsx';
import { aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowList } from '#test/shared/recommendation/groups.ts';

beforeAll(() => Promise.all([speak('en'), import('#app/screens/summary/dates.tsx')]));
beforeEach(() => {
  const none = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: none, removeEventListener: none }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const weekend = { start: '2027-02-06', end: '2027-02-07' };
const datesOf = async (availability: { start: string; end: string }[][], isFixed = false) => {
  const fixed = { kind: 'dates', dates: weekend, place: null, word: '', actorName: 'a', base: null, at: 1 } as const;
  const rows = rowList(availability.map((days) => aFriend({ availability: days })));
  const view = new GroupReplica([...rows, ...(isFixed ? [aRow('decision', 'g', fixed)] : [])]);
  const { screen } = show(<SummaryPage group={groupOf(view)} />, '/?tab=dates');
  await screen.findByRole('heading', { level: 1, name: /works for/ });
  return screen;
};
const length = (screen: Awaited<ReturnType<typeof datesOf>>) =>
  screen.getByRole('region', { name: /long/i }).textContent;

test('people of one weekend are asked for no days with which fewer could go', async () => {
  const screen = await datesOf([
    [weekend, { start: '2027-03-01', end: '2027-03-04' }],
    [weekend],
    [weekend],
    [weekend],
  ]);
  expect(screen.queryByRole('button', { name: /^Ask / })).toBeNull();
  expect(length(screen)).toMatch(/2 days/);
});

test('a day that one member adds so that all can stay longer is proposed', async () => {
  const long = { start: weekend.start, end: '2027-02-08' };
  const screen = await datesOf([[long], [long], [weekend]]);
  expect(screen.getByRole('button', { name: /^Ask / })).toBeTruthy();
  expect(length(screen)).toMatch(/3 days/);
});

test('once the dates are fixed they are said, and no others are proposed', async () => {
  const long = { start: weekend.start, end: '2027-02-08' };
  const screen = await datesOf([[long], [long], [weekend]], true);
  expect(screen.getByText(/^The dates are set: Feb 6/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ask / })).toBeNull();
  expect(screen.queryByRole('region', { name: /long/i })).toBeNull();
});

test('the way to the recommendations is the main button only while it is open and the trip is not decided', async () => {
  const open = await datesOf([[weekend], [weekend]]);
  const button = () => open.getByRole('button', { name: /recommendations/i }).className;
  const filled = button();
  cleanup();
  const rows = rowList([aFriend({ availability: [weekend] }), {}]);
  const { screen: locked } = show(<SummaryPage group={groupOf(new GroupReplica(rows))} />, '/?tab=dates');
  await locked.findByRole('heading', { level: 1 });
  expect(locked.getByRole('button', { name: /recommendations/i }).className).not.toBe(filled);
});
