import type { GroupState } from '#shared/kernel/replica.ts';
import { beats, type Row } from '#shared/kernel/rows.ts';
import type { DecisionAct } from './schema.ts';

/** Every act, the first one first. */
export const actsOf = (state: Pick<GroupState, 'list'>): Row<'decisionAct'>[] => inOrder(state.list('decisionAct'));

export const inOrder = (acts: readonly Row<'decisionAct'>[]): Row<'decisionAct'>[] =>
  [...acts].sort((a, b) => (beats(a, b) ? 1 : -1));

export const newestAct = (state: Pick<GroupState, 'get'>, groupId: string): Row<'decision'> | undefined =>
  state.get('decision', groupId);

export const confirms = (acts: readonly Row<'decisionAct'>[]): Row<'decisionAct'>[] =>
  acts.filter((one) => one.data.kind === 'confirm');

/** For calendars (RFC 5545, SEQUENCE): grows with every confirmation and with every cancellation by opening it again. */
export const sequenceOf = (acts: readonly Row<'decisionAct'>[]): number =>
  Math.max(0, acts.filter((one) => one.data.kind === 'confirm' || one.data.kind === 'reopen').length - 1);

type Choice = Pick<DecisionAct, 'kind' | 'dates' | 'place'>;

/** The days that are fixed while the place is still open. */
export const fixedDays = (act: Choice | undefined): Choice['dates'] | undefined =>
  act?.kind === 'dates' || act?.kind === 'place' ? act.dates : undefined;

/** Whether two acts fix the same dates and the same place. */
export const isSameChoice = (a: Choice, b: Choice): boolean =>
  a.kind === b.kind &&
  a.dates?.start === b.dates?.start &&
  a.dates?.end === b.dates?.end &&
  (a.place?.id ?? a.place?.name) === (b.place?.id ?? b.place?.name);

export interface TripChange {
  before: Row<'decisionAct'>;
  now: Row<'decisionAct'>;
  hasNewDates: boolean;
  hasNewPlace: boolean;
  /** Which confirmation it is, counted from 1. */
  number: number;
}

/** What the last confirmation changed of the one before it; nothing for the first one, or when only the word is another. */
export function lastChange(acts: readonly Row<'decisionAct'>[]): TripChange | undefined {
  const all = confirms(acts);
  const [before, now] = all.slice(-2);
  if (!now || !before) return undefined;
  const hasNewDates =
    now.data.dates?.start !== before.data.dates?.start || now.data.dates?.end !== before.data.dates?.end;
  const hasNewPlace =
    (now.data.place?.id ?? now.data.place?.name) !== (before.data.place?.id ?? before.data.place?.name);
  return hasNewDates || hasNewPlace ? { before, now, hasNewDates, hasNewPlace, number: all.length } : undefined;
}
