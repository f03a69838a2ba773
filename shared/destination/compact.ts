import type { HolidayTable } from '#shared/calendar/holidays.ts';

/**
 * The built files' form, small on the wire (`catalogue/core.json` as in `core/compact-core.ts`,
 * `catalogue/places/<ISO2>.json`); written by `npm run catalogue -- build` and read by `core/read-core.ts` and
 * `core/read-places.ts`.
 */

/** Names of rows by columns. Empty after the first two: as in English. */
export interface CompactNameColumns {
  ko: string[];
  en: string[];
  ja: string[];
  zh: string[];
  es: string[];
  fr: string[];
}

/** One country's places by columns, which compresses best. Row i of every column belongs to the same place. */
export interface CompactPlaces extends CompactNameColumns {
  asOf: string;
  /** City slug and how many of the rows, in order, are its places. */
  cities: [slug: string, count: number][];
  /** Empty: `slugOf` of the English name. */
  slug: string[];
  /** Position in `placeTypes`, then the price level. */
  typeAndPrice: string[];
  /** Thousandths of a degree (about 100 m), each as the difference to the row before. */
  lat: number[];
  lng: number[];
  /** One letter per tag: its position in `placeTags`. */
  tags: string[];
  /** One digit per rated type. */
  strengths: string[];
  descriptionKo: string[];
  descriptionEn: string[];
  /** Row and minutes from its city, of the day trips alone; absent without any. */
  transfers?: [row: number, minutes: number][];
  /** Public holidays of a country of `toldDestinations`. */
  holidays?: HolidayTable;
}

/** The slug of the city that each place lies in. */
export const cityOfEachRow = (cities: CompactPlaces['cities']): string[] =>
  cities.flatMap(([slug, count]) => Array.from({ length: count }, () => slug));

/**
 * The names of all places for the readers of one language, by the ISO code of their country; columns as in
 * `CompactPlaces`. What else is known of a place is in the file of its country.
 */
export type CompactPlaceNames = Record<
  string,
  Pick<CompactPlaces, 'cities' | 'slug' | 'en'> & {
    /** One digit per place: its position in `placeTypes`. */
    types: string;
    /** In the readers' language; empty: as in English. Absent for readers of English. */
    own?: string[];
  }
>;

/** Running sums: undoes the differences between neighbours. */
export function summed(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const letterOf = (position: number): string => {
  const letter = letters[position];
  if (letter === undefined) throw new Error(`no letter for ${position}`);
  return letter;
};
export const positionOf = (letter: string): number => letters.indexOf(letter);

/** The character of 0; a number is the character so many behind it, or before it. */
const nought = 64;
export const written = (numbers: readonly number[]): string =>
  String.fromCharCode(...numbers.map((number) => nought + number));
export const readNumbers = (text: string): number[] => [...text].map((one) => one.charCodeAt(0) - nought);
