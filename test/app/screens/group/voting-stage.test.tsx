import { cleanup, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { readTripState } from '#app/parts/trip/trip-state.ts';
import { VotingHead } from '#app/screens/group/voting-head.tsx';
import { VotingStage } from '#app/screens/group/voting-stage.tsx';
import { aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowList } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const place = { id: null, name: 'Busan' };
const ownQuestions = rowList([{}, {}]).map((row): Row =>
  row.kind === 'group'
    ? { ...row, data: { ...row.data, surveyType: 'custom', customQuestions: { questions: [] } } }
    : row,
);
const act = { kind: 'reopen', dates: null, place, word: '', actorName: 'a', base: null, at: 1 } as const;

const session = { id: 's', groupId: 'g', memberId: 'm0', name: 'm0', secret: 'x', state: 'active' } as const;

function shown(group: GroupOnDevice) {
  const trip = readTripState(group, 1_000);
  if (!trip) throw new Error('There is no group.');
  return show(
    <>
      <VotingHead trip={trip} />
      <Suspense fallback={<p>Coming</p>}>
        <VotingStage group={group} trip={trip} hasTastes={false} />
      </Suspense>
    </>,
  ).screen;
}

async function stageFor(isOrganizer: boolean) {
  const view = new GroupReplica([...ownQuestions, aRow('decision', 'g', act)]);
  const screen = shown(groupOf(view, { isOrganizer, session }));
  await waitFor(() => {
    expect(screen.queryByText('Coming')).toBeNull();
  });
  return screen;
}

test('a group with its own questions whose decision was opened again is decided by its organiser, and waits for nobody’s vote', async () => {
  const screen = await stageFor(true);
  expect(screen.getByRole('button', { name: 'Decide' })).toBeTruthy();
  expect(screen.queryByText(/wait/i)).toBeNull();
  expect(screen.queryByText(/votes/i)).toBeNull();
  cleanup();
  expect((await stageFor(false)).queryByRole('button', { name: 'Decide' })).toBeNull();
});

test('a decided trip that gets the place it lacked is asked where to go, as for the first time', () => {
  const dates = { start: '2027-12-18', end: '2027-12-19' };
  const first = { ...act, kind: 'confirm', dates, place: null } as const;
  const open = { ...act, dates, place: null, at: 2 };
  const view = new GroupReplica([
    ...rowList([aFriend({}), aFriend({})]),
    aRow('decision', 'g', open),
    aRow('decisionAct', 'a1', first),
    aRow('decisionAct', 'a2', open),
  ]);
  const screen = shown(groupOf(view));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pick a destination');
  expect(screen.queryByText(/Deciding again|reopened/)).toBeNull();
});

test('what is voted for and what suits everybody is said before anything is fetched for it; a visitor sees at once who is awaited', async () => {
  const range = { availability: [{ start: '2027-04-02', end: '2027-04-05' }] };
  const view = new GroupReplica(rowList([aFriend(range), aFriend(range)]));
  const member = shown(groupOf(view, { session }));
  expect(member.getByRole('heading', { level: 1 }).textContent).toBe('Pick the dates');
  expect(member.getByText(/^Apr 2 – 5, 2027: everyone can go/)).toBeTruthy();
  expect(await member.findByRole('heading', { level: 2, name: 'When should we go?' })).toBeTruthy();
  cleanup();
  expect(shown(groupOf(view)).getByText('Waiting for m0 and m1 to vote')).toBeTruthy();
});
