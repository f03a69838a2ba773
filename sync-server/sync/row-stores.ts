import type { Knex } from 'knex';
import type { WireGone, WireRow } from '#shared/protocol/sync.ts';
import type { Kind, Row, Tombstone } from '#shared/kernel/rows.ts';
import { groupProfiles } from '#server/group/store.ts';
import { members } from '#server/access/members.ts';
import { simpleResponses } from '#server/survey/store.ts';
import { activityStore } from '#server/activity/store.ts';
import { customResponses } from '#server/custom-survey/store.ts';
import { preferences } from '#server/preference/store.ts';
import { budgetBands } from '#server/money/store.ts';
import { deadlines, decisionActs, decisions, rsvps } from '#server/decision/store.ts';
import { dateVotes, placeVotes, ratings, typedPlaces, typeVotes } from '#server/vote/store.ts';
import type { RowStore } from '#server/kernel/row-table.ts';
import { runStatements } from '#server/kernel/run-statements.ts';

/** The store of every kind of row; a missing one does not compile. */
export const rowStores: { [K in Kind]: RowStore<K> } = {
  group: groupProfiles,
  member: members,
  simpleResponse: simpleResponses,
  preference: preferences,
  customResponse: customResponses,
  dateVote: dateVotes,
  typeVote: typeVotes,
  placeVote: placeVotes,
  rating: ratings,
  typedPlace: typedPlaces,
  activity: activityStore,
  budgetBand: budgetBands,
  decision: decisions,
  decisionAct: decisionActs,
  deadline: deadlines,
  rsvp: rsvps,
};

/** Everything of a group that changed after a version, tombstones included. */
export async function rowsAfter(db: Knex, groupId: string, after: number): Promise<(Row | Tombstone)[]> {
  return (
    await runStatements(
      db,
      Object.values(rowStores).map((store) => () => store.read(db, groupId, { after })),
    )
  ).flat();
}

export async function liveRows(db: Knex, groupId: string): Promise<Row[]> {
  return (
    await runStatements<Row[][]>(
      db,
      Object.values(rowStores).map((store: RowStore) => () => store.live(db, groupId)),
    )
  ).flat();
}

export function toWire(entries: readonly (Row | Tombstone)[]): { rows: WireRow[]; gone: WireGone[] } {
  const rows: WireRow[] = [];
  const gone: WireGone[] = [];
  for (const entry of entries) {
    if (entry.data)
      rows.push({
        kind: entry.kind,
        id: entry.id,
        version: entry.version,
        timestamp: entry.timestamp,
        mutationId: entry.mutationId,
        data: entry.data,
      });
    else gone.push({ kind: entry.kind, id: entry.id, version: entry.version, timestamp: entry.timestamp });
  }
  return { rows, gone };
}
