import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { TypedTripPlace } from '#app/screens/group/typed-trip-place.tsx';
import { aMemberRow, aRow, memberIdOf } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const [ara, bo, gone] = [memberIdOf(1), memberIdOf(2), memberIdOf(3)];
const typed = (memberId: string, placeId: string, url: string | null, addedAt: number, name = 'Our inn') =>
  aRow('typedPlace', `${placeId}:${memberId}`, { memberId, placeId, name, url, addedAt });
const group = groupOf(
  new GroupReplica([
    aMemberRow(ara, 'Ara'),
    aMemberRow(bo, 'Bo'),
    typed(ara, 'p1', 'https://first.example/', 1),
    typed(bo, 'p2', 'https://www.inn.example/rooms', 2),
    typed(bo, 'p3', null, 3, 'No page'),
    typed(gone, 'p4', 'https://gone.example/', 4, 'Gone'),
  ]),
);
const linkOf = (name: string, voted: string[] = []) => {
  const votes = voted.map((option) => ({ memberId: ara, option, isWaiting: false, votedAt: 1 }));
  return show(<TypedTripPlace group={group} votes={votes} name={name} />).screen;
};

test('a decided place that a member typed still has the link to its page, and names the site', () => {
  const screen = linkOf('Our inn', ['p2']);
  const link = screen.getByRole('link', { name: 'inn.example' });
  expect(link.getAttribute('href')).toBe('https://www.inn.example/rooms');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(screen.getByText('Suggested by Bo')).toBeTruthy();
});

test('of two with one name and as many votes it is the first that was added', () => {
  expect(linkOf('Our inn').getByRole('link', { name: 'first.example' })).toBeTruthy();
});

test.each(['No page', 'Gone', 'Elsewhere'])('nothing stands there for a place without a page or a row: %s', (name) => {
  expect(linkOf(name).container.textContent).toBe('');
});
