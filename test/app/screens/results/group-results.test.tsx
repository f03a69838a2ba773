import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { travelPurposes } from '#shared/preference/options.ts';
import { tripTypes } from '#shared/travel/options.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { GroupResults } from '#app/screens/results/group-results.tsx';
import { aGroupRow, aMemberRow, aRow } from '#test/builders/rows.ts';
import { fillDisk, groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowList, rowsOf, type Friend } from '#test/shared/recommendation/groups.ts';

// The sheet and the tabs are loaded when they are asked for: a busy machine takes its time.
beforeAll(() =>
  Promise.all([speak('en'), import('#app/parts/login/login-sheet.tsx'), import('#app/screens/results/vote.tsx')]),
);
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
      expect.stringMatching(/^Picks Waiting — [A-Z]/),
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

  it('lead to the trip once it is decided, in place of the recommendations', () => {
    const rows = rowList([aFriend(), aFriend()]);
    const dates = { start: '2027-02-01', end: '2027-02-05' };
    const act = { kind: 'confirm', dates, place: null, word: '', actorName: 'a', base: null, at: 1 } as const;
    const { screen } = show(<GroupResults group={groupOf(new GroupReplica([...rows, aRow('decision', 'g', act)]))} />);
    expect(screen.getByRole('link', { name: 'See the trip' }).getAttribute('href')).toBe('/group/g');
    expect(screen.queryByText(/recommendations are/)).toBeNull();
    cleanup();
    expect(resultsOf([aFriend(), aFriend()]).screen.getByText(/recommendations are/)).toBeTruthy();
  });

  it('call the days of one person no days in common', () => {
    const { screen } = resultsOf([aFriend(), {}]);
    expect(screen.queryByRole('region', { name: 'Dates in common' })).toBeNull();
    const dates = screen.getByRole('region', { name: 'When' });
    expect([...dates.querySelectorAll('ul')].map((list) => list.querySelectorAll('li').length)).toEqual([1]);
    expect(within(dates).queryByRole('heading', { level: 3 })).toBeNull();
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

describe('once the trip is decided', () => {
  const dates = { start: '2027-02-01', end: '2027-02-05' };
  const of = (kind: 'confirm' | 'reopen' | 'dates') => {
    const fixed = kind === 'reopen' ? null : dates;
    const act = { kind, dates: fixed, place: null, word: '', actorName: 'a', base: null, at: 1 } as const;
    const view = new GroupReplica([
      ...rowList([aFriend({ availability: [dates] }), aFriend({ availability: [dates] })]),
      aRow('decision', 'g', act),
    ]);
    const [me] = view.list('member');
    const session = { id: 's', groupId: 'g', memberId: me?.id ?? '', name: 'a', secret: 'x', state: 'active' } as const;
    return show(<GroupResults group={groupOf(view, { session })} />).screen;
  };
  const votes = (screen: ReturnType<typeof of>) =>
    screen.getAllByRole('button', { name: /^Vote/ }).map((one) => one.matches(':disabled'));

  it('nobody votes: how it stood can be read, and the trip is a tap away', async () => {
    const screen = of('confirm');
    fireEvent.click(screen.getByRole('button', { name: 'See the votes' }));
    expect(await screen.findByRole('heading', { name: 'Voting is over' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the trip' }).getAttribute('href')).toBe('/group/g');
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
    expect(screen.queryAllByRole('button', { name: /^Vote|^Add/ })).toHaveLength(0);
  });

  it('with its dates alone, nobody votes on dates; on the kind of trip they vote as before', async () => {
    const screen = of('dates');
    fireEvent.click(screen.getByRole('button', { name: 'Go vote' }));
    expect(await screen.findByText(/^The dates are set: /)).toBeTruthy();
    expect(screen.queryByRole('region', { name: /When/ })).toBeNull();
    const poll = (name: RegExp) =>
      within(screen.getByRole('region', { name })).getAllByRole('button', { name: /^Vote/ });
    expect(poll(/kind|type/i).some((one) => !one.matches(':disabled'))).toBe(true);
  });

  it('and opened again, they vote as before; what is chosen says that it is not sent', async () => {
    const screen = of('reopen');
    fireEvent.click(screen.getByRole('button', { name: 'Go vote' }));
    expect(await screen.findByRole('heading', { name: 'Pick whatever you like' })).toBeTruthy();
    expect(votes(screen)).toContain(false);
    expect(screen.queryByText('Chosen, not sent yet')).toBeNull();
    const [first] = screen.getAllByRole('checkbox');
    if (first) fireEvent.click(first);
    expect(await screen.findAllByText('Chosen, not sent yet')).toHaveLength(1);
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

describe('of a group with questions of its own', () => {
  const question = (id: string, type: 'short_text' | 'multiple_choice', text: string) => ({
    id,
    type,
    question: text,
    required: false,
    order: 0,
    ...(type === 'multiple_choice' ? { options: ['Thai', 'Korean'] } : {}),
  });
  const party = (...more: Row[]) => {
    const questions = [question('q1', 'multiple_choice', 'What shall we eat?'), question('q2', 'short_text', 'Why?')];
    const [, member] = rowList([{}]);
    const { data } = aGroupRow({ surveyType: 'custom', customQuestions: { questions } }) as Row<'group'>;
    const said = { memberId: 'm0', responses: { q1: 'Thai', q2: 'So' }, createdAt: 1, updatedAt: 1 };
    const view = new GroupReplica([
      aRow('group', 'g', data),
      member as Row,
      aRow('customResponse', 'm0', said),
      ...more,
    ]);
    const session = { id: 's', groupId: 'g', memberId: 'm0', name: 'a', secret: 'x', state: 'active' } as const;
    return groupOf(view, { session });
  };
  const voteIn = async (group: GroupOnDevice) => {
    const { screen } = show(<GroupResults group={group} />);
    fireEvent.click(screen.getByRole('tab', { name: 'Vote' }));
    return within(await screen.findByRole('tabpanel', { name: 'Vote' }));
  };

  it('vote by their answers: nothing is asked that the group did not ask', async () => {
    const panel = await voteIn(party());
    expect(await panel.findByRole('heading', { name: 'This group decides by its answers' })).toBeTruthy();
    expect(panel.getByRole('region', { name: 'What shall we eat?' })).toBeTruthy();
    expect(panel.queryByRole('region', { name: 'Why?' })).toBeNull();
    expect(panel.getByRole('link').getAttribute('href')).toBe('/custom-survey/g/m0');
    expect(panel.queryByRole('checkbox')).toBeNull();
    expect(panel.queryByText('When should we go?')).toBeNull();
  });

  it('show the votes where somebody has voted on days all the same', async () => {
    const panel = await voteIn(party(aRow('dateVote', 'd1', { memberId: 'm0', date: '2027-02-01', votedAt: 1 })));
    expect((await panel.findAllByText('When should we go?')).length).toBeGreaterThan(0);
  });

  it('lead to no vote and to no recommendations, also by the address of those', () => {
    const { screen } = show(<GroupResults group={party()} />);
    expect(screen.getAllByRole('tab').map((one) => one.textContent.trim())).toEqual([
      'Overview',
      'Participants',
      'Vote',
    ]);
    expect(screen.queryByRole('button', { name: 'Go vote' })).toBeNull();
    cleanup();
    const { screen: direct } = show(<GroupResults group={party()} />, '/?tab=places');
    expect(direct.getByRole('tab', { name: 'Overview', selected: true })).toBeTruthy();
    expect(direct.queryByRole('tab', { name: 'Picks' })).toBeNull();
  });

  it('say what most chose only once two have answered', () => {
    const { screen } = show(<GroupResults group={party()} />);
    expect(screen.getAllByText('1 of 1 answered this question')).toHaveLength(2);
    expect(screen.queryByText(/Most chose/)).toBeNull();
    cleanup();
    const second = aRow('customResponse', 'm1', {
      memberId: 'm1',
      responses: { q1: 'Thai' },
      createdAt: 1,
      updatedAt: 1,
    });
    const { screen: two } = show(<GroupResults group={party(aMemberRow('m1', 'Bo'), second)} />);
    expect(two.getByText(/Most chose/).textContent).toBe('Most chose Thai');
  });

  it('say of each question how many answered it, where an answer was sent with every box empty', () => {
    const questions = [{ id: 'q1', type: 'short_text' as const, question: 'Where to?', required: false, order: 0 }];
    const [, member] = rowList([{}]);
    const { data } = aGroupRow({ surveyType: 'custom', customQuestions: { questions } }) as Row<'group'>;
    const empty = aRow('customResponse', 'm0', { memberId: 'm0', responses: {}, createdAt: 1, updatedAt: 1 });
    const view = new GroupReplica([aRow('group', 'g', data), member as Row, empty]);
    const { screen } = show(<GroupResults group={groupOf(view)} />);
    const question = within(screen.getByRole('region', { name: 'Where to?' }));
    expect(question.getByText('0 of 1 answered this question')).toBeTruthy();
    expect(screen.queryByText('0 of 1 answered')).toBeNull();
  });
});
