import { type CityScore, cityViews } from './cities.ts';
import type { Others } from './explain.ts';
import { type Answers, type Fact, factsAt, type Lack, lacksAt, topicName } from './facts.ts';
import { cityTypeFit } from './type-fit.ts';
import type { GroupProfile } from './group-profile.ts';
import { badWeather, monthMeanAt } from './month-mean.ts';
import type { City } from '#shared/destination/schema.ts';
import { goodMonths, hasMonth } from '#shared/destination/season.ts';
import { strengthIn } from './wish-values.ts';

/** Candidates that a card is compared with. */
const compared = 20;

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

/** The median of the best candidates, topic by topic; what a candidate says nothing of counts as 0. */
export function othersOf(profile: GroupProfile, ranked: readonly CityScore[]): Others {
  const candidates = ranked.slice(0, compared).map((one) => {
    const views = cityViews(profile, one);
    const facts = factsAt(views, answersOf(profile, one.city));
    const all: readonly Fact<Lack>[] = [...lacksAt(views, facts), ...facts];
    return new Map(all.map((fact) => [topicName(fact.topic), fact]));
  });
  const medians = new Map<string, number>();
  return {
    said: new Set(),
    isLackedByAll: (topic) =>
      candidates.length > 1 && candidates.every((one) => (one.get(topicName(topic))?.bad ?? 0) > 0),
    median(topic) {
      const name = topicName(topic);
      const known = medians.get(name);
      if (known !== undefined) return known;
      const sorted = candidates.map((one) => one.get(name)?.level ?? 0).sort((a, b) => a - b);
      const found = sorted[sorted.length >> 1] ?? 0;
      medians.set(name, found);
      return found;
    },
  };
}

/** Places are compared with nothing: they are measured by three features only. */
export const noOthers = (): Others => ({ said: new Set(), isLackedByAll: () => false, median: () => 0 });
