import type { GroupState } from '#shared/kernel/replica.ts';
import type { Data } from '#shared/kernel/rows.ts';
import { acceptedPrices, type MemberAnswers, memberAnswers } from '#shared/answers/member-answers.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { tierInterval } from '#shared/money/budget-tier.ts';
import type { DurationBucket } from '#shared/preference/duration.ts';
import type { DestinationType } from '#shared/preference/options.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import { type BudgetTier, type OriginCountry, type Range, type TripType } from '#shared/travel/options.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import {
  type Asked,
  askedBy,
  chipsOf,
  inOrder,
  namedBy,
  particularsOf,
  refusedBy,
  type Told,
  wishOfType,
} from './asked.ts';
import type { ScoredCore } from './catalogue.ts';
import { type TripTypeMix, tripTypeMix, type TypeAnswer } from './trip-type-mix.ts';
import { type Home, homeOf } from './home.ts';
import type { StyleWish } from './money.ts';
import { type Named, nothingNamed, withoutHomes } from './named-places.ts';
import { nothingParticular, type Particulars } from './particulars.ts';
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
  /** They meet from homes that lie so far apart that nothing can be as far for all as each chose: the range is the most. */
  isNearWelcome: boolean;
  /** A filter, which takes nothing nearer either. */
  isExact: boolean;
  /** The most that is spent on the whole trip, ten thousand won; Infinity: no ceiling. */
  ceiling: number | undefined;
  style: StyleWish;
  /** Told to nobody but the server: no sentence may speak of it. */
  isBudgetPrivate: boolean;
  /** Wanted length. */
  days: number | undefined;
  typeAnswer: TypeAnswer;
  /** The member's own taste: the survey's type and, by half, the types approved. */
  types: TripTypeMix;
  /** Detailed preferences, purposes, styles and what was understood of the texts. */
  asked: readonly Asked[];
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
}

const unknown = {
  origin: undefined,
  range: undefined,
  slack: 0,
  isNearWelcome: false,
  isExact: false,
  ceiling: undefined,
  days: undefined,
  style: 'middle',
  isBudgetPrivate: false,
  asked: [] as readonly Asked[],
  refused: [] as readonly Wish[],
  named: nothingNamed,
  particulars: nothingParticular,
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
  const counted = rows
    .list('member')
    .map(({ id }) => id)
    .filter((id) => !excused.has(id))
    .sort();
  const found = counted.map((id) => traveller(rows, core, id, approved.get(id) ?? [], new Map(ratings.get(id))));
  const homes = found.flatMap(({ origin }) => origin ?? []);
  return found.map((one) => (one.named.isEmpty ? one : { ...one, named: withoutHomes(one.named, homes, one.origin) }));
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
    origin: homeOf(filters.origin, filters.airport, core),
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
  const told: Told = { simple, preference, description: from ? (rows.list('group')[0]?.data.description ?? '') : '' };
  const asked = askedBy(told);
  return {
    ...unknown,
    memberId,
    hasAnswered: from !== undefined,
    origin: from?.originCountryIso2
      ? homeOf(from.originCountryIso2, from.originAirport ?? preference?.originAirport, core)
      : undefined,
    range: simple?.range,
    ceiling: ceilingOf(answers, rows.list('budgetBand')[0]?.data),
    days: preference && wantedDays(preference),
    typeAnswer,
    types: tripTypeMix([typeAnswer]),
    style: styleOf(answers),
    isBudgetPrivate: (simple?.budgetPrivate ?? preference?.budgetPrivate) === true,
    asked,
    refused: refusedBy(told, asked),
    named: namedBy(told, core, from?.originCountryIso2 ?? undefined),
    particulars: particularsOf(told),
    destinationType: preference?.preferredDestinationType ?? undefined,
    activityLevel: preference?.activityLevel ?? undefined,
    dates,
    ratings,
  };
}

/** An amount is the ceiling; of a tier its upper end; of a budget told to nobody the upper end of what the group is told. */
function ceilingOf(answers: MemberAnswers, band: Data<'budgetBand'> | undefined): number | undefined {
  const to = acceptedPrices(answers)?.max;
  if (to !== undefined) return to;
  const { simple, preference } = answers;
  return band && (simple ?? preference)?.budgetPrivate ? (band.max ?? Infinity) : undefined;
}

/** Backpackers and whoever travels cheaply do not mind a bunk; luxury wants a fine house. */
function styleOf({ preference }: MemberAnswers): StyleWish {
  const styles = preference?.travelStyles ?? [];
  if (styles.includes('luxury')) return 'fine';
  return styles.includes('backpacking') || styles.includes('budget') ? 'simple' : 'middle';
}

/** A bucket stands for a usual length within it. */
const usualDays: Record<DurationBucket, number> = { '1-3': 3, '4-7': 5, '8-14': 10, '15+': 15 };

function wantedDays({ totalDays, durationBucket }: PreferenceAnswers): number | undefined {
  return totalDays ?? (durationBucket ? usualDays[durationBucket] : undefined);
}

function askedByChips(type: TripType, chosen: readonly string[]): Asked[] {
  const wishes = chipsOf(type, chosen).flatMap((chip): [Wish, number][] => {
    const wish = wishOfChip(chip);
    return wish === undefined ? [] : [[wish, 1]];
  });
  const own = wishOfType(type);
  return inOrder(new Map(own ? [[own, 1], ...wishes] : wishes));
}

function byMember<D extends { memberId: string }, T>(
  votes: readonly { data: D }[],
  read: (data: D) => T,
): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const { data } of votes) found.set(data.memberId, [...(found.get(data.memberId) ?? []), read(data)]);
  return found;
}
