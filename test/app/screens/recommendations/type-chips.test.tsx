import { cleanup, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Ground } from '#app/screens/recommendations/ground.ts';
import type { Chosen } from '#app/screens/recommendations/place-choice.ts';
import { TypeChips } from '#app/screens/recommendations/type-chips.tsx';
import type { TripType } from '#shared/travel/options.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { core, placesOf } from '#test/shared/recommendation/catalogue.ts';
import { aFriend, rowsOf, today } from '#test/shared/recommendation/groups.ts';

beforeAll(async () => {
  await speak('en');
  // jsdom scrolls nothing.
  Element.prototype.scrollTo = () => undefined;
});
afterEach(cleanup);

const places = placesOf('JP');

function chipsOf(mainType: TripType, chosen?: Chosen) {
  const country = core.countries.find(({ iso2 }) => iso2 === 'JP');
  const city = core.cities.find(({ id }) => id === 'japan/kyoto');
  if (!country || !city) throw new Error('The catalogue has no Kyoto.');
  const ground = {
    group: groupOf(rowsOf([aFriend({ mainType })])),
    core,
    day: today,
    isPreview: false,
  } as unknown as Ground;
  const { screen } = show(<TypeChips ground={ground} country={country} city={city} places={places} chosen={chosen} />);
  const list = within(screen.getByRole('list', { name: 'Trip types' }));
  return { list, texts: list.getAllByRole('listitem').map((one) => one.textContent.replace(/\d+.*$/, '')) };
}

const current = (list: ReturnType<typeof chipsOf>['list']) =>
  list.getAllByRole('link').flatMap((one) => (one.getAttribute('aria-current') ? [one.textContent] : []));

describe('the kinds of trip of a city', () => {
  it('are the six of the specification, after every place', () => {
    const { list, texts } = chipsOf('sightseeing');
    expect(texts[0]).toBe('All');
    expect(texts.slice(1).sort()).toEqual(['Fishing', 'Golf', 'Leisure', 'Other', 'Sightseeing', 'Skiing']);
    expect(current(list)).toEqual([expect.stringMatching(/^All/)]);
  });

  it('"other" is a choice of its own, which takes in all places; "all" takes the choice back', () => {
    const { list } = chipsOf('sightseeing', { type: 'other' });
    const count = places.filter(({ cityId }) => cityId === 'japan/kyoto').length;
    expect(current(list)).toEqual([`Other${count}`]);
    expect(list.getByRole('link', { name: /^Other/ }).getAttribute('href')).toMatch(/city=kyoto&type=other$/);
    expect(list.getByRole('link', { name: /^All/ }).getAttribute('href')).toMatch(/city=kyoto$/);
  });

  it('"other" is marked where the group wants it most: divers', () => {
    expect(chipsOf('scuba').list.getByRole('link', { name: /^Other/ }).textContent).toMatch(/Most wanted/);
  });
});
