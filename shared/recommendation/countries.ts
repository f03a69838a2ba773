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
  return core.countries
    .flatMap((country) => {
      const best = byCountry.get(country.iso2);
      return best ? [judgeCountry(country, best)] : [];
    })
    .sort(byScore(day));
}

function judgeCountry(country: Country, best: readonly CityVerdict[]): CountryVerdict {
  const utilities: (number | undefined)[] = [];
  let worksNotFor = 0;
  for (let member = 0; member < (best[0]?.utilities.length ?? 0); member += 1) {
    const utility = utilityOf(member, best);
    utilities.push(utility);
    if (utility !== undefined && best.every(({ broken }) => broken[member])) worksNotFor += 1;
  }
  let score = 0;
  let prior = 0;
  for (const city of best) {
    score += city.score;
    prior += city.prior;
  }
  return {
    id: country.id,
    country,
    score: Math.round(score / best.length),
    prior: Math.round(prior / best.length),
    worksNotFor,
    best,
    utilities,
  };
}

/** The mean of whole billionths, rounded to one. */
function utilityOf(member: number, best: readonly CityVerdict[]): number | undefined {
  let sum = 0;
  let count = 0;
  for (const { utilities } of best) {
    const utility = utilities[member];
    if (utility === undefined) continue;
    sum += utility;
    count += 1;
  }
  return count === 0 ? undefined : Math.round(sum / count);
}
