import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { ExchangeRequest, Patch } from '#shared/contract/sync.ts';
import { LocalDb } from '#app/local/db.ts';
import type { Device } from '#app/local/device.ts';
import { Unreachable } from '#app/net/call.ts';
import { exchangeOnce } from '#app/sync/exchange.ts';
import type { Chance } from '#test/worlds/chance.ts';

/** A request on its way, there or back. */
export interface Flight {
  device: SimulatedDevice;
  request: ExchangeRequest;
  answer: unknown;
  stage: 'going' | 'coming';
  /** The page is told; resolves when it has dealt with it. */
  arrive(answer: unknown): Promise<void>;
  /** The page is told that the network failed. */
  fail(): Promise<void>;
}

/** A phone: real local core on an IndexedDB of its own. Its tabs are concurrent exchanges on the same storage. */
export class SimulatedDevice {
  readonly device: Device;
  /** Patches that the socket has still to deliver; undefined while it is down. */
  socket: Patch[] | undefined;
  /** Every mid that was ever queued here, with the member who spoke. */
  readonly queued = new Map<string, { name: string; memberId: string | undefined; order: number }>();
  readonly discarded = new Set<string>();
  /** Mid of a parked write -> how often the server had been restored when it was parked. */
  readonly parkedAt = new Map<string, number>();
  private readonly factory = new IDBFactory();

  constructor(
    readonly label: string,
    chance: Chance,
    clock: () => number,
    /** Milliseconds by which this device's clock is wrong. */
    public skewMs: number,
  ) {
    const db = new LocalDb(`moyeo-${label}`, { indexedDB: this.factory, IDBKeyRange });
    this.device = { db, now: () => clock() + this.skewMs, random: chance.bytes };
  }

  get db(): LocalDb {
    return this.device.db;
  }

  /** Starts an exchange as a tab would. @returns the flight, or nothing when it ended without a request. */
  async depart(groupId: string): Promise<Flight | undefined> {
    let settle: ((answer: unknown) => void) | undefined;
    let reject: ((error: unknown) => void) | undefined;
    let request: ExchangeRequest | undefined;
    let done: Promise<unknown> = Promise.resolve();
    const posted = new Promise<void>((resolvePosted, rejectPosted) => {
      done = exchangeOnce(
        this.db,
        groupId,
        (sent) => {
          request = sent;
          resolvePosted();
          return new Promise<unknown>((resolve, rejected) => {
            settle = resolve;
            reject = rejected;
          });
        },
        this.device.now,
      );
      done.catch(rejectPosted);
    });
    await Promise.race([posted, done]);
    if (!request) return undefined;
    return {
      device: this,
      request,
      answer: undefined,
      stage: 'going',
      arrive: async (answer) => {
        settle?.(answer);
        await done;
      },
      fail: async () => {
        reject?.(new Unreachable());
        await done;
      },
    };
  }

  /** Notes what is new in the queue, so that nothing can vanish unseen. */
  async noteQueue(): Promise<void> {
    for (const entry of await this.db.outbox.toArray()) {
      this.queued.set(entry.mid, { name: entry.name, memberId: entry.memberId, order: entry.order });
    }
  }
}

