import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { Dates } from '#app/screens/summary/dates.tsx';
import { readSummaryOverview, type SummaryOverview } from '#app/screens/summary/summary-overview.ts';
import { aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowList } from '#test/shared/recommendation/groups.ts';

beforeAll(() => {
  const listen = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: listen, removeEventListener: listen }));
  return speak('en');
});
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
});

const weekend = { start: '2027-12-04', end: '2027-12-05' };
const newYear = { start: '2028-01-01', end: '2028-01-03' };
const free = (...availability: DateRange[]) => aFriend({ availability });

const fixed: Row = aRow('decision', 'g', {
  kind: 'dates',
  dates: weekend,
  place: null,
  word: '',
  actorName: 'm0',
  base: null,
  at: 1,
});

const shown = (rows: readonly Row[]) => {
  const overview = readSummaryOverview(groupOf(new GroupReplica(rows))) as SummaryOverview;
  return show(<Dates overview={overview} aside={() => null} />).screen;
};

describe('what is said of days', () => {
  it('asks for no longer trip than the group can make together', () => {
    const screen = shown(rowList([free(weekend, newYear), free(weekend), free(weekend)]));
    expect(screen.getByText(/^For/u).textContent).toMatch(/^For 2 days, Dec 4\s–\s5,\s2027 is best: 3 can come\.$/u);
    expect(screen.queryByRole('button', { name: /^Ask/u })).toBeNull();
  });

  it('proposes a day that one member adds so that all can stay longer', () => {
    const long = { ...weekend, end: '2027-12-06' };
    const screen = shown(rowList([free(long), free(long), free(weekend)]));
    expect(screen.getByRole('button', { name: /^Ask/u })).toBeTruthy();
    expect(screen.getByText(/^For/u).textContent).toMatch(/^For 3 days/u);
  });

  it('calls nothing best that suits one of several', () => {
    const screen = shown(rowList([free(weekend), free(newYear)]));
    expect(screen.queryByText(/is best/u)).toBeNull();
    expect(screen.getByText('For 3 days, no dates work for two of you yet.')).toBeTruthy();
  });

  it('says the dates that are decided, and proposes no others', () => {
    const friends = rowList([free(weekend, newYear), free(weekend), free(newYear)]);
    expect(shown(friends).queryByText('How long should the trip be?')).not.toBeNull();
    cleanup();
    const screen = shown([...friends, fixed]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Your dates are set: Dec 4\s–\s5,\s2027$/u);
    expect(screen.queryByText('How long should the trip be?')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Ask/u })).toBeNull();
  });
});
