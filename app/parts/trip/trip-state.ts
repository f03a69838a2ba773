import type { DateRange } from '#shared/calendar/date-range.ts';
import { actsOf, confirms, newestAct } from '#shared/decision/history.ts';
import type { ChosenPlace, Deadline, DecisionAct } from '#shared/decision/schema.ts';
import {
  isQuorumMet,
  mayOpen,
  stageOf,
  stationsOf,
  type Asks,
  type Stage,
  type Station,
} from '#shared/decision/stage.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { takeOverFrom } from '#shared/organizer/take-over.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { readVotes, type LiveVotes } from './read-votes.ts';
import { readGroupOverview, type GroupOverview } from './group-overview.ts';

/** Where the trip stands, as the home and the sheets show it. */
export interface TripState {
  overview: GroupOverview;
  votes: LiveVotes;
  stage: Stage;
  stations: Station[];
  asks: Asks;
  /** The newest act. */
  act: Row<'decision'> | undefined;
  /** Every act, the first one first. */
  acts: Row<'decisionAct'>[];
  /** The last confirmation: while it is opened again, the one before. */
  trip: Row<'decisionAct'> | undefined;
  /** What was chosen before is chosen again; not where a decided trip gets the dates or the place that it lacked. */
  isAgain: boolean;
  fixedDates: DateRange | null;
  fixedPlace: ChosenPlace | null;
  deadline: Deadline | undefined;
  isQuorumMet: boolean;
  /** The deadline has passed, and enough have answered. */
  mayOpen: boolean;
  /** The organiser has gone, and a member may become it. */
  mayTakeOver: boolean;
}

export function readTripState(group: GroupOnDevice, nowMs: number): TripState | undefined {
  const { groupId, view, waiting } = group;
  const overview = readGroupOverview(group);
  if (!overview) return undefined;
  const { isCustom, people, progress } = overview;
  const asks: Asks = { dates: !isCustom, place: !isCustom };
  const act = newestAct(view, groupId);
  const acts = actsOf(view);
  const deadline = view.get('deadline', groupId)?.data;
  const counts = { counted: progress.total, answered: progress.done };
  const stage = stageOf({ people: people.length, ...counts, act: act?.data, asks });
  const trip = confirms(acts).at(-1);
  return {
    overview,
    votes: readVotes(view, waiting),
    stage,
    stations: stationsOf(asks),
    asks,
    act,
    acts,
    trip,
    isAgain: stage === 'reopened' && (isCustom || isChosenAgain(act?.data, trip?.data)),
    fixedDates: act?.data.dates ?? null,
    fixedPlace: act?.data.place ?? null,
    deadline,
    isQuorumMet: isQuorumMet(counts, deadline),
    mayOpen: mayOpen(counts, deadline, nowMs),
    mayTakeOver: (takeOverFrom(view, groupId) ?? Infinity) <= nowMs,
  };
}

/** Whether anything that the last decision held is open. */
const isChosenAgain = (act: DecisionAct | undefined, last: DecisionAct | undefined): boolean =>
  (!act?.dates && Boolean(last?.dates)) || (!act?.place && Boolean(last?.place));
