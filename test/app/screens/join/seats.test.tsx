import { createRef } from 'react';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import type { OpenView } from '#app/screens/join/join-view.ts';
import { JoinPanel } from '#app/screens/join/join-panel.tsx';
import { personHue } from '#app/ui/person-hue.ts';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => Promise.all([speak('en'), import('#app/screens/join/seats.tsx')]));
afterEach(cleanup);

const aPerson = (name: string, over: Partial<GroupPerson> = {}): GroupPerson => ({
  id: name,
  name,
  hue: personHue(1),
  claimed: false,
  isDone: false,
  isExcused: false,
  isOrganizer: false,
  isOnlyHere: false,
  ...over,
});

const organizer = aPerson('Minji', { claimed: true, isOrganizer: true });

/** The panel of an invitation to a group of these people. */
function invite(people: readonly GroupPerson[]) {
  const acts = { how: vi.fn(), enter: vi.fn(), sit: vi.fn(), goOn: vi.fn() };
  const view: OpenView = {
    kind: 'open',
    group: { name: 'Trip', description: '', createdBy: 'Minji' },
    people,
    asksOwn: false,
    requiresPin: false,
    isFull: false,
    sessionName: undefined,
    isOffline: false,
    problem: undefined,
    isBusy: false,
    hasFailed: false,
  };
  const ref = createRef<typeof acts>();
  ref.current = acts;
  const screen = render(
    <JoinPanel
      id="who"
      view={view}
      typed={{ name: '', email: '' }}
      onTyped={vi.fn()}
      isPressed={false}
      onPress={vi.fn()}
      acts={ref}
    />,
  );
  return { screen, acts };
}

describe('who a guest may become with one tap', () => {
  it('is not the organiser, who is asked about: the field for a name is open', async () => {
    const { screen, acts } = invite([organizer]);
    expect(screen.getByLabelText(/name is all/u)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: /Minji/u }));
    expect(acts.sit).not.toHaveBeenCalled();
    expect(acts.enter).toHaveBeenCalledWith({ name: 'Minji', email: '' });
  });

  it('is whoever was put on the list; those who are in stand after them, the organiser last', async () => {
    const { screen, acts } = invite([organizer, aPerson('Bo'), aPerson('Ann', { claimed: true })]);
    fireEvent.click(await screen.findByRole('button', { name: /Bo/u }));
    expect(acts.sit).toHaveBeenCalledWith('Bo', 'Bo');
    const names = screen.getAllByRole('listitem').map((one) => one.textContent);
    expect(names).toEqual(['Bo', 'New name', 'Ann', 'Minji']);
  });
});
