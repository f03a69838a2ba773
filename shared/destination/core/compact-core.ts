import type { Climate } from '../climate.ts';
import type { CompactNameColumns } from '../compact.ts';
import type { CompactNames } from '../compact-names.ts';
import type { CostOffset } from '../cost.ts';
import type { CompactFacts } from '../facts/compact.ts';

/**
 * All cities by columns, which compresses best: country by country, in the order of the countries. Row i of every
 * column belongs to the same city.
 */
export interface CompactCities extends CompactNameColumns {
  /** How many of the rows, in order, are each country's. */
  counts: number[];
  /** Empty: `slugOf` of the English name. */
  slug: string[];
  /** IATA codes in a row, three letters each. */
  gateway: string;
  /** Thousandths of a degree, each as the difference to the row before. */
  lat: number[];
  lng: number[];
  /** 0: not counted. */
  population: number[];
  /** Rows that are a capital. */
  capitals: number[];
  climate: Climate[];
  costOffset: CostOffset[];
  /** One digit per rated type. */
  strengths: string[];
  lineKo: string[];
  lineEn: string[];
  /** What its places are tagged with, each once: one letter per tag, its position in `placeTags`. */
  tags: string[];
  skiMonths: [row: number, months: number[]][];
}

export type CompactCountry = [
  iso2: string,
  slug: string,
  names: CompactNames,
  continent: string,
  currency: string,
  costTier: number,
  lineKo: string,
  lineEn: string,
];

export interface CompactCore {
  /** The day on which the authored rows were last passed (year-month-day). */
  asOf: string;
  countries: CompactCountry[];
  cities: CompactCities;
  facts: CompactFacts;
  /** IATA codes in a row, three letters each; degrees in hundredths, each as the difference to the airport before. */
  gateways: { codes: string; lat: number[]; lng: number[] };
}
