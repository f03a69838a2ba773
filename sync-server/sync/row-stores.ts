import type { Knex } from 'knex';
import type { WireGone, WireRow } from '#shared/contract/sync.ts';
import type { Kind, Row, Tombstone } from '#shared/contract/rows.ts';
import { groupProfiles } from '#server/group/store.ts';
import { members } from '#server/member/store.ts';
import { simpleResponses } from '#server/survey/store.ts';
import { activityStore } from '#server/organizer/activity-store.ts';
import { customResponses } from '#server/custom-survey/store.ts';
import { preferences } from '#server/preference/store.ts';
import { dateVotes, hearts, typeVotes } from '#server/vote/store.ts';
import type { RowStore } from './row-table.ts';

/** The store of every kind of row; a missing one does not compile. */
export const rowStores: { [K in Kind]: RowStore<K> } = {
  group: groupProfiles,
  member: members,
  simpleResponse: simpleResponses,
  preference: preferences,
  customResponse: customResponses,
  dateVote: dateVotes,
  typeVote: typeVotes,
  heart: hearts,
  activity: activityStore,
};

/** Everything of a group that changed after a version, tombstones included. */
export async function rowsAfter(db: Knex, groupId: string, after: number): Promise<(Row | Tombstone)[]> {
  const found: (Row | Tombstone)[] = [];
  for (const store of Object.values(rowStores)) found.push(...(await store.read(db, groupId, { after })));
  return found;
}

export async function liveRows(db: Knex, groupId: string): Promise<Row[]> {
  const found: Row[] = [];
  for (const store of Object.values(rowStores)) found.push(...(await store.live(db, groupId)));
  return found;
}

export function toWire(entries: readonly (Row | Tombstone)[]): { rows: WireRow[]; gone: WireGone[] } {
  const rows: WireRow[] = [];
  const gone: WireGone[] = [];
  for (const entry of entries) {
    if (entry.data) rows.push({ kind: entry.kind, id: entry.id, version: entry.version, stamp: entry.stamp, mid: entry.mid, data: entry.data });
    else gone.push({ kind: entry.kind, id: entry.id, version: entry.version });
  }
  return { rows, gone };
}
