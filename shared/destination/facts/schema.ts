import type { MainOrigin } from '#shared/travel/options.ts';
import type { MonthMask } from '../season.ts';
import type { RatedType } from '../strength.ts';
import type { Wish } from '../wishes.ts';
import type { CarGrade, Means } from './compact.ts';

/** How somebody sleeps and lives on a trip: a bunk, a middle hotel shared by two, a fine house shared by two. */
export const stayStyles = ['hostel', 'middle', 'fine'] as const;
export type StayStyle = (typeof stayStyles)[number];

/** Ten thousand won per person, low season, without fares. */
export interface StayCost {
  readonly bed: number;
  /** A day's food, getting about and entries. */
  readonly day: number;
}

export interface GatewayWay {
  readonly airport: string;
  readonly means: Means;
  /** From the airport's kerb to the centre. */
  readonly minutes: number;
}

/** What the catalogue knows of a city beyond its row; an imported city has none. */
export interface CityFacts {
  /** 0 to 10 each (docs/catalogue-anchors.md). */
  readonly wishes: Readonly<Record<Wish, number>>;
  /** The seven sides, 0 to 10 each; golf, fishing, ski and scuba are the wishes of those names (diving). */
  readonly sides: Readonly<Record<RatedType, number>>;
  /** Part (0 to 1) of its country's visitors from abroad who go there. */
  readonly share: number;
  /** The same of travellers from within the country. */
  readonly homeShare: number;
  readonly usualNights: { readonly from: number; readonly to: number };
  /** Who does not drive sees little (`needed`) or misses much (`better`); undefined: gets about, or nobody said so. */
  readonly car: CarGrade | undefined;
  /** In which it is known for being crowded with tourists; a month that is missing is not said to be quiet. */
  readonly crowdedMonths: MonthMask;
  readonly cost: Readonly<Record<StayStyle, StayCost>>;
  /** The usual airports, the first one first; never empty. */
  readonly gateways: readonly GatewayWay[];
}

/** By land or sea from one city to another, both ends in their centres; a flight counts its airports. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly means: Means;
  readonly minutes: number;
  /** One way per person, ten thousand won. */
  readonly manwon: number;
}

/** About: a normal month in degrees C and mm. */
export interface MonthWeather {
  readonly day: number;
  readonly night: number;
  readonly rain: number;
}

/** A first and a last day, both included, year-month-day. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

export interface CalendarRow {
  readonly wish: Wish;
  readonly cityIds: readonly string[];
  /** One per year of the built catalogue's reach, in order. */
  readonly windows: readonly DayWindow[];
  /** The event's names (`nameIn`), or null where the wish's label says it all. */
  readonly names: SixNames | null;
}

export interface SixNames {
  readonly nameKo: string;
  readonly nameEn: string;
  readonly nameJa: string;
  readonly nameZh: string;
  readonly nameEs: string;
  readonly nameFr: string;
}

/** travels: half a country is on the road; closed: most is shut; daytime: some eating places are shut by day. */
export const crowdKinds = ['travels', 'closed', 'daytime'] as const;
export type CrowdKind = (typeof crowdKinds)[number];
/** Each has a name in the texts. */
export const crowdIds = [
  'lunar-new-year',
  'golden-week',
  'obon',
  'japan-new-year',
  'chuseok',
  'korea-summer',
  'china-national-day',
  'china-labour-day',
  'songkran-travel',
  'tet-closed',
  'holy-week',
  'ferragosto',
  'thanksgiving',
  'christmas-new-year',
  'eid-al-fitr',
  'ramadan',
  'nyepi',
] as const;
export type CrowdId = (typeof crowdIds)[number];
/** Days that change a whole country. */
export interface Crowd {
  readonly id: CrowdId;
  readonly kind: CrowdKind;
  /** ISO codes of countries, and ids of cities where it is not all of one. */
  readonly places: readonly string[];
  readonly windows: readonly DayWindow[];
}

/** Travel advice of an origin's ministry, as the editors read it; level 4 is: do not go. */
export interface Advice {
  readonly level: 1 | 2 | 3 | 4;
  readonly readOn: string;
  /** The ministry's page. */
  readonly url: string;
  /** Of the city itself, not of the most of its country. */
  readonly isLocal: boolean;
}

export interface Airport extends SixNames {
  readonly iata: string;
  readonly iso2: string;
}

/** The whole world as an origin of departures. */
export type DepartureOrigin = MainOrigin | '*';
