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

/**
 * For calendars (RFC 5545, SEQUENCE): grows with every confirmation and with every cancellation by opening it again.
 */
export const sequenceOf = (acts: readonly Row<'decisionAct'>[]): number =>
  Math.max(0, acts.filter((one) => one.data.kind === 'confirm' || one.data.kind === 'reopen').length - 1);

export type Choice = Pick<DecisionAct, 'kind' | 'dates' | 'place'>;

/** The days that are fixed while the place is still open, or open again. */
export const fixedDays = (act: Choice | undefined): Choice['dates'] | undefined =>
  act?.kind === 'confirm' ? undefined : act?.dates;
