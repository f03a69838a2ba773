import { means, type CarGrade, type CompactFacts } from '#shared/destination/facts/compact.ts';
import type { CompactNames } from '#shared/destination/compact-names.ts';
import { months, noMonths, type MonthMask } from '#shared/destination/season.ts';
import { evidenceFrom, isWish, wishes } from '#shared/destination/wishes.ts';
import type { Airport } from '../sources/airports.ts';
import type { AuthoredCity, AuthoredCountry } from '../sources/authored.ts';
import type { GeoRow } from '../sources/geonames.ts';
import { calendarYears, compactWindows } from './dates.ts';
import { cell, numberIn, readRatings, readTable, type TableRow } from './tables.ts';
import { composeWeather } from './weather.ts';

/** Sides that are no wish; the other four are the wishes of golf, fishing, ski and diving. */
export const ratedSides = ['sightseeing', 'relax', 'activity'] as const;

export interface FactSources {
  readonly airports: ReadonlyMap<string, Airport>;
  readonly geoById: ReadonlyMap<number, GeoRow>;
  /** Those whose coordinates the core holds. */
  readonly airportCodes: readonly string[];
}

interface NumberedCity {
  readonly id: string;
  readonly city: AuthoredCity;
}

/** The editors' tables by columns. @throws on a row that names no city, place, airport or value there is */
export function composeFacts(authored: readonly AuthoredCountry[], sources: FactSources): CompactFacts {
  const cities = authored.flatMap(({ country, cities: own }) =>
    own.map((city): NumberedCity => ({ id: `${country}/${city.city}`, city })),
  );
  const numbers = new Map(cities.map(({ id }, index) => [id, index]));
  const numberOf = (row: TableRow, index: number): number => numbers.get(cell(row, index)) ?? unknown(row, index);
  const crowded = valuesOf('crowded', numberOf, monthsOf);
  return {
    ...composeRatings(cities, numberOf),
    ...composeStays(cities, numberOf),
    ...composeCosts(cities),
    car: Object.fromEntries(valuesOf('car', numberOf, gradeOf)),
    crowdedMonths: cities.map((_, index) => crowded.get(index) ?? noMonths),
    ...composeWeather(cities, sources.geoById),
    gateways: composeGateways(numberOf, sources.airports),
    ways: composeWays(numberOf),
    routes: Object.fromEntries(readTable('routes', 2).map((row) => [cell(row, 0), cell(row, 1)])),
    departures: grouped(readTable('departures', 4), (row) => [cell(row, 1), numberIn(row, 2, 0, 5_000_000)]),
    ...composeTimes(numberOf),
    advice: grouped(readTable('warnings', 4), (row) => [
      cell(row, 1).includes('/') ? `${numberOf(row, 1)}` : cell(row, 1),
      [numberIn(row, 2, 1, 4), cell(row, 3)] as [number, string],
    ]),
    adviceLinks: Object.fromEntries(readTable('advice-links', 2).map((row) => [cell(row, 0), cell(row, 1)])),
    ...composeAirports(cities, sources),
  };
}

function unknown(row: TableRow, index: number): never {
  throw new Error(`${row.where}: there is no ${cell(row, index)}`);
}

function meansOf(row: TableRow, index: number): number {
  const found = (means as readonly string[]).indexOf(cell(row, index));
  return found < 0 ? unknown(row, index) : found;
}

/** First cell, then what `entry` makes of the row. */
function grouped<T>(
  rows: readonly TableRow[],
  entry: (row: TableRow) => [string, T],
): Record<string, Record<string, T>> {
  const groups: Record<string, Record<string, T>> = {};
  for (const row of rows) {
    const [key, value] = entry(row);
    (groups[cell(row, 0)] ??= {})[key] = value;
  }
  return groups;
}

