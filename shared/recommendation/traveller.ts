import type { GroupState } from '#shared/contract/group-rows.ts';
import { acceptedPrices, memberAnswers } from '#shared/dashboard/member-answers.ts';
import type { MemberDates } from '#shared/dashboard/member-days.ts';
import { type Origin, originOf } from '#shared/destination/flight.ts';
import { tierInterval } from '#shared/money/budget-tier.ts';
import type { DurationBucket } from '#shared/preference/duration.ts';
import type { DestinationType } from '#shared/preference/options.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import { type BudgetTier, type OriginCountry, type Range, type Subcategory, subcategories, type TripType } from '#shared/survey/options.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import type { ScoredCore } from './catalogue.ts';
import { type TripTypeMix, tripTypeMix, type TypeAnswer } from './trip-type-mix.ts';
import type { Wish } from './wish.ts';

/** What one member needs, as far as it is known. Unknown is unknown: it is left out, never filled in. */
export interface Traveller {
  memberId: string;
  origin: Origin | undefined;
  /** Chosen travel distance; `slack` ranges to either side are as welcome (0, and 1 in "what if they went further"). */
  range: Range | undefined;
  slack: number;
  /** The most for the whole trip, ten thousand won; Infinity: no ceiling. */
  ceilingManwon: number | undefined;
  /** Wanted length. */
  days: number | undefined;
  typeAnswer: TypeAnswer;
  /** The member's own taste: the survey's type and, by half, the types approved. */
  types: TripTypeMix;
  /** Detailed preferences, which refine the survey's main type. */
  chips: readonly Subcategory[];
  /** Purposes and styles. */
  wishes: readonly Wish[];
  destinationType: DestinationType | undefined;
  /** 0 to 10. */
  activityLevel: number | undefined;
  dates: MemberDates | undefined;
  /** Hearts, 1 to 5, by destination. */
  hearts: ReadonlyMap<string, number>;
}

const unknown = {
  origin: undefined, range: undefined, slack: 0, ceilingManwon: undefined, days: undefined, chips: [], wishes: [],
  destinationType: undefined, activityLevel: undefined, dates: undefined, hearts: new Map<string, number>(),
} as const;

/** Everyone who is counted (not excused, decision 8), sorted by id. */
export function travellersOf(rows: Pick<GroupState, 'get' | 'list'>, core: ScoredCore): Traveller[] {
  const excused = new Set(rows.list('group')[0]?.data.excused);
  const approved = byMember(rows.list('typeVote'), ({ type }) => type);
  const hearts = byMember(rows.list('heart'), ({ destinationId, rating }): [string, number] => [destinationId, rating]);
  return rows
    .list('member')
    .map(({ id }) => id)
    .filter((id) => !excused.has(id))
    .sort()
    .map((id) => traveller(rows, core, id, approved.get(id) ?? [], new Map(hearts.get(id))));
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
    origin: originOf(filters.origin, filters.airport, core.gateways),
    range: filters.range,
    ceilingManwon: filters.budgetTier ? tierInterval(filters.budgetTier).max : undefined,
    typeAnswer,
    types: tripTypeMix([typeAnswer]),
    chips: chipsOf(filters.mainType, filters.subcats ?? []),
  };
}

/** Whether anything is known that a destination could be measured by. Days, dates and hearts alone are not. */
export function hasNeeds({ origin, range, ceilingManwon, types, wishes, destinationType, activityLevel }: Traveller): boolean {
  const isMeasured = origin !== undefined && (range !== undefined || ceilingManwon !== undefined);
  return isMeasured || types.length > 0 || wishes.length > 0 || destinationType !== undefined || activityLevel !== undefined;
}

function traveller(
  rows: Pick<GroupState, 'get'>,
  core: ScoredCore,
  memberId: string,
  approved: readonly VoteType[],
  hearts: ReadonlyMap<string, number>,
): Traveller {
  const answers = memberAnswers(rows, memberId);
  const { simple, preference, dates } = answers;
  const typeAnswer = { mainType: simple?.mainType, approved };
  const from = simple ?? preference;
  return {
    ...unknown,
    memberId,
    origin: from?.originCountryIso2 ? originOf(from.originCountryIso2, from.originAirport, core.gateways) : undefined,
    range: simple?.range,
    ceilingManwon: acceptedPrices(answers)?.max,
    days: preference && wantedDays(preference),
    typeAnswer,
    types: tripTypeMix([typeAnswer]),
    chips: simple ? chipsOf(simple.mainType, simple.subcats) : [],
    wishes: preference ? inOrder<Wish>([...preference.travelPurposes, ...preference.travelStyles]) : [],
    destinationType: preference?.preferredDestinationType ?? undefined,
    activityLevel: preference?.activityLevel ?? undefined,
    dates,
    hearts,
  };
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

function byMember<D extends { memberId: string }, T>(votes: readonly { data: D }[], read: (data: D) => T): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const { data } of votes) found.set(data.memberId, [...(found.get(data.memberId) ?? []), read(data)]);
  return found;
}
