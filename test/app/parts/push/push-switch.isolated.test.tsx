import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StoredSession } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { readPushChoice, type PushChoice } from '#app/local/push/push-choice.ts';
import { PushSwitch } from '#app/parts/push/push-switch.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { FakePush } from '../../local/push/fake-push.ts';

type Choice = PushChoice | 'none';
const { push, stored } = await vi.hoisted(async () => {
  const { FakePush: Fake } = await import('../../local/push/fake-push.ts');
  const nothingStored: { choice: Choice; tell: () => void } = { choice: 'none', tell: () => undefined };
  return { push: { now: new Fake() }, stored: nothingStored };
});
vi.mock('#app/local/push/page-push.ts', () => ({
  get pagePush() {
    return push.now;
  },
}));
vi.mock('#app/local/push/use-push-server.ts', () => ({ usePushServer: () => 'tells' }));
vi.mock('#app/parts/push/push-ability.ts', () => ({ pushAbility: () => 'can' }));
vi.mock('#app/local/push/use-push-state.ts', () => ({
  usePushChoice: () =>
    useSyncExternalStore(
      (tell) => {
        stored.tell = tell;
        return () => undefined;
      },
      () => stored.choice,
    ),
}));

beforeAll(() => speak('en'));
beforeEach(() => {
  push.now = new FakePush();
  stored.choice = 'none';
});
afterEach(cleanup);

const session = { id: 's', groupId: 'g', memberId: 'm', token: 't' } as unknown as StoredSession;

function shown() {
  const { screen, device } = show(<PushSwitch session={session} />);
  const bell = screen.getByRole('switch') as HTMLInputElement;
  return { screen, device, bell };
}

/**
 * Taps a switch that shows the other state, again while it is busy, until the choice is stored and the switch was drawn
 * after it.
 */
async function turn(bell: HTMLInputElement, device: Device, isOn: boolean): Promise<void> {
  await waitFor(async () => {
    if (bell.checked !== isOn) fireEvent.click(bell);
    expect((await readPushChoice(device.db, session.groupId))?.isOn).toBe(isOn);
  });
  await act(() => Promise.resolve());
  expect(bell.checked).toBe(isOn);
}

test('what was asked for stands until this device has read what has become of it: a second tap undoes it and does not repeat it', async () => {
  const { bell, device } = shown();
  // The stored choice is not read anew in all that time.
  await turn(bell, device, true);
  await turn(bell, device, false);
  await turn(bell, device, true);
  act(() => {
    stored.choice = { isOn: true, sessionId: 's' };
    stored.tell();
  });
  expect(bell.checked).toBe(true);
});

test('what could not be done is not shown as done', async () => {
  const { screen, bell } = shown();
  push.now.isDown = true;
  fireEvent.click(bell);
  await screen.findByRole('alert');
  expect(bell.checked).toBe(false);
  push.now.isDown = false;
  push.now.answer = 'denied';
  fireEvent.click(bell);
  await waitFor(() => {
    expect(push.now.said).toContain('ask');
  });
  await waitFor(() => {
    expect(bell.checked).toBe(false);
  });
});
