import { cleanup, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TasteCards } from '#app/screens/group/taste-cards.tsx';
import { readGroupOverview } from '#app/parts/trip/group-overview.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowsOf, type Friend } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

function analysisOf(friends: readonly Friend[]) {
  const group = groupOf(rowsOf(friends));
  const overview = readGroupOverview(group);
  if (!overview) throw new Error('There is no group.');
  return show(<TasteCards group={group} overview={overview} />).screen;
}

describe('the analysis on the dashboard', () => {
  it('says how many it is based on, which days overlap, what the trip may cost and what kind of trip is wanted', () => {
    const screen = analysisOf([
      aFriend({ mainType: 'golf', availability: [{ start: '2027-02-01', end: '2027-02-05' }] }),
      aFriend({ mainType: 'golf', availability: [{ start: '2027-02-03', end: '2027-02-09' }] }),
      aFriend({ mainType: 'ski', availability: [{ start: '2027-02-03', end: '2027-02-05' }] }),
      {},
    ]);
    expect(screen.getByText(/3 of 4/)).toBeTruthy();
    expect(screen.getByText(/Feb 3 – 5, 2027/)).toBeTruthy();
    const section = screen.getByRole('region');
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const types = [...section.querySelectorAll('li')].map((one) => one.textContent);
    expect(types.some((one) => /Golf.*2/.test(one))).toBe(true);
    expect(types.some((one) => /Skiing.*1/.test(one))).toBe(true);
  });

  it('sets all kinds of trip in bold that are equally wanted', () => {
    const screen = analysisOf([aFriend({ mainType: 'golf' }), aFriend({ mainType: 'ski' })]);
    expect(screen.getByText(/^It’s a tie/).querySelector('b')?.textContent).toBe('Golf, Skiing');
  });

  it('says of days that nobody shares that there are none in common, and gives no length', () => {
    const screen = analysisOf(
      ['01', '08', '15'].map((day) => aFriend({ availability: [{ start: `2027-02-${day}`, end: `2027-02-${day}` }] })),
    );
    expect(screen.getByText('No dates in common yet for the 3 who answered')).toBeTruthy();
    expect(screen.queryByText(/longest trip/)).toBeNull();
  });

  it('is empty before anybody has answered', () => {
    const screen = analysisOf([{}, {}]);
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
    expect(screen.container.querySelectorAll('li')).toHaveLength(0);
  });
});
