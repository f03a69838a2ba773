import type { MainOrigin, Range } from '#shared/travel/options.ts';

/** Degrees north and east. */
export interface Coords {
  readonly lat: number;
  readonly lng: number;
}

/** Where people of the specification's origins set out when they name no airport; the time is the median over these. */
export const originGateways: Readonly<Record<MainOrigin, readonly string[]>> = {
  KR: ['ICN'],
  JP: ['HND', 'KIX'],
  US: ['LAX', 'SFO', 'SEA', 'ORD', 'DFW', 'JFK', 'ATL', 'MIA'],
  CN: ['PEK', 'PVG', 'CAN'],
  TW: ['TPE'],
  TH: ['BKK'],
  SG: ['SIN'],
  VN: ['SGN', 'HAN'],
};

export const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in km (haversine on a sphere of 6,371 km). */
export function haversineKm(from: Coords, to: Coords): number {
  const a =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Countries whose flights to and from Europe pass south of Russia, which is closed to them. */
export const detouring: readonly string[] = ['KR', 'JP', 'TW'] satisfies MainOrigin[];
/** What lies between these, in degrees, is flown to by way of Baku. */
export const europe = { south: 35, west: -26, east: 42 } as const;
const baku: Coords = { lat: 40.47, lng: 50.05 };
const isInEurope = ({ lat, lng }: Coords): boolean => lat > europe.south && lng > europe.west && lng < europe.east;
export const byBakuKm = (from: Coords, to: Coords): number => haversineKm(from, baku) + haversineKm(baku, to);

type Area = (at: Coords) => boolean;
const area =
  (south: number, west: number, north: number, east: number): Area =>
  ({ lat, lng }) =>
    lat > south && lat < north && lng > west && lng < east;
const koreaAndJapan = area(31, 125, 38.7, 146);
/**
 * From Korea and Japan nobody flies straight to these areas, nor back, but by way of the point: round North Korea to
 * Manchuria, and round Tibet to northern India and Nepal.
 */
const detours: readonly (readonly [Area, Coords])[] = [
  [area(40.5, 119, 49, 131), { lat: 38.6, lng: 123 }],
  [area(24, 73, 36, 88), { lat: 25.1, lng: 102.9 }],
];

/** Kilometres as flown, one way, without connections. */
export function flownKm(originIso2: string, from: Coords, to: Coords, destinationIso2 = ''): number {
  const isRoundRussia =
    (detouring.includes(originIso2) && isInEurope(to)) || (detouring.includes(destinationIso2) && isInEurope(from));
  if (isRoundRussia) return byBakuKm(from, to);
  const far = koreaAndJapan(from) ? to : koreaAndJapan(to) ? from : undefined;
  const by = far && detours.find(([isThere]) => isThere(far))?.[1];
  return by ? haversineKm(from, by) + haversineKm(by, to) : haversineKm(from, to);
}

/** Hours in the air and on the runways: 0.95 h + km at 837 km/h, fitted to timetables. Below 120 km nobody flies. */
export function flightHours(km: number): number {
  return km < 120 ? 0 : 0.95 + km / 837;
}

/**
 * Where a range abroad ends, in hours, itself excluded: the survey's ranges are up to 4 h, 5 to 9 h, 10 h and more, in
 * whole hours.
 */
export const rangeEnds = { intl_short: 4.5, intl_mid: 9.5 } as const;

export function rangeOf(originIso2: string, destinationIso2: string, hours: number): Range {
  if (originIso2 === destinationIso2) return 'domestic';
  if (hours < rangeEnds.intl_short) return 'intl_short';
  return hours < rangeEnds.intl_mid ? 'intl_mid' : 'intl_long';
}

export type Gateways = ReadonlyMap<string, Coords>;

/**
 * The airport that somebody's free text names, if the catalogue knows it: "ICN", "icn", "인천(ICN)", "from GMP". Small
 * letters count only where the code stands alone, so that "San Francisco" is not San Diego.
 */
export function airportInText(text: string | null | undefined, gateways: Gateways): string | undefined {
  const trimmed = (text ?? '').normalize('NFKC').trim();
  const known = (code: string | undefined) =>
    code !== undefined && gateways.has(code.toUpperCase()) ? code.toUpperCase() : undefined;
  const bracketed = known(/[([]\s*([A-Za-z]{3})\s*[)\]]/.exec(trimmed)?.[1]);
  if (bracketed) return bracketed;
  if (/^[A-Za-z]{3}$/.test(trimmed)) return known(trimmed);
  // A text in capitals throughout says nothing by its capitals ("SAN FRANCISCO").
  if (/[A-Za-z]{4,}/.test(trimmed) && trimmed === trimmed.toUpperCase()) return undefined;
  const tokens = trimmed.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g) ?? [];
  return tokens.map(known).find((code) => code !== undefined);
}

/** Where a member's journey starts. */
export interface Origin {
  readonly iso2: string;
  /** IATA codes; several when only the country is known. */
  readonly airports: readonly string[];
}

export function originOf(country: MainOrigin, airportText: string | null | undefined, gateways: Gateways): Origin {
  const named = airportInText(airportText, gateways);
  return { iso2: country, airports: named === undefined ? originGateways[country] : [named] };
}

export interface Flight {
  /** One way, as flown. */
  readonly km: number;
  readonly hours: number;
  readonly range: Range;
}

/** Kilometres as flown from an origin, one way. One with several airports counts with the median of their distances. */
export const kmFrom = (origin: Origin, to: Coords, gateways: Gateways, destinationIso2 = ''): number =>
  median(origin.airports.map((code) => flownKm(origin.iso2, airport(code, gateways), to, destinationIso2)));

/** The flight to a city's gateway. */
export function flightTo(origin: Origin, city: { iso2: string; gateway: string }, gateways: Gateways): Flight {
  const km = kmFrom(origin, airport(city.gateway, gateways), gateways, city.iso2);
  const hours = flightHours(km);
  return { km, hours, range: rangeOf(origin.iso2, city.iso2, hours) };
}

/** Where an airport lies. */
export function airport(code: string, gateways: Gateways): Coords {
  const coords = gateways.get(code);
  if (coords === undefined) throw new Error(`the catalogue has no airport ${code}`);
  return coords;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error('a median of nothing');
  return (low + high) / 2;
}
