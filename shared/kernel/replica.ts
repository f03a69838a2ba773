import { beats, rowKey, type Data, type Kind, type WriteTimestamp, type Row, type Tombstone } from './rows.ts';

/** What a reducer may read of a group. */
export interface GroupState {
  get<K extends Kind>(kind: K, id: string): Row<K> | undefined;
  list<K extends Kind>(kind: K): Row<K>[];
  /** How many rows of a kind belong to a member. */
  countOf(kind: OwnedKind, memberId: string): number;
}

/** What a reducer may do to a group: sets and removals, each an idempotent last-writer-wins step. */
export interface GroupDraft extends GroupState {
  /** The timestamp under which this write stores its rows. */
  readonly writtenAs: WriteTimestamp;
  put<K extends Kind>(kind: K, id: string, data: Data<K>): void;
  remove(kind: Kind, id: string): void;
  /**
   * Changes a row's data and keeps its timestamp and mutation id: it is still the same write (rule P19). Nothing
   * happens where there is no row.
   */
  amend<K extends Kind>(kind: K, id: string, data: Data<K>): void;
  /**
   * Puts a removed row back with the timestamp that it had, so that what its member wrote after it is later (rule P6).
   */
  putBack<K extends Kind>(kind: K, id: string, data: Data<K>, writtenAs: WriteTimestamp): void;
  /** Whether there was such a row and it was removed. Only the server knows: devices keep no tombstones. */
  wasRemoved(kind: Kind, id: string): boolean;
  /** A removal by authority: it beats any timestamp (rule P6). */
  removeForced(kind: Kind, id: string): void;
}

type Entry = Row | Tombstone;
/** Kinds whose rows name the member that they belong to. */
export type OwnedKind = { [K in Kind]: Data<K> extends { memberId: string } ? K : never }[Kind];

const ownerOf = (entry: Entry | undefined): string | undefined =>
  entry?.data && 'memberId' in entry.data ? entry.data.memberId : undefined;

function count(counts: Map<string, number>, entry: Entry | undefined, by: number): void {
  const owner = ownerOf(entry);
  if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + by);
}

/**
 * The timestamp with which a write stands over the present row; none where that row beats it. By authority it is later
 * than what it takes away (rule P6).
 */
function winningOver(
  holder: Entry | undefined,
  writtenAs: WriteTimestamp,
  forced: boolean,
): WriteTimestamp | undefined {
  if (!holder || beats(writtenAs, holder)) return writtenAs;
  if (forced) return { timestamp: holder.timestamp + 1, mutationId: writtenAs.mutationId };
  return holder.mutationId === writtenAs.mutationId ? writtenAs : undefined;
}

/** Rows of a kind as changes leave them. */
function listWith<K extends Kind>(rows: Row<K>[], kind: K, changes: ReadonlyMap<string, Entry>): Row<K>[] {
  const own = [...changes.values()].filter((entry) => entry.kind === kind);
  if (own.length === 0) return rows;
  const merged = new Map(rows.map((row) => [row.id, row]));
  for (const entry of own) {
    if (entry.data) merged.set(entry.id, entry as Row<K>);
    else merged.delete(entry.id);
  }
  return [...merged.values()];
}

/** How many rows of a kind a member has more by changes. @param before what they change */
function addedBy(changes: ReadonlyMap<string, Entry>, kind: OwnedKind, memberId: string, before: GroupState): number {
  let added = 0;
  for (const entry of changes.values()) {
    if (entry.kind !== kind) continue;
    if (ownerOf(entry) === memberId) added += 1;
    if (ownerOf(before.get(kind, entry.id)) === memberId) added -= 1;
  }
  return added;
}

/**
 * The rows of one group, in memory: confirmed rows plus tombstones. The device rebases its queue on it, the server runs
 * mutations on it; both therefore decide alike.
 */
export class GroupReplica implements GroupState {
  /** By kind and id: a reducer that counts a member's rows of one kind does not walk through all the others. */
  private readonly entries = new Map<Kind, Map<string, Entry>>();

  /** Rows of each member, of the kinds that were counted: a limit is asked for at every vote of a long queue. */
  private readonly counts = new Map<Kind, Map<string, number>>();

  constructor(rows: Iterable<Entry> = []) {
    for (const row of rows) this.load(row);
  }

