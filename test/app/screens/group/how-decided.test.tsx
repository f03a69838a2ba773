import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { DecisionAct } from '#shared/decision/schema.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { HowDecided } from '#app/screens/group/how-decided.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const danang = { id: 'vietnam/da-nang', name: 'Da Nang' };
const [april, may] = [
  { start: '2027-04-02', end: '2027-04-05' },
  { start: '2027-05-02', end: '2027-05-05' },
];
const confirm = (dates: DecisionAct['dates'], place: DecisionAct['place']): Partial<DecisionAct> => ({
  kind: 'confirm',
  dates,
  place,
});
/** What of the history is struck out. */
const struckOut = (...acts: Partial<DecisionAct>[]): string[] => {
  const last = acts.at(-1);
  const trip = {
    stage: 'places',
    acts: acts.map((act, at) => ({ id: String(at), data: { actorName: 'Ara', at, word: '', ...act } })),
    overview: { data: { shareUrl: 'link' } },
    fixedDates: last?.dates ?? null,
    fixedPlace: last?.place ?? null,
  } as unknown as TripState;
  const { screen } = show(<HowDecided trip={trip} />);
  return [...screen.container.querySelectorAll('del')].map((one) => one.textContent.replaceAll(/\s/gu, ' '));
};

test('of an earlier decision only what does not stand any more is struck out', () => {
  expect(struckOut(confirm(april, danang))).toEqual([]);
  cleanup();
  expect(struckOut(confirm(april, danang), confirm(may, danang))).toEqual(['Apr 2 – 5, 2027']);
  cleanup();
  expect(struckOut(confirm(april, danang), confirm(april, { id: null, name: 'Our inn' }))).toEqual(['Da Nang']);
  cleanup();
  expect(struckOut(confirm(april, danang), confirm(may, { id: null, name: 'Our inn' }))).toEqual([
    'Apr 2 – 5, 2027, Da Nang',
  ]);
});

test('days that stay while only the place is decided again are not struck out', () => {
  const reopened = (dates: DecisionAct['dates']): Partial<DecisionAct> => ({ kind: 'reopen', dates, place: null });
  expect(struckOut(confirm(april, null), reopened(april))).toEqual([]);
  cleanup();
  expect(struckOut(confirm(april, null), reopened(null))).toEqual(['Apr 2 – 5, 2027']);
});
