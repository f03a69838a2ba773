import type { OutboxEntry } from './db.ts';
import type { Device } from './device.ts';

/** A queued write as a person may take it along: what was written, without what gives rights. */
export function exportWrite({ mid, groupId, name, input, madeAt, state, code }: OutboxEntry): object {
  const { organizerToken: _token, adminPassword: _password, pin: _pin, ...written } = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  return { mid, groupId, name, written, madeAt: new Date(madeAt).toISOString(), state, ...(code ? { code } : {}) };
}

/** Everything on this device: groups with their rows, what waits or was refused, and drafts. No secrets. */
export async function exportDevice({ db, now }: Device): Promise<object> {
  const [groups, rows, writes, drafts] = await Promise.all([db.groups.toArray(), db.rows.toArray(), db.outbox.where('state').anyOf('pending', 'parked').sortBy('order'), db.drafts.toArray()]);
  return {
    exportedAt: new Date(now()).toISOString(),
    groups: groups.map((group) => ({ ...group, rows: rows.filter((row) => row.groupId === group.groupId).map(({ kind, id, data }) => ({ kind, id, data })) })),
    writes: writes.map(exportWrite),
    drafts,
  };
}
