import type { City } from '#shared/destination/schema.ts';
import type { ScoredCore } from './catalogue.ts';
import { destinationTypeFit, emptyRow, type FitRow, type Fits, fitsOf } from './features.ts';
import type { MemberProfile } from './group-profile.ts';
import { nearlyLong } from './journey.ts';
import { orderOf } from './legs.ts';
import { moneyFit } from './money.ts';
import type { Reach } from './reach.ts';
import type { Traveller } from './traveller.ts';

/** All that can be said of a city for a member; nothing for whoever told nothing. */
export function cityFits(traveller: MemberProfile, city: City, core: ScoredCore): Fits {
  // What is told of the budget is told of the one that the member gave.
  fillCityFits(scratch, traveller, orderOf(core).get(city.id) ?? -1, core, traveller.ceiling);
  return fitsOf(scratch);
}

const scratch = emptyRow();

/** The city is the one at that place in the catalogue's order. */
export function fillCityFits(
  row: FitRow,
  traveller: MemberProfile,
  at: number,
  core: ScoredCore,
  ceiling: number | undefined,
): void {
  const city = core.cities[at];
  if (!traveller.isHeard || city === undefined) {
    row.fill(NaN);
    return;
  }
  const { measures, destinationType } = traveller;
  const leg = traveller.legs?.[at];
  // Every number is written: to fill the row first takes as long as half of what follows.
  row[0] = measures.asked[at] ?? NaN;
  row[1] = measures.sides[at] ?? NaN;
  // Who comes for a thing that decides goes where it is: where others go counts half.
  row[2] = (measures.isAimed ? leg?.reach.pullAside : leg?.reach.pull) ?? NaN;
  row[3] = leg === undefined || ceiling === undefined ? NaN : moneyFit(leg.costs, ceiling, traveller.style);
  row[4] = leg
    ? reachFit(traveller, traveller.rangesOff?.[at] ?? 0, leg.reach) * leg.time * airFit(traveller, leg.reach)
    : NaN;
  row[5] = measures.season[at] ?? NaN;
  row[6] =
    destinationType === undefined
      ? NaN
      : destinationTypeFit(traveller, () => measures.destinationType?.[at] ?? NaN, leg?.reach.range, city.population);
  row[7] = paceFit(traveller, at);
}

const furtherBy = [1, 0.7, 0.4] as const;
const nearerBy = [1, 0.4] as const;
const offByMore = 0.15;

/**
 * 1 inside the chosen range, then by how many ranges off; 1 where none was chosen. Nearer loses more than further: who
 * wants to fly far and is sent next door gets another trip, and by departures nobody who flies for five hours goes
 * there.
 */
function reachFit(traveller: Traveller, off: number, reach: Reach): number {
  const fit = (off < 0 ? nearerBy[-off] : furtherBy[off]) ?? offByMore;
  return off === -1 ? fit + (1 - fit) * nearlyLong(traveller, reach) : fit;
}

/** Longer in the air than somebody wrote that they can bear. */
const tooLong = 0.1;
/** Nobody means a limit to the minute, and the estimate is none either. */
const roughly = 1.04;
export const airFit = ({ particulars: { mostFlightHours } }: Traveller, { hours }: Reach): number =>
  mostFlightHours !== undefined && hours > roughly * mostFlightHours ? tooLong : 1;

/**
 * 1 - what is missing of the activity wanted (0 at rest, 1 on the go) and of the rest wanted, each as far as the city's
 * side does not reach: a place that has both suits everyone, and none is worse for having more.
 */
function paceFit({ activityLevel, measures: { activity, relax } }: MemberProfile, at: number): number {
  if (activityLevel === undefined) return NaN;
  const level = activityLevel / 10;
  return 1 - Math.max(0, level - (activity[at] ?? NaN)) - Math.max(0, 1 - level - (relax[at] ?? NaN));
}
