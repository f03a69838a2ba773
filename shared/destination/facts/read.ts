import { mapped, type Pieces } from '#shared/kernel/pieces.ts';
import type { CompactNames } from '../compact-names.ts';
import { readNumbers, summed } from '../compact.ts';
import { haversineKm, type Coords } from '../flight.ts';
import { ratedTypes, type RatedType } from '../strength.ts';
import { wishes, type Wish } from '../wishes.ts';
import { means, type CompactFacts, type CompactWindows } from './compact.ts';
import type {
  Advice,
  Airport,
  CalendarRow,
  CityFacts,
  Crowd,
  CrowdId,
  CrowdKind,
  DayWindow,
  GatewayWay,
  MonthWeather,
  SixNames,
  StayCost,
  StayStyle,
  Way,
} from './schema.ts';
import { usualGateways } from './usual-gateways.ts';

/**
 * Everything of the second edition that is no row of a country, city or place. Read once, the same on server and phone.
 */
export interface Facts {
  /** By city id. */
  readonly cities: ReadonlyMap<string, CityFacts>;
  readonly weather: ReadonlyMap<string, readonly MonthWeather[]>;
  readonly ways: readonly Way[];
  /** Origin airport to the airports it flies to without a stop; true: four carriers or more. */
  readonly routes: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
  /** Thousand visits a year by origin (`*` is the world), then by country. */
  readonly departures: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly calendar: readonly CalendarRow[];
  readonly crowds: readonly Crowd[];
  /** ISO code to its public holidays, year-month-day. */
  readonly holidays: ReadonlyMap<string, readonly string[]>;
  /** Origin's ISO code, then the country's, or the id of a city with a level of its own. */
  readonly advice: ReadonlyMap<string, ReadonlyMap<string, Advice>>;
  readonly adviceLinks: ReadonlyMap<string, string>;
  /** By IATA code. */
  readonly airports: ReadonlyMap<string, Airport>;
  /** ISO code to the gateways of its most visited cities, first that of the most visited one. */
  readonly usualGateways: ReadonlyMap<string, readonly string[]>;
}

/** What the reader needs of a city's row. */
export interface FactCity extends SixNames {
  readonly id: string;
  readonly iso2: string;
  readonly gateway: string;
  readonly coords: Coords;
}

/** Cities of one piece. */
const citiesAtOnce = 20;

/** @throws when the columns are not as long as the cities */
export function* factsInPieces(
  compact: CompactFacts,
  cities: readonly FactCity[],
  airports: ReadonlyMap<string, Coords>,
): Pieces<Facts> {
  const id = (index: number) => at(cities, index).id;
  const known = yield* mapped(cities, citiesAtOnce, (city, index) => [
    city.id,
    readCity(compact, city, index, airports),
  ]);
  const weather = yield* mapped(cities, citiesAtOnce, (city, index) => [city.id, readWeather(compact, index)]);
  const airportsByCode = readAirports(compact, cities, airports);
  yield;
  return {
    cities: known,
    usualGateways: usualGateways(cities, known),
    weather,
    ways: readWays(compact.ways, id),
    routes: new Map(Object.entries(compact.routes).map(([origin, list]) => [origin, readRoutes(list)])),
    departures: new Map(
      Object.entries(compact.departures).map(([origin, row]) => [origin, new Map(Object.entries(row))]),
    ),
    calendar: compact.calendar.map(({ wish, cities: numbers, windows, names }) => ({
      wish,
      cityIds: summed(numbers).map(id),
      windows: readWindows(windows, compact.years),
      names: names === undefined ? null : sixNames(names),
    })),
    crowds: compact.crowds.map((row) => ({
      id: row.id as CrowdId,
      kind: row.kind as CrowdKind,
      places: row.places.split(' '),
      windows: readWindows(row.windows, compact.years),
    })),
    holidays: new Map(
      Object.entries(compact.holidays).map(([iso2, rules]) => [
        iso2,
        daysOf(rules.flatMap((rule) => readWindows(rule, compact.years))),
      ]),
    ),
    advice: new Map(
      Object.entries(compact.advice).map(([origin, row]) => [
        origin,
        new Map(
          Object.entries(row).map(([of, [level, readOn]]) => {
            const isLocal = /^\d/.test(of);
            const url = compact.adviceLinks[origin] ?? '';
            return [isLocal ? id(Number(of)) : of, { level: level as Advice['level'], readOn, url, isLocal }];
          }),
        ),
      ]),
    ),
    adviceLinks: new Map(Object.entries(compact.adviceLinks)),
    airports: airportsByCode,
  };
}

const at = <T>(list: ArrayLike<T>, index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`the built facts have no row ${index}`);
  return found;
};

const digit = (column = '', index: number): number => Number.parseInt(at(column, index), 11);

const wishOfSide: Partial<Record<RatedType, Wish>> = { golf: 'golf', fishing: 'fishing', ski: 'ski', scuba: 'diving' };
const readRoutes = (list: string) =>
  new Map(list.split(' ').map((code) => [code.slice(0, 3), code.endsWith('*')] as const));
