import type { ExchangeResponse, WireRow } from '#shared/protocol/sync.ts';
import { post } from '#test/worlds/program.ts';
import { until } from './patience.ts';
import type { Writer } from './writer.ts';

/** Waits until nothing is left to be sent. */
export const untilSent = (writers: readonly Writer[], what: string): Promise<void> =>
  until(
    async () => (await Promise.all(writers.map(({ device }) => device.entries('pending')))).flat().length === 0,
    what,
    async () => (await Promise.all(writers.map(({ device }) => device.describe()))).filter(Boolean).join('; '),
  );

export async function drain(writers: readonly Writer[]): Promise<void> {
  await Promise.all(writers.map(({ device }) => device.wake()));
  await untilSent(writers, 'every queue is empty');
}

/** Waits until every device shows the server's rows, of all groups it is in. @returns them. */
export async function converge(writers: readonly Writer[], url: string): Promise<Map<string, WireRow[]>> {
  const rows = new Map<string, WireRow[]>();
  for (const groupId of new Set(writers.flatMap((one) => one.groupIds))) {
    const answer = (await post(url, '/api/sync', {
      proto: 1,
      groupId,
      cursor: null,
      tokens: [],
      mutations: [],
    })) as unknown as ExchangeResponse;
    if (answer.kind !== 'reset') throw new Error(`the server answers ${answer.kind} for ${groupId}`);
    rows.set(groupId, answer.rows);
  }
  for (const writer of writers) {
    for (const groupId of writer.groupIds) {
      const wanted = inOrder(rows.get(groupId) ?? []);
      await until(
        async () =>
          inOrder(
            (await writer.device.db.rows.where('groupId').equals(groupId).toArray()).map(
              ({ groupId: _, ...row }) => row,
            ),
          ) === wanted,
        `${writer.name} shows what the server has of ${groupId}`,
      );
    }
  }
  return rows;
}

const inOrder = (rows: readonly WireRow[]): string =>
  rows
    .map(({ kind, id, version, timestamp, mutationId, data }) =>
      JSON.stringify([kind, id, version, timestamp, mutationId, sorted(data)]),
    )
    .sort()
    .join('\n');

const sorted = (data: unknown): unknown =>
  Object.entries(data as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));
