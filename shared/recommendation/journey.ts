import { type Flight, rangeEnds } from '#shared/destination/flight.ts';
import { type Range, ranges } from '#shared/travel/options.ts';
import type { Reach } from './reach.ts';
import type { Traveller } from './traveller.ts';

/** One way, and the fare there and back as a band in whole ten thousand won, never a price. */
export interface Way {
  /** In the air; 0 by rail, road or ship, as most people go there. */
  hours: number;
  /** From door to door, with airports, connections and the transfer, to half an hour. */
  doorHours: number;
  range: Range;
  fareFromManwon: number;
  fareToManwon: number;
}

/** To a tenth, which stays on the range's side: 4.46 hours are not rounded to 4.5, which reads as 5 to 9. */
function onItsSide(hours: number, range: Range): number {
  const tenth = Math.round(hours * 10) / 10;
  const end = range === 'intl_short' || range === 'intl_mid' ? rangeEnds[range] : Infinity;
  return tenth < end ? tenth : Math.floor(hours * 10) / 10;
}

/** The estimate of the low season, from four fifths of it to half as much again. */
export function wayOf({
  hours,
  doorHours,
  range,
  fareManwon,
  isByLand,
}: Pick<Reach, 'hours' | 'doorHours' | 'range' | 'fareManwon' | 'isByLand'>): Way {
  return {
    hours: isByLand ? 0 : onItsSide(hours, range),
    doorHours: Math.round(doorHours * 2) / 2,
    range,
    fareFromManwon: Math.round(fareManwon * 0.8),
    fareToManwon: Math.round(fareManwon * 1.5),
  };
}

const distance = Object.fromEntries(ranges.map((range, index) => [range, index])) as Record<Range, number>;

/**
 * How near a flight of five to nine hours comes to what somebody asked for who chose ten hours and more: 0 at half of
 * that, 1 at all of it. Nobody counts the hours: who says so in Boston means Europe. A filter is exact.
 */
export const nearlyLong = ({ range, isExact }: Pick<Traveller, 'range' | 'isExact'>, flight: Flight): number =>
  range === 'intl_long' && flight.range === 'intl_mid' && !isExact
    ? Math.max(0, (2 * flight.hours) / rangeEnds.intl_mid - 1)
    : 0;

/** What `rangesOff` depends on, of a member: those of one name have one answer for each city. */
type Chosen = Pick<Traveller, 'range' | 'slack' | 'named' | 'nearFromHours'>;
export const rangeName = ({ range, slack, nearFromHours, named: { wanted, open, around } }: Chosen): string =>
  [range, slack, nearFromHours, wanted, open, around].join(';');

/**
 * How many ranges further (or, negative, nearer) than the member chose; slack forgives some. `undefined` while unknown.
 */
export function rangesOff(
  { range, slack, named, nearFromHours }: Chosen,
  flight: Flight | undefined,
  iso2: string,
): number | undefined {
  if (range === undefined || flight === undefined) return undefined;
  // A country that somebody names is as far as they want to go.
  if (!named.isEmpty && (named.wanted.includes(iso2) || named.open.includes(iso2) || named.around.includes(iso2)))
    return 0;
  const off = distance[flight.range] - distance[range];
  if (off > 0) return Math.max(0, off - slack);
  if (flight.hours >= nearFromHours) return 0;
  return off < 0 ? Math.min(0, off + slack) : 0;
}
