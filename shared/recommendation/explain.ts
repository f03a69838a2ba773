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
const fitsWell: Record<Feature, number> = { tripType: 2 / 3, budget: 2 / 3, wishes: 2 / 3, reach: 1, destinationType: 2 / 3, season: 0.85, pace: 2 / 3 };
/** Up to here it is bad: two ranges off, rain on most days. */
const fitsBadly = 0.4;

export function explain(views: readonly View[], subject: Subject): Explanation {
  const heard = views.filter(({ utility }) => utility !== undefined);
  const told = features.flatMap((feature) => factsOf(feature, heard, subject));
  return {
    reasons: told.filter(isGood).sort((a, b) => strength(b) - strength(a)).slice(0, 2).map(({ topic, good, of }) => ({ ...topic, headCount: good, of })),
    tradeOff: tradeOff(told),
    fit: dotsOf(heard.flatMap(({ utility }) => utility ?? [])),
    journeys: views.flatMap(({ traveller: { memberId }, flight }) => (flight ? [{ memberId, ...wayOf(flight) }] : [])),
  };
}

/** Dots say how the whole suits, never how a budget does. */
export function dotsOf(utilities: readonly number[]): FitDot[] {
  return [...utilities].sort((a, b) => b - a).map((utility) => (utility >= 0.65 * one ? 'good' : utility > fitsBadly * one ? 'fair' : 'poor'));
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
const strength = ({ topic, good, of }: Fact) => (good / of) * weights[topic.feature];

function tradeOff(facts: readonly Fact[]): TradeOff | undefined {
  const weakness = ({ topic, bad, of }: Fact) => (bad / of) * weights[topic.feature];
  const [worst] = facts.filter(({ bad }) => bad > 0).sort((a, b) => weakness(b) - weakness(a));
  return worst && { ...worst.topic, headCount: worst.topic.feature === 'budget' ? undefined : worst.bad, of: worst.of };
}

function factsOf(feature: Feature, views: readonly View[], subject: Subject): Fact[] {
  switch (feature) {
    case 'tripType': return keyed<VoteType>(views, feature, (key) => ({ feature, key }), ({ traveller }, tell) => {
      for (const { type } of traveller.types) tell(type, typeFit(subject.strengths, type));
    });
    case 'wishes': {
      const table = wishTable(subject);
      return keyed<Wish>(views, feature, (key) => ({ feature, key }), ({ traveller: { wishes, chips } }, tell) => {
        for (const wish of wishes) tell(wish, table[wish]);
        for (const chip of chips) if (!wishes.includes(chip)) tell(chip, table[chip]);
      });
    }
    case 'destinationType': return keyed<DestinationType>(views, feature, (key) => ({ feature, key }), ({ traveller: { destinationType }, fits }, tell) => {
      if (destinationType !== undefined) tell(destinationType, fits[feature]);
    });
    default: return counted(feature, views);
  }
}

type Tell<K> = (key: K, fit: number | undefined) => void;

/** Of everything that members asked for: what most of them find here, and what most of them miss. Ties by the word. */
function keyed<K extends string>(views: readonly View[], feature: Feature, topicOf: (key: K) => Topic, ask: (view: View, tell: Tell<K>) => void): Fact[] {
  const good = new Map<K, number>();
  const bad = new Map<K, number>();
  const tell: Tell<K> = (key, fit) => {
    if (fit === undefined) return;
    if (fit >= fitsWell[feature]) good.set(key, (good.get(key) ?? 0) + 1);
    else if (fit <= fitsBadly) bad.set(key, (bad.get(key) ?? 0) + 1);
  };
  for (const view of views) ask(view, tell);
  const found = most(good);
  const missed = most(bad);
  const of = views.length;
  return [...(found ? [{ topic: topicOf(found.key), good: found.count, bad: 0, of }] : []), ...(missed ? [{ topic: topicOf(missed.key), good: 0, bad: missed.count, of }] : [])];
}

function most<K extends string>(counts: ReadonlyMap<K, number>): { key: K; count: number } | undefined {
  let found: { key: K; count: number } | undefined;
  for (const [key, count] of counts) if (!found || count > found.count || (count === found.count && key < found.key)) found = { key, count };
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
