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

function placeOf(id: string, range: 'domestic' | 'intl_short') {
  const city = cityOf(id);
  const profile = profileOfGroup(
    rowsOf([aFriend({ originCountryIso2: 'KR', originAirport: 'ICN', range })]),
    core,
    today,
  );
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
      me={undefined}
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

test('the way to the page about it is the one that the group gives', () => {
  const link = placeOf('japan/tokyo', 'intl_short').getByRole('link', { name: 'Explore There' });
  expect(link.getAttribute('href')).toBe('/explore/japan/tokyo?mainType=ski');
});
