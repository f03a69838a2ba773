import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { readTripState } from '#app/parts/trip/trip-state.ts';
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

function stageFor(isOrganizer: boolean) {
  const view = new GroupReplica([...ownQuestions, aRow('decision', 'g', act)]);
  const session = { id: 's', groupId: 'g', memberId: 'm0', name: 'm0', secret: 'x', state: 'active' } as const;
  const group = groupOf(view, { isOrganizer, session });
  const trip = readTripState(group, 1_000);
  if (!trip) throw new Error('There is no group.');
  return show(<VotingStage group={group} trip={trip} />).screen;
}

test('a group with its own questions whose decision was opened again is decided by its organiser, and waits for nobody’s vote', () => {
  const screen = stageFor(true);
  expect(screen.getByRole('button', { name: 'Decide' })).toBeTruthy();
  expect(screen.queryByText(/wait/i)).toBeNull();
  expect(screen.queryByText(/votes/i)).toBeNull();
  cleanup();
  expect(stageFor(false).queryByRole('button', { name: 'Decide' })).toBeNull();
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
  const group = groupOf(view);
  const trip = readTripState(group, 1_000);
  if (!trip) throw new Error('There is no group.');
  const { screen } = show(<VotingStage group={group} trip={trip} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pick a destination');
  expect(screen.queryByText(/Deciding again|reopened/)).toBeNull();
});
