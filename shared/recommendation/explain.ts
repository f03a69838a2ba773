import type { DestinationType } from '#shared/preference/options.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import { wishOfType } from './asked.ts';
import { one, units } from './exact-math.ts';
import { type Feature, features, weights } from './features.ts';
import { type Way, wayOf } from './journey.ts';
import type { Traveller } from './traveller.ts';
import type { View } from './view.ts';
import type { Wish } from './wish.ts';

/** What a sentence is about: keys and numbers only; the words are the screens'. */
export type Topic =
  | { feature: 'tripType'; key: VoteType }
  | { feature: 'wishes'; key: Wish }
  | { feature: 'destinationType'; key: DestinationType }
  | { feature: 'reach' | 'season' | 'pace' | 'budget' };

/** "5 of 6 want food". For a key, `headCount` want it and find it here, of all who told anything, and 0 is the group's description; else of those who told this. */
export type Reason = Topic & { headCount: number; of: number };

/** "But golf is weak for 2 of 5." Never a number beside a budget: it would tell whose. */
export type TradeOff = Topic & { headCount: number | undefined; of: number };

export type FitDot = 'good' | 'fair' | 'poor';

/** How the destination answers a wish and a type of trip, 0..1; NaN: unknown. */
export interface Answers {
  wish(wish: Wish): number;
  /** In its best months. */
  atBest(wish: Wish): number;
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
  /** Whether each of the candidates lacks it. */
  isLackedByAll: (topic: Topic) => boolean;
  said: Set<string>;
}

