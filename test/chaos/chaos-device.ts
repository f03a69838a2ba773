import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { io, type Socket } from 'socket.io-client';
import type { ClientToServer, ServerToClient } from '#shared/protocol/sync.ts';
import { LocalDb, type OutboxEntry } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { call, CallError } from '#app/net/call.ts';
import { SyncEngine } from '#app/sync/engine.ts';
import { LiveMessages } from '#app/sync/live-messages.ts';
import { prepareStorage } from '#app/local/outbox/prepare-storage.ts';
import { connectLive, type Live } from '#app/sync/socket.ts';
import type { SyncPorts } from '#app/sync/ports.ts';
import { postExchange } from '#app/sync/post.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';
import { broughtBack } from '#test/builders/brought-back.ts';

/** One device with one page: the real local core, sync engine, HTTP and socket, in Node. */
export class ChaosDevice {
  local!: Device;
  /** Exchanges that were begun. */
  requests = 0;
  /** Exchanges whose answer came. */
  answers = 0;
  /** Exchanges under way. */
  private unanswered = 0;
  /** How often its page was closed and opened again. */
  reloads = 0;
  readonly reports: unknown[] = [];
  /** Answers that no fault from outside explains: the server itself has failed, or forgotten what it had told. */
  readonly badAnswers: string[] = [];
  private engine!: SyncEngine;
  private live!: Live;
  private readonly storage = new IDBFactory();
  private readonly locks = new Set<string>();
  private watched: readonly string[] = [];

  private constructor(
    readonly label: string,
    private readonly url: string,
    private readonly random: SeededRandom,
  ) {}

  static async open(label: string, url: string, random: SeededRandom): Promise<ChaosDevice> {
    const device = new ChaosDevice(label, url, random);
    await device.start([]);
    return device;
  }

  get db(): LocalDb {
    return this.local.db;
  }

  private async start(watched: readonly string[]): Promise<void> {
    const db = new LocalDb(`moyeo-${this.label}`, { indexedDB: this.storage, IDBKeyRange });
    this.local = { db, now: Date.now, random: this.random.bytes };
    await prepareStorage(db, Date.now());
    const post = postExchange((definition, parts) => {
      this.requests += 1;
      this.unanswered += 1;
      const answered = call(definition, parts, (path, init) => fetch(new URL(path as string, this.url), init));
      answered.then(
        (answer) => {
          this.unanswered -= 1;
          this.answers += 1;
          // Nothing is restored in a run: every point of a history that a device has seen stays one.
          if ((answer as { kind?: unknown }).kind === 'lost')
            this.badAnswers.push(`${this.label}: the server does not know what it has answered before`);
        },
        (error: unknown) => {
          this.unanswered -= 1;
          if (error instanceof CallError && error.status === 500)
            this.badAnswers.push(`${this.label}: ${error.message}`);
        },
      );
      return answered;
    });
    const report = (problem: unknown) => {
      this.reports.push(problem);
    };
    const ports: SyncPorts = {
      now: Date.now,
      broughtBack,
      randomFraction: () => this.random.next(),
      timer: (delayMs, act) => {
        const handle = setTimeout(act, delayMs);
        return () => {
          clearTimeout(handle);
        };
      },
      lock: async (name, act) => {
        if (this.locks.has(name)) return 'busy';
        this.locks.add(name);
        try {
          return await act();
        } finally {
          this.locks.delete(name);
        }
      },
      report,
    };
    this.engine = new SyncEngine({ db, ports, post, report: () => undefined });
    this.engine.start();
    this.live = connectLive({
      engine: this.engine,
      messages: new LiveMessages({ db, engine: this.engine, now: ports.now }),
      ports,
      socket: this.openSocket(),
      onUpgrade: () => {
        report(new Error('asked to upgrade'));
      },
    });
    this.watch(watched);
  }

  /** As the page opens it, less patient: a run has no minutes to wait. */
  private openSocket(): Socket<ServerToClient, ClientToServer> {
    return io(this.url, {
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 2_000,
      randomizationFactor: 0.8,
    });
  }

  watch(groupIds: readonly string[]): void {
    this.watched = groupIds;
    this.engine.watch(groupIds);
    this.live.refresh();
  }

  /** Everything there is a reason to ask about is asked at once, as by "send now". */
  wake(): Promise<void> {
    this.live.wake();
    return this.engine.wake();
  }

  /** The page goes, whatever it was doing, and comes back on the same storage. */
  async reload(): Promise<void> {
    this.reloads += 1;
    this.close();
    await this.start(this.watched);
  }

  /** Says and hears nothing more; what is stored can still be looked at. */
  stop(): void {
    this.live.stop();
    this.engine.stop();
  }

  close(): void {
    this.stop();
    this.db.close();
  }

  /** What waits on it, and what of its engine would send that; empty when nothing waits. */
  async describe(): Promise<string> {
    const pending = await this.entries('pending');
    if (pending.length === 0) return '';
    const groups = [...new Set(pending.map((one) => one.groupId))].map(
      (groupId) => `${groupId} ${JSON.stringify(this.engine['schedulers'].get(groupId)?.state)}`,
    );
    const said = [
      `${this.reloads} reloads`,
      `${this.unanswered} requests unanswered`,
      `locks ${[...this.locks].join(' ')}`,
    ];
    return ` ${this.label}: ${pending.length} wait, ${groups.join(', ')}, ${said.join(', ')}, ${this.reports.slice(-3).join(' | ')}`;
  }

  entries(state: OutboxEntry['state']): Promise<OutboxEntry[]> {
    return this.db.outbox.where('state').equals(state).toArray();
  }
}
