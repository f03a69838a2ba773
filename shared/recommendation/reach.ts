import { adviceFor } from '#shared/destination/facts/calendar.ts';
import { lowSeasonFareManwon } from '#shared/destination/facts/fare.ts';
import { pullOf, visitsThousand } from '#shared/destination/facts/pull.ts';
import { hopManwonPerHour, lastHop } from '#shared/destination/facts/last-hop.ts';
import { hubOf, knowsRoutesOf, nonstopFromTown } from '#shared/destination/facts/ways.ts';
import type { Way } from '#shared/destination/facts/schema.ts';
import { type Coords, type Flight, flightHours, flightTo, flownKm, haversineKm } from '#shared/destination/flight.ts';
import { islandOf } from '#shared/destination/islands.ts';
import type { City } from '#shared/destination/schema.ts';
import { mapped, type Pieces, whole } from '#shared/kernel/pieces.ts';
import type { ScoredCore } from './catalogue.ts';
import { exp, ln } from './exact-math.ts';
import type { Home } from './home.ts';

/** The way from a member's home to a city. */
export interface Reach extends Flight {
  /** One way from door to door, with connections, airports and the transfer. */
  doorHours: number;
  /** There and back per person, transfers included, in the low season, ten thousand won. */
  fareManwon: number;
  /** 0..1: how strongly people of the origin go there; undefined for what the catalogue does not know. */
  pull: number | undefined;
  /** The same at half its weight, for whoever comes for something in particular. */
  pullAside: number | undefined;
  /** By rail, road or ship all the way. */
  isByLand: boolean;
  /** From the home trains lead where people travel: within the country, and abroad within Europe. */
  isTrainLand: boolean;
  /** By land, also where a plane is quicker and most would take it. */
  isOverland: boolean;
  /** So many hours it takes by rail and road there; Infinity where that leads nowhere. */
  overlandHours: number;
  /** No plane is changed. */
  isDirect: boolean;
  /** By road from the home, where one leads there within the country; Infinity elsewhere. */
  carHours: number;
  /** From the gateway on; 0 by land. */
  transferHours: number;
  /** The member's own city. */
  isHome: boolean;
  /** The origin's ministry says: do not go. */
  isWarned: boolean;
}

export type Reaches = ReadonlyMap<string, Reach>;
const remembered = new WeakMap<ScoredCore, Map<string, Reaches>>();

/**
 * From one home to every city, by city id; reckoned once per catalogue and home. Whole numbers, because sines differ
 * between engines.
 */
export const reachesFrom = (home: Home, core: ScoredCore): Reaches => whole(reachPieces(home, core));

/** Two homes of one name are the same. */
export const homeName = ({ iso2, airports, homeId, start }: Home): string =>
  `${iso2} ${airports.join(' ')} ${homeId ?? ''} ${start ? `${start.lat} ${start.lng}` : ''}`;

/** The same with stops: on a phone it takes a tenth of a second. */
export function* reachPieces(home: Home, core: ScoredCore): Pieces<Reaches> {
  const ofCore = remembered.get(core) ?? new Map<string, Reaches>();
  remembered.set(core, ofCore);
  const key = homeName(home);
  const known = ofCore.get(key);
  if (known) return known;
  const found = yield* reckon(home, core);
  ofCore.set(key, found);
  return found;
}

/** How many cities a piece has. */
const fewCities = 32;

