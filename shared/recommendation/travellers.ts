import type { GroupState } from '#shared/kernel/replica.ts';
import type { Data } from '#shared/kernel/rows.ts';
import { acceptedPrices, type MemberAnswers, memberAnswers } from '#shared/answers/member-answers.ts';
import type { DurationBucket } from '#shared/preference/duration.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import { wishOfType } from './asked.ts';
import type { ScoredCore } from './catalogue.ts';
import type { StyleWish } from './money.ts';
import { withoutHomes } from './named-places.ts';
import { homeOf } from './read-home.ts';
import { spokenBudget } from './spoken-budget.ts';
import { spokenDays } from './spoken-days.ts';
import { askedBy, namedBy, particularsOf, refusedBy, textsOf, type Told } from './told.ts';
import { tripOf } from './trip-name.ts';
import { type Traveller, unknown } from './traveller.ts';
import { tripTypeMix } from './trip-type-mix.ts';
import type { Wish } from './wish.ts';

/** Everyone who is counted (not excused, founding decision 8), sorted by id. */
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
  const group = from && rows.list('group')[0]?.data;
  const told: Told = {
    simple,
    preference,
    description: group?.description ?? '',
    trip: tripOf(group?.name ?? '', core),
  };
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
    spoken: spokenBudget(textsOf(told))?.manwon,
    days: preference && wantedDays(preference),
    spokenDays: spokenDaysOf(told, group?.name ?? ''),
    typeAnswer,
    types: tripTypeMix([typeAnswer]),
    style: styleOf(answers),
    isBudgetPrivate: (simple?.budgetPrivate ?? preference?.budgetPrivate) === true,
    asked,
    keenOn: keenOn(simple),
    refused: refusedBy(told, asked),
    named: namedBy(told, core, from?.originCountryIso2 ?? undefined),
    particulars: particularsOf(told),
    destinationType: preference?.preferredDestinationType ?? undefined,
    activityLevel: preference?.activityLevel ?? undefined,
    dates,
    ratings,
  };
}

/** What a member writes comes before what the group says of itself, and that before its name. */
const spokenDaysOf = (told: Told, name: string): number | undefined =>
  spokenDays(textsOf({ ...told, description: '' })) ?? spokenDays(told.description) ?? spokenDays(name);

/** Who skis or dives well has had the small slopes and the easy reefs. */
function keenOn(simple: MemberAnswers['simple']): Wish[] {
  const wish = simple && wishOfType(simple.mainType);
  return wish !== undefined && simple?.subcats.includes('advanced') ? [wish] : [];
}

/**
 * An amount is the ceiling; of a tier its upper end; of a budget told to nobody the upper end of what the group is
 * told.
 */
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

function byMember<D extends { memberId: string }, T>(
  votes: readonly { data: D }[],
  read: (data: D) => T,
): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const { data } of votes) found.set(data.memberId, [...(found.get(data.memberId) ?? []), read(data)]);
  return found;
}
