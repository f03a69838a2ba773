import type { Climate } from './climate.ts';

/** A set of months: bit 0 is January, bit 11 December. */
export type MonthMask = number;

export interface Season {
  /** Pleasant for being outside all day. */
  readonly good: MonthMask;
  /** The rainy season: rain on about every third day or more. */
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

export const maskOf = (list: readonly number[]): MonthMask =>
  list.reduce((mask, month) => mask | (1 << (month - 1)), 0);

const season = (
  good: MonthMask,
  wet: MonthMask = noMonths,
  hot: MonthMask = noMonths,
  storm: MonthMask = noMonths,
): Season => ({ good, wet, hot, storm });

/**
 * Coarse on purpose: the editors' reading of published monthly normals (the national weather services' 1991-2020
 * tables), good enough to say "April suits" and "typhoons are usual", no forecast.
 */
export const seasons: Readonly<Record<Climate, Season>> = {
  /** Korea, where the long rain comes in July; the southern Atlantic coast of the United States. */
  NEA: season(months(4, 6) | months(9, 11), months(7, 8), months(7, 8), months(8, 9)),
  /** Cool summers: Hokkaido, the highlands of Honshu, Manchuria, southern Alaska. */
  HOK: season(months(6, 9)),
  /** Ryukyu Islands, eastern Taiwan. */
  RYU: season(months(3, 6) | months(10, 12), months(5, 6), months(7, 8), months(7, 9)),
  /** Southern China's coast, Taiwan, northern Vietnam; the Gulf Coast of the United States. */
  SCH: season(months(10, 4), months(5, 8), months(6, 9), months(7, 9)),
  /** Central Vietnam: its rain comes in autumn. */
  VNC: season(months(2, 8), months(9, 12), months(6, 8), months(9, 11)),
  /** Mainland South-East Asia: dry winters, a hot spring, rainy summers. */
  VNS: season(months(11, 4), months(5, 10), months(3, 5)),
  /** Rain from the north-east around November: western Gulf of Thailand, Nha Trang, Roatan. */
  GOT: season(months(1, 9), months(10, 12), months(4, 5)),
  /** Philippines. */
  PHL: season(months(12, 5), months(6, 10), months(4, 5), months(7, 11)),
  /** Equator: always warm, wettest around the turn of the year. */
  EQU: season(months(2, 9), months(11, 1)),
  /** Southern tropics with a dry winter: Java and Bali, Darwin, Tahiti, south-eastern Brazil, Victoria Falls. */
  IDS: season(months(4, 10), months(11, 3)),
  /** India's monsoon after a hot spring. */
  IND: season(months(10, 3), months(6, 9), months(4, 6)),
  /** Hot desert and steppe with mild winters: the Gulf, Egypt, the south-west of the United States. */
  GLF: season(months(10, 4), noMonths, months(5, 9)),
  /** Mediterranean with a rainy winter: Italy's west, the Adriatic, Greece, Turkey's coasts, Lisbon. */
  MED: season(months(4, 6) | months(9, 10), months(11, 1), months(7, 8)),
  /** Northern and central Europe, Canada, the cool north. */
  NEU: season(months(5, 9)),
  /** Alpine: the Alps, the Rocky Mountains, Tien Shan, Ladakh. */
  ALP: season(months(6, 9)),
  /** Caribbean, Florida, Mexico's coasts. */
  CAR: season(months(12, 4), months(6, 10), months(7, 9), months(8, 10)),
  /** Southern highlands with dry winters: the Andes from Quito to Uyuni, Johannesburg. */
  ALT: season(months(5, 9), months(12, 3)),
  /** Southern temperate. */
  SHT: season(months(10, 4)),
  /** South Pacific, Mauritius, north Queensland: cyclones. */
  PAC: season(months(5, 10), months(12, 3), noMonths, months(1, 3)),
  /** China's north and Sichuan, where typhoons are rare: Beijing, Xi'an, Chengdu, Nanjing, the coast of Shandong. */
  CNI: season(months(4, 6) | months(9, 11), months(7, 8), months(7, 8)),
  /** China's inland south, rainiest in early summer: Guilin, Zhangjiajie, Chongqing, Huangshan. */
  CNS: season(months(4, 4) | months(9, 11), months(5, 7), months(7, 8)),
  /** Plum rains of June and July, then heat and typhoons: Honshu to Kyushu, Shanghai. */
  MEI: season(months(4, 5) | months(10, 11), months(6, 7), months(7, 8), months(8, 9)),
  /**
   * Warm summers and no rainy season: the north-eastern United States, eastern Spain, Provence, Po and Danube, the
   * Caucasus.
   */
  CON: season(months(4, 6) | months(9, 10), noMonths, months(7, 8)),
  /** Dry inland, hot from June: Uzbekistan, Yerevan, Dunhuang, Marrakesh, Seville. */
  CAS: season(months(4, 5) | months(9, 10), noMonths, months(6, 8)),
  /**
   * Ocean coasts with cool summers and rainy winters: the Pacific from San Francisco to Alaska, Porto, western Ireland.
   */
  ATL: season(months(5, 9), months(11, 2)),
  /** East Africa: long rains from March, short ones in November. */
  EAF: season(months(1, 2) | months(6, 10), months(3, 5) | months(11, 11)),
  /** Southern Baja California: dry, with hurricanes in late summer. */
  BAJ: season(months(11, 5), noMonths, months(7, 9), months(8, 10)),
  /** Islands and coasts that are mild all the year: the Canaries, southern California, Hawaii, Brisbane. */
  MLD: season(months(1, 12)),
  /** Two rainy seasons near the equator: Bogota and Medellin, Sri Lanka. */
  TWR: season(months(12, 3) | months(7, 8), months(4, 5) | months(10, 11)),
  /** Monsoon mountains: Nepal, Bhutan, Tibet, Yunnan, Sapa. */
  HIM: season(months(3, 5) | months(10, 11), months(6, 9)),
  /** Australia's desert and its north-west coast. */
  DES: season(months(4, 10), noMonths, months(11, 3)),
  /**
   * Dry winters and rainy summers, never too hot: Mexico City, Antigua, Da Lat, Kerala, Sabah, the Maldives, Costa
   * Rica.
   */
  DWR: season(months(12, 4), months(5, 10)),
  /** Northern Thailand and Laos: as VNS, but the fields burn and the air is smoky from the end of February to April. */
  SMK: season(months(11, 2), months(5, 10), months(3, 5)),
  /** Penghu: gales from October to March. */
  PGH: season(months(4, 6) | months(9, 9), noMonths, months(7, 8), months(7, 9)),
  /** Typhoons without a hot season: the Marianas, Chuuk, Baguio. */
  MIC: season(months(12, 4), months(6, 10), noMonths, months(7, 11)),
  /** Brazil's north-east coast: its rain comes in autumn and winter. */
  BRN: season(months(9, 1), months(4, 7)),
  /** Northern Borneo's west coast: dry from January to April, wettest in autumn. */
  BOR: season(months(1, 4), months(5, 12)),
};

const winterNorth = months(12, 3);
const winterSouth = months(7, 9);
const winterAlps = months(12, 4);

/** What a city's months follow from. */
interface Seasonal {
  climate: Climate;
  coords: { lat: number };
  skiMonths: readonly number[] | null;
}

/**
 * A slope's months: the city's own where the editors wrote them, else the winter of its hemisphere (longer in the
 * Alps).
 */
export function skiMonths(city: Seasonal): MonthMask {
  if (city.skiMonths !== null) return maskOf(city.skiMonths);
  if (city.coords.lat < 0) return winterSouth;
  return city.climate === 'ALP' ? winterAlps : winterNorth;
}

/** Whether the months of a trip to the city are those of its slopes. */
export const isForSki = ({ strengths }: { strengths: { ski: number } }, mainType: string): boolean =>
  mainType === 'ski' && strengths.ski > 0;

/** The months in which one skis there, for a ski trip; else those that are pleasant outdoors. */
export const goodMonths = (city: Seasonal & { strengths: { ski: number } }, mainType: string): MonthMask =>
  isForSki(city, mainType) ? skiMonths(city) : seasons[city.climate].good;
