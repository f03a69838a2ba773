import { rowKey } from '#shared/kernel/rows.ts';
import type { Commit } from '#server/sync/report.ts';
import { VoteModel } from '../invariants/vote-model.ts';
import { rowText, type Rows } from './row-text.ts';

/** What is true in the server's present history. A restore replaces it by that of the backup. */
export interface History {
  /** Mutation ids with an effect. */
  accepted: Set<string>;
  /** Mutation id -> result code. */
  stored: Map<string, string>;
  /** Mutation id -> the version that it made. */
  versions: Map<string, number>;
  /** Group -> `groupId/version:nonce`, its latest point. */
  heads: Map<string, string>;
  /** Outbox queue -> the order of its last entry that ran. */
  lastRun: Map<string, number>;
  votes: VoteModel;
}

export const emptyHistory = (): History => ({
  accepted: new Set(),
  stored: new Map(),
  versions: new Map(),
  heads: new Map(),
  lastRun: new Map(),
  votes: new VoteModel(),
});

export const copyHistory = (history: History): History => ({
  accepted: new Set(history.accepted),
  stored: new Map(history.stored),
  versions: new Map(history.versions),
  heads: new Map(history.heads),
  lastRun: new Map(history.lastRun),
  votes: history.votes.copy(),
});

/**
 * Everything that the server has committed and reported, kept beside its database so that checks can compare with it.
 */
export class ServerRecord {
  present = emptyHistory();
  /** `groupId/version:nonce` -> the group's rows at that point, of every history that there has been. */
  readonly rowsAt = new Map<string, Rows>();
  /** How many mutations have had an effect, in all histories. */
  effects = 0;
  /** Mutation id -> `effects` when it last had one. */
  readonly effectOf = new Map<string, number>();
  /** `mutationId code`: results that have reached a page. */
  readonly heard = new Set<string>();
  /** Mutations whose results reached a page without the rows (its session had ended). */
  readonly reportedWithoutRows = new Set<string>();
  /** How often a backup was restored. */
  restores = 0;

  commit({ groupId, to, changes }: Commit): void {
    const rows = new Map(this.rowsNow(groupId) ?? []);
    for (const entry of changes) {
      const key = rowKey(entry.kind, entry.id);
      if (entry.data) rows.set(key, rowText(entry));
      else rows.delete(key);
    }
    const head = `${groupId}/${to[0]}:${to[1]}`;
    this.rowsAt.set(head, rows);
    this.present.heads.set(groupId, head);
  }

  /** A mutation has taken effect. */
  accept(mutationId: string, version: number): void {
    this.present.accepted.add(mutationId);
    this.present.versions.set(mutationId, version);
    this.effects += 1;
    this.effectOf.set(mutationId, this.effects);
  }

  /** The group's rows at the end of the present history; nothing when it does not know the group. */
  rowsNow(groupId: string): Rows | undefined {
    const head = this.present.heads.get(groupId);
    return head === undefined ? undefined : this.rowsAt.get(head);
  }

  headOf(groupId: string): string | undefined {
    return this.present.heads.get(groupId);
  }

  hasGroup(groupId: string): boolean {
    return this.present.heads.has(groupId);
  }
}