function* reckon(home: Home, core: ScoredCore): Pieces<Reaches> {
  const { facts, gateways } = core;
  const european = new Set(core.countries.flatMap((one) => (one.continent === 'europe' ? one.iso2 : [])));
  const isEuropean = (iso2: string) => european.has(iso2);
  const ways = home.airports.map((airport) => landFrom(core, hubOf(airport) ?? home.homeId));
  const homeCity = core.cities.find(({ id }) => id === home.homeId);
  const start = homeCity?.coords ?? home.start ?? gateways.get(home.airports[0] ?? '');
  const entry = (city: City): [string, Reach] => {
    const { km, range } = flightTo(home, city, gateways);
    const whole = Math.round(km);
    const byRail = overlandHours(start, home, city, isEuropean);
    const found = home.airports.map((airport, index) =>
      wayTo(core, home, airport, city, ways[index], start, isEuropean(home.iso2) && isEuropean(city.iso2)),
    );
    const middle = middleOf(found);
    const isKnown = facts.cities.has(city.id) && start !== undefined;
    const pull = isKnown ? Math.round(pullOf(visitsThousand(facts, home.iso2, city, start)) * 1000) / 1000 : undefined;
    const reach: Reach = {
      km: whole,
      hours: flightHours(whole),
      range,
      doorHours: Math.round(middle.doorHours * 10) / 10,
      fareManwon: Math.round(middle.fareManwon * 10) / 10,
      isByLand: middle.isByLand,
      isTrainLand: home.iso2 === city.iso2 || isEuropean(home.iso2),
      isOverland: middle.isByLand || byRail < Infinity,
      overlandHours: middle.isByLand ? Math.round(middle.doorHours * 10) / 10 : byRail,
      isDirect: middle.isDirect,
      carHours: roadHours(start, home, city),
      transferHours: Math.round(middle.transferHours * 10) / 10,
      pull,
      pullAside: pull === undefined ? undefined : exp(ln(Math.max(leastPull, pull)) / 2),
      isHome: city.id === home.homeId,
      isWarned: adviceFor(facts, home.iso2, city.iso2, city.id)?.level === 4,
    };
    return [city.id, reach];
  };
  return yield* mapped(core.cities, fewCities, entry);
}

/** No pull is less, as no fit is. */
const leastPull = 0.03;

/**
 * As far as night trains and a day on trains lead, within a country or within Europe; what changes and detours leave of
 * their speed.
 */
const overlandKm = 1300;
const overlandKmh = { fast: 110, slow: 60 };
function overlandHours(
  start: Coords | undefined,
  home: Home,
  city: City,
  isEuropean: (iso2: string) => boolean,
): number {
  if (!start || islandOf(city.id) !== islandOf(home.homeId)) return Infinity;
  const isJoined = home.iso2 === city.iso2 || (isEuropean(home.iso2) && isEuropean(city.iso2));
  const km = haversineKm(start, city.coords);
  const kmh = isEuropean(city.iso2) || fastRail[city.iso2] ? overlandKmh.fast : overlandKmh.slow;
  return isJoined && km <= overlandKm ? Math.round((stationHours + km / kmh) * 10) / 10 : Infinity;
}

/** Hours by road: a quarter further than as the crow flies, at 85 km/h, and half an hour to set out; to a tenth. */
const roadHoursOf = (km: number): number => 0.4 + (km * 1.25) / 85;
function roadHours(start: Coords | undefined, home: Home, city: City): number {
  if (!start || home.iso2 !== city.iso2 || islandOf(city.id) !== islandOf(home.homeId)) return Infinity;
  return Math.round(roadHoursOf(haversineKm(start, city.coords)) * 10) / 10;
}

/**
 * The quickest way by land or sea from a city, by the id of where it leads. Each leads both ways but the ferries, which
 * go where the editors say: who flies from Fukuoka does not sail to Busan.
 */
function landFrom({ facts }: ScoredCore, hub: string | undefined): ReadonlyMap<string, Way> {
  const found = new Map<string, Way>();
  for (const way of facts.ways) {
    const to = way.from === hub ? way.to : way.to === hub && way.means !== 'ferry' ? way.from : undefined;
    if (to !== undefined && way.minutes < (found.get(to)?.minutes ?? Infinity)) found.set(to, way);
  }
  return found;
}

/**
 * Where fast trains join the large cities: km an hour with stops and detours, and how many people a city with a station
 * has.
 */
