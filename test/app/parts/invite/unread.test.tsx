import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, test, vi } from 'vitest';
import type { Unread } from '#app/net/read-invitation.ts';
import { UnreachableGroup } from '#app/parts/group-page/group-states.tsx';
import { InviteGate } from '#app/screens/language/invite-gate.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
// jsdom has none.
beforeEach(() => vi.stubGlobal('reportError', vi.fn()));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const unread: [Unread, boolean, string][] = [
  ['busy', true, 'Too many tries in a short time. Please wait a moment and try again.'],
  ['missing', true, 'Group not found. Please check the link.'],
  ['unreached', true, 'Moyeo can’t be reached right now'],
  ['unreached', false, 'You need a connection the first time you open an invitation.'],
];

it.each(unread)(
  'an invitation that is %s (with a network: %s) says why it is not shown',
  async (why, isOnline, says) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const { screen } = show(<InviteGate reading={Promise.resolve(why)} guess="en" />);
    await screen.findByText(says);
  },
);

test('a group that may not be asked for just now is not called a failure of the server', () => {
  const { screen } = show(<UnreachableGroup why="busy" retry={() => undefined} />);
  expect(screen.getByRole('heading').textContent).toBe('Moyeo can’t be reached right now');
  expect(screen.getByText('Too many tries in a short time. Please wait a moment and try again.')).toBeDefined();
});
