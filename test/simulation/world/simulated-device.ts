import type { OutboxEntry, StoredCursor, StoredGroup, StoredRow, StoredSession } from '#app/local/device/db.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';
import { Storage } from './storage.ts';
import type { Tab } from './tab.ts';
import type { SimulatedTime } from './time.ts';

export interface DeviceOptions {
  label: string;
  random: SeededRandom;
  time: SimulatedTime;
  /** How much the device's clock is ahead, in ms. */
  skewMs: number;
  /** Whether its browser has Web Locks. */
  hasLocks: boolean;
}

/** A device: one storage, a clock of its own, up to three tabs; and notes for the checks. */
export class SimulatedDevice {
  readonly label: string;
  readonly random: SeededRandom;
  readonly hasLocks: boolean;
  readonly storage: Storage;
  tabs: Tab[] = [];
  readonly locks = new Map<string, Tab>();
  skewMs: number;
  /** Nothing gets through, and nothing reports it. */
  isSilentlyCutOff = false;
  /** Airplane mode: everything fails at once. */
  isOffline = false;
  /** Every mutation that was ever queued here, with the member who made it. */
  readonly queued = new Map<string, { name: string; memberId: string | undefined }>();
  /**
   * The members under whom a mutation was queued here, also in a storage that was replaced since: a person may have
   * resolved a name clash there.
   */
  readonly authors = new Map<string, Set<string>>();
  /** Session -> the members whom it has been for here, also in a storage that was replaced since. */
  readonly membersOf = new Map<string, Set<string>>();
  /** Mutation ids that the person has discarded, or that were forgotten after a month. */
  readonly discarded = new Set<string>();
  /** Mutation ids whose queueing was reported to the person as done. */
  readonly reportedKept = new Set<string>();
  /** `storage.writes` when the device was last checked. */
  checkedWrites = -1;
  /** Mutation ids that have to be in effect again after the last restore that this device heard of. */
  mustResubmit = new Set<string>();
  /** Which restore that was: `record.restores` of then. */
  heardOfRestore = 0;
  /** Acceptance -> `record.effects` when it was first seen here. Kept when the storage is replaced. */
  readonly acceptedAt = new Map<string, number>();
  /** Acceptances that no result tells of: a later vote of the same member stands. */
  readonly overtaken = new Set<string>();
  /** Rises when the storage is replaced. */
  generation = 0;
  private readonly time: SimulatedTime;

  constructor(options: DeviceOptions) {
    this.label = options.label;
    this.random = options.random;
    this.time = options.time;
    this.skewMs = options.skewMs;
    this.hasLocks = options.hasLocks;
    this.storage = new Storage(options.label);
  }

  now(): number {
    return this.time.nowMs + this.skewMs;
  }

  outbox(): OutboxEntry[] {
    return this.storage.read<OutboxEntry>('outbox');
  }

  rows(groupId: string): StoredRow[] {
    return this.storage.read<StoredRow>('rows').filter((one) => one.groupId === groupId);
  }

  cursor(groupId: string): StoredCursor | undefined {
    return this.storage.read<StoredCursor>('cursors').find((one) => one.groupId === groupId);
  }

  group(groupId: string): StoredGroup | undefined {
    return this.storage.read<StoredGroup>('groups').find((one) => one.groupId === groupId);
  }

  sessions(): StoredSession[] {
    return this.storage.read<StoredSession>('sessions');
  }

  /** The organizer's secret of a group, if this device has it. */
  organizerTokens(groupId: string): string[] {
    return this.storage
      .read<{ groupId: string; token: string }>('organizers')
      .filter((one) => one.groupId === groupId)
      .map((one) => one.token);
  }

  /**
   * Notes what is new in the outbox, so that nothing can vanish without being noticed, and whom the sessions are for.
   */
  noteQueue(): void {
    for (const { id, memberId } of this.sessions()) {
      const members = this.membersOf.get(id) ?? new Set();
      this.membersOf.set(id, members.add(memberId));
    }
    for (const { mutationId, name, memberId } of this.outbox()) {
      this.queued.set(mutationId, { name, memberId });
      if (memberId === undefined) continue;
      const authors = this.authors.get(mutationId) ?? new Set();
      this.authors.set(mutationId, authors.add(memberId));
    }
  }

  /** The storage was replaced: what was queued in the old one is not expected any more. */
  forgetQueue(): void {
    this.queued.clear();
    this.reportedKept.clear();
    this.checkedWrites = -1;
    this.generation += 1;
  }
}
