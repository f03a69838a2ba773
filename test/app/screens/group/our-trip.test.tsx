import { act as inPage, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { readTripState } from '#app/parts/trip/trip-state.ts';
import { DecidedTrip } from '#app/screens/group/decided-trip.tsx';
import { aGroupRow, aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowList } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dates = { start: '2027-12-18', end: '2027-12-19' };
const act = { kind: 'confirm', dates, place: null, word: 'See you', actorName: 'a', base: null, at: 1 } as const;
const view = new GroupReplica([
  ...rowList([aFriend({}), aFriend({})]),
  aRow('decision', 'g', act),
  aRow('decisionAct', 'a1', act),
]);
const session = { id: 's', groupId: 'g', memberId: 'm0', name: 'a', secret: 'x', state: 'active' } as const;

function shownTrip(group: GroupOnDevice) {
  const trip = readTripState(group, 1_000);
  if (!trip?.trip) throw new Error('Nothing is decided.');
  return show(
    <DecidedTrip group={group} trip={trip} last={trip.trip}>
      <p>What stands below</p>
    </DecidedTrip>,
  );
}

/** With what is loaded after the dates and the place. */
async function tripOf(group: GroupOnDevice) {
  const { screen } = shownTrip(group);
  await screen.findByText('What stands below');
  return screen;
}

test('dates and place stand there at once, and what is below comes with what is fetched', async () => {
  const decided = { ...act, place: { id: null, name: 'Busan' } };
  const rows = [...rowList([aFriend(), aFriend()]), aRow('decision', 'g', decided), aRow('decisionAct', 'a1', decided)];
  const { screen } = shownTrip(groupOf(new GroupReplica(rows)));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Dec.18.*Busan/);
  expect(await screen.findByText('What stands below')).toBeTruthy();
});

test('decided again with a place of their own words, it shows nothing of the place before', async () => {
  const decidedFor = (place: { id: string | null; name: string }, at: number) => {
    const row = { ...act, place, at };
    return groupOf(
      new GroupReplica([
        ...rowList([aFriend(), aFriend()]),
        aRow('decision', 'g', row),
        aRow('decisionAct', `a${at}`, row),
      ]),
    );
  };
  let decideAgain = () => undefined as void;
  function Home() {
    const [group, setGroup] = useState(() => decidedFor({ id: 'japan/tokyo', name: 'Tokyo' }, 1));
    decideAgain = () => {
      setGroup(decidedFor({ id: null, name: 'Our cabin' }, 2));
    };
    const trip = readTripState(group, 1_000);
    if (!trip?.trip) throw new Error('Nothing is decided.');
    return (
      <DecidedTrip group={group} trip={trip} last={trip.trip}>
        <p>What stands below</p>
      </DecidedTrip>
    );
  }
  const { screen } = show(<Home />);
  await screen.findByText('What stands below');
  const title = () => screen.getByRole('heading', { level: 1 }).textContent.replaceAll('\u00a0', ' ');
  await waitFor(() => {
    expect(title()).toContain('Tokyo');
    expect(screen.container.querySelector('[aria-busy]')).toBeNull();
  });
  inPage(() => {
    decideAgain();
  });
  expect(title()).toContain('Our cabin');
  expect(screen.container.textContent).not.toContain('Tokyo');
});

