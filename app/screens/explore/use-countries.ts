import { useMemo } from 'react';
import type { FoundCountry } from '#shared/explore/answers.ts';
import type { Range, TripType } from '#shared/travel/options.ts';
import { useQuery, withValue } from '#app/kernel/use-query.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { pageDay } from '#app/parts/destination/day.ts';

/** Whole rows of two or three cards; the best one has a row of its own. */
const most = 9;
const more = 12;

/** What one goes to a place for, or does not go there. */
const sports = ['golf', 'fishing', 'ski', 'scuba'] as const satisfies readonly TripType[];

/** Countries where there is none of the sport that the trip is for are left out, unless that leaves nothing. */
function withSport(countries: readonly FoundCountry[], mainType: TripType): readonly FoundCountry[] {
  const sport = sports.find((one) => one === mainType);
  const fit = sport && countries.filter(({ best }) => best.some(({ city }) => city.strengths[sport] > 0));
  return fit && fit.length > 0 ? fit : countries;
}

export interface Countries {
  /** Best first. */
  all: readonly FoundCountry[];
  /** Those of them that have a card. */
  shown: readonly FoundCountry[];
  showMore: () => void;
  /** How many have the best score; one alone leads the list. */
  tied: number;
  hasLead: boolean;
  /** Nothing lies in the range: everything else is shown. */
  isWidened: boolean;
  /** The nearest range that has something for the trip type, where this one has nothing. */
  better: Range | undefined;
}

/**
 * The countries in a range. How many are shown is kept in the address, so that Back leads to the same position; other
 * filters reset it.
 * @param columns cards beside each other
 */
export function useCountries(catalogue: Catalogue, range: Range, columns: 2 | 3): Countries {
  const {
    filters: { origin, mainType, month },
  } = useDestinationAddress();
  const { query, change } = useQuery();
  const found = useMemo(() => {
    const question = { core: catalogue.core, filters: { origin, mainType, range }, day: pageDay, month };
    const { countries, isWidened } = catalogue.exploreCountries(question);
    return { countries: withSport(countries, mainType), isWidened, better: catalogue.betterRange(question) };
  }, [catalogue, origin, mainType, month, range]);
  const { countries } = found;
  const tied = countries.filter(({ score }) => score === countries[0]?.score).length;
  const hasLead = tied === 1;
  const pressed = Math.max(0, Math.trunc(Number(query.get('more')) || 0));
  const count = most - (most % columns) + more * pressed + (hasLead ? 1 : 0);
  const shown = useMemo(() => countries.slice(0, count), [countries, count]);
  const showMore = () => {
    change((present) => withValue(present, 'more', String(pressed + 1)));
  };
  return { all: countries, shown, showMore, tied, hasLead, isWidened: found.isWidened, better: found.better };
}
