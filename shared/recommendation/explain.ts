import { one } from './exact-math.ts';
import { type Fact, type Lack, type Topic, topicName } from './facts.ts';
import { fitsBadly, weights } from './features.ts';
import type { Score } from './group-profile.ts';
import { type Way, wayOf } from './journey.ts';
import type { BadWeather } from './month-mean.ts';
import type { Seen } from './seen.ts';
import { isSentAbroad, type View } from './view.ts';

/**
 * "5 of 6 want food". For a key, `headCount` want it and find it here, of all who told anything, and 0 is the group's
 * description; else of those who told this.
 */
export type Reason = Topic & { headCount: number; of: number };

/** "But golf is weak for 2 of 5." Never a number beside a budget: it would tell whose. */
export type TradeOff = Lack & {
  headCount: number | undefined;
  of: number;
  /** The way is much longer than `headCount` asked for. */
  isFar?: true;
  isNear?: true;
  /** The days are few for so long a way, which lies within what they asked for. */
  isSlow?: true;
  /** What is bad of the season, where that can be told. */
  because?: BadWeather;
};

export type FitDot = 'good' | 'fair' | 'poor';

/** From the member's own origin. */
export type Journey = Way & { memberId: string };

/** How it suits a member who wants that to be seen. */
export interface NamedFit {
  memberId: string;
  fit: FitDot;
}

export interface Explanation {
  /** At most one: what sets it apart most from the other candidates, and what no card before it says. */
  reasons: Reason[];
  tradeOff: TradeOff | undefined;
  /** One per member who told anything, best first, so that no dot belongs to a name. */
  fit: FitDot[];
  /** Of whoever wants it to be seen by name, sorted as `fit` is, then by member. */
  namedFit: NamedFit[];
  /** Sorted by member. */
  journeys: Journey[];
}

/**
 * What the other cards of a list are like: how much of a topic the middle one of the candidates has, and what was said
 * already.
 */
export interface Others {
  median: (topic: Topic) => number;
  /** Whether each of the candidates lacks it. */
  isLackedByAll: (topic: Lack) => boolean;
  said: Set<string>;
}

/**
 * `whole`: whose dots are shown, by member as in its views; of a country they are those of its trip, which may hold two
 * cities.
 */
export function explain(
  { views, facts, lacks }: Seen,
  others: Others,
  whole: Pick<Score, 'utilities' | 'broken'>,
): Explanation {
  const isSpoilt = views.some(({ unmet }) => unmet.some((one) => one === 'crowds' || one === 'rain'));
  // What somebody would be spared of this time of year speaks against praising it.
  const good = facts.filter((fact) => isGood(fact) && !(isSpoilt && fact.topic.feature === 'season'));
  const fresh = strongest(
    good.filter((fact) => !others.said.has(saidOf(fact))),
    others,
  );
  const reason = fresh ?? strongest(good.filter(namesPlace), others);
  if (reason) others.said.add(saidOf(reason));
  const fits = fitsOf(views, whole);
  return {
    reasons: reason ? [{ ...reason.topic, headCount: reason.own ?? reason.good, of: reason.of }] : [],
    tradeOff: tradeOff(lacks, others),
    fit: fits.filter((one) => one !== undefined).sort(byFit),
    namedFit: views
      .flatMap(({ traveller: { memberId, showsFit } }, at): NamedFit[] => {
        const fit = fits[at];
        return showsFit && fit ? [{ memberId, fit }] : [];
      })
      .sort((a, b) => byFit(a.fit, b.fit)),
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

const suits = 0.65 * one;

/** Best first. */
const dots: readonly FitDot[] = ['good', 'fair', 'poor'];
const byFit = (a: FitDot, b: FitDot): number => dots.indexOf(a) - dots.indexOf(b);

/**
 * How the whole suits each member, in the views' order, never how a budget does; `undefined` for whoever told nothing.
 * Whoever it is out of reach for, or who asked for a trip at home, is not well served.
 */
export function fitsOf(
  views: readonly View[],
  { utilities, broken }: Pick<Score, 'utilities' | 'broken'>,
): (FitDot | undefined)[] {
  return utilities.map((utility, at) => {
    if (utility === undefined) return undefined;
    const view = views[at];
    const isOut = broken[at] === true || (view !== undefined && isSentAbroad(view));
    if (utility >= suits && !isOut) return 'good';
    return utility > fitsBadly * one ? 'fair' : 'poor';
  });
}

/**
 * The sentences about wishes and types name the place: one may stand on a second card, where no other reason is true.
 */
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

/**
 * What they came for is a reason where the other candidates have it too, if no card before has said it: half of the
 * median is taken off.
 */
function advantage(fact: Fact, { median }: Others): number {
  const { topic, level, good, of } = fact;
  const usual = namesPlace(fact) ? median(topic) / 2 : median(topic);
  const part = 'key' in topic && isVague(topic.key) ? vague : 1;
  return part * Math.max(0, level - usual) * (good / of) * weighs(fact);
}

/**
 * A budget and a season are a reason only when they suit everyone, and what every destination has in some measure only
 * when it suits more than half: "1 of 4 would travel this far" speaks against a place.
 */
const isGood = ({ topic, good, of }: Fact) =>
  'key' in topic
    ? good > 0
    : 2 * good > of && ((topic.feature !== 'budget' && topic.feature !== 'season') || good === of);
const weighs = ({ topic: { feature } }: Fact<Lack>): number => weights[feature === 'unmet' ? 'wishes' : feature];
/** A place nearer than somebody wanted lacks less than one with bad weather, or above a budget. */
const mild = 0.5;
const weakness = (fact: Fact<Lack>) =>
  (fact.bad / fact.of) * weighs(fact) * (fact.near !== undefined && fact.near === fact.bad ? mild : 1);
const strength = (fact: Fact) => (fact.good / fact.of) * weighs(fact);

/**
 * What it lacks most; where the way breaks by much what somebody asked, that or a budget it breaks. What every
 * candidate lacks tells none from another: a list says it once, and again only of a card that would break a limit
 * without a word.
 */
function tradeOff(lacking: readonly Fact<Lack>[], others: Others): TradeOff | undefined {
  const name = ({ topic }: Fact<Lack>) => `lacks ${topicName(topic)}`;
  const fresh = lacking.filter((fact) => !others.said.has(name(fact)));
  const breaking = fresh.filter(({ far = 0 }) => far > 0);
  const isFarOff = breaking.some(({ topic }) => topic.feature === 'reach');
  const worst = weakest(isFarOff ? breaking : fresh) ?? weakest(lacking.filter(({ far = 0 }) => far > 0));
  if (worst === undefined) return undefined;
  if (others.isLackedByAll(worst.topic)) others.said.add(name(worst));
  const { topic, own, bad, of, far = 0, near = 0, slow = 0, because } = worst;
  if (topic.feature === 'reach' && far > 0) return { ...topic, headCount: far, of, isFar: true };
  if (topic.feature === 'reach' && near === bad) return { ...topic, headCount: bad, of, isNear: true };
  if (topic.feature === 'reach' && slow === bad) return { ...topic, headCount: bad, of, isSlow: true };
  if (because) return { ...topic, headCount: bad, of, because };
  return { ...topic, headCount: topic.feature === 'budget' ? undefined : (own ?? bad), of };
}

/** Among equals what is told first. */
function weakest(facts: readonly Fact<Lack>[]): Fact<Lack> | undefined {
  let worst: Fact<Lack> | undefined;
  for (const fact of facts) if (worst === undefined || weakness(fact) > weakness(worst)) worst = fact;
  return worst;
}
