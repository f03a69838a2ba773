import type { Socket } from 'socket.io-client';
import type {
  OutboxEntry,
  StoredCursor,
  StoredGroup,
  StoredRow,
  StoredSession,
  LocalDb,
} from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { call } from '#app/net/call.ts';
import { SyncEngine } from '#app/sync/engine.ts';
import { prepareStorage } from '#app/local/outbox/prepare-storage.ts';
import { connectLive, type Live } from '#app/sync/socket.ts';
import type { SyncPorts } from '#app/sync/ports.ts';
import { postExchange } from '#app/sync/post.ts';
import type { SeededRandom } from '#test/worlds/seeded-random.ts';
import { ClientSocket, type SimulatedIo } from './sockets.ts';
import { Storage } from './storage.ts';
import type { SimulatedTime } from './time.ts';

/** What a phone needs of the world around it. */
export interface Surroundings {
  time: SimulatedTime;
  count: (what: string) => void;
  /** One request over HTTP from this tab. */
  fetch: (tab: Tab, init: RequestInit | undefined) => Promise<Response>;
  /** The server, if a socket can reach it. */
  reach: (device: SimulatedDevice) => SimulatedIo | undefined;
}

/** An open page: the real engine and the real socket client, on a connection of its own to the phone's storage. */
export class Tab {
  readonly db: LocalDb;
  readonly local: Device;
  readonly engine: SyncEngine;
  readonly socket: ClientSocket;
  readonly problems: unknown[] = [];
  isAlive = true;
  isFrozen = false;
  /** The server or the database wants newer code. */
  isOutdated = false;
  private readonly live: Live;
  private held: (() => void)[] = [];

  private constructor(
    readonly device: SimulatedDevice,
    private readonly world: Surroundings,
  ) {
    const { random } = device;
    this.db = device.storage.connect();
    this.db.onOutdated = () => {
      this.isOutdated = true;
    };
    this.local = { db: this.db, now: () => device.now(), random: random.bytes };
    const ports: SyncPorts = {
      now: () => device.now(),
      randomFraction: () => random.next(),
      timer: (delayMs, act) =>
        world.time.timer(delayMs, () => {
          this.awake(act);
        }),
      lock: (name, act) => this.lock(name, act),
      report: (problem) => {
        this.problems.push(problem);
      },
    };
    const fetcher: typeof fetch = (_input, init) => world.fetch(this, init);
    this.engine = new SyncEngine({
      db: this.db,
      ports,
      post: postExchange((name, parts) => call(name, parts, fetcher)),
      report: (change) => {
        if (change.isOutdated) this.isOutdated = true;
      },
    });
    this.socket = new ClientSocket(
      () => world.reach(device),
      () => 500 + random.below(5_000),
    );
    this.live = connectLive({
      engine: this.engine,
      ports,
      socket: this.socket as unknown as Socket,
      onUpgrade: () => {
        this.isOutdated = true;
      },
    });
    this.engine.start();
  }

  static async open(device: SimulatedDevice, world: Surroundings): Promise<Tab> {
    const tab = new Tab(device, world);
    device.tabs.push(tab);
    await prepareStorage(tab.db, device.now());
    device.storage.watchWrites();
    return tab;
  }

  watch(groupIds: readonly string[]): void {
    this.engine.watch(groupIds);
    this.live.refresh();
  }

  /** `online`, the page shown again, or "send now". */
  wake(): void {
    this.live.wake();
    this.engine.wake().catch((error: unknown) => {
      this.problems.push(error);
    });
  }

  /** Does something in this page: later if it is frozen, never if it is dead. */
  awake(act: () => void): void {
    if (!this.isAlive) return;
    if (this.isFrozen) this.held.push(act);
    else act();
  }

  thaw(): void {
    this.isFrozen = false;
    for (const act of this.held.splice(0)) this.awake(act);
  }

  /** The page dies at once. What it had under way in the storage never happened. */
  crash(): void {
    this.isAlive = false;
    this.device.storage.abortAllOf(this.db.backendDB());
    this.engine.stop();
    this.live.stop();
    this.db.close({ disableAutoOpen: true });
    this.device.tabs = this.device.tabs.filter((one) => one !== this);
    for (const [name, holder] of this.device.locks) if (holder === this) this.device.locks.delete(name);
  }

  /** Web Locks: one holder per browser. A frozen page keeps what it holds. */
  private async lock<T>(name: string, act: () => Promise<T>): Promise<T | 'busy'> {
    const { locks, hasLocks } = this.device;
    if (!hasLocks) return act();
    if (locks.has(name)) {
      this.world.count(locks.get(name)?.isFrozen ? 'lock held by a frozen tab' : 'lock held by another tab');
      return 'busy';
    }
    locks.set(name, this);
    try {
      return await act();
    } finally {
      if (locks.get(name) === this) locks.delete(name);
    }
  }
}

/** A phone: one storage, some tabs. */
export class SimulatedDevice {
  readonly storage: Storage;
  tabs: Tab[] = [];
  readonly locks = new Map<string, Tab>();
  /** Every mutation id that was ever queued here, with the member who spoke. */
  readonly queued = new Map<string, { name: string; memberId: string | undefined }>();
  readonly discarded = new Set<string>();
  /** Mids whose queueing was reported to the person as done. */
  readonly reportedKept = new Set<string>();
  /** While true nothing gets through, and nobody says so. */
  isCutOff = false;
  /** Aeroplane mode: everything fails at once. */
  isOffline = false;
  checkedWrites = -1;
  /** What has to be in effect again after the last restore that this phone heard of, and which restore that was. */
  mustResubmit = new Set<string>();
  heardOfRestore = 0;
  /** Mid and time of a taken write -> `server.effects` when it was first seen as taken. Kept when the storage becomes another one. */
  readonly acceptedAt = new Map<string, number>();
  /** Rises when the storage becomes another one. */
  generation = 0;

  constructor(
    readonly label: string,
    readonly random: SeededRandom,
    private readonly time: SimulatedTime,
    public skewMs: number,
    readonly hasLocks: boolean,
  ) {
    this.storage = new Storage(label);
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

  /** Notes what is new in the queue, so that nothing can vanish unseen. */
  noteQueue(): void {
    for (const { mutationId, name, memberId } of this.outbox()) this.queued.set(mutationId, { name, memberId });
  }
}
