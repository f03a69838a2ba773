import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Station } from '#shared/decision/stage.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { useAnswersWords } from '#app/screens/group/state-head.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));

const stored = { groupId: 'g', shareUrl: 'a'.repeat(22), name: 'g', openedAt: 1 };

const saidAlone = (stations: Station[], done = 1) => {
  const overview = { people: [], missing: [], progress: { done } };
  const trip = { stage: 'alone', stations, overview } as unknown as TripState;
  return renderHook(() => useAnswersWords(trip, { session: undefined, isOrganizer: true, stored })).result.current;
};

test('one person alone is promised common dates with one more answer only where the survey asks for dates, and they have answered', () => {
  expect(saidAlone(['answers', 'dates', 'places', 'decided']).text).toMatch(/dates/);
  expect(saidAlone(['answers', 'dates', 'places', 'decided'], 0).text).toBeUndefined();
  expect(saidAlone(['answers', 'decided'])).toEqual({ title: 'Now invite your friends', text: undefined });
});

test('where all who are here have answered, it says no more than that, and that friends can still join', () => {
  const overview = { people: [], missing: [] };
  const trip = { stage: 'answers', stations: ['answers', 'decided'], overview } as unknown as TripState;
  const said = (isOrganizer: boolean) =>
    renderHook(() => useAnswersWords(trip, { session: undefined, isOrganizer, stored })).result.current;
  expect(said(true)).toEqual({
    title: 'Everyone here has answered',
    text: 'You can decide now. Friends can still join with the link.',
  });
  expect(said(false).text).toBe('The organizer can decide now. Friends can still join with the link.');
});

test('a deleted group asks nobody for anything: its head says how far it came', () => {
  const member = { id: 'm', isDone: false, isExcused: false, name: 'Bo' };
  const overview = { people: [member], missing: [member], progress: { done: 1, total: 2 } };
  const trip = { stage: 'answers', stations: ['answers', 'dates'], overview } as unknown as TripState;
  const session = { memberId: 'm' } as StoredSession;
  const said = (archived?: 'gone') =>
    renderHook(() => useAnswersWords(trip, { session, isOrganizer: false, stored: { ...stored, archived } })).result
      .current;
  expect(said().title).toBe('Your turn to answer');
  expect(said('gone')).toEqual({ title: '1 of 2 answered' });
});
