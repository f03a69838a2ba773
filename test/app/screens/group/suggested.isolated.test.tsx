import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findCity, findCountry } from '#shared/destination/core/read-core.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { firstScreenCame } from '#app/kernel/screens-ahead.ts';
import { readTripState } from '#app/parts/trip/trip-state.ts';
import { Suggested } from '#app/screens/group/suggested.tsx';
import { StandingsCard } from '#app/screens/results/standings-card.tsx';
import { readResults } from '#app/screens/results/read-results.ts';
import { aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { aFriend, rowList } from '#test/shared/recommendation/groups.ts';

vi.mock('#app/local/catalogue/catalogue.ts', () => ({
  useCatalogue: () => ({ kind: 'ready', value: { core, findCountry, findCity } }),
}));
vi.mock('#app/parts/destination/noted-places.ts', () => ({
  useNotedPlaces: (cities: readonly { id: string; note: string }[]) => ({
    kind: 'ready',
    value: new Map(cities.flatMap(({ id, note }) => (note === '도톤보리' ? [[id, 'Dotonbori'] as const] : []))),
  }),
}));
beforeAll(() => {
  firstScreenCame();
  return speak('en');
});
afterEach(cleanup);

const vote = (memberId: string, destinationId: string, votedAt: number, note?: string) =>
  aRow('placeVote', `${memberId}:${destinationId}`, { memberId, destinationId, votedAt, ...(note && { note }) });
const friends = rowList([aFriend(), {}]);
const fixed = {
  kind: 'dates',
  dates: { start: '2027-04-02', end: '2027-04-05' },
  place: { id: 'japan/osaka', name: 'Osaka' },
  word: '',
  actorName: 'm0',
  base: null,
  at: 1,
} as const;
const votes = [vote('m0', 'japan/osaka', 1, 'Takoyaki!'), vote('m0', 'japan/tokyo', 2), vote('m1', 'japan/tokyo', 3)];
const suggested = (rows = votes, act?: typeof fixed) => {
  const group = groupOf(new GroupReplica([...friends, ...rows, ...(act ? [aRow('decision', 'g', act)] : [])]));
  const trip = readTripState(group, 1_000);
  if (!trip) throw new Error('There is no group.');
  return show(<Suggested group={group} trip={trip} />).screen;
};

test('what members suggest stands on the home before the vote on the place is open, most votes first, with who says what', async () => {
  const screen = suggested();
  expect(await screen.findByRole('heading', { name: '2 suggested destinations' })).toBeTruthy();
  const links = screen.getAllByRole('link');
  expect(links.map((one) => one.textContent)).toEqual([
    'Tokyo JapanSuggested by m0 · 2 votes',
    'Osaka Japanm0: “Takoyaki!”',
  ]);
  expect(links[0]?.getAttribute('href')).toMatch(/^\/explore\/japan\/tokyo/);
});

test('the name of a place is no quotation, and stands in the language of the reader', async () => {
  const screen = suggested([vote('m0', 'japan/osaka', 1, '도톤보리')]);
  const [link] = await screen.findAllByRole('link');
  expect(link?.textContent).toBe('Osaka JapanSuggested by m0 · Dotonbori');
});

test('nothing is there where nobody suggested anything, and once the place is fixed', async () => {
  // Loaded by now, the card is there at once where it is to be.
  await suggested().findByRole('heading', { name: '2 suggested destinations' });
  cleanup();
  expect(suggested().container.textContent).toContain('Tokyo');
  cleanup();
  expect(suggested([]).container.textContent).toBe('');
  cleanup();
  expect(suggested(votes, fixed).container.textContent).toBe('');
});

test('the votes so far count votes for places', async () => {
  const group = groupOf(new GroupReplica([...friends, ...votes]));
  const results = readResults(group);
  if (!results) throw new Error('There is no group.');
  const { screen } = show(
    <StandingsCard view={group.view} results={results} onVote={() => undefined} isLoggedIn isOver={false} />,
  );
  expect(screen.queryByText('Nobody has voted yet.')).toBeNull();
  expect(await screen.findByText('Tokyo')).toBeTruthy();
  expect(screen.getByText('2 of 2 voted')).toBeTruthy();
});