/** `utilities`: whose dots are shown, in billionths; those of `views` unless others are given. */
export function explain(
  views: readonly View[],
  answers: Answers,
  others: Others,
  utilities: readonly (number | undefined)[] = views.map(({ utility }) => utility),
): Explanation {
  const told = factsAt(views, answers);
  const fresh = strongest(
    told.filter((fact) => isGood(fact) && !others.said.has(saidOf(fact))),
    others,
  );
  const reason =
    fresh ??
    strongest(
      told.filter((fact) => isGood(fact) && namesPlace(fact)),
      others,
    );
  if (reason) others.said.add(saidOf(reason));
  return {
    reasons: reason ? [{ ...reason.topic, headCount: reason.own ?? reason.good, of: reason.of }] : [],
    tradeOff: tradeOff(told, others),
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

/** All that can be said of a destination for those who told anything. */
export function factsAt(views: readonly View[], answers: Answers): Fact[] {
  const heard = views.filter(({ utility }) => utility !== undefined);
  return features.flatMap((feature) => factsOf(feature, heard, answers));
}

export const topicName = (topic: Topic): string => `${topic.feature} ${'key' in topic ? topic.key : ''}`;

/** The sentences about wishes and types name the place: one may stand on a second card, where no other reason is true. */
const namesPlace = ({ topic: { feature } }: Fact): boolean => feature === 'wishes' || feature === 'tripType';

/** What a list says once, whatever the figures. A wish and a kind of trip of one name are one word. */
const saidOf = ({ topic }: Fact): string => ('key' in topic ? topic.key : topic.feature);

/** What sets it apart most; among equals what is strongest, then what is told first. */
function strongest(facts: readonly Fact[], others: Others): Fact | undefined {
  let best: { fact: Fact; advantage: number } | undefined;
  for (const fact of facts) {
    const apart = advantage(fact, others);
    const more = best === undefined ? 1 : apart - best.advantage || strength(fact) - strength(best.fact);
    if (more > 0) best = { fact, advantage: apart };
  }
  return best?.fact;
}

/** Activities, sights and rest say less of a place than skiing does. */
const vague = 0.5;
const isVague = (key: string): boolean => key === 'activity' || key === 'sightseeing' || key === 'relax';

/** What they came for is a reason where the other candidates have it too, if no card before has said it: half of the median is taken off. */
function advantage(fact: Fact, { median }: Others): number {
  const { topic, level, good, of } = fact;
  const usual = namesPlace(fact) ? median(topic) / 2 : median(topic);
  const part = 'key' in topic && isVague(topic.key) ? vague : 1;
  return part * Math.max(0, level - usual) * (good / of) * weights[topic.feature];
}

/**
 * `good` members of `of` are well served, `bad` badly. `level`: the mean fit of those who asked. `own`: so many asked for it themselves, 0 where for most of
 * them only the group's description speaks; those count half in `good` and `bad`.
 */
export interface Fact {
  topic: Topic;
  level: number;
  good: number;
  bad: number;
  of: number;
  own?: number;
}

/** A budget is a reason only when it suits everyone who told one, a season only when it is bad for nobody. */
const isGood = ({ topic: { feature }, good, bad, of }: Fact) =>
  good > 0 && (feature !== 'budget' || good === of) && (feature !== 'season' || bad === 0);
const weakness = ({ topic, bad, of }: Fact) => (bad / of) * weights[topic.feature];
const strength = ({ topic, good, of }: Fact) => (good / of) * weights[topic.feature];

/** What it lacks most. What every candidate lacks tells none from another: a list says it once. */
function tradeOff(facts: readonly Fact[], others: Others): TradeOff | undefined {
  let worst: Fact | undefined;
  const name = ({ topic }: Fact) => `lacks ${topicName(topic)}`;
  for (const fact of facts) {
    if (fact.bad === 0 || others.said.has(name(fact))) continue;
    if (worst === undefined || weakness(fact) > weakness(worst)) worst = fact;
  }
  if (worst && others.isLackedByAll(worst.topic)) others.said.add(name(worst));
  return (
    worst && {
      ...worst.topic,
      headCount: worst.topic.feature === 'budget' ? undefined : (worst.own ?? worst.bad),
      of: worst.of,
    }
  );
}

function factsOf(feature: Feature, views: readonly View[], answers: Answers): Fact[] {
  switch (feature) {
    case 'tripType':
      return asked(
        views,
        ({ types }) => types.map(({ type }) => ({ key: type, isOwn: true })),
        (key) => ({ feature, key }),
        (key) => typeAnswer(answers, key),
        (key) => typeAnswer({ ...answers, wish: (wish) => answers.atBest(wish) }, key),
      );
    case 'wishes':
      return asked(
        views,
        (one) => one.asked.map(({ wish, isOfGroup }) => ({ key: wish, isOwn: isOfGroup === undefined })),
        (key) => ({ feature, key }),
        (key) => answers.wish(key),
        (key) => answers.atBest(key),
      );
    case 'destinationType':
      return byDestinationType(views);
    case 'pull':
      return [];
    default:
      return counted(feature, views, answers);
  }
}

/** A type that people come for alone is no better here than the wish of its name: one card does not praise diving and fault it. */
function typeAnswer(answers: Answers, type: VoteType): number {
  const wish = wishOfType(type);
  return wish === undefined ? answers.type(type) : Math.min(answers.type(type), answers.wish(wish));
}

/** Strong in it, and not in these months: nothing is lacking there but the season. */
export const isOutOfSeason = (fit: number, atBest: number): boolean => fit <= fitsBadly && atBest >= fitsWell.wishes;

/** Of everything that members asked for: how many find it here, and how many miss it. */
function asked<K extends VoteType | Wish>(
  views: readonly View[],
  keysOf: (traveller: Traveller) => readonly { key: K; isOwn: boolean }[],
  topicOf: (key: K) => Topic,
  answer: (key: K) => number,
  atBest: (key: K) => number,
): Fact[] {
  const heads = new Map<K, { all: number; own: number }>();
  for (const { traveller } of views)
    for (const { key, isOwn } of keysOf(traveller)) {
      const { all, own } = heads.get(key) ?? { all: 0, own: 0 };
      heads.set(key, { all: all + 1, own: own + (isOwn ? 1 : 0) });
    }
  return [...heads].sort(byKey).flatMap(([key, { all, own }]): Fact[] => {
    const count = (all + own) / 2;
    const fit = answer(key);
    if (Number.isNaN(fit)) return [];
    const topic = topicOf(key);
    const isWell = fit >= fitsWell[topic.feature];
    const bad = !isWell && fit <= fitsBadly && !isOutOfSeason(fit, atBest(key)) ? count : 0;
    return [
      { topic, level: units(fit) / one, good: isWell ? count : 0, bad, of: views.length, own: 2 * own < all ? 0 : own },
    ];
  });
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

/** What is exotic to one is at home for another, so each has a fit of their own. */
function byDestinationType(views: readonly View[]): Fact[] {
  const fits = new Map<DestinationType, number[]>();
  for (const { traveller, fits: of } of views) {
    const key = traveller.destinationType;
    const fit = of.destinationType;
    if (key === undefined || fit === undefined) continue;
    fits.set(key, [...(fits.get(key) ?? []), fit]);
  }
  return [...fits].sort(byKey).map(([key, found]) => ({
    topic: { feature: 'destinationType', key },
    // Whole billionths, whose sum is the same in any order.
    level: found.reduce((sum, fit) => sum + units(fit), 0) / found.length / one,
    good: found.filter((fit) => fit >= fitsWell.destinationType).length,
    bad: found.filter((fit) => fit <= fitsBadly).length,
    of: views.length,
  }));
}

/** A sentence says "within" of a budget or not: it must also be so, however near the estimate comes to a ceiling that nobody knows exactly. */
function counted(feature: 'budget' | 'reach' | 'season' | 'pace', views: readonly View[], answers: Answers): Fact[] {
  let good = 0;
  let bad = 0;
  let of = 0;
  let sum = 0;
  for (const { fits, isAffordable, traveller } of views) {
    const fit = fits[feature];
    if (fit === undefined) continue;
    // A budget that is told to nobody is in no sentence.
    if (feature === 'budget' && isAffordable === undefined) continue;
    of += 1;
    sum += units(fit);
    const isOff = feature === 'season' && asksOutOfSeason(traveller, answers);
    if (feature === 'budget' ? isAffordable : fit >= fitsWell[feature] && !isOff) good += 1;
    if (isOff || (fit <= fitsBadly && !(feature === 'budget' && isAffordable))) bad += 1;
  }
  return of === 0 ? [] : [{ topic: { feature }, level: sum / of / one, good, bad, of }];
}

/** Whether a member asks for what the place has in other months. */
const asksOutOfSeason = ({ asked: all }: Traveller, answers: Answers): boolean =>
  all.some(({ wish, isOfGroup }) => isOfGroup === undefined && isOutOfSeason(answers.wish(wish), answers.atBest(wish)));
