import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { readTripState } from '#app/parts/trip/trip-state.ts';
import { ProgressCard } from '#app/screens/group/progress-card.tsx';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowsOf } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const group = groupOf(rowsOf([aFriend({}), {}]));

function cardOf(shown: GroupOnDevice) {
  const trip = readTripState(shown, 1_000);
  if (!trip) throw new Error('There is no group.');
  return show(<ProgressCard group={shown} trip={trip} />).screen;
}

test('a group that goes on says what is missing, and leads to the answer', () => {
  const screen = cardOf(group);
  expect(screen.getByRole('link', { name: 'Join with your name' })).toBeTruthy();
  expect(screen.getByText(/then you’ll see your recommendations/)).toBeTruthy();
});

test('a deleted group leads nowhere and promises nothing: nobody can answer it any more', () => {
  const screen = cardOf({ ...group, stored: { ...group.stored, archived: 'gone' } });
  expect(screen.getByText('1 of 2 answered')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/recommendations/)).toBeNull();
  expect(screen.queryByRole('button', { name: /invite/ })).toBeNull();
});

test('the organizer can remind the others before their own answer is there; a member is asked for their answer first', () => {
  const waiting = groupOf(rowsOf([aFriend({}), {}, {}]), {
    session: { id: 's', groupId: 'g', memberId: 'm1', name: 'b', secret: 'x', state: 'active' },
  });
  const member = cardOf(waiting);
  expect(member.getByRole('link', { name: 'Take my survey' })).toBeTruthy();
  expect(member.queryByRole('button', { name: /^Remind / })).toBeNull();
  cleanup();
  const organizer = cardOf({ ...waiting, isOrganizer: true });
  expect(organizer.getByRole('link', { name: 'Take my survey' })).toBeTruthy();
  expect(organizer.getByRole('button', { name: /^Remind / })).toBeTruthy();
});

test('a deleted group has no deadline to wait for or to set', () => {
  const organizer = { ...group, isOrganizer: true };
  expect(cardOf(organizer).getByText('No deadline')).toBeTruthy();
  cleanup();
  expect(cardOf({ ...organizer, stored: { ...group.stored, archived: 'gone' } }).queryByText('No deadline')).toBeNull();
});
