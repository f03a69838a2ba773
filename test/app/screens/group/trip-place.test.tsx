import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { cityVerdict } from '#shared/recommendation/city-verdict.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { TripPlace } from '#app/screens/group/trip-place.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { cityOf, core } from '#test/shared/recommendation/catalogue.ts';
import { aFriend, rowsOf, today } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const fromKorea = { originCountryIso2: 'KR', originAirport: 'ICN' } as const;

function placeOf(
  id: string,
  range: 'domestic' | 'intl_short',
  { others = [], me }: { others?: ReturnType<typeof aFriend>[]; me?: string } = {},
) {
  const city = cityOf(id);
  const profile = profileOfGroup(rowsOf([aFriend({ ...fromKorea, range }), ...others]), core, today);
  const verdict = cityVerdict(profile, city);
  return show(
    <TripPlace
      currency="KRW"
      city={city}
      name="There"
      country="Somewhere"
      score={8}
      verdict={verdict}
      counted={1}
      me={me}
      page={`/explore/${id}?mainType=ski`}
    />,
  ).screen;
}

test('a place where people go by land tells how long that takes', () => {
  const screen = placeOf('south-korea/gangneung', 'domestic');
  expect(screen.getByText('Door to door').nextSibling?.textContent).toMatch(/^about [\d.]+h$/);
  expect(screen.queryByText('Flight')).toBeNull();
  expect(screen.queryByText('No flight')).toBeNull();
});

test('a place that they fly to tells the hours in the air', () => {
  const screen = placeOf('japan/tokyo', 'intl_short');
  expect(screen.getByText('Flight').nextSibling?.textContent).toMatch(/^about [\d.]+h$/);
  expect(screen.queryByText('Door to door')).toBeNull();
});

test('the way is the reader’s own; whoever is not on the trip is told one that all have, and no other', () => {
  const london = aFriend({ originCountryIso2: 'GB', originAirport: 'LHR', range: 'intl_long' });
  const hours = (options: Parameters<typeof placeOf>[2]) => {
    const screen = placeOf('japan/tokyo', 'intl_short', options);
    const told = screen.queryByText('Flight')?.nextSibling?.textContent ?? undefined;
    cleanup();
    return told;
  };
  const own = hours({});
  expect(own).toBeDefined();
  expect(hours({ others: [london], me: 'm0' })).toBe(own);
  expect(hours({ others: [london], me: 'm1' })).not.toBe(own);
  expect(hours({ others: [london], me: 'm7' })).toBeUndefined();
  expect(hours({ others: [aFriend(fromKorea)], me: 'm7' })).toBe(own);
});

test('the way to the page about it is the one that the group gives', () => {
  const link = placeOf('japan/tokyo', 'intl_short').getByRole('link', { name: 'Explore There' });
  expect(link.getAttribute('href')).toBe('/explore/japan/tokyo?mainType=ski');
});