function composeRatings(
  cities: readonly NumberedCity[],
  numberOf: (row: TableRow, index: number) => number,
): Pick<CompactFacts, 'wishes' | 'sides'> {
  const all = readRatings();
  const column = (name: string): string => {
    const rows = all.get(name);
    if (rows === undefined) throw new Error(`authored/wishes has no ${name}.tsv`);
    const values = new Array<number>(cities.length).fill(0);
    for (const row of rows) {
      const [number, value] = [numberOf(row, 1), numberIn(row, 0, 0, 10)];
      values[number] = value;
      if (value >= evidenceFrom && !cities[number]?.city.places.some(({ place }) => place === cell(row, 2)))
        unknown(row, 2);
    }
    return values.map((value) => value.toString(11).toUpperCase()).join('');
  };
  const strangers = [...all.keys()].filter(
    (name) => !isWish(name) && !(ratedSides as readonly string[]).includes(name),
  );
  if (strangers.length > 0) throw new Error(`authored/wishes has ${strangers.join(' ')}, which no list knows`);
  return {
    wishes: Object.fromEntries(wishes.map((wish) => [wish, column(wish)])) as CompactFacts['wishes'],
    sides: Object.fromEntries(ratedSides.map((side) => [side, column(side)])),
  };
}

function composeStays(
  cities: readonly NumberedCity[],
  numberOf: (row: TableRow, index: number) => number,
): Pick<CompactFacts, 'share' | 'homeShare' | 'nights'> {
  const rows = new Map(readTable('stays', 5).map((row) => [numberOf(row, 0), row]));
  const all = cities.map(({ id }, index) => rows.get(index) ?? nowhere('stays', id));
  return {
    share: all.map((row) => numberIn(row, 1, 0, 100)),
    homeShare: all.map((row) => (cell(row, 1) === cell(row, 2) ? 0 : numberIn(row, 2, 0, 100))),
    nights: all.map((row) => `${numberIn(row, 3, 0, 9)}${numberIn(row, 4, 1, 9)}`).join(''),
  };
}

function nowhere(table: string, id: string): never {
  throw new Error(`${table}.tsv has no row for ${id}`);
}

/** A city without a row of its own costs what its country does. */
function composeCosts(cities: readonly NumberedCity[]): Pick<CompactFacts, 'costs' | 'cost'> {
  const rows = readTable('costs', 5);
  const position = new Map(rows.map((row, index) => [cell(row, 0), index]));
  const strangers = rows.filter((row) => cell(row, 0).includes('/') && !cities.some(({ id }) => id === cell(row, 0)));
  if (strangers[0] !== undefined) unknown(strangers[0], 0);
  return {
    costs: rows.map((row) => [
      numberIn(row, 1, 1, 60),
      numberIn(row, 2, 1, 60),
      numberIn(row, 3, 0.5, 40),
      numberIn(row, 4, 1, 200),
    ]),
    cost: cities.map(({ id }) => position.get(id) ?? position.get(id.slice(0, 2)) ?? nowhere('costs', id)),
  };
}

/** What a table of two columns says of each city, by city number. @throws where a city has two rows */
function valuesOf<T>(
  table: string,
  numberOf: (row: TableRow, index: number) => number,
  value: (row: TableRow) => T,
): Map<number, T> {
  const values = new Map<number, T>();
  for (const row of readTable(table, 2)) {
    const number = numberOf(row, 0);
    if (values.has(number)) throw new Error(`${row.where}: ${cell(row, 0)} has a row already`);
    values.set(number, value(row));
  }
  return values;
}

const gradeOf = (row: TableRow): CarGrade => {
  const grade = cell(row, 1);
  return grade === 'needed' || grade === 'better' ? grade : unknown(row, 1);
};

/** "4-10 12": the first and the last month of each time, with blanks between. */
const monthsOf = (row: TableRow): MonthMask =>
  cell(row, 1)
    .split(' ')
    .map((span) => {
      const [, first = '', last = first] = /^(\d+)(?:-(\d+))?$/.exec(span) ?? unknown(row, 1);
      const month = (text: string) => numberIn({ cells: [text], where: row.where }, 0, 1, 12);
      return months(month(first), month(last));
    })
    .reduce((all, some) => all | some, noMonths);

