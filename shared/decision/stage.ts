import type { DecisionAct, Deadline } from './schema.ts';

export const stages = ['alone', 'answers', 'dates', 'places', 'decided', 'reopened'] as const;
/** Where a group stands. It is computed and never stored. */
export type Stage = (typeof stages)[number];

/** The stations of a trip's way that a group can pass. */
export type Station = Exclude<Stage, 'alone' | 'reopened'>;

export interface Asks {
  /** The survey asks for days. */
  dates: boolean;
  /** The group has recommendations to choose a place from. */
  place: boolean;
}

export interface StageInput {
  /** Everybody on the list. */
  people: number;
  /** Of those who count: how many there are, and how many have answered. */
  counted: number;
  answered: number;
  /** The newest act. */
  act: Pick<DecisionAct, 'kind' | 'dates' | 'place'> | undefined;
  asks: Asks;
}

export function stationsOf(asks: Asks): Station[] {
  return ['answers', ...(asks.dates ? ['dates' as const] : []), ...(asks.place ? ['places' as const] : []), 'decided'];
}

/** Exactly one stage for every group. Nothing but an act decides or opens it again. */
export function stageOf({ people, counted, answered, act, asks }: StageInput): Stage {
  if (act?.kind === 'confirm') return 'decided';
  if (act?.kind === 'reopen') return 'reopened';
  if (!act && people < 2) return 'alone';
  if (!act && (counted === 0 || answered < counted)) return 'answers';
  return openStation(asks, act) ?? 'answers';
}

/**
 * The first station whose choice is open; the last one that the group chooses at when everything is fixed and only the
 * confirmation is left.
 */
export function openStation(asks: Asks, act: StageInput['act']): Station | undefined {
  const choices = stationsOf(asks).filter((one) => one === 'dates' || one === 'places');
  return choices.find((one) => !(one === 'dates' ? act?.dates : act?.place)) ?? choices.at(-1);
}

/** How many answers are enough without a wish of the organiser. */
export const leastQuorum = 2;

/** Whether enough have answered to decide something. */
export function isQuorumMet(
  { counted, answered }: Pick<StageInput, 'counted' | 'answered'>,
  deadline: Pick<Deadline, 'quorum'> | undefined,
): boolean {
  return answered > 0 && answered >= Math.min(counted, deadline?.quorum ?? leastQuorum);
}

export const isPast = (deadline: Pick<Deadline, 'endsAt'> | undefined, nowMs: number): boolean =>
  deadline?.endsAt != null && deadline.endsAt <= nowMs;

/** Whether the organiser may go on without those who have not answered. */
export const mayOpen = (
  input: Pick<StageInput, 'counted' | 'answered'>,
  deadline: Pick<Deadline, 'quorum' | 'endsAt'> | undefined,
  nowMs: number,
): boolean => input.answered < input.counted && isPast(deadline, nowMs) && isQuorumMet(input, deadline);
