import type { CityScore } from './cities.ts';
import type { Others } from './explain.ts';
import { type Fact, type Lack, topicName } from './facts.ts';
import type { GroupProfile } from './group-profile.ts';
import { seenAt } from './seen.ts';

/** Candidates that a card is compared with. */
const compared = 20;

/** The median of the best candidates, topic by topic; what a candidate says nothing of counts as 0. */
export function othersOf(profile: GroupProfile, ranked: readonly CityScore[]): Others {
  const candidates = ranked.slice(0, compared).map((one) => {
    const { facts, lacks } = seenAt(profile, one);
    const all: readonly Fact<Lack>[] = [...lacks, ...facts];
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
