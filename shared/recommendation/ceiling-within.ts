import type { ScoredCore } from './catalogue.ts';
import { rangeName, rangesOff } from './journey.ts';
import { tripCostManwon } from './money.ts';
import type { Reaches } from './reach.ts';
import { isTooFar } from './time-fit.ts';
import type { Traveller } from './traveller.ts';
import type { Trip } from './trip.ts';

/** So much of what lies within the chosen range, the cheapest first, costs less than what is reckoned with. */
const cheapest = 0.2;

/** Of every home, which is the same object for all who set out from there. */
const remembered = new WeakMap<Reaches, Map<string, number>>();
const slots = 100;

/**
 * What a member is taken to spend at most: what they ticked or, if it is less, what a text says, or, where less than a
 * fifth of the range that they chose can be had for it on a trip of these days, what that fifth costs. Otherwise the
 * budget of one would only say that everything is bad, and send all of them to the cheapest place.
 */
export function ceilingWithin(core: ScoredCore, trip: Trip) {
  return (traveller: Traveller, reaches: Reaches | undefined): number | undefined => {
    const { range, style, spoken } = traveller;
    const ceiling = spoken === undefined ? traveller.ceiling : Math.min(spoken, traveller.ceiling ?? Infinity);
    if (ceiling === undefined || ceiling === Infinity || range === undefined || reaches === undefined) return ceiling;
    const ofHome = remembered.get(reaches) ?? new Map<string, number>();
    remembered.set(reaches, ofHome);
    const name = `${trip.days} ${style} ${rangeName(traveller)}`;
    let least = ofHome.get(name);
    if (least === undefined) {
      const costs = core.cities.flatMap((city) => {
        const reach = reaches.get(city.id);
        if (reach === undefined || reach.isHome || reach.isWarned || isTooFar(reach, trip.days)) return [];
        if (rangesOff(traveller, reach, city.iso2) !== 0) return [];
        return tripCostManwon(core, reach, city, trip.days, style === 'simple' ? 'hostel' : 'middle');
      });
      costs.sort((a, b) => a - b);
      least = costs[Math.floor(cheapest * costs.length)] ?? 0;
      if (ofHome.size >= slots) ofHome.clear();
      ofHome.set(name, least);
    }
    return Math.max(ceiling, least);
  };
}
