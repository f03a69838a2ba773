import type { City } from '#shared/destination/schema.ts';
import { ln } from '#shared/recommendation/exact-math.ts';
import { cityFits } from '#shared/recommendation/city-fits.ts';
import { features, weights } from '#shared/recommendation/features.ts';
import { pullOf } from '#shared/destination/facts/pull.ts';
import { isImpossible, leftWithinLimits } from '#shared/recommendation/hard-limits.ts';
import { saidOf } from '#shared/recommendation/said.ts';
import type { GroupProfile } from '#shared/recommendation/group-profile.ts';

/**
 * The scoring written plainly, city by city, with nothing remembered and no step saved: what the fast one must equal
 * bit for bit.
 */
export function plainScores(profile: GroupProfile, city: City) {
  const { travellers, trip, basis, core } = profile;
  const at = core.cities.indexOf(city);
  const opinions = travellers.map((traveller) => {
    const reach = traveller.reaches?.get(city.id);
    const fits = cityFits({ ...traveller, ceiling: traveller.ceilingWithin }, city, core);
    const left = leftWithinLimits(traveller, at, trip.days) * saidOf(traveller, city, profile, reach);
    const rating = traveller.ratings.get(city.id);
    return {
      utility: withRating(plainTimes(plainUtility(fits), left), rating),
      isBroken: isImpossible(traveller, at),
    };
  });
  const heard = opinions.filter((one): one is { utility: number; isBroken: boolean } => one.utility !== undefined);
  const prior = plainPrior(profile, city);
  const score =
    heard.length === 0
      ? prior
      : basis.k >= basis.n
        ? plainScore(heard)
        : Math.round((basis.k * plainScore(heard) + prior) / (basis.k + 1));
  return {
    utilities: opinions.map(({ utility }) => utility),
    score,
    prior,
    worksNotFor: heard.filter(({ isBroken }) => isBroken).length,
  };
}

/** Fits in the order in which their weights are written. */
export function plainUtility(fits: ReturnType<typeof cityFits>): number | undefined {
  const told = features.filter((feature) => fits[feature] !== undefined);
  if (told.length === 0) return undefined;
  const weight = told.reduce((sum, feature) => sum + weights[feature], 0);
  const sum = told.reduce(
    (all, feature) => all + (fits[feature]! >= 1 ? 0 : weights[feature] * ln(Math.max(fits[feature]!, 0.03))),
    0,
  );
  return Math.max(30_000_000, Math.round(plainExp(Math.min(0, sum / weight)) * 1e9));
}

/** As `exp`, halved step by step. */
export function plainExp(x: number): number {
  if (x < -700) return 0;
  const halvings = Math.round(-x / Math.LN2);
  const r = x + halvings * Math.LN2;
  const factorials = [1, 1, 2, 6, 24, 120, 720, 5_040, 40_320, 362_880, 3_628_800, 39_916_800, 479_001_600];
  let power = factorials.reduceRight((sum, factorial) => 1 / factorial + r * sum, 1 / 6_227_020_800);
  for (let count = 0; count < halvings; count += 1) power /= 2;
  return power;
}

/** What the texts and the broken limits leave of it. */
const plainTimes = (utility: number | undefined, left: number): number | undefined =>
  utility === undefined ? undefined : Math.max(30_000_000, Math.round(utility * left));

function withRating(utility: number | undefined, rating: number | undefined): number | undefined {
  if (rating === undefined) return utility;
  const liked = Math.round(((rating - 1) / 4) * 1e9);
  if (utility === undefined) return Math.max(30_000_000, liked);
  const both = Math.max(30_000_000, Math.round((0.33 * utility + liked) / 1.33));
  // Four hearts are a yes, two are a no (decision 0069).
  if (rating >= 4) return Math.max(utility, both);
  return rating <= 2 ? Math.min(utility, both) : both;
}

function plainScore(heard: readonly { utility: number; isBroken: boolean }[]): number {
  const reciprocals = heard.reduce((sum, { utility }) => sum + Math.round(1e18 / Math.max(utility, 50_000_000)), 0);
  const least = Math.min(...heard.map(({ utility }) => utility));
  const penalty = heard.some(({ isBroken }) => isBroken)
    ? 1 - 0.5 * Math.max(0, (300_000_000 - least) / 300_000_000)
    : 1;
  return Math.round(((heard.length * 1e18) / reciprocals) * penalty);
}

/** How strongly the city draws: the mean over the origins, and the whole world where nobody said where they set out. */
function plainPrior({ travellers, core }: GroupProfile, city: City): number {
  const pulls = travellers.flatMap(({ reaches }) => reaches?.get(city.id)?.pull ?? []);
  if (pulls.length > 0) return Math.round(pulls.reduce((sum, pull) => sum + Math.round(pull * 1e9), 0) / pulls.length);
  const world = core.facts.departures.get('*')?.get(city.iso2) ?? 0;
  return Math.round(Math.round(pullOf((core.facts.cities.get(city.id)?.share ?? 0) * world) * 1000) * 1e6);
}
