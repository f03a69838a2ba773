import type { Knex } from 'knex';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import type { RandomBytes } from '#shared/kernel/ids.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import type { Row, Tombstone } from '#shared/kernel/rows.ts';
import type { Mutation, Result } from '#shared/protocol/sync.ts';
import type { SharedCommit } from '#server/kernel/shared-commit.ts';
import type { SlowWork } from '#server/kernel/slow-work.ts';
import type { GroupHead } from '#server/kernel/group-head.ts';
import type { MutationHooks } from '#server/kernel/mutation-hooks.ts';
import type { StrangerRefusals } from './stranger-refusals.ts';

/** What an exchange needs besides the request: storage, time and chance are arguments. */
export interface ExchangePorts {
  db: Knex;
  /** Runs a transaction that writes; one of its own unless given. `work`: in mutations. */
  write?: SharedCommit['run'] | undefined;
  now: () => number;
  random: RandomBytes;
  onException: (error: unknown, name: string) => void;
  /** Refuses whoever has been answered too much. @throws DomainError too_many_requests */
  checkAnswers?: () => void;
  /** Counts what was read to decide on a request, in bytes, whatever is answered. */
  read?: (bytes: number) => void;
  /** What one address and one group may spend on scrypt; without it as much as they like. */
  slowWork?: SlowWork;
  /** What strangers were refused lately; without it they are refused anew. */
  strangerRefusals?: StrangerRefusals;
  /** Without it no group is opened; left out: anybody may open one. */
  groupCode?: string | undefined;
  /** After how many months without activity a group is deleted; left out: never, and nothing is announced. */
  retentionMonths?: number | undefined;
}

/**
 * Who sends a mutation: by index in the request's tokens. `memberId` is known once a session (or a join in this batch)
 * binds it.
 */
export interface Actor {
  tokenHash: string;
  memberId: string | undefined;
}

export interface BatchActor extends Actor {
  /** A mutation that should have bound this session was refused: what comes behind it is not run (rule P9). */
  blocked: boolean;
}

/** A mutation of a request with its definition and hooks; an error code when it cannot be run at all. */
export interface ParsedMutation {
  mutation: Mutation;
  definition: MutationDefinition<unknown>;
  hooks: MutationHooks<unknown>;
  input: unknown;
}

/** What `prepare` of the mutations' hooks returned, by mutation id. */
export type PreparedWork = ReadonlyMap<string, unknown>;

export interface Batch {
  trx: Knex.Transaction;
  head: GroupHead;
  actors: readonly Actor[];
  isOrganizer: boolean;
  /** In the request's order, beside `parsed`. */
  mutations: readonly Mutation[];
  parsed: readonly (ParsedMutation | ErrorCode)[];
  prepared: PreparedWork;
  /** Results that are not in the database, by mutation id. */
  remembered: readonly [string, Result][];
  now: number;
  random: RandomBytes;
  onException: (error: unknown, name: string) => void;
  /** See `ExchangePorts`. */
  read?: ExchangePorts['read'];
  /**
   * Each mutation in a savepoint of its own, written at once: slower, and the one that fails harms no other (rule P11).
   */
  alone: boolean;
}

export interface BatchOutcome {
  results: Result[];
  /** Those of strangers that were refused: nothing of them is in the database. */
  unkept: Result[];
  /** What to publish; absent when nothing was accepted. */
  commit: { from: [number, string]; to: [number, string]; changes: (Row | Tombstone)[] } | undefined;
}

/** The highest timestamp of a group after these changes (rule P6). */
export const latestOf = (head: GroupHead, changes: readonly (Row | Tombstone)[]): number =>
  changes.reduce((latest, { timestamp }) => Math.max(latest, timestamp), head.latestTimestamp);

export const isEffect = (one: Result): boolean => one.code === 'applied' || one.code === 'superseded';

export const actorOf = <A>(mutation: Mutation, actors: readonly A[]): A | undefined =>
  typeof mutation.actor === 'number' ? actors[mutation.actor] : undefined;
