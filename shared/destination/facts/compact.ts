import type { CompactNames } from '../compact-names.ts';
import type { MonthMask } from '../season.ts';
import type { Wish } from '../wishes.ts';

export const means = ['rail', 'bus', 'car', 'taxi', 'ferry', 'flight'] as const;
export type Means = (typeof means)[number];

/** What who does not drive misses of a city (docs/catalogue-anchors.md). */
export type CarGrade = 'needed' | 'better';

/** First and last day of something, year-month-day. */
export type CompactWindow = [from: string, to: string];

/** MM-DD..MM-DD of every year, the second of the next year where it is the earlier one; or the windows themselves. */
export type CompactWindows = string | CompactWindow[];

/**
 * What the core says of its cities beyond their rows: by columns in the order of the core's cities ("city number").
 * Written by the build, read by `read.ts`.
 */
export interface CompactFacts {
  /** One character per city, 0 to 9 and A for 10. */
  wishes: Record<Wish, string>;
  /** The sides that are no wish (sightseeing, relax, activity), in the same way. */
  sides: Record<string, string>;
  /**
   * Per cent of the country's visitors from abroad, and of travellers from within (0: as from abroad), who go there.
   */
  share: number[];
  homeShare: number[];
  /** Two characters per city: usual nights, from and to. */
  nights: string;
  /** By city number, where there is a grade. */
  car: Record<string, CarGrade>;
  /** Per city. */
  crowdedMonths: MonthMask[];
  /** Ten thousand won per person: bed and day in the middle style, bed in a hostel, bed in a fine house. */
  costs: [bed: number, day: number, hostelBed: number, fineBed: number][];
  /** Position in `costs` per city. */
  cost: number[];
  /**
   * 36 characters a station (`readNumbers`), January to December: degrees C by day, each as the difference to the month
   * before; how much colder the nights are; rain in 10 mm. Differences compress best, and characters better than
   * figures.
   */
  stations: string;
  /** Station per city, and the degrees to add to it. */
  station: number[];
  degrees: number[];
  /** By city number, where there is more to say than a road from the one gateway. */
  gateways: Record<string, [iata: string, means: number, minutes: number][]>;
  /** A column each: city numbers as the difference to the one before, one digit of `means` per way. */
  ways: { from: number[]; to: number[]; means: string; minutes: number[]; manwon: number[] };
  /** Origin airport to airports with blanks between; a star: contested. */
  routes: Record<string, string>;
  /** Thousand visits a year by origin (`*`: the world) and country. */
  departures: Record<string, Record<string, number>>;
  /** The years of the windows that are told by month and day alone. */
  years: number[];
  /** City numbers each as the difference to the one before. */
  calendar: { wish: Wish; cities: number[]; windows: CompactWindows; names?: CompactNames }[];
  crowds: { id: string; kind: string; places: string; windows: CompactWindows }[];
  /** By country, as windows. */
  holidays: Record<string, CompactWindows[]>;
  /** By origin and country, or the number of a city that has a level of its own: level and the day of reading. */
  advice: Record<string, Record<string, [level: number, readOn: string]>>;
  adviceLinks: Record<string, string>;
  /** In the order of the core's airports: country by runs, with how many airports each. */
  airportCountries: [iso2: string, count: number][];
  /**
   * In the same order; a number stands for the names of that city, a text for a name that is the same in every
   * language.
   */
  airports: (number | CompactNames | string)[];
}
