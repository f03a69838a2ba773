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

it('whom the group goes on without counts at a vote only if they vote', () => {
  const rows = rowList([aFriend(), aFriend(), {}]).map((row) =>
    row.kind === 'group' ? { ...row, data: { ...row.data, excused: ['m2'] } } : row,
  );
  const said = (...votes: string[]) => {
    cleanup();
    const cast = votes.map((memberId) =>
      aRow('dateVote', `v-${memberId}`, { memberId, date: '2027-02-01', votedAt: 1 }),
    );
    const group = groupOf(new GroupReplica([...rows, ...cast]));
    const trip = readTripState(group, 1_000);
    if (!trip) throw new Error('There is no group.');
    return show(<Route trip={trip} />)
      .screen.getByText('Dates')
      .closest('li')?.textContent;
  };
  expect(said('m0')).toContain('1 of 2');
  expect(said('m0', 'm2')).toContain('2 of 3');
});
