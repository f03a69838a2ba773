import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { travelPurposes } from '#shared/preference/options.ts';
import { tripTypes } from '#shared/travel/options.ts';
import { GroupResults } from '#app/screens/results/group-results.tsx';
import { fillDisk, groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowsOf, type Friend } from '#test/shared/recommendation/groups.ts';

// The sheet is loaded when it is asked for: a busy machine takes its time.
beforeAll(() => Promise.all([speak('en'), import('#app/parts/login/login-sheet.tsx')]));
afterEach(cleanup);

const resultsOf = (friends: readonly Friend[]) => show(<GroupResults group={groupOf(rowsOf(friends))} />);

describe('results', () => {
  it('have four tabs; without a login voting is locked, and before everybody has answered the places are', () => {
    const { screen } = resultsOf([aFriend(), {}]);
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((one) => one.textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'Overview',
      'Participants',
      'Vote Login required',
      expect.stringMatching(/^Picks Waiting\./),
    ]);
    expect(tabs.map((one) => one.getAttribute('aria-disabled'))).toEqual([null, null, 'true', 'true']);
  });

  it('lead to the places once everybody has answered', async () => {
    const { screen } = resultsOf([aFriend(), aFriend()]);
    const places = screen.getByRole('tab', { name: 'Picks' });
    expect(places.getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(places);
    expect((await screen.findByRole('tabpanel')).querySelector('a')?.getAttribute('href')).toBe(
      '/group/g/recommendations',
    );
  });

  it('say where a member leaves from and how far they would go, each with its own words', async () => {
    const { screen } = resultsOf([aFriend({ originCountryIso2: 'KR', originAirport: null, range: 'intl_short' })]);
    fireEvent.click(screen.getByRole('tab', { name: 'Participants' }));
    expect(await screen.findByText('South Korea · Abroad, nearby')).toBeTruthy();
  });

  it('draw three purposes and three kinds of trip, of more', () => {
    const friends = travelPurposes.map((purpose, index) =>
      aFriend({ mainType: tripTypes[index] ?? 'other' }, { travelPurposes: [purpose] }),
    );
    expect(friends.length).toBeGreaterThan(3);
    const { screen } = resultsOf(friends);
    for (const name of ['Travel purposes', 'Trip types people want'])
      expect(screen.getByRole('region', { name }).querySelectorAll('li'), name).toHaveLength(3);
  });

  it('draw three stays and three days, of more', () => {
    const day = (index: number) => `2027-02-${String(index).padStart(2, '0')}`;
    const friends = [1, 3, 5, 7, 9, 11].map((from) =>
      aFriend({ availability: [{ start: day(from), end: day(from + 6) }] }),
    );
    const { screen } = resultsOf(friends);
    const dates = screen.getByRole('region', { name: 'Dates in common' });
    expect([...dates.querySelectorAll('ul')].map((list) => list.querySelectorAll('li').length)).toEqual([3, 3]);
    // The head, the stays and the days.
    expect(dates.querySelectorAll('tr').length).toBeGreaterThan(1 + 3 + 3);
  });

  it('say that the login failed when this device cannot store it', async () => {
    const { screen, device } = resultsOf([aFriend()]);
    fireEvent.click(screen.getByRole('tab', { name: /^Vote/ }));
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Bo' } });
    fillDisk(device);
    fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Login failed\. An error occurred during login\./);
  });
});

describe('of one person alone', () => {
  it('invite, instead of speaking of everybody', () => {
    const { screen } = resultsOf([aFriend({ availability: [{ start: '2027-02-01', end: '2027-02-05' }] })]);
    expect(screen.getByText('With one more answer, you’ll see the dates you have in common.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send the invite link' })).toBeTruthy();
    expect(screen.queryByText('Your recommendations are ready.')).toBeNull();
    expect(screen.queryByText('100%')).toBeNull();
    expect(screen.queryByText(/longest/)).toBeNull();
  });
});

describe('budgets', () => {
  it('that nobody shares are said to be so, without an amount', () => {
    const { screen } = resultsOf((['low', 'mid', 'high'] as const).map((budgetTier) => aFriend({ budgetTier })));
    expect(screen.getByText('No amount works for two people yet.')).toBeTruthy();
    expect(screen.queryByText('per person, whole trip')).toBeNull();
  });

  it('that two share name the amount', () => {
    const { screen } = resultsOf((['low', 'mid', 'mid'] as const).map((budgetTier) => aFriend({ budgetTier })));
    expect(screen.getByText('per person, whole trip')).toBeTruthy();
  });
});
