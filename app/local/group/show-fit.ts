import type { StoredSession } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { enqueue, writtenBy } from '#app/local/outbox/queue.ts';

/** Whether the group sees by name how a destination suits the session's member. */
export const showFit = (device: Device, session: StoredSession, isShown: boolean): Promise<string> =>
  enqueue(device, { ...writtenBy(session), name: 'showFit', input: { isShown } });