test('a decided trip asks who comes, counts the days and can be decided again', async () => {
  const screen = await tripOf(groupOf(view, { session, isOrganizer: true }));
  expect(screen.getByRole('button', { name: 'I’m in' })).toBeTruthy();
  expect(screen.getByText(/days to go/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

test('of a deleted group it stays readable, and offers and counts nothing any more', async () => {
  const group = groupOf(view, { session, isOrganizer: true });
  const screen = await tripOf({ ...group, stored: { ...group.stored, archived: 'gone' } });
  expect(screen.getAllByText('“See you”').length).toBeGreaterThan(0);
  expect(screen.queryByText(/days to go/)).toBeNull();
  expect(screen.queryAllByRole('button')).toEqual([]);
  cleanup();
  const visitor = groupOf(view);
  expect((await tripOf(visitor)).getByRole('link', { name: /name/ })).toBeTruthy();
  cleanup();
  const gone = await tripOf({ ...visitor, stored: { ...visitor.stored, archived: 'gone' } });
  expect(gone.queryByRole('link', { name: /name/ })).toBeNull();
});

test('how it was decided leads to the votes, and to the answers where the group asked questions of its own', async () => {
  expect((await tripOf(groupOf(view))).getByRole('link', { name: 'See the votes' })).toBeTruthy();
  cleanup();
  const { data } = aGroupRow({ surveyType: 'custom', customQuestions: { questions: [] } }) as Row<'group'>;
  const own = new GroupReplica([aRow('group', 'g', data), aRow('decision', 'g', act), aRow('decisionAct', 'a1', act)]);
  const screen = await tripOf(groupOf(own));
  expect(screen.getByRole('link', { name: 'See every question' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See the votes' })).toBeNull();
});

test('while a part is decided again the text that is shared tells only what stands', async () => {
  const place = { id: null, name: 'Busan' };
  const confirmed = { ...act, place };
  const reopened = { ...act, kind: 'reopen', dates, place: null } as const;
  const sharedAfter = async (...acts: (typeof confirmed | typeof reopened)[]) => {
    cleanup();
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const newest = acts.at(-1) ?? confirmed;
    const all = new GroupReplica([
      ...rowList([aFriend({}), aFriend({})]),
      aRow('decision', 'g', newest),
      ...acts.map((one, index) => aRow('decisionAct', `a${index}`, { ...one, at: index + 1 })),
    ]);
    fireEvent.click((await tripOf(groupOf(all))).getByRole('button', { name: 'Send the link' }));
    const [[{ text }]] = share.mock.calls as unknown as [[{ text: string }]];
    return text.replaceAll(/\s/gu, ' ');
  };
  expect(await sharedAfter(confirmed)).toMatch(/Busan.*Dec 18/);
  const standing = await sharedAfter(confirmed, reopened);
  expect(standing).toMatch(/Dec 18/);
  expect(standing).not.toMatch(/Busan/);
});

test('a trip with dates and no place says so to everybody, and its organiser opens the vote on the place alone', async () => {
  expect(
    (await tripOf(groupOf(view, { session }))).getByRole('heading', { name: 'The destination isn’t decided yet' }),
  ).toBeTruthy();
  expect(document.body.textContent).not.toContain('Vote on the destination');
  cleanup();
  const group = groupOf(view, { session, isOrganizer: true });
  const { screen, device } = shownTrip(group);
  await screen.findByText('What stands below');
  fireEvent.click(screen.getByRole('button', { name: 'Vote on the destination' }));
  await waitFor(async () => {
    expect(await device.db.outbox.toArray()).toMatchObject([
      { name: 'decide', input: { kind: 'reopen', dates, place: null, word: '' } },
    ]);
  });
});

test('a place that no decision had is chosen for the first time, one that was given up is decided again', async () => {
  const confirmed = { ...act, place: { id: null, name: 'Busan' } };
  const open = { ...act, kind: 'reopen', place: null } as const;
  const after = async (first: typeof confirmed | typeof act) => {
    const rows = [
      ...rowList([aFriend({}), aFriend({})]),
      aRow('decision', 'g', open),
      aRow('decisionAct', 'a1', first),
      aRow('decisionAct', 'a2', { ...open, at: 2 }),
    ];
    const group = groupOf(new GroupReplica(rows), { session });
    const trip = readTripState(group, 1_000);
    await tripOf(group);
    return trip?.isAgain;
  };
  expect(await after(act)).toBe(false);
  expect(document.body.textContent).toMatch(/days to go/);
  expect(document.body.textContent).not.toContain('Deciding again');
  expect(document.body.textContent).not.toContain('isn’t decided yet');
  cleanup();
  expect(await after(confirmed)).toBe(true);
  expect(document.body.textContent).toContain('Deciding again');
});

test('"I’m in" that is still on this device alone is marked so', async () => {
  const rsvp = aRow('rsvp', 'm0', { memberId: 'm0', answer: 'coming', word: '', dates, at: 9 });
  const rows = [
    ...rowList([aFriend({}), aFriend({})]),
    aRow('decision', 'g', act),
    aRow('decisionAct', 'a1', act),
    rsvp,
  ];
  const group = groupOf(new GroupReplica(rows), { session });
  expect((await tripOf(group)).queryByText('Only on this device')).toBeNull();
  cleanup();
  const screen = await tripOf({ ...group, waiting: new Set([rsvp.mutationId]) });
  // In the line of what was said, and in the list of who comes.
  expect(await screen.findAllByText('Only on this device', undefined, { timeout: 5_000 })).toHaveLength(2);
});
