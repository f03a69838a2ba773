import type { City } from '#shared/destination/schema.ts';
import { goodMonths, hasMonth } from '#shared/destination/season.ts';
import { type AskedHeads, askedHeads } from './asked-heads.ts';
import type { CityScore } from './cities.ts';
import { cityViews } from './city-views.ts';
import { type Answers, type Fact, factsAt, type Lack, lacksAt } from './facts.ts';
import type { GroupProfile } from './group-profile.ts';
import { badWeather, monthMeanAt } from './month-mean.ts';
import { cityTypeFit } from './type-fit.ts';
import type { View } from './view.ts';
import { strengthIn } from './wish-values.ts';

/** A destination as its members see it, and what can be said for it and against it. */
export interface Seen {
  views: readonly View[];
  facts: readonly Fact[];
  lacks: readonly Fact<Lack>[];
}

export function seenWith(
  views: readonly View[],
  answers: Answers,
  heads = askedHeads(views.map(({ traveller }) => traveller)),
): Seen {
  const facts = factsAt(views, answers, heads);
  return { views, facts, lacks: lacksAt(views, facts) };
}

const remembered = new WeakMap<CityScore, Seen>();
const headsOf = new WeakMap<GroupProfile, AskedHeads>();

/** Of a city that was scored for this profile: once, although its card and the comparison with others both ask. */
export function seenAt(profile: GroupProfile, scored: CityScore): Seen {
  const known = remembered.get(scored);
  if (known) return known;
  const heads = headsOf.get(profile) ?? askedHeads(profile.travellers);
  headsOf.set(profile, heads);
  const seen = seenWith(cityViews(profile, scored), answersOf(profile, scored.city), heads);
  remembered.set(scored, seen);
  return seen;
}

export const answersOf = (profile: GroupProfile, city: City): Answers => ({
  wish: (wish) => profile.values.valueOf(city, wish),
  atBest: (wish) => strengthIn(profile.core, city, wish),
  badWeather: () => {
    const mean = monthMeanAt(profile, city);
    return mean && badWeather(mean);
  },
  isGoodTime: (type) => profile.trip.months.every((month) => hasMonth(goodMonths(city, type), month)),
  type: (type) => cityTypeFit(profile.core.facts.cities.get(city.id), city, type),
});
