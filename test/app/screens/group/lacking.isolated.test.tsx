import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { readTripState } from '#app/parts/trip/trip-state.ts';
import { DecideSheet } from '#app/screens/group/decide-sheet.tsx';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowList, rowsOf } from '#test/shared/recommendation/groups.ts';

vi.mock('#app/local/catalogue/catalogue.ts', () => ({ useCatalogue: () => ({ kind: 'failed' }) }));
beforeAll(() => speak('en'));
afterEach(cleanup);

function sheetOf(view: GroupReplica) {
  const group = groupOf(view, { isOrganizer: true });
  const trip = readTripState(group, 1_000);
  if (!trip) throw new Error('There is no group.');
  return show(<DecideSheet group={group} trip={trip} onClose={vi.fn()} />);
}

test('who has said no to a trip on these days is named, with their word, and nobody is told that it works for all', () => {
  const friends = [aFriend(), aFriend(), aFriend()];
  const range = readTripState(groupOf(rowsOf(friends), {}), 1_000) && aFriend().simple?.availability?.[0];
  if (!range) throw new Error('They gave no days.');
  const dates = { start: range.start, end: range.end };
  const said = { kind: 'rsvp', version: 1, timestamp: 1, mutationId: 'said' } as const;
  const view = new GroupReplica([
    ...rowList(friends),
    { ...said, id: 'm1', data: { memberId: 'm1', answer: 'away', word: 'Exams', dates, at: 1 } },
    {
      ...said,
      id: 'm2',
      data: { memberId: 'm2', answer: 'away', word: '', dates: { start: '2027-01-01', end: '2027-01-02' }, at: 1 },
    },
  ] as ConstructorParameters<typeof GroupReplica>[0]);
  const nameOf = (id: string) => view.get('member', id)?.data.name ?? '';
  const before = sheetOf(rowsOf(friends));
  expect(before.screen.getByRole('heading', { name: 'All of you can make these dates', hidden: true })).toBeTruthy();
  cleanup();
  const { screen } = sheetOf(view);
  expect(screen.getByRole('heading', { name: 'What doesn’t fit', hidden: true })).toBeTruthy();
  expect(screen.getByText(`${nameOf('m1')} has said they can’t come`)).toBeTruthy();
  expect(screen.getByText('“Exams”')).toBeTruthy();
  // Said of other days: they are asked again.
  expect(screen.queryByText(`${nameOf('m2')} has said they can’t come`)).toBeNull();
});
