import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { DecisionAct } from '#shared/decision/schema.ts';
import { findCity, findCountry } from '#shared/destination/core/read-core.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Device } from '#app/local/device/device.ts';
import { readTripState } from '#app/parts/trip/trip-state.ts';
import { ChangedCard } from '#app/screens/group/changed-card.tsx';
import { HowDecided } from '#app/screens/group/how-decided.tsx';
import { aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { aFriend, rowList } from '#test/shared/recommendation/groups.ts';

const useCatalogue = vi.hoisted(() => vi.fn());
vi.mock('#app/local/catalogue/catalogue.ts', () => ({ useCatalogue }));
beforeAll(() => speak('en'));
const devices: Device[] = [];
afterEach(async () => {
  cleanup();
  // Behind what a card has asked its device for: that comes before the window of this file is gone.
  await Promise.all(devices.splice(0).map(({ db }) => db.drafts.count()));
});

const dates = { start: '2027-04-02', end: '2027-04-05' };
const act = (id: string | null, name: string): DecisionAct => ({
  kind: 'confirm',
  dates,
  place: { id, name },
  word: '',
  actorName: 'Ara',
  base: null,
  at: 1,
});
const [inn, osaka, naha] = [act(null, '우리 집'), act('japan/osaka', '오사카'), act('japan/naha', '나하')];

/** Every line that names a place of a decision. */
function everywhere(): ReactNode {
  const acts = [
    aRow('decisionAct', 'w', inn),
    aRow('decisionAct', 'x', osaka),
    aRow('decisionAct', 'y', naha),
    aRow('decision', 'g', naha),
  ];
  const group = groupOf(new GroupReplica([...rowList([aFriend(), aFriend()]), ...acts]));
  const trip = readTripState(group, 1_000);
  const [before, now] = trip?.acts.slice(-2) ?? [];
  if (!trip || !before || !now) throw new Error('There is no decision.');
  return (
    <>
      <HowDecided trip={trip} />
      <ChangedCard
        group={group}
        change={{ before, now, hasNewDates: false, hasNewPlace: true, number: 2 }}
        me={undefined}
      />
    </>
  );
}
function said(): string {
  const { screen, device } = show(everywhere());
  devices.push(device);
  return screen.baseElement.textContent;
}

test('a place of the catalogue has the name of the reader’s language in every line, and a typed one its own', () => {
  useCatalogue.mockReturnValue({ kind: 'ready', value: { core, findCity, findCountry } });
  const all = said();
  expect(all).not.toMatch(/나하|오사카/u);
  // The way, both acts, and the card of what changed: before and after, said and drawn.
  expect(all.match(/Naha/gu)).toHaveLength(4);
  expect(all.match(/Osaka/gu)).toHaveLength(3);
  expect(all).toContain('우리 집');
});

test('while the catalogue is on its way nothing is said in other letters; where it does not come, what the organiser saw', () => {
  useCatalogue.mockReturnValue({ kind: 'loading' });
  expect(said()).not.toMatch(/나하|오사카/u);
  cleanup();
  useCatalogue.mockReturnValue({ kind: 'failed' });
  expect(said()).toMatch(/나하/u);
});
