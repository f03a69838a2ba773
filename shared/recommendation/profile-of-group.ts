import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { GroupState } from '#shared/kernel/replica.ts';
import type { ScoredCore } from './catalogue.ts';
import { type GroupProfile, groupProfileOf } from './group-profile.ts';
import type { Traveller } from './traveller.ts';
import { travellersOf } from './travellers.ts';
import { groupTrip, tripOn } from './trip.ts';

/** The group's question with one thing changed; nothing changed is the question itself. */
export interface Change {
  /** Days to add to the trip. */
  days?: number;
  /** Ten thousand won to add to every known ceiling. */
  ceilingManwon?: number;
  /** Ranges to either side that everyone would take as well. */
  slack?: number;
  /** The trip is on these dates. */
  dates?: DateRange | undefined;
  /** Members who do not come to it. */
  without?: readonly string[];
}

type Rows = Pick<GroupState, 'get' | 'list'>;

export function profileOfGroup(rows: Rows, core: ScoredCore, day: CivilDate, change: Change = {}): GroupProfile {
  const { without } = change;
  const travellers = travellersOf(rows, core)
    .filter(({ memberId }) => !without?.includes(memberId))
    .map((one) => ({ ...changed(one, change), showsFit: rows.get('member', one.memberId)?.data.showsFit }));
  const dates = change.dates ?? fixedDates(rows);
  const trip = dates ? tripOn(travellers, dates) : groupTrip(travellers, dateVotesIn(rows, travellers), change.days);
  return groupProfileOf(travellers, trip, core, day);
}

function changed(traveller: Traveller, { ceilingManwon = 0, slack = 0 }: Change): Traveller {
  const more = (most: number | undefined) => (most === undefined ? undefined : most + ceilingManwon);
  return { ...traveller, slack, ceiling: more(traveller.ceiling), spoken: more(traveller.spoken) };
}

/** The dates that the organiser has fixed: from then on the group looks for a place for these. */
const fixedDates = (rows: Rows): DateRange | null | undefined => rows.list('decision')[0]?.data.dates;

/** Votes of those who are counted, per day. */
function dateVotesIn(rows: Rows, travellers: readonly Traveller[]): Map<CivilDate, number> {
  const members = new Set(travellers.map(({ memberId }) => memberId));
  const votes = new Map<CivilDate, number>();
  for (const { data } of rows.list('dateVote'))
    if (members.has(data.memberId)) votes.set(data.date, (votes.get(data.date) ?? 0) + 1);
  return votes;
}
