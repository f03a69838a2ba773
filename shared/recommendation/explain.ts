import type { DestinationType } from '#shared/preference/options.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import type { Subject } from './catalogue.ts';
import { one } from './exact-math.ts';
import { type Feature, features, weights } from './features.ts';
import { type Way, wayOf } from './journey.ts';
import { typeFit } from './type-fit.ts';
import type { View } from './view.ts';
import { type Wish, wishTable } from './wish.ts';

/** What a sentence is about: keys and numbers only; the words are the screens'. */
export type Topic =
  | { feature: 'tripType'; key: VoteType }
  | { feature: 'wishes'; key: Wish }
  | { feature: 'destinationType'; key: DestinationType }
  | { feature: 'reach' | 'season' | 'pace' | 'budget' };

/** "5 of 6 want food". For a key, `headCount` want it and find it here, of all who told anything; else of those who told this. */
export type Reason = Topic & { headCount: number; of: number };

/** "But golf is weak for 2 of 5." Never a number beside a budget: it would tell whose. */
export type TradeOff = Topic & { headCount: number | undefined; of: number };

export type FitDot = 'good' | 'fair' | 'poor';

/** From the member's own origin. */
export type Journey = Way & { memberId: string };

export interface Explanation {
  /** At most two, strongest first. */
  reasons: Reason[];
  tradeOff: TradeOff | undefined;
  /** One per member who told anything, best first, so that no dot belongs to a name. */
  fit: FitDot[];
  /** Sorted by member. */
  journeys: Journey[];
}

/** From here on a feature may be called good: a place one range off is not "within the distance", a month without rain is not yet a "good season". */
const fitsWell: Record<Feature, number> = {
  tripType: 2 / 3,
  budget: 2 / 3,
  wishes: 2 / 3,
  reach: 1,
  destinationType: 2 / 3,
  season: 0.85,
  pace: 2 / 3,
};
/** Up to here it is bad: two ranges off, rain on most days. */
const fitsBadly = 0.4;

/** `utilities`: whose dots are shown, in billionths; those of `views` unless others are given. */
export function explain(
  views: readonly View[],
  subject: Subject,
  utilities: readonly (number | undefined)[] = views.map(({ utility }) => utility),
): Explanation {
  const heard = views.filter(({ utility }) => utility !== undefined);
  const told = features.flatMap((feature) => factsOf(feature, heard, subject));
  return {
    reasons: told
      .filter(isGood)
      .sort((a, b) => strength(b) - strength(a))
      .slice(0, 2)
      .map(({ topic, good, of }) => ({ ...topic, headCount: good, of })),
    tradeOff: tradeOff(told),
    fit: dotsOf(utilities),
    journeys: journeysOf(views),
  };
}

function journeysOf(views: readonly View[]): Journey[] {
  const journeys: Journey[] = [];
  for (const {
    traveller: { memberId },
    flight,
  } of views) {
    if (!flight) continue;
    const { hours, range, fareFromManwon, fareToManwon } = wayOf(flight);
    journeys.push({ memberId, hours, range, fareFromManwon, fareToManwon });
  }
  return journeys;
}

/** Dots say how the whole suits, never how a budget does. */
function dotsOf(utilities: readonly (number | undefined)[]): FitDot[] {
  return utilities
    .filter((utility) => utility !== undefined)
    .sort((a, b) => b - a)
    .map((utility) => (utility >= 0.65 * one ? 'good' : utility > fitsBadly * one ? 'fair' : 'poor'));
}

/** `good` members of `of` are well served, `bad` badly. */
interface Fact {
  topic: Topic;
  good: number;
  bad: number;
  of: number;
}

/** A budget is a reason only when it suits everyone who told one. */
const isGood = ({ topic, good, of }: Fact) => good > 0 && (topic.feature !== 'budget' || good === of);
const weakness = ({ topic, bad, of }: Fact) => (bad / of) * weights[topic.feature];
const strength = ({ topic, good, of }: Fact) => (good / of) * weights[topic.feature];

function tradeOff(facts: readonly Fact[]): TradeOff | undefined {
  const [worst] = facts.filter(({ bad }) => bad > 0).sort((a, b) => weakness(b) - weakness(a));
  return worst && { ...worst.topic, headCount: worst.topic.feature === 'budget' ? undefined : worst.bad, of: worst.of };
}

function factsOf(feature: Feature, views: readonly View[], subject: Subject): Fact[] {
  switch (feature) {
    case 'tripType': {
      const tally = new Tally<VoteType>(feature);
      for (const { traveller } of views)
        for (const { type } of traveller.types) tally.tell(type, typeFit(subject.strengths, type));
      return tally.facts((key) => ({ feature, key }), views.length);
    }
    case 'wishes': {
      const table = wishTable(subject);
      const tally = new Tally<Wish>(feature);
      for (const {
        traveller: { wishes, chips },
      } of views) {
        for (const wish of wishes) tally.tell(wish, table[wish]);
        for (const chip of chips) if (!wishes.includes(chip)) tally.tell(chip, table[chip]);
      }
      return tally.facts((key) => ({ feature, key }), views.length);
    }
    case 'destinationType': {
      const tally = new Tally<DestinationType>(feature);
      for (const {
        traveller: { destinationType },
        fits,
      } of views)
        if (destinationType !== undefined) tally.tell(destinationType, fits[feature]);
      return tally.facts((key) => ({ feature, key }), views.length);
    }
    default:
      return counted(feature, views);
  }
}

/** Of everything that members asked for: what most of them find here, and what most of them miss. Ties by the word. */
class Tally<K extends string> {
  private readonly good = new Map<K, number>();
  private readonly bad = new Map<K, number>();
  private readonly feature: Feature;

  constructor(feature: Feature) {
    this.feature = feature;
  }

  tell(key: K, fit: number | undefined): void {
    if (fit === undefined) return;
    if (fit >= fitsWell[this.feature]) this.good.set(key, (this.good.get(key) ?? 0) + 1);
    else if (fit <= fitsBadly) this.bad.set(key, (this.bad.get(key) ?? 0) + 1);
  }

  facts(topicOf: (key: K) => Topic, of: number): Fact[] {
    const found = most(this.good);
    const missed = most(this.bad);
    return [
      ...(found ? [{ topic: topicOf(found.key), good: found.count, bad: 0, of }] : []),
      ...(missed ? [{ topic: topicOf(missed.key), good: 0, bad: missed.count, of }] : []),
    ];
  }
}

function most<K extends string>(counts: ReadonlyMap<K, number>): { key: K; count: number } | undefined {
  let found: { key: K; count: number } | undefined;
  for (const [key, count] of counts)
    if (!found || count > found.count || (count === found.count && key < found.key)) found = { key, count };
  return found;
}

/** A sentence says "within" of a budget or not: it must also be so, however near the estimate comes to a ceiling that nobody knows exactly. */
function counted(feature: 'budget' | 'reach' | 'season' | 'pace', views: readonly View[]): Fact[] {
  let good = 0;
  let bad = 0;
  let of = 0;
  for (const { fits, isAffordable } of views) {
    const fit = fits[feature];
    if (fit === undefined) continue;
    of += 1;
    const isWithin = feature === 'budget' ? isAffordable : undefined;
    if (fit >= fitsWell[feature] && isWithin !== false) good += 1;
    if (fit <= fitsBadly && isWithin !== true) bad += 1;
  }
  return of === 0 ? [] : [{ topic: { feature }, good, bad, of }];
}
