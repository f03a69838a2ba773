import type { PanelExpectation } from './expectations.ts';

/**
 * What a recommender shows a group, best first: ISO codes of countries with the city that their card names, and ids of
 * cities.
 */
export interface Shown {
  countries: readonly { iso2: string; bestCity: string | undefined }[];
  cities: readonly { id: string; iso2: string }[];
}

/** Counts, so that they add up over groups. */
export interface Judged {
  /** Sensible countries among the first three and five, and how many there could have been. */
  sensible3: number;
  sensible5: number;
  possible3: number;
  possible5: number;
  /** Sensible cities among the first five. */
  cities5: number;
  /** Of the first five countries (with their best cities) and the first five cities: what must not be proposed. */
  mustNot: number;
  /** 1: the first city is one of those that may come first. */
  first: number;
  pass: number;
}

/**
 * A group passes when the first country is sensible, nothing that must not be proposed stands among the first three
 * countries (with the city that their card names) or the first three cities, and two of the first five cities are
 * sensible.
 */
export function judgePanel({ countries, cities }: Shown, wanted: PanelExpectation): Judged {
  const isSensible = ({ iso2 }: { iso2: string }) => wanted.countries.includes(iso2);
  const isSensibleCity = ({ id }: { id: string }) => wanted.cities.includes(id);
  const banned = new Set(wanted.mustNot.map(({ place }) => place));
  const isBannedCity = ({ id, iso2 }: { id: string; iso2: string }) => banned.has(id) || banned.has(iso2);
  const isBannedCountry = ({ iso2, bestCity }: Shown['countries'][number]) =>
    banned.has(iso2) || (bestCity !== undefined && banned.has(bestCity));
  const bannedIn = (first: number) =>
    count(countries.slice(0, first), isBannedCountry) + count(cities.slice(0, first), isBannedCity);
  const cities5 = count(cities.slice(0, 5), isSensibleCity);
  const [first] = countries;
  const isPassed = first !== undefined && isSensible(first) && bannedIn(3) === 0 && cities5 >= 2;
  return {
    sensible3: count(countries.slice(0, 3), isSensible),
    sensible5: count(countries.slice(0, 5), isSensible),
    possible3: Math.min(3, wanted.countries.length),
    possible5: Math.min(5, wanted.countries.length),
    cities5,
    mustNot: bannedIn(5),
    first: wanted.first.includes(cities[0]?.id ?? '') ? 1 : 0,
    pass: isPassed ? 1 : 0,
  };
}

const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length;
