import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Ground } from '#app/screens/recommendations/ground.ts';
import type { Spot } from '#app/screens/recommendations/spot.ts';
import { StageHead } from '#app/screens/recommendations/stage-head.tsx';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { aFriend, rowsOf, today } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

function stationsAt(spot: Spot): string[] {
  const country = core.countries.find(({ slug }) => spot.at !== 'countries' && slug === spot.country);
  const city = core.cities.find(({ id }) => (spot.at === 'types' || spot.at === 'places') && id === 'japan/kyoto');
  const group = groupOf(rowsOf([aFriend(), aFriend()]));
  const data = group.view.get('group', 'g')?.data;
  const ground = { group, data, core, day: today, isPreview: false, missing: [] } as unknown as Ground;
  const basis = { k: 2, n: 2, isRegional: false } as unknown as Parameters<typeof StageHead>[0]['basis'];
  const { screen } = show(
    <StageHead ground={ground} spot={spot} country={country} city={city} basis={basis} title="Title" />,
  );
  return screen
    .getAllByRole('listitem')
    .map((one) => `${one.getAttribute('aria-current') ? '> ' : ''}${one.textContent}`);
}

const kyoto = { country: 'japan', city: 'kyoto' };

test('where places are listed, the station of the places is the present one, whatever kind is chosen', () => {
  expect(stationsAt({ at: 'types', ...kyoto })).toEqual([
    'Countries: Japan',
    'Cities: Kyoto',
    'Trip type: All',
    '> Places',
  ]);
  cleanup();
  expect(stationsAt({ at: 'places', ...kyoto, choice: { type: 'golf' } }).slice(2)).toEqual([
    'Trip type: Golf',
    '> Places',
  ]);
  cleanup();
  expect(stationsAt({ at: 'cities', country: 'japan' })[1]).toBe('> Cities');
});
