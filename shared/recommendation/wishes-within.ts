import { type Asked, inOrder } from './asked.ts';
import type { ScoredCore } from './catalogue.ts';
import { rangesOff } from './journey.ts';
import { legsOf } from './legs.ts';
import type { Reaches } from './reach.ts';
import type { Traveller } from './traveller.ts';
import type { Trip } from './trip.ts';
import { isBroad, type Wish } from './wish.ts';
import { isMonthBound, type WishValues } from './wish-values.ts';

/** A city with so much of a wish answers it. */
const answers = 0.5;
/** What comes nearest to a wish that nothing within the chosen range answers. */
const nearest: Readonly<Partial<Record<Wish, Wish>>> = {
  safari: 'wildlife',
  whales: 'wildlife',
  diving: 'beach',
  snorkeling: 'beach',
  surfing: 'beach',
  'water-sports': 'beach',
  'hot-spring': 'spa',
};

/** Who asks for one of these goes where it is; how far away that lies comes second. */
const decides: ReadonlySet<Wish> = new Set<Wish>(['aurora', 'ski', 'christmas-market', 'snow']);

/** By what a trip's wishes are worth, and by home. */
const remembered = new WeakMap<Pick<WishValues, 'valuesOf'>, WeakMap<Reaches, Map<string, boolean>>>();
const slots = 300;

/** `slack`: ranges to either side that are as welcome, because nothing within the chosen one answers what decides. */
interface Within {
  asked: readonly Asked[];
  slack: number;
}

/**
 * What a member asks for, with every specific wish that nothing within the chosen range answers on this trip replaced
 * by the nearest one, or left out: it would only say of every destination that it is bad. What is bound to months
 * stays: its season says when. Reckoned once for all who set out from the same place.
 */
export function wishesWithin(core: ScoredCore, trip: Trip, values: Pick<WishValues, 'valuesOf'>) {
  const known = remembered.get(values) ?? new WeakMap<Reaches, Map<string, boolean>>();
  remembered.set(values, known);
  const isAnswered = (traveller: Traveller, reaches: Reaches, wish: Wish): boolean => {
    const ofHome = known.get(reaches) ?? new Map<string, boolean>();
    known.set(reaches, ofHome);
    const { range, slack, named, nearFromHours } = traveller;
    const name = `${wish} ${range ?? ''} ${slack} ${nearFromHours} ${named.wanted.join()} ${named.open.join()} ${named.around.join()}`;
    const before = ofHome.get(name);
    if (before !== undefined) return before;
    const legs = legsOf(reaches, core, trip.days);
    const valuesOfAll = values.valuesOf(wish);
    const found = core.cities.some(({ iso2 }, at) => {
      const leg = legs[at];
      if (leg === undefined || !((valuesOfAll[at] ?? 0) >= answers)) return false;
      if (leg.reach.isHome || leg.reach.isWarned || leg.isTooFar) return false;
      return rangesOff(traveller, leg.reach, iso2) === 0;
    });
    if (ofHome.size >= slots) ofHome.clear();
    ofHome.set(name, found);
    return found;
  };
  return (traveller: Traveller, reaches: Reaches | undefined): Within => {
    const { asked, range, slack, isExact } = traveller;
    // Who sets a filter is told how well it is answered there.
    if (reaches === undefined || range === undefined || isExact) return { asked, slack };
    const unanswered = asked.filter(({ wish }) => !isBroad(wish) && !isAnswered(traveller, reaches, wish));
    if (unanswered.length === 0) return { asked, slack };
    const further = { ...traveller, slack: slack + 1 };
    if (range !== 'domestic' && unanswered.some(({ wish }) => decides.has(wish) && isAnswered(further, reaches, wish)))
      return { asked, slack: slack + 1 };
    const missing = unanswered.filter(({ wish }) => !isMonthBound(wish));
    const left = new Map(asked.filter((one) => !missing.includes(one)).map(({ wish, weight }) => [wish, weight]));
    for (const { wish, weight } of missing) {
      const instead = nearest[wish];
      if (instead === undefined || (instead !== 'wildlife' && !isAnswered(traveller, reaches, instead))) continue;
      left.set(instead, Math.max(weight, left.get(instead) ?? 0));
    }
    return { asked: inOrder(left), slack };
  };
}
