import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findCity, findCountry } from '#shared/destination/core/read-core.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { GroupResults } from '#app/screens/results/group-results.tsx';
import { aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { aFriend, rowList } from '#test/shared/recommendation/groups.ts';

vi.mock('#app/local/catalogue/catalogue.ts', () => ({
  useCatalogue: () => ({ kind: 'ready', value: { core, findCountry, findCity } }),
}));
// A busy machine takes its time to load the tabs.
beforeAll(() =>
  Promise.all([speak('en'), import('#app/screens/results/vote.tsx'), import('#app/parts/votes/place-poll.tsx')]),
);
afterEach(cleanup);

const dates = { start: '2027-04-02', end: '2027-04-05' };
const friends = rowList([aFriend({ availability: [dates] }), aFriend({ availability: [dates] }), {}]);
const dateVote = aRow('dateVote', 'm1:d', { memberId: 'm1', date: dates.start, votedAt: 1 });
const placeVotes = ['m0', 'm1'].map((memberId) =>
  aRow('placeVote', `${memberId}:o`, { memberId, destinationId: 'japan/osaka', votedAt: 2 }),
);
type Kind = 'dates' | 'confirm' | 'reopen';
const act = (kind: Kind) =>
  aRow('decision', 'g', {
    kind,
    dates,
    place: kind === 'confirm' ? { id: 'japan/osaka', name: 'Osaka' } : null,
    word: '',
    actorName: 'm0',
    base: null,
    at: 1,
  });
const resultsOf = (kind: Kind | undefined, at = '/?tab=vote', votes = placeVotes) => {
  const view = new GroupReplica([...friends, dateVote, ...votes, ...(kind ? [act(kind)] : [])]);
  const session = { id: 's', groupId: 'g', memberId: 'm0', name: 'm0', secret: 'x', state: 'active' } as const;
  return show(<GroupResults group={groupOf(view, { session })} />, at).screen;
};
const polls = async (screen: ReturnType<typeof resultsOf>) => {
  const panel = within(await screen.findByRole('tabpanel', { name: 'Vote' }));
  await panel.findByRole('heading', { name: 'Where should we go?' });
  return panel.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
};

test('once the dates are set, the vote tab asks for the place first, and nobody votes on dates', async () => {
  for (const kind of ['dates', 'reopen'] as const) {
    const screen = resultsOf(kind);
    expect(await polls(screen), kind).toEqual(['Where should we go?', 'When should we go?', 'What type of trip?']);
    const where = within(screen.getByRole('region', { name: 'Where should we go?' }));
    expect(where.getByRole('checkbox', { name: /^Osaka/, checked: true })).toBeTruthy();
    expect(where.getByRole('button', { name: 'Vote' })).toBeTruthy();
    const when = within(screen.getByRole('region', { name: 'When should we go?' }));
    expect(when.queryByRole('checkbox')).toBeNull();
    expect(when.getByText('1 of 3 voted')).toBeTruthy();
    cleanup();
  }
});

test('suggested places are voted on in the tab while the dates are open, after the other polls', async () => {
  expect(await polls(resultsOf(undefined))).toEqual([
    'When should we go?',
    'What type of trip?',
    'Where should we go?',
  ]);
  cleanup();
  const screen = resultsOf(undefined, '/?tab=vote', []);
  await screen.findByRole('heading', { name: 'When should we go?' });
  expect(screen.queryByRole('heading', { name: 'Where should we go?' })).toBeNull();
});

test('once the trip is decided, the votes on places stay and can only be read', async () => {
  const screen = resultsOf('confirm');
  await polls(screen);
  const where = within(screen.getByRole('region', { name: 'Where should we go?' }));
  expect(where.getAllByRole('listitem')).toHaveLength(1);
  expect(where.getByText('2 of 3 voted')).toBeTruthy();
  expect(where.getByText('You voted for it')).toBeTruthy();
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('the overview counts the voters of each poll by itself', async () => {
  const screen = resultsOf(undefined, '/');
  const card = within(screen.getByRole('region', { name: 'Votes so far' }));
  await card.findByRole('heading', { name: 'Destination' });
  const shown = card
    .getAllByRole('heading', { level: 3 })
    .map((one) => [one.textContent, one.nextElementSibling?.textContent]);
  expect(shown).toEqual([
    ['Dates', '1 of 3 voted'],
    ['Destination', '2 of 3 voted'],
  ]);
});

test('a vote on a place can be cast in the tab', async () => {
  const screen = resultsOf('dates', '/?tab=vote', []);
  await polls(screen);
  const where = within(screen.getByRole('region', { name: 'Where should we go?' }));
  const [first] = where.getAllByRole('checkbox');
  if (first) fireEvent.click(first);
  expect(await where.findByRole('button', { name: 'Vote · 1' })).toBeTruthy();
});
