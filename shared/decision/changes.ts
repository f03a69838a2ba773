import type { Row } from '#shared/kernel/rows.ts';
import { confirms, type Choice } from './history.ts';

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

/**
 * What the last confirmation changed of the one before it; nothing for the first one, or when only the word is another.
 */
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
