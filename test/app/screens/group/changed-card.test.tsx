import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { ChosenPlace } from '#shared/decision/schema.ts';
import { lastChange } from '#shared/decision/changes.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Device } from '#app/local/device/device.ts';
import { readTripState } from '#app/parts/trip/trip-state.ts';
import { readComers } from '#app/screens/group/comers.ts';
import { ChangedCard } from '#app/screens/group/changed-card.tsx';
import { aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowList } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
const devices: Device[] = [];
afterEach(async () => {
  cleanup();
  await Promise.all(devices.splice(0).map(({ db }) => db.drafts.count()));
});

const dates = { start: '2027-04-02', end: '2027-04-05' };
const session = { id: 's', groupId: 'g', memberId: 'm0', name: 'Bo', secret: 's', state: 'active' } as const;
const typed = (name: string): ChosenPlace => ({ id: null, name });

function cardOf(before: ChosenPlace | null, now: ChosenPlace | null, said: 'coming' | 'away' = 'coming') {
  const act = (place: ChosenPlace | null, at: number) =>
    ({ kind: 'confirm', dates, place, word: '', actorName: 'Ara', base: null, at }) as const;
  const view = new GroupReplica([
    ...rowList([aFriend(), aFriend()]),
    { ...aRow('decisionAct', 'x', act(before, 1)), timestamp: 11 },
    { ...aRow('decisionAct', 'y', act(now, 2)), timestamp: 12 },
    aRow('decision', 'g', act(now, 2)),
    aRow('rsvp', 'm0', { memberId: 'm0', answer: said, word: '', dates, at: 1 }),
  ] as ConstructorParameters<typeof GroupReplica>[0]);
  const group = groupOf(view, { session });
  const trip = readTripState(group, 1_000);
  const change = trip && lastChange(trip.acts);
  if (!change) throw new Error('Nothing was changed.');
  const me = readComers(group, trip).find(({ person }) => person.id === 'm0');
  const { screen, device } = show(<ChangedCard group={group} change={change} me={me} />);
  devices.push(device);
  return { screen, device, headings: () => screen.getAllByRole('heading').map((one) => one.textContent) };
}

test('a place that is chosen for the first time was not changed, and nothing is crossed out', () => {
  const { screen, headings } = cardOf(null, typed('Busan'));
  expect(headings()[0]).toBe('Ara chose the destination');
  expect(screen.baseElement.querySelector('del')).toBeNull();
  expect(screen.baseElement.querySelector('ins')?.textContent).toBe('Busan');
});

test('another place asks whoever has answered once more; their answer stays until they say otherwise', async () => {
  const { screen, device, headings } = cardOf(typed('Busan'), typed('Jeju'));
  expect(headings()[0]).toBe('Ara changed the destination');
  expect(screen.baseElement.querySelector('del')?.textContent).toBe('Busan');
  expect(screen.getByText('You said you were in. The destination is new, so we’re asking again.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I’m still in' }));
  await waitFor(() => {
    expect(screen.getByText('You’re in')).toBeTruthy();
  });
  const [sent] = await device.db.outbox.toArray();
  expect(sent).toMatchObject({ name: 'answerRsvp', input: { answer: 'coming', dates } });
});

test('whoever could not come is asked, too, and nobody is asked about no place at all', () => {
  const away = cardOf(typed('Busan'), typed('Jeju'), 'away');
  expect(
    away.screen.getByText('You said you couldn’t come. The destination is new, so we’re asking again.'),
  ).toBeTruthy();
  cleanup();
  const without = cardOf(typed('Busan'), null);
  expect(without.screen.queryByRole('button', { name: 'I’m still in' })).toBeNull();
  expect(without.screen.getByRole('button', { name: 'Got it' })).toBeTruthy();
});
