import { useMemo, useState } from 'react';
import type { City } from '#shared/destination/schema.ts';
import type { CityCard } from '#shared/recommendation/cards.ts';
import { recommend, type Recommendation } from '#shared/recommendation/recommend.ts';
import type { Ground } from './ground.ts';

/**
 * Of each country the city that its card was opened with: a heart may make another one the best of the country, but
 * while the stage is open no card becomes another one under the finger.
 *
 * @returns by country the card of that city, where it is no longer the best
 */
export function useOpenedCities(
  { group: { view }, core, day }: Pick<Ground, 'group' | 'core' | 'day'>,
  { cards }: Pick<Recommendation<'countries'>, 'cards'>,
): ReadonlyMap<string, CityCard> {
  const [opened] = useState(() => new Map(cards.map(({ id, bestCities: [best] }) => [id, best?.id])));
  return useMemo(() => {
    const left = cards.flatMap(({ id, bestCities: [best] }): City[] => {
      const before = opened.get(id);
      return before === undefined || before === best?.id ? [] : core.cities.filter((city) => city.id === before);
    });
    if (left.length === 0) return new Map();
    const { proposed } = recommend<'countries'>({
      rows: view,
      core,
      day,
      stage: { at: 'countries', limit: 0, proposed: left },
    });
    return new Map(proposed.map((card) => [card.city.countryId, card]));
  }, [opened, cards, view, core, day]);
}
