import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Station } from '#shared/decision/stage.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { useAnswersWords } from '#app/screens/group/state-head.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));

const saidAlone = (stations: Station[]) => {
  const trip = { stage: 'alone', stations, overview: { people: [], missing: [] } } as unknown as TripState;
  return renderHook(() => useAnswersWords(trip, { session: undefined, isOrganizer: true })).result.current;
};

test('one person alone is promised common dates only where the survey asks for dates', () => {
  expect(saidAlone(['answers', 'dates', 'places', 'decided']).text).toMatch(/dates/);
  expect(saidAlone(['answers', 'decided'])).toEqual({ title: 'Now invite your friends', text: undefined });
});
