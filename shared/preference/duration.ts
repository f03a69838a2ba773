import { durationBuckets } from './options.ts';

export type DurationBucket = (typeof durationBuckets)[number];

/** The most days that a trip may have (`preferenceAnswers`). */
export const mostDays = 365;

/** The one bucket that a number of days (1 or more) falls into. */
export function bucketOf(days: number): DurationBucket {
  if (days <= 3) return '1-3';
  if (days <= 7) return '4-7';
  return days <= 14 ? '8-14' : '15+';
}

export type TypedDays = { kind: 'empty' } | { kind: 'days'; days: number } | { kind: 'unreadable' };

/** A number of days as it was typed: whole, 1 to 365, also in full-width digits. */
export function readDays(typed: string): TypedDays {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { kind: 'empty' };
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= mostDays ? { kind: 'days', days } : { kind: 'unreadable' };
}