const fastRail: Readonly<Record<string, { kmh: number; people: number }>> = {
  CN: { kmh: 190, people: 1_000_000 },
  JP: { kmh: 170, people: 250_000 },
  KR: { kmh: 140, people: 250_000 },
  TW: { kmh: 150, people: 250_000 },
  FR: { kmh: 170, people: 150_000 },
  ES: { kmh: 170, people: 150_000 },
  IT: { kmh: 150, people: 250_000 },
  DE: { kmh: 110, people: 250_000 },
};
/** To the station, and from it; the table of ways counts from the middle of one city to that of the other. */
const stationHours = 1;
const isFromStation = ({ means }: Way): boolean => means === 'rail' || means === 'bus';
/** Who would sit longer flies. */
const mostRailHours = 6;
function railHoursOf(originIso2: string, { iso2, population }: City, km: number): number {
  const rail = originIso2 === iso2 ? fastRail[iso2] : undefined;
  return rail && (population ?? 0) >= rail.people ? stationHours + km / rail.kmh : Infinity;
}

type DoorToDoor = Pick<Reach, 'doorHours' | 'fareManwon' | 'isByLand' | 'isDirect' | 'transferHours'>;
const nowhere: DoorToDoor = { doorHours: 0, fareManwon: 0, isByLand: false, isDirect: true, transferHours: 0 };

/**
 * The median way; of an even number the mean of the middle two, or somebody without an airport would set out from
 * wherever it is nearest.
 */
function middleOf(ways: readonly DoorToDoor[]): DoorToDoor {
  const sorted = [...ways].sort((a, b) => a.doorHours - b.doorHours);
  const [low = nowhere, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return {
    doorHours: (low.doorHours + high.doorHours) / 2,
    fareManwon: (low.fareManwon + high.fareManwon) / 2,
    isByLand: low.isByLand && high.isByLand,
    isDirect: low.isDirect && high.isDirect,
    transferHours: (low.transferHours + high.transferHours) / 2,
  };
}

const byLand = { isByLand: true, isDirect: true, transferHours: 0 } as const;

/** Hours at both airports and to the first: abroad, and at home. */
const airportHours = { abroad: 3.2, home: 2.2 };
const connectionHours = 2.5;
/** Ten thousand won per hour of a transfer by bus or rail. */
const transferManwonPerHour = 1.2;
/** Up to here people go by road or rail within a country or Europe, where the table has no way. */
const groundKm = 300;

function wayTo(
  { facts, gateways }: ScoredCore,
  { iso2: originIso2, homeId }: Home,
  airport: string,
  city: City,
  land: ReadonlyMap<string, Way> | undefined,
  start: Coords | undefined,
  isWithinEurope: boolean,
): DoorToDoor {
  const way = land?.get(city.id);
  const isDomestic = originIso2 === city.iso2;
  if (way) {
    const doorHours = way.minutes / 60 + (isFromStation(way) ? stationHours / 2 : 0);
    return { doorHours, fareManwon: 2 * way.manwon, ...byLand, isByLand: way.means !== 'flight' };
  }
  const isOnLand = start && (isDomestic || isWithinEurope) && islandOf(city.id) === islandOf(homeId);
  const ground = isOnLand ? haversineKm(start, city.coords) : Infinity;
  const rail = railHoursOf(originIso2, city, ground);
  if (ground <= groundKm || rail <= mostRailHours)
    return { doorHours: Math.min(roadHoursOf(ground), rail), fareManwon: ground * 0.025, ...byLand };
  const [from, to] = [gateways.get(airport), gateways.get(city.gateway)];
  const km = from && to ? flownKm(originIso2, from, to, city.iso2) : 0;
  const nonstop = nonstopFromTown(facts, airport, city.gateway);
  const isKnown = knowsRoutesOf(facts, airport);
  const hop = nonstop === 'none' && !isDomestic ? lastHop(city.gateway, isKnown ? Infinity : km) : 0;
  const isStop = nonstop === 'none' && (isKnown || hop > 0);
  const transfer = (facts.cities.get(city.id)?.gateways[0]?.minutes ?? 60) / 60;
  return {
    doorHours:
      (isDomestic ? airportHours.home : airportHours.abroad) +
      flightHours(km) +
      (isStop ? connectionHours : 0) +
      hop +
      transfer,
    fareManwon:
      lowSeasonFareManwon(km, { isContested: nonstop === 'contested', isDomestic }) +
      hopManwonPerHour * hop +
      2 * transferManwonPerHour * transfer,
    isByLand: false,
    isDirect: !isStop,
    transferHours: transfer,
  };
}
