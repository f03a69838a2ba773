import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { readTripState } from '#app/parts/trip/trip-state.ts';
import { Route } from '#app/screens/group/state-head.tsx';
import { aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowList } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

it('a trip that is confirmed without a place has no place chosen on its way', () => {
  const dates = { start: '2027-02-01', end: '2027-02-05' };
  const act = { kind: 'confirm', dates, place: null, word: '', actorName: 'a', base: null, at: 1 } as const;
  const group = groupOf(new GroupReplica([...rowList([aFriend(), aFriend()]), aRow('decision', 'g', act)]));
  const trip = readTripState(group, 1_000);
  if (!trip) throw new Error('There is no group.');
  expect(trip.stage).toBe('decided');
  const { screen } = show(<Route trip={trip} />);
  const classOf = (name: string) => screen.getByText(name).closest('li')?.className;
  expect(classOf('Place')).not.toMatch(/done/);
  expect(classOf('Dates')).toMatch(/done/);
});
