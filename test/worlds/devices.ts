import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Knex } from 'knex';
import type { ExchangeRequest } from '#shared/protocol/sync.ts';
import { openDatabase } from '#server/kernel/db.ts';
import { exchange } from '#server/sync/exchange.ts';
import { StrangerRefusals } from '#server/sync/stranger-refusals.ts';
import { LocalDb, type OutboxEntry } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { createGroup, rememberGroup } from '#app/local/group/groups.ts';
import { claimMember, joinGroup } from '#app/local/group/members.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { exchangeOnce, type Outcome } from '#app/sync/exchange.ts';
import { springTrip } from '#test/builders/group.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { broughtBack } from '#test/builders/brought-back.ts';

type Backup = Map<string, Record<string, unknown>[]>;

/** The real exchange on a database in memory, with a clock that the test sets. */
export class WorldServer {
  nowMs = Date.UTC(2026, 0, 1);
  /** See `ExchangePorts`. */
  groupCode: string | undefined;
  private readonly devices: TestDevice[] = [];
  private strangerRefusals = new StrangerRefusals();

  private constructor(
    readonly db: Knex,
    readonly random: SeededRandom,
  ) {}

  static async open(seed = 7): Promise<WorldServer> {
    return new WorldServer(await openDatabase({ kind: 'sqlite', file: ':memory:' }), new SeededRandom(seed));
  }

  async close(): Promise<void> {
    for (const one of this.devices) one.device.db.close();
    await this.db.destroy();
  }

  /** Everybody's time passes. */
  pass(ms: number): void {
    this.nowMs += ms;
  }

  device(label: string, clockErrorMs = 0): TestDevice {
    const made = new TestDevice(this, label, clockErrorMs);
    this.devices.push(made);
    return made;
  }

  async answer(request: ExchangeRequest): Promise<unknown> {
    const { answer } = await exchange(
      {
        db: this.db,
        now: () => this.nowMs,
        random: this.random.bytes,
        strangerRefusals: this.strangerRefusals,
        groupCode: this.groupCode,
        onException: (error) => {
          throw error;
        },
      },
      request,
    );
    return JSON.parse(JSON.stringify(answer));
  }

  async backup(): Promise<Backup> {
    const saved: Backup = new Map();
    for (const name of await this.tables()) saved.set(name, await this.db<Record<string, unknown>>(name).select('*'));
    return saved;
  }

  /** The server has stopped for it: what it only remembered is gone. */
  async restore(saved: Backup): Promise<void> {
    this.strangerRefusals = new StrangerRefusals();
    for (const [name, rows] of saved) {
      await this.db(name).delete();
      for (const row of rows) await this.db(name).insert(row);
    }
  }

  private async tables(): Promise<string[]> {
    const found = await this.db<{ type: string; name: string }>('sqlite_master').where('type', 'table').select('name');
    return found.map((one) => one.name).filter((name) => !name.startsWith('sqlite_') && !name.startsWith('knex_'));
  }
}

/** A device with the real local core and exchange. It talks to the server only when the test says so. */
export class TestDevice {
  readonly device: Device;
  readonly requests: ExchangeRequest[] = [];

  constructor(
    private readonly server: WorldServer,
    label: string,
    public clockErrorMs: number,
  ) {
    const db = new LocalDb(`moyeo-${label}`, { indexedDB: new IDBFactory(), IDBKeyRange });
    this.device = { db, now: () => this.now(), random: server.random.bytes };
  }

  now(): number {
    return this.server.nowMs + this.clockErrorMs;
  }

  /** Exchanges until nothing more is to be said. @returns how the last exchange ended */
  async sync(groupId: string): Promise<Outcome> {
    for (let round = 0; ; round += 1) {
      const outcome = await exchangeOnce(
        this.device.db,
        groupId,
        async (request) => {
          this.requests.push(request);
          return this.server.answer(request);
        },
        { now: () => this.now(), timer: () => () => undefined, broughtBack },
      );
      if (outcome.kind !== 'settled' || !outcome.again || round > 20) return outcome;
    }
  }

  /** What the server has not taken, in order. */
  async entries(state: OutboxEntry['state']): Promise<OutboxEntry[]> {
    return this.device.db.outbox.where('state').equals(state).sortBy('order');
  }

  view(groupId: string) {
    return readView(this.device.db, groupId);
  }
}

/** One member on two devices, on the first of which the group was made; both know all of it. */
export async function memberOnTwoDevices(server: WorldServer) {
  const first = server.device('first');
  const second = server.device('second');
  const group = await createGroup(first.device, springTrip);
  const { groupId } = group;
  const onFirst = await joinGroup(first.device, groupId, 'Ara');
  await first.sync(groupId);
  await rememberGroup(second.device, group);
  await second.sync(groupId);
  const onSecond = await claimMember(second.device, groupId, onFirst.memberId, 'Ara');
  await second.sync(groupId);
  return { groupId, first, second, onFirst, onSecond };
}
