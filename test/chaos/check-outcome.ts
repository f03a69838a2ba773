import type { Knex } from 'knex';
import type { WireRow } from '#shared/protocol/sync.ts';
import { nameKey } from '#shared/kernel/person-name.ts';
import { isPostgres, openAsItIs, type DatabaseConfig } from '#server/kernel/db.ts';
import type { NotedWrite, Writer } from './writer.ts';
import type { OutboxEntry } from '#app/local/device/db.ts';

const isEffect = (code: string | undefined): boolean => code === 'applied' || code === 'superseded';

/** The one refusal that the writers provoke: two of them put the same guest on the list. */
const isExpectedRefusal = (entry: OutboxEntry): boolean => entry.name === 'addMember' && entry.code === 'name_taken';

export interface Findings {
  lost: number;
  doubled: number;
  problems: string[];
}

/** Compares what people did with what the devices and the server have in the end. */
export async function checkOutcome(
  writers: readonly Writer[],
  serverRows: ReadonlyMap<string, WireRow[]>,
  config: DatabaseConfig,
): Promise<Findings> {
  const problems: string[] = [];
  let lost = 0;
  let doubled = 0;
  const db = openAsItIs(config);
  try {
    if (!isPostgres(db)) problems.push(...(await damagedPages(db)));

    // Every write has exactly one result, the one that its device received, and the server stores it unless it is a
    // stranger's refusal.
    const results = (await db('mutations').select({ mutationId: 'mutation_id' }, 'code')) as {
      mutationId: string;
      code: string;
    }[];
    const stored = new Map(results.map((one) => [one.mutationId, one.code]));
    const noted = writers.flatMap((one) => one.noted);
    const entries = new Map<string, OutboxEntry>();
    for (const { device } of writers)
      for (const entry of await device.db.outbox.toArray()) entries.set(entry.mutationId, entry);
    let unstored = 0;
    for (const { mutationId } of noted) {
      const entry = entries.get(mutationId);
      const code = stored.get(mutationId);
      // The server remembers refusals of those who only have the link for ten minutes, and stores none.
      if (entry?.actor === 'link' && entry.state === 'rejected' && isExpectedRefusal(entry) && code === undefined) {
        unstored += 1;
        continue;
      }
      if (!entry || code === undefined) {
        lost += 1;
        problems.push(
          `lost: ${mutationId} (${entry ? `${entry.name}, ${entry.state}` : 'not on its device'}; the server says ${code ?? 'nothing'})`,
        );
      } else if (
        entry.state === 'pending' ||
        entry.code !== code ||
        (entry.state === 'rejected' ? !isExpectedRefusal(entry) : !isEffect(code))
      ) {
        problems.push(`${entry.name} ${mutationId}: ${entry.state} ${entry.code ?? ''} here, ${code} there`);
      }
    }
    doubled += results.length - stored.size;
    if (results.length + unstored !== noted.length)
      problems.push(`${results.length} results and ${unstored} refusals of strangers for ${noted.length} writes`);

    // No version of a group is missing or twice.
    for (const { id, version, all } of await db('groups as g').select(
      'g.id',
      'g.version',
      db('group_versions').whereRaw('group_id = g.id').count('*').as('all'),
    )) {
      if (all !== version + 1) problems.push(`group ${id}: ${all} versions up to ${version}`);
    }
    for (const [groupId, rows] of serverRows)
      problems.push(
        ...compare(
          groupId,
          rows,
          noted.filter((one) => one.groupId === groupId),
          entries,
        ),
      );
  } finally {
    await db.destroy();
  }
  return { lost, doubled, problems };
}

/** What only SQLite can be asked. */
async function damagedPages(db: Knex): Promise<string[]> {
  const problems: string[] = [];
  const integrity = await db.raw<{ integrity_check: string }[]>('PRAGMA integrity_check');
  if (integrity[0]?.integrity_check !== 'ok')
    problems.push(`integrity_check: ${JSON.stringify(integrity.slice(0, 3))}`);
  const broken = await db.raw<unknown[]>('PRAGMA foreign_key_check');
  if (broken.length > 0) problems.push(`foreign_key_check: ${JSON.stringify(broken.slice(0, 3))}`);
  return problems;
}

/**
 * The rows of a group beside what the noted writes alone make of it: of the writes with an effect on a row, the latest
 * timestamp stands.
 */
function compare(
  groupId: string,
  rows: readonly WireRow[],
  noted: readonly NotedWrite[],
  entries: ReadonlyMap<string, OutboxEntry>,
): string[] {
  const problems: string[] = [];
  const expected = new Map<string, { write: NotedWrite; timestamp: number }>();
  for (const write of noted) {
    const entry = entries.get(write.mutationId);
    if (!write.sets || !entry || !isEffect(entry.code)) continue;
    const key = `${write.sets.kind}/${write.sets.id}`;
    const holder = expected.get(key);
    if (holder?.write.device === write.device && holder.timestamp >= entry.timestamp)
      problems.push(`${key}: a later write of one device has no later timestamp`);
    if (
      !holder ||
      entry.timestamp > holder.timestamp ||
      (entry.timestamp === holder.timestamp && write.mutationId > holder.write.mutationId)
    )
      expected.set(key, { write, timestamp: entry.timestamp });
  }
  const found = new Map(rows.filter((row) => row.kind !== 'activity').map((row) => [`${row.kind}/${row.id}`, row]));
  for (const [key, { write }] of expected) {
    const value = write.sets?.value;
    const row = found.get(key);
    found.delete(key);
    if (value === null) {
      if (row) problems.push(`${groupId}: ${key} was withdrawn and stands`);
    } else if (!row) problems.push(`${groupId}: ${key} is missing`);
    else if (!matches(row.data, value))
      problems.push(`${groupId}: ${key} is ${JSON.stringify(row.data)}, not ${JSON.stringify(value)}`);
  }
  for (const key of found.keys()) problems.push(`${groupId}: ${key} was made by nobody`);

  const names = new Set(
    rows.filter((row) => row.kind === 'member').map((row) => nameKey((row.data as { name: string }).name)),
  );
  for (const write of noted) {
    const entry = entries.get(write.mutationId);
    if (entry?.code === 'name_taken' && !names.has(nameKey(String(write.sets?.value))))
      problems.push(`${groupId}: ${String(write.sets?.value)} was refused, and nobody has that name`);
  }
  return problems;
}

/** A text is a name; of an object, every field that the write names. */
function matches(data: unknown, value: unknown): boolean {
  const row = data as Record<string, unknown>;
  if (typeof value === 'string') return row['name'] === value;
  return Object.entries(value as Record<string, unknown>).every(
    ([key, field]) => JSON.stringify(row[key]) === JSON.stringify(field),
  );
}