  load(row: Entry): void {
    const ofKind = this.entries.get(row.kind);
    const counts = this.counts.get(row.kind);
    if (counts) {
      count(counts, ofKind?.get(row.id), -1);
      count(counts, row, 1);
    }
    if (ofKind) ofKind.set(row.id, row);
    else this.entries.set(row.kind, new Map([[row.id, row]]));
  }

  get<K extends Kind>(kind: K, id: string): Row<K> | undefined {
    const entry = this.held(kind, id);
    return entry?.data ? (entry as Row<K>) : undefined;
  }

  list<K extends Kind>(kind: K): Row<K>[] {
    const found: Row<K>[] = [];
    for (const entry of this.entries.get(kind)?.values() ?? []) if (entry.data) found.push(entry as Row<K>);
    return found;
  }

  countOf(kind: OwnedKind, memberId: string): number {
    return this.countsOf(kind).get(memberId) ?? 0;
  }

  /**
   * How many rows the member has, of which only those are here that are about to be written: counted elsewhere, after
   * they were loaded.
   */
  setCount(kind: OwnedKind, memberId: string, rows: number): void {
    this.countsOf(kind).set(memberId, rows);
  }

  private countsOf(kind: OwnedKind): Map<string, number> {
    const known = this.counts.get(kind);
    if (known) return known;
    const counts = new Map<string, number>();
    for (const entry of this.entries.get(kind)?.values() ?? []) count(counts, entry, 1);
    this.counts.set(kind, counts);
    return counts;
  }

  private held(kind: Kind, id: string): Entry | undefined {
    return this.entries.get(kind)?.get(id);
  }

  /** The timestamp of the last write of a row, a removal included. */
  lastWrite(kind: Kind, id: string): WriteTimestamp | undefined {
    return this.held(kind, id);
  }

  /**
   * Runs `act` on a draft whose writes have the timestamp `writtenAs`; nothing is kept unless the caller calls `keep`.
   */
  attempt<T>(
    writtenAs: WriteTimestamp,
    act: (draft: GroupDraft) => T,
  ): { outcome: T; changes: Entry[]; superseded: boolean; keep: () => void } {
    const changes = new Map<string, Entry>();
    let superseded = false;
    const entryOf = (kind: Kind, id: string) => changes.get(rowKey(kind, id)) ?? this.held(kind, id);
    const read = <K extends Kind>(kind: K, id: string) => {
      const entry = entryOf(kind, id);
      return entry?.data ? (entry as Row<K>) : undefined;
    };
    const set = (kind: Kind, id: string, data: Entry['data'], { timestamp, mutationId }: WriteTimestamp) => {
      changes.set(rowKey(kind, id), { kind, id, version: 0, timestamp, mutationId, data });
    };
    const write = (kind: Kind, id: string, data: Entry['data'], forced: boolean) => {
      const holder = this.held(kind, id);
      const winning = winningOver(holder, writtenAs, forced);
      if (!winning) {
        superseded = true;
        return;
      }
      // A row that the same write made and took back is not stored, nor is a removal by authority of a row that is not
      // there. Any other withdrawal leaves a tombstone also where there is no row yet: an older write may still be on
      // its way (rule P6).
      const key = rowKey(kind, id);
      if (data === null && !holder && (forced || changes.has(key))) changes.delete(key);
      else set(kind, id, data, winning);
    };
    const draft: GroupDraft = {
      writtenAs: { timestamp: writtenAs.timestamp, mutationId: writtenAs.mutationId },
      get: read,
      list: (kind) => listWith(this.list(kind), kind, changes),
      countOf: (kind, memberId) => this.countOf(kind, memberId) + addedBy(changes, kind, memberId, this),
      wasRemoved: (kind, id) => entryOf(kind, id)?.data === null,
      put: (kind, id, data) => {
        write(kind, id, data, false);
      },
      amend: (kind, id, data) => {
        const present = read(kind, id);
        if (present) changes.set(rowKey(kind, id), { ...present, version: 0, data });
      },
      putBack: set,
      remove: (kind, id) => {
        write(kind, id, null, false);
      },
      removeForced: (kind, id) => {
        write(kind, id, null, true);
      },
    };
    const outcome = act(draft);
    return {
      outcome,
      changes: [...changes.values()],
      superseded: superseded && changes.size === 0,
      keep: () => {
        for (const entry of changes.values()) this.load(entry);
      },
    };
  }
}
