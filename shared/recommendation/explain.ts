import type { DestinationType } from '#shared/preference/options.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import { one, units } from './exact-math.ts';
import { type Feature, features, weights } from './features.ts';
import { type Way, wayOf } from './journey.ts';
import type { View } from './view.ts';
import type { Wish } from './wish.ts';

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

/** How the destination answers a wish and a type of trip, 0..1; NaN: unknown. */
export interface Answers {
  wish(wish: Wish): number;
  type(type: VoteType): number;
}

/** From the member's own origin. */
export type Journey = Way & { memberId: string };

export interface Explanation {
  /** At most one: what sets it apart most from the other candidates, and what no card before it says. */
  reasons: Reason[];
  tradeOff: TradeOff | undefined;
  /** One per member who told anything, best first, so that no dot belongs to a name. */
  fit: FitDot[];
  /** Sorted by member. */
  journeys: Journey[];
}

/** From here on a feature may be called good: a place one range off is not "within the distance", a month without rain is not yet a "good season". */
export const fitsWell: Record<Feature, number> = {
  tripType: 2 / 3,
  budget: 2 / 3,
  wishes: 0.7,
  reach: 0.65,
  pull: 2 / 3,
  destinationType: 2 / 3,
  season: 0.8,
  pace: 2 / 3,
};
/** Up to here it is bad: two ranges off, rain on most days. */
export const fitsBadly = 0.4;

/** What the other cards of a list are like: how much of a topic the middle one of the candidates has, and what was said already. */
export interface Others {
  median: (topic: Topic) => number;
  said: Set<string>;
}

/** `utilities`: whose dots are shown, in billionths; those of `views` unless others are given. */
export function explain(
  views: readonly View[],
  answers: Answers,
  others: Others,
  utilities: readonly (number | undefined)[] = views.map(({ utility }) => utility),
): Explanation {
  const heard = views.filter(({ utility }) => utility !== undefined);
  const told = features.flatMap((feature) => factsOf(feature, heard, answers));
  const [reason] = told
    .filter((fact) => isGood(fact) && !others.said.has(sentenceOf(fact)))
    .sort((a, b) => advantage(b, others) - advantage(a, others) || strength(b) - strength(a));
  if (reason && sentenceOf(reason) !== '') others.said.add(sentenceOf(reason));
  return {
    reasons: reason ? [{ ...reason.topic, headCount: reason.good, of: reason.of }] : [],
    tradeOff: tradeOff(told),
    fit: dotsOf(utilities),
    journeys: journeysOf(views),
  };
}

function journeysOf(views: readonly View[]): Journey[] {
  const journeys: Journey[] = [];
  for (const {
    traveller: { memberId },
    reach,
  } of views) {
    if (reach) journeys.push({ memberId, ...wayOf(reach) });
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

/** How much of each topic a destination has for those who asked, 0..1, by the topic's name. */
export function levels(views: readonly View[], answers: Answers): ReadonlyMap<string, number> {
  const heard = views.filter(({ utility }) => utility !== undefined);
  const told = features.flatMap((feature) => factsOf(feature, heard, answers));
  return new Map(told.map(({ topic, level }) => [topicName(topic), level]));
}

export const topicName = (topic: Topic): string => `${topic.feature} ${'key' in topic ? topic.key : ''}`;

/** The sentences about wishes and types name the place, so they differ from card to card; the others say the same for the same figures. */
const sentenceOf = ({ topic, good, of }: Fact): string =>
  topic.feature === 'wishes' || topic.feature === 'tripType' ? '' : `${topicName(topic)} ${good} ${of}`;

const advantage = ({ topic, level, good, of }: Fact, { median }: Others): number =>
  Math.max(0, level - median(topic)) * (good / of) * weights[topic.feature];

/** `good` members of `of` are well served, `bad` badly. `level`: the mean fit of those who asked. */
interface Fact {
  topic: Topic;
  level: number;
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

function factsOf(feature: Feature, views: readonly View[], answers: Answers): Fact[] {
  switch (feature) {
    case 'tripType': {
      const tally = new Tally<VoteType>(feature);
      for (const { traveller } of views) for (const { type } of traveller.types) tally.tell(type, answers.type(type));
      return tally.facts((key) => ({ feature, key }), views.length);
    }
    case 'wishes': {
      const tally = new Tally<Wish>(feature);
      for (const {
        traveller: { asked },
      } of views)
        for (const { wish } of asked) tally.tell(wish, answers.wish(wish));
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
    case 'pull':
      return [];
    default:
      return counted(feature, views);
  }
}

/** Of everything that members asked for: how many find it here, and how many miss it. */
class Tally<K extends string> {
  private readonly good = new Map<K, number>();
  private readonly bad = new Map<K, number>();
  private readonly levels = new Map<K, { sum: number; count: number }>();
  private readonly feature: Feature;

  constructor(feature: Feature) {
    this.feature = feature;
  }

  tell(key: K, fit: number | undefined): void {
    if (fit === undefined || Number.isNaN(fit)) return;
    // Whole billionths, whose sum is the same in any order.
    const { sum, count } = this.levels.get(key) ?? { sum: 0, count: 0 };
    this.levels.set(key, { sum: sum + units(fit), count: count + 1 });
    if (fit >= fitsWell[this.feature]) this.good.set(key, (this.good.get(key) ?? 0) + 1);
    else if (fit <= fitsBadly) this.bad.set(key, (this.bad.get(key) ?? 0) + 1);
  }

  facts(topicOf: (key: K) => Topic, of: number): Fact[] {
    return [...this.levels]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { sum, count }]) => ({
        topic: topicOf(key),
        level: sum / count / one,
        good: this.good.get(key) ?? 0,
        bad: this.bad.get(key) ?? 0,
        of,
      }));
  }
}

/** A sentence says "within" of a budget or not: it must also be so, however near the estimate comes to a ceiling that nobody knows exactly. */
function counted(feature: 'budget' | 'reach' | 'season' | 'pace', views: readonly View[]): Fact[] {
  let good = 0;
  let bad = 0;
  let of = 0;
  let sum = 0;
  for (const { fits, isAffordable } of views) {
    const fit = fits[feature];
    if (fit === undefined) continue;
    // A budget that is told to nobody is in no sentence.
    if (feature === 'budget' && isAffordable === undefined) continue;
    of += 1;
    sum += units(fit);
    if (feature === 'budget' ? isAffordable : fit >= fitsWell[feature]) good += 1;
    if (fit <= fitsBadly && !(feature === 'budget' && isAffordable)) bad += 1;
  }
  return of === 0 ? [] : [{ topic: { feature }, level: sum / of / one, good, bad, of }];
}
