import type { DateRange } from '#shared/calendar/date-range.ts';
import { newestAct } from '#shared/decision/history.ts';
import { countedVotes } from '#shared/vote/counted.ts';
import { leadingStay } from '#shared/vote/leading-stay.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { readGroupOverview, type GroupOverview } from '#app/parts/trip/group-overview.ts';
import { readSummary, type Summary } from './read-summary.ts';

/** The data of all parts of the summary. */
export interface SummaryOverview extends GroupOverview {
  group: GroupOnDevice;
  summary: Summary;
  /** The dates of the trip so far. */
  leading: DateRange | undefined;
  /** The dates that the group has decided on. */
  fixedDates: DateRange | null;
  /** The whole trip is decided. */
  isDecided: boolean;
}

export function readSummaryOverview(group: GroupOnDevice): SummaryOverview | undefined {
  const { view } = group;
  const overview = readGroupOverview(group);
  if (!overview) return undefined;
  const act = newestAct(view, group.groupId)?.data;
  const votes = countedVotes(view.list('dateVote'), view.list('member')).map((vote) => ({
    memberId: vote.data.memberId,
    option: vote.data.date,
  }));
  return {
    ...overview,
    group,
    summary: readSummary(view, overview.answers),
    leading: leadingStay(overview.dates, votes),
    fixedDates: act?.dates ?? null,
    isDecided: act?.kind === 'confirm',
  };
}
