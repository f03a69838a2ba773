import { cleanup, fireEvent, within } from '@testing-library/react';
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

function chipsOf(mainType: TripType, chosen?: Chosen, where = 'japan/kyoto', friends = [aFriend({ mainType })]) {
  const city = core.cities.find(({ id }) => id === where);
  const country = core.countries.find(({ iso2 }) => iso2 === city?.iso2);
  if (!country || !city) throw new Error(`The catalogue has no ${where}.`);
  const places = placesOf(country.iso2);
  const ground = {
    group: groupOf(rowsOf(friends)),
    core,
    day: today,
    isPreview: false,
  } as unknown as Ground;
  const { screen } = show(<TypeChips ground={ground} country={country} city={city} places={places} chosen={chosen} />);
  const list = within(screen.getByRole('list', { name: 'Trip types' }));
  return { screen, list, texts: list.getAllByRole('listitem').map((one) => one.textContent.replace(/\d+.*$/, '')) };
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

  it('says which is wanted most where it is one: of two that are wanted equally, neither', () => {
    const wanted = (friends: Parameters<typeof chipsOf>[3]) => {
      const { screen } = chipsOf('sightseeing', undefined, 'japan/kyoto', friends);
      const found = screen.queryAllByText('Most wanted').length;
      cleanup();
      return found;
    };
    expect(wanted([aFriend({ mainType: 'golf' }), aFriend({ mainType: 'golf' })])).toBe(1);
    expect(wanted([aFriend({ mainType: 'golf' }), aFriend({ mainType: 'ski' })])).toBe(0);
  });

  it('"other" is a choice of its own, which takes in all places; "all" takes the choice back', () => {
    const { list } = chipsOf('sightseeing', { type: 'other' });
    const count = placesOf('JP').filter(({ cityId }) => cityId === 'japan/kyoto').length;
    expect(current(list)).toEqual([`Other${count}`]);
    expect(list.getByRole('link', { name: /^Other/ }).getAttribute('href')).toMatch(/city=kyoto&type=other$/);
    expect(list.getByRole('link', { name: /^All/ }).getAttribute('href')).toMatch(/city=kyoto$/);
  });

  it('one that no place here has leads on: to a city of the country that has some, else to the other candidates', () => {
    const leadsTo = (where: string, type: string) => {
      const { screen, list } = chipsOf('sightseeing', undefined, where);
      fireEvent.click(list.getByRole('button', { name: new RegExp(`^${type}0`) }));
      const said = screen.getByRole('status');
      const link = within(said).getByRole('link');
      cleanup();
      return [said.textContent, link.getAttribute('href')];
    };
    expect(leadsTo('japan/kyoto', 'Skiing')).toEqual([
      expect.stringMatching(/^There’s no skiing in Kyoto\. .+ has \d+ places?\.$/),
      expect.stringMatching(/country=japan&city=[a-z-]+&type=ski$/),
    ]);
    expect(leadsTo('vietnam/da-nang', 'Skiing')).toEqual([
      'There’s no skiing in Da Nang. No other city in this country has any. See the other destinations',
      '/',
    ]);
  });

  it('"other" is marked where the group wants it most: divers', () => {
    expect(chipsOf('scuba').list.getByRole('link', { name: /^Other/ }).textContent).toMatch(/Most wanted/);
  });
});
