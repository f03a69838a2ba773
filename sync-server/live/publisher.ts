import type { Knex } from 'knex';
import { rowKey, type Row, type Tombstone } from '#shared/kernel/rows.ts';
import { encodePatch } from '#shared/protocol/patch-codec.ts';
import type { Patch } from '#shared/protocol/sync.ts';
import { readHead } from '#server/kernel/group-head.ts';
import type { Log } from '#server/kernel/log.ts';
import type { Commit } from '#server/sync/report.ts';
import { toWire } from '#server/sync/row-stores.ts';
import { CatchUp } from './catch-up.ts';
import type { ChangeFeed } from './change-feed.ts';
import { isLarge } from './message-size.ts';
import type { Point, Rooms } from './rooms.ts';

/** Commits of one group within this many milliseconds share a patch (rule P12); the first one leaves at once. */
const patchWindowMs = 25;
const headPeriodMs = 30_000;

/** What waits for the end of its group's window. */
interface PatchWindow {
  chain: Point[];
  changes: Map<string, Row | Tombstone>;
  /** When the first of them was committed, on `performance`'s clock. */
  since: number;
  timer: NodeJS.Timeout;
}

export interface PublisherPorts {
  rooms: Rooms;
  db: Knex;
  log: Log;
  /** 0 <= x < 1 */
  random: () => number;
  /** Absent where this process alone serves the database: then every commit passes through `committed`. */
  changeFeed: ChangeFeed | undefined;
  /** Seconds from a commit of this process to the moment its patch leaves. */
  onPatch?: ((seconds: number) => void) | undefined;
}

/** Sends what has been committed to the group's sockets: patches, and from time to time the head. */
export class Publisher {
  private readonly windows = new Map<string, PatchWindow>();
  /** With several processes: the point that the sockets of a group have reached. */
  private readonly lastPublished = new Map<string, Point>();
  private readonly catchUp: CatchUp;
  private headTimer: NodeJS.Timeout;

  constructor(private readonly ports: PublisherPorts) {
    const { rooms, db, log, changeFeed } = ports;
    this.catchUp = new CatchUp({
      rooms,
      db,
      log,
      windowMs: patchWindowMs,
      beginReading: (groupId) => {
        clearTimeout(this.windows.get(groupId)?.timer);
        this.windows.delete(groupId);
        return this.lastPublished.get(groupId);
      },
      publish: (patch) => {
        this.publish(patch);
      },
    });
    rooms.onEmpty((groupId) => {
      this.lastPublished.delete(groupId);
    });
    changeFeed?.listen(
      (groupId) => {
        this.catchUp.request(groupId);
      },
      () => {
        for (const groupId of rooms.watchedGroups()) this.catchUp.request(groupId);
      },
    );
    this.headTimer = setTimeout(this.heads, headPeriodMs);
  }

  /** Whether a commit waits for the end of the group's window. */
  isWaiting(groupId: string): boolean {
    return (this.windows.get(groupId)?.chain.length ?? 0) > 0;
  }

  stop(): void {
    clearTimeout(this.headTimer);
    for (const { timer } of this.windows.values()) clearTimeout(timer);
    this.catchUp.stop();
  }

  /** A socket has read the group up to this point when it subscribed. */
  subscribed(groupId: string, tip: Point): void {
    const { rooms, changeFeed } = this.ports;
    if (changeFeed && !this.lastPublished.has(groupId) && rooms.isWatched(groupId))
      this.lastPublished.set(groupId, tip);
  }

  /** After the commit, never before. */
  committed(commit: Commit): void {
    const { rooms, changeFeed } = this.ports;
    const { groupId, from, to, changes } = commit;
    rooms.evict(commit);
    changeFeed?.notify(groupId);
    if (changeFeed && !this.continues(commit)) {
      this.catchUp.request(groupId, from);
      return;
    }
    const waiting = this.windows.get(groupId);
    if (waiting) {
      if (waiting.chain.length === 0) {
        waiting.chain.push(from);
        waiting.since = performance.now();
      }
      waiting.chain.push(to);
      for (const entry of changes) waiting.changes.set(rowKey(entry.kind, entry.id), entry);
      return;
    }
    const since = performance.now();
    this.publish({ groupId, chain: [from, to], ...toWire(changes) }, since);
    this.openWindow(groupId);
  }

  private openWindow(groupId: string): void {
    const timer = setTimeout(() => {
      this.closeWindow(groupId);
    }, patchWindowMs);
    this.windows.set(groupId, { chain: [], changes: new Map(), since: 0, timer });
  }

  private closeWindow(groupId: string): void {
    const window = this.windows.get(groupId);
    if (!window) return;
    if (window.chain.length === 0) {
      this.windows.delete(groupId);
      return;
    }
    this.publish({ groupId, chain: window.chain, ...toWire([...window.changes.values()]) }, window.since);
    this.openWindow(groupId);
  }

  private publish(patch: Patch, since?: number): void {
    const { rooms, changeFeed, onPatch } = this.ports;
    const { groupId, chain } = patch;
    if (!rooms.isWatched(groupId)) return;
    rooms.closeSlowSockets(groupId);
    const tip = chain.at(-1);
    if (changeFeed && tip) this.lastPublished.set(groupId, tip);
    const encoded = encodePatch(patch);
    if (tip && isLarge(encoded)) rooms.sendHead(groupId, tip);
    else rooms.sendPatch(encoded);
    if (since !== undefined) onPatch?.((performance.now() - since) / 1_000);
  }

  /** Whether the sockets know everything before this commit: nothing of another process came in between. */
  private continues({ groupId, from }: Commit): boolean {
    if (!this.ports.rooms.isWatched(groupId)) return true;
    const reached = this.windows.get(groupId)?.chain.at(-1) ?? this.lastPublished.get(groupId);
    return !this.catchUp.isUnderWay(groupId) && isSame(reached, from);
  }

  /**
   * Repairs what a lost patch or change notification has left behind. The period varies, so that processes do not send
   * their heads at the same moment.
   */
  private readonly heads = (): void => {
    const { log, random } = this.ports;
    this.headTimer = setTimeout(this.heads, headPeriodMs * (0.75 + 0.5 * random()));
    this.sendHeads().catch((error: unknown) => {
      log.error({ err: error }, 'heads');
    });
  };

  private async sendHeads(): Promise<void> {
    const { rooms, db } = this.ports;
    for (const groupId of rooms.watchedGroups()) {
      const head = await readHead(db, groupId);
      if (!head || head.deletedAt !== null) rooms.close(groupId);
      else rooms.sendHead(groupId, [head.version, head.nonce]);
    }
  }
}

const isSame = (a: Point | undefined, b: Point): boolean => a !== undefined && a[0] === b[0] && a[1] === b[1];
