import type { GroupState } from '#shared/kernel/replica.ts';
import type { Data } from '#shared/kernel/rows.ts';
import { acceptedPrices, type MemberAnswers, memberAnswers } from '#shared/answers/member-answers.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { type Origin, originOf } from '#shared/destination/flight.ts';
import { tierInterval } from '#shared/money/budget-tier.ts';
import type { DurationBucket } from '#shared/preference/duration.ts';
import type { DestinationType } from '#shared/preference/options.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import {
  type BudgetTier,
  type OriginCountry,
  type Range,
  type Subcategory,
  subcategories,
  type TripType,
} from '#shared/travel/options.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import { type Ceiling, somewhereBelow } from './budget-fit.ts';
import type { ScoredCore } from './catalogue.ts';
import { type TripTypeMix, tripTypeMix, type TypeAnswer } from './trip-type-mix.ts';
import { isMeasurable, type Wish } from './wish.ts';

/** What one member needs, as far as it is known. Unknown is unknown: it is left out, never filled in. */
export interface Traveller {
  memberId: string;
  /** Either of the two surveys that ask what a trip should be like. */
  hasAnswered: boolean;
  origin: Origin | undefined;
  /** Chosen travel distance; `slack` ranges to either side are as welcome (0, and 1 in "what if they went further"). */
  range: Range | undefined;
  slack: number;
  ceiling: Ceiling | undefined;
  /** Wanted length. */
  days: number | undefined;
  typeAnswer: TypeAnswer;
  /** The member's own taste: the survey's type and, by half, the types approved. */
  types: TripTypeMix;
  /** Detailed preferences, which refine the survey's main type. */
  chips: readonly Subcategory[];
  /** Purposes and styles that say something of a place. */
  wishes: readonly Wish[];
  destinationType: DestinationType | undefined;
  /** 0 to 10. */
  activityLevel: number | undefined;
  dates: MemberDates | undefined;
  /** Hearts, 1 to 5, by destination. */
  ratings: ReadonlyMap<string, number>;
}

const unknown = {
  origin: undefined,
  range: undefined,
  slack: 0,
  ceiling: undefined,
  days: undefined,
  chips: [],
  wishes: [],
  destinationType: undefined,
  activityLevel: undefined,
  dates: undefined,
  ratings: new Map<string, number>(),
} as const;

/** Everyone who is counted (not excused, decision 8), sorted by id. */
export function travellersOf(rows: Pick<GroupState, 'get' | 'list'>, core: ScoredCore): Traveller[] {
  const excused = new Set(rows.list('group')[0]?.data.excused);
  const approved = byMember(rows.list('typeVote'), ({ type }) => type);
  const ratings = byMember(rows.list('rating'), ({ destinationId, rating }): [string, number] => [
    destinationId,
    rating,
  ]);
  return rows
    .list('member')
    .map(({ id }) => id)
    .filter((id) => !excused.has(id))
    .sort()
    .map((id) => traveller(rows, core, id, approved.get(id) ?? [], new Map(ratings.get(id))));
}

/** The public pages' visitor: one member made of the filters, so that scores compare. */
export interface Filters {
  origin: OriginCountry;
  airport?: string | null;
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
    origin: originOf(filters.origin, filters.airport, core.gateways),
    range: filters.range,
    ceiling: filters.budgetTier ? somewhereBelow(tierInterval(filters.budgetTier).max) : undefined,
    typeAnswer,
    types: tripTypeMix([typeAnswer]),
    chips: chipsOf(filters.mainType, filters.subcats ?? []),
  };
}

/** Whether anything is known that a destination could be measured by. Days, dates and hearts alone are not. */
export function hasNeeds({
  origin,
  range,
  ceiling,
  types,
  wishes,
  destinationType,
  activityLevel,
}: Traveller): boolean {
  const isMeasured = origin !== undefined && (range !== undefined || ceiling !== undefined);
  return (
    isMeasured || types.length > 0 || wishes.length > 0 || destinationType !== undefined || activityLevel !== undefined
  );
}

function traveller(
  rows: Pick<GroupState, 'get' | 'list'>,
  core: ScoredCore,
  memberId: string,
  approved: readonly VoteType[],
  ratings: ReadonlyMap<string, number>,
): Traveller {
  const answers = memberAnswers(rows, memberId);
  const { simple, preference, dates } = answers;
  const typeAnswer = { mainType: simple?.mainType, approved };
  const from = simple ?? preference;
  return {
    ...unknown,
    memberId,
    hasAnswered: from !== undefined,
    origin: from?.originCountryIso2 ? originOf(from.originCountryIso2, from.originAirport, core.gateways) : undefined,
    range: simple?.range,
    ceiling: ceilingOf(answers, rows.list('budgetBand')[0]?.data),
    days: preference && wantedDays(preference),
    typeAnswer,
    types: tripTypeMix([typeAnswer]),
    chips: simple ? chipsOf(simple.mainType, simple.subcats) : [],
    wishes: preference
      ? inOrder<Wish>([...preference.travelPurposes, ...preference.travelStyles]).filter(isMeasurable)
      : [],
    destinationType: preference?.preferredDestinationType ?? undefined,
    activityLevel: preference?.activityLevel ?? undefined,
    dates,
    ratings,
  };
}

/** An amount is the ceiling; of a tier, the ceiling lies somewhere in it; of a budget told to nobody, somewhere in what the group is told. */
function ceilingOf(answers: MemberAnswers, band: Data<'budgetBand'> | undefined): Ceiling | undefined {
  const { simple, preference } = answers;
  const to = acceptedPrices(answers)?.max;
  if (to !== undefined) return simple?.budgetTier ? somewhereBelow(to) : { from: to, to };
  return band && (simple ?? preference)?.budgetPrivate ? somewhereBelow(band.max ?? Infinity) : undefined;
}

/** A bucket stands for a usual length within it. */
const usualDays: Record<DurationBucket, number> = { '1-3': 3, '4-7': 5, '8-14': 10, '15+': 15 };

function wantedDays({ totalDays, durationBucket }: PreferenceAnswers): number | undefined {
  return totalDays ?? (durationBucket ? usualDays[durationBucket] : undefined);
}

/** Those of the type's own list, in its order. */
function chipsOf(type: TripType, chosen: readonly string[]): Subcategory[] {
  return subcategories[type].filter((chip) => chosen.includes(chip));
}

/** Each once, in an order of its own: the order of ticking changes nothing. */
function inOrder<T extends string>(chosen: readonly T[]): T[] {
  return [...new Set(chosen)].sort();
}

function byMember<D extends { memberId: string }, T>(
  votes: readonly { data: D }[],
  read: (data: D) => T,
): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const { data } of votes) found.set(data.memberId, [...(found.get(data.memberId) ?? []), read(data)]);
  return found;
}
