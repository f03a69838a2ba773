import type { DestinationType } from '#shared/preference/options.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import { wishOfType } from './asked.ts';
import { type AskedHeads, byKey, type Heads } from './asked-heads.ts';
import { one, units } from './exact-math.ts';
import { type Feature, features, fitsBadly } from './features.ts';
import type { BadWeather } from './month-mean.ts';
import type { Traveller } from './traveller.ts';
import { isSentAbroad, type View } from './view.ts';
import type { Unmet } from './unmet.ts';
import type { Wish } from './wish.ts';

/** What a sentence is about: keys and numbers only; the words are the screens'. */
export type Topic =
  | { feature: 'tripType'; key: VoteType }
  /** `isUnwanted`: a wish that members turn down. */
  | { feature: 'wishes'; key: Wish; isUnwanted?: true }
  | { feature: 'destinationType'; key: DestinationType }
  | { feature: 'reach' | 'season' | 'pace' | 'budget' };

/** What speaks against a place may also be what its visitors' texts ask for beside wishes. */
export type Lack = Topic | { feature: 'unmet'; key: Unmet };

/** How the destination answers a wish and a type of trip, 0..1; NaN: unknown. */
export interface Answers {
  wish(wish: Wish): number;
  /** In its best months. */
  atBest(wish: Wish): number;
  type(type: VoteType): number;
  /** What makes the trip's first month a bad one outdoors, as the card's line of facts tells it. */
  badWeather(): BadWeather | undefined;
  /** Whether all months of the trip are among those that the city's page calls good for such a trip. */
  isGoodTime(type: 'ski' | 'sightseeing'): boolean;
}

/**
 * From here on a feature may be called good: a place one range off is not "within the distance", a month without rain
 * is not yet a "good season".
 */
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

/**
 * `good` members of `of` are well served, `bad` badly. `level`: the mean fit of those who asked. `own`: so many asked
 * for it themselves, 0 where for most of them only the group's description speaks; those count half in `good` and
 * `bad`.
 */
export interface Fact<T extends Lack = Topic> {
  topic: T;
  level: number;
  good: number;
  bad: number;
  of: number;
  own?: number;
  /** For so many of `bad` it breaks by much what they asked for: the way, or the budget. */
  far?: number;
  /** For so many of `bad` it lies nearer than they asked for. */
  near?: number;
  /** For so many of `bad` only the days are too few for the way. */
  slow?: number;
  /** What is bad of the season. */
  because?: BadWeather | undefined;
}

/** All that can be said of a destination for those who told anything; whoever told nothing asks for nothing. */
export function factsAt(views: readonly View[], answers: Answers, heads: AskedHeads): Fact[] {
  const heard = views.filter(({ utility }) => utility !== undefined);
  return features.flatMap((feature) => factsOf(feature, heard, answers, heads));
}

export const topicName = (topic: Lack): string =>
  `${topic.feature} ${'key' in topic ? topic.key : ''}${'isUnwanted' in topic ? ' unwanted' : ''}`;

function factsOf(feature: Feature, views: readonly View[], answers: Answers, heads: AskedHeads): Fact[] {
  switch (feature) {
    case 'tripType':
      return asked(
        views,
        heads.types,
        (key) => ({ feature, key }),
        (key) => typeAnswer(answers, key),
        (key) => typeAnswer({ ...answers, wish: (wish) => answers.atBest(wish) }, key),
      );
    case 'wishes':
      return [
        ...asked(
          views,
          heads.wishes,
          (key) => ({ feature, key }),
          (key) => answers.wish(key),
          (key) => answers.atBest(key),
        ),
        ...unwanted(views, answers),
      ];
    case 'destinationType':
      return byDestinationType(views);
    case 'pull':
      return [];
    default:
      return counted(feature, views, answers);
  }
}

/**
 * A type that people come for alone is no better here than the wish of its name: one card does not praise diving and
 * fault it.
 */
function typeAnswer(answers: Answers, type: VoteType): number {
  const wish = wishOfType(type);
  return wish === undefined ? answers.type(type) : Math.min(answers.type(type), answers.wish(wish));
}

/** Strong in it, and not in these months: nothing is lacking there but the season. */
export const isOutOfSeason = (fit: number, atBest: number): boolean => fit <= fitsBadly && atBest >= fitsWell.wishes;

