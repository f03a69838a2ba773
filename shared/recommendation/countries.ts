import type { Country } from '#shared/destination/schema.ts';
import type { CityScore, RankedCities } from './cities.ts';
import { type GroupProfile, scoreOf, type Score } from './group-profile.ts';
import { byScore } from './tie-break.ts';

/** A country and its best cities in range, at most three, best first. */
export interface CountryScore {
  id: string;
  country: Country;
  score: number;
  prior: number;
  /** So many members find a hard limit broken in its best city, or in both of the pair. */
  worksNotFor: number;
  best: readonly CityScore[];
  /** Each member's, of the city or the pair, in billionths, in the profile's order. */
  utilities: readonly (number | undefined)[];
  /** For whom a hard limit is broken, in the same order. */
  broken: readonly boolean[];
}

const named = 3;
/** A second city is looked for among so many of the country's best. */
const partners = 8;

/** A country is as good as its best city, or as the pair of cities that a trip of these days would hold. Best first. */
export function rankCountries(profile: GroupProfile, { cities }: RankedCities): CountryScore[] {
  const byCountry = new Map<string, CityScore[]>();
  for (const scored of cities) {
    const found = byCountry.get(scored.city.iso2);
    if (!found) byCountry.set(scored.city.iso2, [scored]);
    else if (found.length < partners) found.push(scored);
  }
  return profile.core.countries
    .flatMap((country) => {
      const [first, ...others] = byCountry.get(country.iso2) ?? [];
      return first ? [scoreCountry(profile, country, first, others)] : [];
    })
    .sort(byScore(profile.day));
}

function scoreCountry(
  profile: GroupProfile,
  country: Country,
  first: CityScore,
  others: readonly CityScore[],
): CountryScore {
  let score: Pick<CountryScore, 'score' | 'worksNotFor' | 'utilities' | 'broken'> = first;
  for (const other of others) {
    if (!holdsBoth(profile, first, other)) continue;
    const pair = scoreOfPair(profile, first, other);
    if (pair.score > score.score) score = pair;
  }
  return {
    id: country.id,
    country,
    score: score.score,
    prior: first.prior,
    worksNotFor: score.worksNotFor,
    best: [first, ...others].slice(0, named),
    utilities: score.utilities,
    broken: score.broken,
  };
}

/** Nights for both by the shorter of the usual stays, and a day between them. */
function holdsBoth({ core: { facts }, trip }: GroupProfile, a: CityScore, b: CityScore): boolean {
  const nights = (one: CityScore) => facts.cities.get(one.id)?.usualNights.from ?? 3;
  return trip.days - 1 >= nights(a) + nights(b) + 1;
}

/**
 * Each member spends the better part of the trip where they like it better: two thirds of that and one of the other.
 */
function scoreOfPair({ basis }: GroupProfile, a: CityScore, b: CityScore): Score {
  const utilities = a.utilities.map((one, member) => {
    const other = b.utilities[member];
    if (one === undefined || other === undefined) return one ?? other;
    return Math.round((2 * Math.max(one, other) + Math.min(one, other)) / 3);
  });
  const broken = a.broken.map((one, member) => one && b.broken[member] === true);
  return scoreOf(a.id, utilities, broken, a.prior, basis);
}
