import type { Coords } from '#shared/destination/flight.ts';
import type { City } from '#shared/destination/schema.ts';
import { fitsWell, isOutOfSeason } from './facts.ts';
import { fitsBadly } from './features.ts';
import type { GroupProfile } from './group-profile.ts';
import { type Way, wayOf } from './journey.ts';
import { costBand, tripCostManwon } from './money.ts';
import { type MonthMean, monthMeanAt } from './month-mean.ts';
import { answersOf } from './seen.ts';
import type { Wish } from './wish.ts';

export interface Band {
  from: number;
  to: number;
}

/** One member's way to a city, from the airport (the first of several) or, without one, the country that they told. */
export interface MemberWay extends Way {
  memberId: string;
  airport: string | undefined;
  iso2: string;
  /** Where that airport, or the first of the country's, lies. */
  from: Coords | undefined;
}

/**
 * A wish that members have: `headCount` of them, 0 where only the group's description asks for it, and whether the city
 * answers it well, badly, or in between.
 */
export interface WishAnswer {
  wish: Wish;
  headCount: number;
  answer: 'good' | 'fair' | 'poor';
}

/** What stands beside a city's score: facts of the trip, never of one member's budget. */
export interface CandidateFacts {
  ways: readonly MemberWay[];
  /** Fare, bed and living per person for the trip's days, ten thousand won, over all who told where they set out. */
  total: Band | undefined;
  weather: MonthMean | undefined;
  /** The most wanted first. */
  wishes: readonly WishAnswer[];
}

export function candidateFacts(profile: GroupProfile, city: City): CandidateFacts {
  const ways = waysTo(profile, city);
  return { ways, total: totalOf(profile, city), weather: monthMeanAt(profile, city), wishes: wishesAt(profile, city) };
}

function waysTo({ travellers, core }: GroupProfile, city: City): MemberWay[] {
  return travellers.flatMap(({ memberId, origin, reaches }) => {
    const reach = reaches?.get(city.id);
    if (!origin || !reach) return [];
    const [only, other] = origin.airports;
    const from = only === undefined ? undefined : core.gateways.get(only);
    const airport = other === undefined ? only : undefined;
    return [{ memberId, airport, iso2: origin.iso2, from, ...wayOf(reach) }];
  });
}

/** The middle style for everybody: what a style would cost somebody in particular is theirs. */
function totalOf({ travellers, core, trip }: GroupProfile, city: City): Band | undefined {
  const bands = travellers.flatMap(({ reaches }) => {
    const reach = reaches?.get(city.id);
    return reach ? [costBand(tripCostManwon(core, reach, city, trip.days, 'middle'))] : [];
  });
  if (bands.length === 0) return undefined;
  return { from: Math.min(...bands.map(({ from }) => from)), to: Math.max(...bands.map(({ to }) => to)) };
}

function wishesAt(profile: GroupProfile, city: City): WishAnswer[] {
  const answers = answersOf(profile, city);
  const heads = new Map<Wish, number>();
  for (const { asked } of profile.travellers)
    for (const { wish, isOfGroup } of asked) heads.set(wish, (heads.get(wish) ?? 0) + (isOfGroup ? 0 : 1));
  return [...heads]
    .flatMap(([wish, headCount]): WishAnswer[] => {
      const fit = answers.wish(wish);
      if (Number.isNaN(fit)) return [];
      // What the place is strong in, in other months, is no more than fair in these.
      const isLacking = fit <= fitsBadly && !isOutOfSeason(fit, answers.atBest(wish));
      return [{ wish, headCount, answer: fit >= fitsWell.wishes ? 'good' : isLacking ? 'poor' : 'fair' }];
    })
    .sort((a, b) => b.headCount - a.headCount || (a.wish < b.wish ? -1 : 1));
}