const sixNames = ([nameKo, nameEn, nameJa, nameZh, nameEs, nameFr]: CompactNames): SixNames => ({
  nameKo,
  nameEn,
  nameJa: nameJa || nameEn,
  nameZh: nameZh || nameEn,
  nameEs: nameEs || nameEn,
  nameFr: nameFr || nameEn,
});

function readWays(
  { from, to, means: by, minutes, manwon }: CompactFacts['ways'],
  id: (index: number) => string,
): Way[] {
  const ends = summed(to);
  return summed(from).map((start, row) => ({
    from: id(start),
    to: id(at(ends, row)),
    means: at(means, Number(by[row])),
    minutes: at(minutes, row),
    manwon: at(manwon, row),
  }));
}

function readAirports(
  compact: CompactFacts,
  cities: readonly FactCity[],
  airports: ReadonlyMap<string, Coords>,
): Map<string, Airport> {
  const countries = compact.airportCountries.flatMap(([iso2, count]) => Array.from({ length: count }, () => iso2));
  return new Map(
    [...airports.keys()].map((iata, index) => [
      iata,
      { iata, iso2: at(countries, index), ...airportNames(at(compact.airports, index), cities) },
    ]),
  );
}

function airportNames(names: number | CompactNames | string, cities: readonly FactCity[]): SixNames {
  if (typeof names === 'string') return sixNames([names, names, names, names, names, names]);
  if (typeof names !== 'number') return sixNames(names);
  const { nameKo, nameEn, nameJa, nameZh, nameEs, nameFr } = at(cities, names);
  return { nameKo, nameEn, nameJa, nameZh, nameEs, nameFr };
}

function readWindows(windows: CompactWindows, years: readonly number[]): DayWindow[] {
  if (typeof windows !== 'string') return windows.map(([from, to]) => ({ from, to }));
  const [from = '', to = from] = windows.split('..');
  return years.map((year) => ({ from: `${year}-${from}`, to: `${to < from ? year + 1 : year}-${to}` }));
}

/** Every day of the windows once, in order. */
function daysOf(windows: readonly DayWindow[]): string[] {
  const days = windows.flatMap(({ from, to }) => {
    const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
    return Array.from({ length: count }, (_, index) =>
      new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
    );
  });
  return [...new Set(days)].sort();
}

const dayMs = 86_400_000;

function readCity(
  compact: CompactFacts,
  city: FactCity,
  index: number,
  airports: ReadonlyMap<string, Coords>,
): CityFacts {
  const values = Object.fromEntries(wishes.map((wish) => [wish, digit(compact.wishes[wish], index)])) as Record<
    Wish,
    number
  >;
  const side = (type: RatedType) => {
    const wish = wishOfSide[type];
    return wish === undefined ? digit(compact.sides[type], index) : values[wish];
  };
  return {
    wishes: values,
    sides: Object.fromEntries(ratedTypes.map((type) => [type, side(type)])) as CityFacts['sides'],
    share: at(compact.share, index) / 100,
    homeShare: (at(compact.homeShare, index) || at(compact.share, index)) / 100,
    usualNights: { from: Number(compact.nights[index * 2]), to: Number(compact.nights[index * 2 + 1]) },
    car: compact.car[index],
    crowdedMonths: at(compact.crowdedMonths, index),
    cost: readCost(compact, index),
    gateways: readGateways(compact.gateways[index] ?? [], city, airports),
  };
}

/**
 * A hostel's guest also eats and rides for less, a fine house's for more: two thirds and 1.7 times
 * (docs/catalogue-anchors.md).
 */
function readCost(compact: CompactFacts, index: number): Record<StayStyle, StayCost> {
  const [bed, day, hostelBed, fineBed] = at(compact.costs, at(compact.cost, index));
  return {
    hostel: { bed: hostelBed, day: (day * 2) / 3 },
    middle: { bed, day },
    fine: { bed: fineBed, day: day * 1.7 },
  };
}

/** A city without rows is a road ride from its one gateway: a quarter of an hour and 50 km/h as the crow flies. */
function readGateways(
  rows: readonly [string, number, number][],
  { gateway, coords }: FactCity,
  airports: ReadonlyMap<string, Coords>,
): GatewayWay[] {
  const from = airports.get(gateway);
  if (rows.length === 0 && from !== undefined) {
    const km = haversineKm(from, coords);
    return [{ airport: gateway, means: km < 15 ? 'taxi' : 'bus', minutes: Math.round((15 + km * 1.2) / 5) * 5 }];
  }
  const read = rows.map(([airport, by, minutes]): GatewayWay => ({ airport, means: at(means, by), minutes }));
  return read.sort((a, b) => Number(b.airport === gateway) - Number(a.airport === gateway));
}

function readWeather(compact: CompactFacts, index: number): MonthWeather[] {
  const added = at(compact.degrees, index);
  const first = 36 * at(compact.station, index);
  const numbers = readNumbers(compact.stations.slice(first, first + 36));
  return summed(numbers.slice(0, 12)).map((degrees, month) => ({
    day: degrees + added,
    night: degrees - at(numbers, month + 12) + added,
    rain: at(numbers, month + 24) * 10,
  }));
}
