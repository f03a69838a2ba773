/**
 * Nineteen climate archetypes, one per city. Coarse on purpose: the editors' reading of published monthly normals (the
 * national weather services' 1991-2020 tables), good enough to say "April suits" and "typhoons are usual", no forecast.
 */
export const climates = [
  'NEA', 'HOK', 'RYU', 'SCH', 'VNC', 'VNS', 'GOT', 'PHL', 'EQU', 'IDS', 'IND', 'GLF', 'MED', 'NEU', 'ALP', 'CAR', 'ALT', 'SHT', 'PAC',
] as const;
export type Climate = (typeof climates)[number];

/** A set of months: bit 0 is January, bit 11 December. */
export type MonthMask = number;

export interface Season {
  /** Pleasant for being outside all day. */
  readonly good: MonthMask;
  /** Rain on most days. */
  readonly wet: MonthMask;
  /** Days that are usually too hot for walking at noon. */
  readonly hot: MonthMask;
  /** Typhoons, hurricanes or cyclones are usual. */
  readonly storm: MonthMask;
}

export const noMonths: MonthMask = 0;

/** Months from the first to the last, both included, over the turn of the year if need be; 1 is January. */
export function months(first: number, last: number): MonthMask {
  let mask = 0;
  for (let month = first; ; month = (month % 12) + 1) {
    mask |= 1 << (month - 1);
    if (month === last) return mask;
  }
}

export const hasMonth = (mask: MonthMask, month: number): boolean => (mask & (1 << (month - 1))) !== 0;

/** The months of a mask in calendar order, 1 to 12. */
export function monthsOf(mask: MonthMask): number[] {
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => hasMonth(mask, month));
}

export const maskOf = (list: readonly number[]): MonthMask => list.reduce((mask, month) => mask | (1 << (month - 1)), 0);

const season = (good: MonthMask, wet: MonthMask = noMonths, hot: MonthMask = noMonths, storm: MonthMask = noMonths): Season => ({ good, wet, hot, storm });

export const seasons: Readonly<Record<Climate, Season>> = {
  /** North-east Asia: Korea, most of Japan, northern China. */
  NEA: season(months(4, 6) | months(9, 11), months(7, 8), months(7, 8), months(8, 9)),
  /** Hokkaido. */
  HOK: season(months(6, 9)),
  /** Ryukyu and Jeju-like islands. */
  RYU: season(months(3, 6) | months(10, 12), months(5, 6), months(7, 8), months(7, 9)),
  /** Southern China, Hong Kong, Taiwan. */
  SCH: season(months(10, 4), months(5, 8), months(6, 9), months(7, 9)),
  /** Central Vietnam: its rain comes in autumn. */
  VNC: season(months(2, 8), months(9, 12), months(6, 8), months(9, 11)),
  /** Mainland South-East Asia: dry winters, rainy summers. */
  VNS: season(months(11, 4), months(5, 10), months(3, 5)),
  /** Western Gulf of Thailand. */
  GOT: season(months(1, 9), months(10, 12), months(4, 5)),
  /** Philippines. */
  PHL: season(months(12, 5), months(6, 10), months(4, 5), months(7, 11)),
  /** Equator: always warm, wettest around the turn of the year. */
  EQU: season(months(2, 9), months(11, 1)),
  /** Indonesia south of the equator. */
  IDS: season(months(4, 10), months(11, 3)),
  /** South Asian monsoon. */
  IND: season(months(10, 3), months(6, 9), months(4, 6)),
  /** Gulf and desert. */
  GLF: season(months(10, 4), noMonths, months(5, 9)),
  /** Mediterranean. */
  MED: season(months(4, 6) | months(9, 10), months(11, 1), months(7, 8)),
  /** Northern Europe and the cool north. */
  NEU: season(months(5, 9)),
  /** Alpine. */
  ALP: season(months(6, 9)),
  /** Caribbean. */
  CAR: season(months(12, 4), months(6, 11), months(7, 9), months(8, 10)),
  /** High tropics. */
  ALT: season(months(5, 9), months(12, 3)),
  /** Southern temperate. */
  SHT: season(months(10, 4)),
  /** South Pacific. */
  PAC: season(months(5, 10), months(12, 3), noMonths, months(1, 3)),
};

const winterNorth = months(12, 3);
const winterSouth = months(7, 9);
const winterAlps = months(12, 4);

/** A slope's months: the city's own where the editors wrote them, else the winter of its hemisphere (longer in the Alps). */
export function skiMonths(city: { climate: Climate; coords: { lat: number }; skiMonths: readonly number[] | null }): MonthMask {
  if (city.skiMonths !== null) return maskOf(city.skiMonths);
  if (city.coords.lat < 0) return winterSouth;
  return city.climate === 'ALP' ? winterAlps : winterNorth;
}
