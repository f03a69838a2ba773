import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { cityVerdict, type CityVerdict } from '#shared/recommendation/city-verdict.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { readTripState } from '#app/parts/trip/trip-state.ts';
import { Lacking } from '#app/screens/group/lacking.tsx';
import { TripPlace } from '#app/screens/group/trip-place.tsx';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { aFriend, type Friend, rowsOf, today } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const withBudget = (manwon: number): Friend =>
  aFriend({ budgetTier: null, budgetCurrency: 'KRW', budgetMin: 0, budgetMax: manwon * 10_000 });
const fukuoka = core.cities.find(({ id }) => id === 'japan/fukuoka');

/** What is said before deciding, and on the page of the trip after it. */
function saidOf(friends: readonly Friend[]) {
  if (!fukuoka) throw new Error('no Fukuoka');
  const view = rowsOf(friends);
  const trip = readTripState(groupOf(view, {}), 1_000);
  if (!trip) throw new Error('There is no group.');
  const dates = { start: '2027-02-02', end: '2027-02-05' };
  const verdict = cityVerdict(profileOfGroup(view, core, today, { dates }), fukuoka);
  const before = show(
    <Lacking view={view} trip={trip} dates={dates} verdict={verdict} currency="KRW" onAsk={() => undefined} />,
  ).screen.container.textContent;
  cleanup();
  const after = show(
    <TripPlace
      currency="KRW"
      city={fukuoka}
      name="Fukuoka"
      country="Japan"
      score={8}
      verdict={verdict}
      counted={friends.length}
      me={undefined}
      page="/explore/japan/fukuoka"
    />,
  ).screen.container.textContent;
  return { before, after };
}

test('before and after deciding, the same is said of money and of limits', () => {
  const dear = saidOf([withBudget(500), withBudget(500), withBudget(10)]);
  const over = /It may be up to about ₩\S+ over budget for one of you/.exec(dear.before)?.[0] ?? 'nothing';
  expect(dear.after).toContain(`2 of 3 within budget${over}`);
  for (const text of [dear.before, dear.after]) expect(text).toContain('Out of reach for 1 person');
  const fine = saidOf([withBudget(500), withBudget(500), withBudget(500)]);
  expect(fine.after).toContain('3 of 3 within budget');
  for (const text of [fine.before, fine.after]) expect(text).not.toMatch(/over budget|Out of reach/);
});

test('before and after deciding, a group with a wheelchair reads that the way was not checked', () => {
  const [onWheels, other] = [aFriend({}, { tripWishlist: 'I use a wheelchair' }), aFriend()];
  for (const text of Object.values(saidOf([onWheels, other, other]))) expect(text).toContain('step-free access');
  for (const text of Object.values(saidOf([other, other, other]))) expect(text).not.toContain('step-free');
});

test('a place is said to work for everybody only where it suits all of them well', () => {
  const friends = [withBudget(500), withBudget(500), withBudget(500)];
  const view = rowsOf(friends);
  const trip = readTripState(groupOf(view, {}), 1_000);
  if (!trip || !fukuoka) throw new Error('There is no group, or no Fukuoka.');
  const dates = { start: '2027-02-02', end: '2027-02-05' };
  const found = cityVerdict(profileOfGroup(view, core, today, { dates }), fukuoka);
  if (!found) throw new Error('Nobody can go there.');
  const saidWith = (last: 'good' | 'fair') => {
    cleanup();
    const verdict: CityVerdict = { ...found, fit: ['good', 'good', last], tradeOff: undefined, worksNotFor: 0 };
    return show(
      <Lacking view={view} trip={trip} dates={dates} verdict={verdict} currency="KRW" onAsk={() => undefined} />,
    ).screen.container.textContent;
  };
  expect(saidWith('good')).toContain('It works for all of you');
  expect(saidWith('fair')).not.toContain('It works for all of you');
  expect(saidWith('fair')).toMatch(/2 of you.*one of you|2.*1/);
});
