import { seasons, hasMonth } from '#shared/destination/season.ts';
import { haversineKm } from '#shared/destination/flight.ts';
import type { City } from '#shared/destination/schema.ts';
import { isSteep } from '#shared/destination/steep.ts';
import { needsVisa } from '#shared/destination/visa.ts';
import type { ScoredCore } from './catalogue.ts';
import type { GroupProfile, MemberProfile } from './group-profile.ts';
import { nameFit } from './named-places.ts';
import type { Reach } from './reach.ts';

/** How much is left where all of it is lacking; each set by what the fit half of the panel says of it. */
const left = {
  quiet: 0.55,
  refused: 0.5,
  changed: 0.75,
  flown: 0.5,
  alone: 0.5,
  storm: 0.5,
  foreign: 0.6,
  steep: 0.5,
  visa: 0.45,
};

/** Of a member's utility, 1 where the city has all that their texts ask for beside wishes. */
export function saidOf(
  traveller: MemberProfile,
  city: City,
  ground: Pick<GroupProfile, 'core' | 'trip' | 'values'>,
  reach: Reach | undefined,
): number {
  if (!traveller.isTextHeard) return 1;
  const { particulars, refused, named, origin } = traveller;
  const { core, trip, values } = ground;
  let part = nameFit(named, city);
  const without = (most: number, value: number) => {
    if (!Number.isNaN(value)) part *= 1 - (1 - most) * value;
  };
  if (particulars.isQuiet) without(left.quiet, values.valueOf(city, 'nightlife'));
  for (const wish of refused) without(left.refused, values.valueOf(city, wish));
  if (particulars.isStormShy) without(left.storm, stormyPart(city, trip.months));
  if (particulars.isLevel && isSteep(city.id)) part *= left.steep;
  if (particulars.isVisaFree && origin && needsVisa(origin.iso2, city.iso2)) part *= left.visa;
  if (particulars.isRoundTrip) without(left.alone, 1 - Math.min(1, neighbours(core, city) / 5));
  if (reach === undefined) return part;
  if (particulars.isOwnLanguage) without(left.foreign, 1 - (reach.pull ?? NaN));
  if (particulars.isByLand && reach.range === 'domestic' && !reach.isByLand) part *= left.flown;
  if (particulars.isDirect && !reach.isDirect) part *= left.changed;
  // An hour and a half from the gateway is borne; three hours more cost as much as a change of planes.
  if (particulars.isSpared) without(left.changed, Math.min(1, Math.max(0, (reach.transferHours - 1.5) / 3)));
  return part;
}

/** Of the months of the trip: 1 for one of storms, .3 for a wet one. */
function stormyPart({ climate }: City, months: readonly number[]): number {
  if (months.length === 0) return 0;
  const { storm, wet } = seasons[climate];
  let sum = 0;
  for (const month of months) sum += hasMonth(storm, month) ? 1 : hasMonth(wet, month) ? 0.3 : 0;
  return sum / months.length;
}

/** Km that a train goes in half a day. */
const halfDayKm = 450;
const remembered = new WeakMap<ScoredCore, Map<string, number>>();

/** Other countries with a city within half a day by train. */
function neighbours(core: ScoredCore, city: City): number {
  const ofCore = remembered.get(core) ?? new Map<string, number>();
  remembered.set(core, ofCore);
  const known = ofCore.get(city.id);
  if (known !== undefined) return known;
  const found = new Set<string>();
  for (const other of core.cities)
    if (other.iso2 !== city.iso2 && haversineKm(city.coords, other.coords) <= halfDayKm) found.add(other.iso2);
  ofCore.set(city.id, found.size);
  return found.size;
}
