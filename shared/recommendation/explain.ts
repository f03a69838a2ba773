import { fareBand } from '#shared/destination/cost.ts';
import type { DestinationType } from '#shared/preference/options.ts';
import type { Range } from '#shared/survey/options.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import type { Subject } from './catalogue.ts';
import { one } from './exact-math.ts';
import { type Feature, features, weights } from './features.ts';
import type { Traveller } from './traveller.ts';
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

/** From the member's own origin; whole ten thousand won, a band and never a price. Connections are not modelled. */
export interface Journey {
  memberId: string;
  hours: number;
  range: Range;
  fareFromManwon: number;
  fareToManwon: number;
}

export interface Explanation {
  /** At most two, strongest first. */
  reasons: Reason[];
  tradeOff: TradeOff | undefined;
  /** One per member who told anything, best first, so that no dot belongs to a name. */
  fit: FitDot[];
  /** Sorted by member. */
  journeys: Journey[];
}

const fitsWell = 2 / 3;
const fitsBadly = 0.4;

export function explain(views: readonly View[], subject: Subject): Explanation {
  const heard = views.filter(({ utility }) => utility !== undefined);
  const told = features.flatMap((feature) => factsOf(feature, heard, subject));
  return {
    reasons: told.filter(isGood).sort((a, b) => strength(b) - strength(a)).slice(0, 2).map(({ topic, good, of }) => ({ ...topic, headCount: good, of })),
    tradeOff: tradeOff(told),
    fit: dotsOf(heard.flatMap(({ utility }) => utility ?? [])),
    journeys: views.flatMap((view) => journeyOf(view) ?? []),
  };
}

/** Dots say how the whole suits, never how a budget does. */
export function dotsOf(utilities: readonly number[]): FitDot[] {
  return [...utilities].sort((a, b) => b - a).map((utility) => (utility >= 0.65 * one ? 'good' : utility >= fitsBadly * one ? 'fair' : 'poor'));
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
    case 'tripType': return keyed(views, ({ traveller }) => traveller.types.map(({ type }) => [{ feature, key: type }, typeFit(subject.strengths, type)]));
    case 'wishes': return keyed(views, ({ traveller }) => wishesOf(traveller).map((key) => [{ feature, key }, wishTable(subject)[key]]));
    case 'destinationType': return keyed(views, ({ traveller, fits }) => (traveller.destinationType ? [[{ feature, key: traveller.destinationType }, fits[feature]]] : []));
    default: return counted(feature, views);
  }
}

/** Purposes, styles and detailed preferences, each once. */
const wishesOf = ({ wishes, chips }: Traveller): Wish[] => [...new Set<Wish>([...wishes, ...chips])];

type Asked = [topic: Topic & { key: string }, fit: number | undefined];

/** Of everything that members asked for: what most of them find here, and what most of them miss. */
function keyed(views: readonly View[], askedBy: (view: View) => Asked[]): Fact[] {
  const tallies = new Map<string, Fact & { key: string }>();
  for (const [topic, fit] of views.flatMap(askedBy)) {
    const tally = tallies.get(topic.key) ?? { topic, key: topic.key, good: 0, bad: 0, of: views.length };
    if (fit !== undefined && fit >= fitsWell) tally.good += 1;
    if (fit !== undefined && fit < fitsBadly) tally.bad += 1;
    tallies.set(topic.key, tally);
  }
  const sorted = [...tallies.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const [found] = sorted.filter(({ good }) => good > 0).sort((a, b) => b.good - a.good);
  const [missed] = sorted.filter(({ bad }) => bad > 0).sort((a, b) => b.bad - a.bad);
  return [...(found ? [{ ...found, bad: 0 }] : []), ...(missed ? [{ ...missed, good: 0 }] : [])];
}

function counted(feature: 'budget' | 'reach' | 'season' | 'pace', views: readonly View[]): Fact[] {
  const known = views.flatMap(({ fits }) => fits[feature] ?? []);
  if (known.length === 0) return [];
  return [{ topic: { feature }, good: known.filter((fit) => fit >= fitsWell).length, bad: known.filter((fit) => fit < fitsBadly).length, of: known.length }];
}

function journeyOf({ traveller, flight }: View): Journey | undefined {
  if (!flight) return undefined;
  const { from, to } = fareBand(flight.km);
  const { memberId } = traveller;
  return { memberId, hours: Math.round(flight.hours * 10) / 10, range: flight.range, fareFromManwon: Math.round(from), fareToManwon: Math.round(to) };
}
