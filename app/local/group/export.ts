import { rowSchemas } from '#shared/protocol/rows.ts';
import { type Kind } from '#shared/kernel/rows.ts';
import type { OutboxEntry, StoredGroup } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import type { GroupOnDevice } from './groups.ts';

/** A queued write for export: what was written, without secrets. */
export function exportWrite({ mutationId, groupId, name, input, madeAt, state, code }: OutboxEntry): object {
  const {
    organizerToken: _token,
    adminPassword: _password,
    pin: _pin,
    groupCode: _code,
    ...written
  } = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  return {
    mutationId,
    groupId,
    name,
    written,
    madeAt: new Date(madeAt).toISOString(),
    state,
    ...(code ? { code } : {}),
  };
}

/** Everything on this device: groups with their rows, pending and rejected writes, and drafts. No secrets. */
export async function exportDevice({ db, now }: Device): Promise<object> {
  const [groups, rows, writes, drafts] = await Promise.all([
    db.groups.toArray(),
    db.rows.toArray(),
    db.outbox.where('state').anyOf('pending', 'rejected').sortBy('order'),
    db.drafts.filter((one) => !one.isSpent).toArray(),
  ]);
  return {
    exportedAt: new Date(now()).toISOString(),
    groups: groups.map((group) =>
      withRows(
        group,
        rows.filter((row) => row.groupId === group.groupId),
      ),
    ),
    writes: writes.map(exportWrite),
    drafts,
  };
}

/** One group as this device shows it, its pending writes included: only what every member sees. */
export function exportGroup({ stored, view }: Pick<GroupOnDevice, 'stored' | 'view'>, nowMs: number): object {
  const rows = (Object.keys(rowSchemas) as Kind[]).flatMap((kind) => view.list(kind));
  return { exportedAt: new Date(nowMs).toISOString(), groups: [withRows(stored, rows)] };
}

function withRows(group: StoredGroup, rows: readonly { kind: Kind; id: string; data: unknown }[]): object {
  return { ...group, rows: rows.map(({ kind, id, data }) => ({ kind, id, data })) };
}
