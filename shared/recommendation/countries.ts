import type { Country } from '#shared/destination/schema.ts';
import type { CityVerdict, RankedCities } from './cities.ts';
import type { Panel } from './panel.ts';
import { byScore } from './tie-break.ts';

/** A country and its best cities in range, at most three, best first. */
export interface CountryVerdict {
  id: string;
  country: Country;
  score: number;
  prior: number;
  /** So many members find a hard limit broken in every one of `best`. */
  worksNotFor: number;
  best: readonly CityVerdict[];
  /** Each member's mean over `best`, in billionths, in the panel's order. */
  utilities: (number | undefined)[];
}

const counted = 3;

/** A country is as good as the mean of its best three cities in range (fewer, if it has fewer). Best first. */
export function rankCountries({ core, day }: Panel, { cities }: RankedCities): CountryVerdict[] {
  const byCountry = new Map<string, CityVerdict[]>();
  for (const verdict of cities) {
    const found = byCountry.get(verdict.city.iso2);
    if (!found) byCountry.set(verdict.city.iso2, [verdict]);
    else if (found.length < counted) found.push(verdict);
  }
  return core.countries.flatMap((country) => {
    const best = byCountry.get(country.iso2);
    return best ? [judgeCountry(country, best)] : [];
  }).sort(byScore(day));
}

function judgeCountry(country: Country, best: readonly CityVerdict[]): CountryVerdict {
  const members = best[0]?.utilities.map((_, member) => member) ?? [];
  const utilities = members.map((member) => mean(best.flatMap((city) => city.utilities[member] ?? [])));
  const isOut = (member: number) => utilities[member] !== undefined && best.every(({ broken }) => broken[member]);
  const score = mean(best.map((city) => city.score)) ?? 0;
  const prior = mean(best.map((city) => city.prior)) ?? 0;
  return { id: country.id, country, score, prior, worksNotFor: members.filter(isOut).length, best, utilities };
}

/** Of whole billionths, rounded to one. */
function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
