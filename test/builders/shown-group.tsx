import 'fake-indexeddb/auto';
import { render, type RenderResult } from '@testing-library/react';
import { Dexie } from 'dexie';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import type { GroupReplica } from '#shared/kernel/replica.ts';
import { LocalDb } from '#app/local/device/db.ts';
import { DeviceContext, type Device } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { anId } from '#test/builders/mutation.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

/** A group as a screen gets it, of these rows; the group's row has the id `g`. Nobody is logged in. */
export const groupOf = (view: GroupReplica, over: Partial<GroupOnDevice> = {}): GroupOnDevice => ({
  groupId: 'g',
  stored: { groupId: 'g', shareUrl: 'a'.repeat(22), name: 'g', openedAt: 1 },
  view,
  session: undefined,
  isOrganizer: false,
  waiting: new Set(),
  ...over,
});

let made = 0;

/** Draws a part of a screen on a device of its own. @param at its address */
export function show(what: ReactNode, at = '/', nowMs = 1_000): { screen: RenderResult; device: Device } {
  made += 1;
  const device = { db: new LocalDb(`shown-${made}`), now: () => nowMs, random: new SeededRandom(made).bytes };
  const screen = render(
    <MemoryRouter initialEntries={[at]}>
      <DeviceContext value={device}>{what}</DeviceContext>
    </MemoryRouter>,
  );
  return { screen, device };
}

/** From now on nothing can be written on this device. */
export function fillDisk({ db }: Device, error: Error = new Dexie.QuotaExceededError('The disk is full.')): void {
  vi.spyOn(db, 'write').mockRejectedValue(error);
}

/** A write of the group `g` that the server has rejected. */
export async function reject(device: Device, name: string, code: ErrorCode, input: unknown = {}): Promise<void> {
  await device.db.outbox.add({
    mutationId: anId(),
    groupId: 'g',
    actor: 'organizer',
    name,
    ver: 1,
    input,
    timestamp: 1,
    state: 'rejected',
    code,
    madeAt: 1,
  });
}
