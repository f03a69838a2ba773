import type { MemberDates } from '#shared/dates/member-days.ts';
import { tierInterval } from '#shared/money/budget-tier.ts';
import type { DestinationType } from '#shared/preference/options.ts';
import type { BudgetTier, OriginCountry, Range, TripType } from '#shared/travel/options.ts';
import { type Asked, chipsOf, inOrder, wishOfType } from './asked.ts';
import type { ScoredCore } from './catalogue.ts';
import { type Home, usualHome } from './home.ts';
import type { StyleWish } from './money.ts';
import { type Named, nothingNamed } from './named-places.ts';
import { nothingParticular, type Particulars } from './particulars.ts';
import { type TripTypeMix, tripTypeMix, type TypeAnswer } from './trip-type-mix.ts';
import { type Wish, wishOfChip } from './wish.ts';

/** What one member needs, as far as it is known. Unknown is unknown: it is left out, never filled in. */
export interface Traveller {
  memberId: string;
  /** Either of the two surveys that ask what a trip should be like. */
  hasAnswered: boolean;
  origin: Home | undefined;
  /** Chosen travel distance; `slack` ranges to either side are as welcome (0, and 1 in "what if they went further"). */
  range: Range | undefined;
  slack: number;
  /**
   * From so many hours on, nearer than the range is as welcome: the homes lie so far apart, or they meet half-way, and
   * the range is the most. Infinity: it is not.
   */
  nearFromHours: number;
  /** A filter, which takes nothing nearer either. */
  isExact: boolean;
  /** The most that is spent on the whole trip, ten thousand won; Infinity: no ceiling. */
  ceiling: number | undefined;
  /** What the texts say of it: it bounds the ranking, and no sentence speaks of it. */
  spoken: number | undefined;
  style: StyleWish;
  /** Told to nobody but the server: no sentence may speak of it. */
  isBudgetPrivate: boolean;
  /** Wanted length. */
  days: number | undefined;
  /** What the texts say of it: the member's own, else the group's. */
  spokenDays: number | undefined;
  typeAnswer: TypeAnswer;
  /** The member's own taste: the survey's type and, by half, the types approved. */
  types: TripTypeMix;
  /** Detailed preferences, purposes, styles and what was understood of the texts. */
  asked: readonly Asked[];
  /** What they are advanced in: only much of it serves them. */
  keenOn: readonly Wish[];
  /** Wishes that the texts turn down. */
  refused: readonly Wish[];
  /** Countries and cities that the texts name. */
  named: Named;
  particulars: Particulars;
  destinationType: DestinationType | undefined;
  /** 0 to 10. */
  activityLevel: number | undefined;
  dates: MemberDates | undefined;
  /** Hearts, 1 to 5, by destination. */
  ratings: ReadonlyMap<string, number>;
  /** Wants the group to see by name how a destination suits them. */
  showsFit?: boolean | undefined;
}

/** Of whom nothing is known. */
export const unknown = {
  origin: undefined,
  range: undefined,
  slack: 0,
  nearFromHours: Infinity,
  isExact: false,
  ceiling: undefined,
  spoken: undefined,
  days: undefined,
  spokenDays: undefined,
  style: 'middle',
  isBudgetPrivate: false,
  asked: [] as readonly Asked[],
  keenOn: [] as readonly Wish[],
  refused: [] as readonly Wish[],
  named: nothingNamed,
  particulars: nothingParticular,
  destinationType: undefined,
  activityLevel: undefined,
  dates: undefined,
  ratings: new Map<string, number>(),
} as const;

/** The public pages' visitor: one member made of the filters, so that scores compare. */
export interface Filters {
  origin: OriginCountry;
  /** Where the visitor sets out, if it was said. */
  home?: Home;
  range: Range;
  mainType: TripType;
  subcats?: readonly string[];
  budgetTier?: BudgetTier | null;
}

export function virtualTraveller(filters: Filters, core: ScoredCore): Traveller {
  const typeAnswer = { mainType: filters.mainType, approved: [] };
  return {
    ...unknown,
    memberId: 'visitor',
    hasAnswered: true,
    origin: filters.home ?? usualHome(filters.origin, core),
    range: filters.range,
    isExact: true,
    ceiling: filters.budgetTier ? tierInterval(filters.budgetTier).max : undefined,
    typeAnswer,
    types: tripTypeMix([typeAnswer]),
    asked: askedByChips(filters.mainType, filters.subcats ?? []),
  };
}

/** Whether anything is known that a destination could be measured by. Days, dates and hearts alone are not. */
export function hasNeeds({
  origin,
  range,
  ceiling,
  types,
  asked,
  named,
  destinationType,
  activityLevel,
}: Traveller): boolean {
  const isMeasured = origin !== undefined && (range !== undefined || ceiling !== undefined);
  return (
    isMeasured ||
    types.length > 0 ||
    asked.length > 0 ||
    named.wanted.length > 0 ||
    destinationType !== undefined ||
    activityLevel !== undefined
  );
}

function askedByChips(type: TripType, chosen: readonly string[]): Asked[] {
  const wishes = chipsOf(type, chosen).flatMap((chip): [Wish, number][] => {
    const wish = wishOfChip(chip);
    return wish === undefined ? [] : [[wish, 1]];
  });
  const own = wishOfType(type);
  return inOrder(new Map(own ? [[own, 1], ...wishes] : wishes));
}
