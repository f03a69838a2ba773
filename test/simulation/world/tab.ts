import type { Socket } from 'socket.io-client';
import type { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { call } from '#app/net/call.ts';
import { SyncEngine } from '#app/sync/engine.ts';
import { LiveMessages } from '#app/sync/live-messages.ts';
import { prepareStorage } from '#app/local/outbox/prepare-storage.ts';
import { connectLive, type Live } from '#app/sync/socket.ts';
import type { SyncPorts } from '#app/sync/ports.ts';
import { postExchange } from '#app/sync/post.ts';
import { ClientSocket } from './client-socket.ts';
import type { SimulatedIo } from './sockets.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import type { SimulatedTime } from './time.ts';
import { broughtBack } from '#test/builders/brought-back.ts';

/** What a page needs of the world around it. */
export interface TabWorld {
  time: SimulatedTime;
  count: (what: string) => void;
  /** One request over HTTP from this tab. */
  fetch: (tab: Tab, init: RequestInit | undefined) => Promise<Response>;
  /** The server, if a socket can reach it. */
  reach: (device: SimulatedDevice) => SimulatedIo | undefined;
}

/** An open page: the real engine and the real socket client, on a connection of its own to the device's storage. */
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
    private readonly world: TabWorld,
  ) {
    const { random } = device;
    this.db = device.storage.connect();
    this.db.onOutdated = () => {
      this.isOutdated = true;
    };
    this.local = { db: this.db, now: () => device.now(), random: random.bytes };
    const ports: SyncPorts = {
      now: () => device.now(),
      broughtBack,
      randomFraction: () => random.next(),
      timer: (delayMs, act) =>
        world.time.timer(delayMs, () => {
          this.runInPage(act);
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
      post: postExchange((definition, parts) => call(definition, parts, fetcher)),
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
      messages: new LiveMessages({ db: this.db, engine: this.engine, now: ports.now }),
      ports,
      socket: this.socket as unknown as Socket,
      onUpgrade: () => {
        this.isOutdated = true;
      },
    });
    this.engine.start();
  }

  static async open(device: SimulatedDevice, world: TabWorld): Promise<Tab> {
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

  /** Runs something in this page: after the thaw if it is frozen, never if it is dead. */
  runInPage(act: () => void): void {
    if (!this.isAlive) return;
    if (this.isFrozen) this.held.push(act);
    else act();
  }

  thaw(): void {
    this.isFrozen = false;
    for (const act of this.held.splice(0)) this.runInPage(act);
  }

  /** The page dies at once. Its unfinished transactions are aborted. */
  crash(): void {
    this.isAlive = false;
    this.device.storage.abortAllOf(this.db.backendDB());
    this.engine.stop();
    this.live.stop();
    this.db.close({ disableAutoOpen: true });
    this.device.tabs = this.device.tabs.filter((one) => one !== this);
    for (const [name, holder] of this.device.locks) if (holder === this) this.device.locks.delete(name);
  }

  /** Web Locks: one holder per browser. A frozen page keeps its lock. */
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
