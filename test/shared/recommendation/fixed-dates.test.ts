import { describe, expect, it } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { whatWouldChange } from '#shared/recommendation/what-would-change.ts';
import { aRow } from '#test/builders/rows.ts';
import { core } from './catalogue.ts';
import { aFriend, rowList, today } from './groups.ts';

const friends = [
  aFriend({ availability: [{ start: '2027-02-01', end: '2027-02-05' }] }),
  aFriend({ availability: [{ start: '2027-02-01', end: '2027-02-05' }] }),
  aFriend({ availability: [{ start: '2027-02-03', end: '2027-02-03' }] }),
];
const decided = (dates: DateRange | null) =>
  new GroupReplica([
    ...rowList(friends),
    aRow('decision', 'g', { kind: 'dates', dates, place: null, word: '', actorName: 'm0', base: null, at: 1 }),
  ]);
const question = (dates: DateRange | null) =>
  ({ rows: decided(dates), core, day: today, stage: { at: 'countries' } }) as const;

describe('once the organiser has fixed the dates', () => {
  const fixed = { start: '2027-02-01', end: '2027-02-05' };

  it('the trip is on these, whatever days suit everybody', () => {
    const { trip } = recommend<'countries'>(question(fixed));
    expect(trip).toMatchObject({ days: 5, window: { ...fixed, absent: [{ memberId: 'm2', missingDays: 4 }] } });
    expect(recommend<'countries'>(question(null)).trip).toMatchObject({ days: 1, window: { start: '2027-02-03' } });
  });

  it('nothing is said of a trip a day longer or shorter', () => {
    expect(['one-day-more', 'one-day-less']).not.toContain(whatWouldChange(question(fixed))?.kind);
  });
});