function composeGateways(
  numberOf: (row: TableRow, index: number) => number,
  airports: ReadonlyMap<string, Airport>,
): CompactFacts['gateways'] {
  const groups: Record<string, [string, number, number][]> = {};
  for (const row of readTable('gateways', 4)) {
    if (!airports.has(cell(row, 1))) unknown(row, 1);
    (groups[numberOf(row, 0)] ??= []).push([cell(row, 1), meansOf(row, 2), numberIn(row, 3, 5, 600)]);
  }
  return groups;
}

function composeWays(numberOf: (row: TableRow, index: number) => number): CompactFacts['ways'] {
  const rows = readTable('ways', 5)
    .map((row) => ({ row, from: numberOf(row, 0), to: numberOf(row, 1) }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  return {
    from: differences(rows.map(({ from }) => from)),
    to: differences(rows.map(({ to }) => to)),
    means: rows.map(({ row }) => meansOf(row, 2)).join(''),
    minutes: rows.map(({ row }) => numberIn(row, 3, 10, 900)),
    manwon: rows.map(({ row }) => numberIn(row, 4, 0, 40)),
  };
}

function composeTimes(
  numberOf: (row: TableRow, index: number) => number,
): Pick<CompactFacts, 'years' | 'calendar' | 'crowds' | 'holidays'> {
  return {
    years: [...calendarYears],
    calendar: readTable('calendar', 5).map((row) => {
      const wish = cell(row, 1);
      if (!isWish(wish)) return unknown(row, 1);
      const numbers = cell(row, 3)
        .split(' ')
        .map((id) => numberOf({ cells: [id], where: row.where }, 0))
        .sort((a, b) => a - b);
      const cityNumbers = differences(numbers);
      const names = cell(row, 4) === '' ? undefined : sixNames(row, 4);
      return {
        wish,
        cities: cityNumbers,
        windows: compactWindows(cell(row, 2)),
        ...(names !== undefined && { names }),
      };
    }),
    crowds: readTable('crowds', 4).map((row) => ({
      id: cell(row, 0),
      kind: cell(row, 3),
      places: cell(row, 2),
      windows: compactWindows(cell(row, 1)),
    })),
    holidays: Object.fromEntries(
      readTable('holidays', 2).map((row) => [cell(row, 0), cell(row, 1).split(' ').map(compactWindows)]),
    ),
  };
}

function sixNames(row: TableRow, index: number): CompactNames {
  const names = cell(row, index).split(';');
  if (names.length !== 6 || names.some((name) => name.trim() === '')) throw new Error(`${row.where}: not six names`);
  // As in the places' names, an empty text means: as in English.
  return names.map((name, index) => (index > 1 && name === names[1] ? '' : name)) as CompactNames;
}

/**
 * Names of an airport: its own, those of the one city it is the gateway of, else the municipality as OurAirports spells
 * it.
 */
function composeAirports(
  cities: readonly NumberedCity[],
  { airports, airportCodes }: FactSources,
): Pick<CompactFacts, 'airports' | 'airportCountries'> {
  const own = new Map(readTable('airports', 2).map((row) => [cell(row, 0), sixNames(row, 1)]));
  const runs: [string, number][] = [];
  const names = airportCodes.map((code) => {
    const airport = airports.get(code);
    if (airport === undefined) throw new Error(`no airport ${code}`);
    const last = runs.at(-1);
    if (last?.[0] === airport.iso2) last[1] += 1;
    else runs.push([airport.iso2, 1]);
    const served = cities.findIndex(({ city }) => city.gate === code);
    return own.get(code) ?? (served >= 0 ? served : airport.municipality.replace(/ *\(.*/, ''));
  });
  return { airports: names, airportCountries: runs };
}

/** `summed` undoes it. */
export const differences = (numbers: readonly number[]): number[] =>
  numbers.map((value, index) => value - (numbers[index - 1] ?? 0));
