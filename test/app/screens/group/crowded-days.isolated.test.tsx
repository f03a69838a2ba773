import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { cityVerdict } from '#shared/recommendation/city-verdict.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { readTripState } from '#app/parts/trip/trip-state.ts';
import { Lacking } from '#app/screens/group/lacking.tsx';
import { TripPlace } from '#app/screens/group/trip-place.tsx';
import type * as text from '#app/text/text.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { aFriend, rowsOf, today } from '#test/shared/recommendation/groups.ts';

vi.mock('#app/text/text.ts', async (load) => ({
  ...(await load<typeof text>()),
  loadTopics: () => Promise.resolve(),
}));
beforeAll(() => speak('en'));
afterEach(cleanup);

test('before and after deciding, it is said that half the country travels then, and only then', async () => {
  const fukuoka = core.cities.find(({ id }) => id === 'japan/fukuoka');
  if (!fukuoka) throw new Error('no Fukuoka');
  const friends = [aFriend({ availability: [{ start: '2027-05-01', end: '2027-05-20' }] })];
  const view = rowsOf(friends);
  const trip = readTripState(groupOf(view, {}), 1_000);
  if (!trip) throw new Error('There is no group.');
  const verdictOn = (dates: DateRange) => cityVerdict(profileOfGroup(view, core, today, { dates }), fukuoka);
  const golden = { start: '2027-05-05', end: '2027-05-09' };
  const sentence =
    /^Golden Week, Apr 29\W+May 6: half the country is on the road, so everything is busier and dearer\.$/;
  const before = show(
    <Lacking
      view={view}
      trip={trip}
      dates={golden}
      verdict={verdictOn(golden)}
      currency="KRW"
      onAsk={() => undefined}
    />,
  ).screen;
  expect(await before.findByText(sentence)).toBeTruthy();
  cleanup();
  const after = show(
    <TripPlace
      currency="KRW"
      city={fukuoka}
      name="Fukuoka"
      country="Japan"
      score={8}
      verdict={verdictOn(golden)}
      counted={1}
      me={undefined}
      page="/explore/japan/fukuoka"
    />,
  ).screen;
  expect(await after.findByText(sentence)).toBeTruthy();
  expect(verdictOn({ start: '2027-05-07', end: '2027-05-11' })?.crowds).toEqual([]);
});
