import { tidyName } from '#shared/kernel/person-name.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { enqueue, writtenBy } from '#app/local/outbox/queue.ts';

/** Corrects the name of the session's member. */
export const changeName = (device: Device, session: StoredSession, name: string): Promise<string> =>
  enqueue(device, { ...writtenBy(session), name: 'changeName', input: { name: tidyName(name) } });
