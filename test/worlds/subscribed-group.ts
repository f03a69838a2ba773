import { EventEmitter } from 'node:events';
import type { Knex } from 'knex';
import type { Cursor, ExchangeResponse } from '#shared/protocol/sync.ts';
import type { Log } from '#server/kernel/log.ts';
import type { Client, Io, Point, Rooms, Watch } from '#server/live/rooms.ts';
import type { SocketLimits } from '#server/live/socket-limits.ts';
import { Subscriptions } from '#server/live/subscription.ts';
import { ServedGroup } from './served-group.ts';

type Answers = { groupId: string; answer: ExchangeResponse }[];
/** What a socket asks of a group; of the only one unless another is named. */
export interface Asked {
  groupId?: string;
  cursor?: Cursor | null;
  token?: string;
  shareUrl?: string;
}

/** A socket of which the test sends the messages. */
class FakeSocket extends EventEmitter {
  connected = true;
  readonly request = {};
  readonly data: Partial<Client['data']> = {};
  readonly said: unknown[] = [];

  use() {
    return this;
  }
  timeout() {
    return { emit: () => undefined };
  }
  override emit(name: string, ...words: unknown[]): boolean {
    if (name !== 'upgrade') return super.emit(name, ...words);
    this.said.push([name, ...words]);
    return true;
  }
  /** @param isWhole whether its connection ends too, not only what it does on it */
  disconnect(isWhole: boolean): void {
    this.connected = !isWhole;
    this.emit('disconnect');
  }
  get watches(): Map<string, Watch> {
    return this.data.watches ?? new Map<string, Watch>();
  }
}

/** The real subscriptions to one group in memory, with sockets, rooms and limits that are the test's own. */
export class SubscribedGroup {
  readonly io = new EventEmitter();
  readonly joined: [groupId: string, watch: Watch][] = [];
  readonly left: string[] = [];
  readonly tips: [groupId: string, tip: Point][] = [];
  readonly logged: unknown[] = [];
  readonly counted = { missed: 0, answered: [] as number[], refused: [] as string[] };
  readonly may = { ask: true, answer: true };
  /** How often the database was read, and what happens before and after. */
  reads = 0;
  beforeRead: (() => void) | undefined;
  afterRead: (() => void | Promise<void>) | undefined;

  readonly rooms = {
    join: (socket: Client, groupId: string, watch: Watch) => {
      this.joined.push([groupId, watch]);
      socket.data.watches.set(groupId, watch);
      return Promise.resolve();
    },
    leave: (socket: Client, groupId: string) => {
      this.left.push(groupId);
      socket.data.watches.delete(groupId);
      return Promise.resolve();
    },
  } as unknown as Rooms;

  private constructor(readonly group: ServedGroup) {
    this.listen(true);
  }

  static async open(): Promise<SubscribedGroup> {
    return new SubscribedGroup(await ServedGroup.open());
  }

  close(): Promise<void> {
    return this.group.close();
  }

  /** Takes the sockets of from now on, in the place of whoever did. */
  listen(isLimited: boolean): void {
    this.io.removeAllListeners();
    new Subscriptions({
      io: this.io as unknown as Io,
      rooms: this.rooms,
      db: this.watchedDatabase(),
      log: { error: ({ err }: { err: unknown }) => this.logged.push(err) } as unknown as Log,
      onSubscribed: (groupId, tip) => this.tips.push([groupId, tip]),
      limits: isLimited ? this.limits() : undefined,
    });
  }

  connect(): FakeSocket {
    const socket = new FakeSocket();
    this.io.emit('connection', socket);
    return socket;
  }

  /** Says subscribe. @returns the answers; nothing when the socket was closed before */
  ask(socket: FakeSocket, groups: readonly Asked[]): Promise<Answers | undefined> {
    const asked = groups.map((one) => ({ groupId: this.group.id, cursor: null, ...one }));
    return new Promise((resolve) => {
      socket.once('disconnect', () => {
        resolve(undefined);
      });
      socket.emit('subscribe', { proto: 1, groups: asked }, resolve);
    });
  }

  async answerTo(asked: Asked = {}, socket = this.connect()): Promise<ExchangeResponse | undefined> {
    return (await this.ask(socket, [asked]))?.[0]?.answer;
  }

  private limits(): SocketLimits {
    const { may, counted } = this;
    return {
      mayAsk: () => may.ask,
      missed: () => (counted.missed += 1),
      mayAnswer: () => may.answer,
      answered: (_request, bytes) => counted.answered.push(bytes),
      refused: (code) => counted.refused.push(code),
    };
  }

  private watchedDatabase(): Knex {
    return new Proxy(this.group.db, {
      get: (target, key) => {
        if (key !== 'transaction') return Reflect.get(target, key) as unknown;
        return async (...words: Parameters<Knex['transaction']>) => {
          this.reads += 1;
          this.beforeRead?.();
          const found: unknown = await target.transaction(...words);
          await this.afterRead?.();
          return found;
        };
      },
    });
  }
}