/** Of everything that members asked for: how many find it here, and how many miss it. */
function asked<K extends VoteType | Wish>(
  views: readonly View[],
  heads: Heads<K>,
  topicOf: (key: K) => Topic,
  answer: (key: K) => number,
  atBest: (key: K) => number,
): Fact[] {
  return heads.flatMap(([key, { all, own }]): Fact[] => {
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

/** Of what members turn down: how many find much of it here. */
function unwanted(views: readonly View[], answers: Answers): Fact[] {
  const heads = new Map<Wish, number>();
  for (const { traveller } of views) for (const wish of traveller.refused) heads.set(wish, (heads.get(wish) ?? 0) + 1);
  return [...heads].sort(byKey).flatMap(([key, bad]): Fact[] => {
    const fit = answers.wish(key);
    if (Number.isNaN(fit) || fit < fitsWell.wishes) return [];
    return [
      { topic: { feature: 'wishes', key, isUnwanted: true }, level: units(fit) / one, good: 0, bad, of: views.length },
    ];
  });
}

/** What speaks against it: the same, and for how many it is not what their texts ask for beside wishes. */
export function lacksAt(views: readonly View[], facts: readonly Fact[]): Fact<Lack>[] {
  const heard = views.filter(({ utility }) => utility !== undefined);
  const heads = new Map<Unmet, number>();
  for (const view of heard) for (const key of view.unmet) heads.set(key, (heads.get(key) ?? 0) + 1);
  const unmet = [...heads].sort(byKey).map(([key, bad]): Fact<Lack> => {
    const own = heard.filter(({ lacked }) => lacked.includes(key)).length;
    return { topic: { feature: 'unmet', key }, level: 0, good: 0, bad, of: heard.length, own };
  });
  return [...facts.filter(({ bad }) => bad > 0), ...unmet];
}

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

/**
 * A sentence says "within" of a budget or not: it must also be so, however near the estimate comes to a ceiling that
 * nobody knows exactly.
 */
function counted(feature: 'budget' | 'reach' | 'season' | 'pace', views: readonly View[], answers: Answers): Fact[] {
  let good = 0;
  let bad = 0;
  let far = 0;
  let near = 0;
  let slow = 0;
  let of = 0;
  let sum = 0;
  for (const view of views) {
    const { fits, isAffordable, isTooDear, isFarOff, traveller } = view;
    const fit = fits[feature];
    if (fit === undefined) continue;
    // A budget that is told to nobody is in no sentence.
    if (feature === 'budget' && isAffordable === undefined) continue;
    of += 1;
    sum += units(fit);
    const isBeyond = feature === 'reach' ? isFarOff || isSentAbroad(view) : feature === 'budget' && isTooDear;
    const isOff = isBeyond || (feature === 'season' && asksOutOfSeason(traveller, answers));
    if (isBeyond) far += 1;
    // What the card calls a good time, the city's page does, too.
    const isSkier = traveller.types.some(({ type }) => type === 'ski');
    const isOdd = feature === 'season' && !answers.isGoodTime(isSkier ? 'ski' : 'sightseeing');
    if (feature === 'budget' ? isAffordable : fit >= fitsWell[feature] && !isOff && !isOdd) good += 1;
    const isBad = fit <= fitsBadly && !(feature === 'budget' && isAffordable);
    if (isOff || isBad) bad += 1;
    if (feature === 'reach' && isBad && view.isNearer) near += 1;
    if (feature === 'reach' && isBad && view.isSlow && !isBeyond) slow += 1;
  }
  if (of === 0) return [];
  const because = feature === 'season' && views.some(isOutdoors) ? answers.badWeather() : undefined;
  return [{ topic: { feature }, level: sum / of / one, good, bad, of, far, near, slow, because }];
}

/** Whoever skis or dives has a season of snow or of the sea. */
const isOutdoors = ({ traveller: { types } }: View): boolean =>
  !types.every(({ type }) => type === 'ski' || type === 'scuba');

/** Whether a member asks for what the place has in other months. */
const asksOutOfSeason = ({ asked: all }: Traveller, answers: Answers): boolean =>
  all.some(({ wish, isOfGroup }) => isOfGroup === undefined && isOutOfSeason(answers.wish(wish), answers.atBest(wish)));
