import type { Server, Socket } from 'socket.io';
import type { ZodMiniType } from 'zod/mini';
import { rowKey, type Row, type Tombstone } from '#shared/contract/rows.ts';
import { hello, proto, type ClientToServer, type Cursor, type ExchangeAnswer, type Hello, type Patch, type ServerToClient } from '#shared/contract/sync.ts';
import { groupId as groupIdField } from '#shared/contract/fields.ts';
import { z } from '#shared/contract/z.ts';
import { reading } from '#server/db.ts';
import type { Log } from '#server/log.ts';
import { readHead } from '#server/group/store.ts';
import { hashSecret, readSessions } from '#server/member/store.ts';
import { snapshot, type Commit } from '#server/sync/exchange.ts';
import { toWire } from '#server/sync/row-stores.ts';
import type { Knex } from 'knex';

interface Watch {
  tokenHash: string | undefined;
  memberId: string | undefined;
}
interface SocketData {
  /** Groups that this socket watches, and as whom. */
  watches: Map<string, Watch>;
  events: number;
}
export type Io = Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>;
type Client = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketData>;

/** Commits of one group within this many milliseconds share a patch (rule P12); the first one leaves at once. */
const patchWindowMs = 25;
const headPeriodMs = 30_000;
const probePeriodMs = 25_000;
const patchBytes = 64 * 1024;
/** A socket whose unsent bytes grow past this is closed; it comes back with `hello` (rule P18). */
const bufferBytes = 1024 * 1024;
/** Messages a socket may send per ten seconds. */
const eventBudget = 60;

interface Gathering {
  chain: [number, string][];
  changes: Map<string, Row | Tombstone>;
  timer: NodeJS.Timeout | undefined;
}

/** Tells open tabs what has been committed. It carries news only; nothing is acknowledged here. */
export class LiveHub {
  private readonly gathering = new Map<string, Gathering>();
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly io: Io,
    private readonly db: Knex,
    private readonly log: Log,
    private readonly random: () => number,
  ) {
    io.on('connection', (socket) => { this.welcome(socket); });
    const heads = () => {
      this.timers[0] = setTimeout(heads, headPeriodMs * (0.75 + 0.5 * this.random()));
      this.sendHeads().catch((error: unknown) => { this.log.error({ err: error }, 'heads'); });
    };
    this.timers[0] = setTimeout(heads, headPeriodMs);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    for (const { timer } of this.gathering.values()) clearTimeout(timer);
  }

  /** After the commit, never before. */
  committed(commit: Commit): void {
    this.evict(commit);
    const waiting = this.gathering.get(commit.groupId);
    if (waiting) {
      if (waiting.chain.length === 0) waiting.chain.push(commit.from);
      waiting.chain.push(commit.to);
      for (const entry of commit.changes) waiting.changes.set(rowKey(entry.kind, entry.id), entry);
      return;
    }
    this.send(commit.groupId, [commit.from, commit.to], commit.changes);
    const gathering: Gathering = { chain: [], changes: new Map(), timer: undefined };
    gathering.timer = setTimeout(() => { this.flush(commit.groupId); }, patchWindowMs);
    this.gathering.set(commit.groupId, gathering);
  }

  private flush(groupId: string): void {
    const gathering = this.gathering.get(groupId);
    if (!gathering) return;
    if (gathering.chain.length === 0) {
      this.gathering.delete(groupId);
      return;
    }
    this.send(groupId, gathering.chain, [...gathering.changes.values()]);
    this.gathering.set(groupId, { chain: [], changes: new Map(), timer: setTimeout(() => { this.flush(groupId); }, patchWindowMs) });
  }

  private send(groupId: string, chain: [number, string][], changes: readonly (Row | Tombstone)[]): void {
    const members = this.io.sockets.adapter.rooms.get(room(groupId));
    if (!members || members.size === 0) return;
    for (const id of members) {
      const socket = this.io.sockets.sockets.get(id);
      if (socket && unsentBytes(socket) > bufferBytes) socket.disconnect(true);
    }
    const patch: Patch = { groupId, chain, ...toWire(changes) };
    const tip = chain.at(-1);
    if (changes.length > 40 && JSON.stringify(patch).length > patchBytes && tip) {
      this.io.to(room(groupId)).emit('head', { groupId, version: tip[0], nonce: tip[1] });
      return;
    }
    this.io.to(room(groupId)).emit('patch', patch);
  }

  /** Sessions that ended leave the room before the patch about it goes out (promise S10). */
  private evict({ groupId, ended }: Commit): void {
    if (ended.group) {
      // The group itself is over: everybody is told, and nobody stays.
      this.io.to(room(groupId)).emit('kick', { groupId, why: 'gone' });
      this.io.in(room(groupId)).socketsLeave(room(groupId));
      return;
    }
    if (ended.memberIds.length === 0 && ended.tokenHashes.length === 0) return;
    for (const id of this.io.sockets.adapter.rooms.get(room(groupId)) ?? []) {
      const socket = this.io.sockets.sockets.get(id);
      const watch = socket?.data.watches.get(groupId);
      if (!socket || !watch) continue;
      const isRemoved = watch.memberId !== undefined && ended.memberIds.includes(watch.memberId);
      const isRevoked = watch.tokenHash !== undefined && ended.tokenHashes.includes(watch.tokenHash);
      if (!isRemoved && !isRevoked) continue;
      socket.data.watches.delete(groupId);
      void socket.leave(room(groupId));
      socket.emit('kick', { groupId, why: isRemoved ? 'removed' : 'revoked' });
    }
  }

  private welcome(socket: Client): void {
    socket.data.watches = new Map();
    socket.data.events = 0;
    const budget = setInterval(() => { socket.data.events = 0; }, 10_000);
    const probe = setInterval(() => {
      // A client that does not answer in time reconnects by itself; we only notice what is half open.
      socket.timeout(5_000).emit('probe', {}, (late: Error | null) => { if (late) socket.disconnect(true); });
    }, probePeriodMs);
    const unauthenticated = setTimeout(() => { if (socket.data.watches.size === 0) socket.disconnect(true); }, 5_000);
    socket.on('disconnect', () => {
      clearInterval(budget);
      clearInterval(probe);
      clearTimeout(unauthenticated);
    });
    socket.use((_packet, next) => {
      socket.data.events += 1;
      if (socket.data.events > eventBudget) socket.disconnect(true);
      else next();
    });
    this.handle(socket, 'hello', hello, async (message, ack) => {
      clearTimeout(unauthenticated);
      if (typeof ack === 'function') (ack as (answers: unknown) => void)(await this.greet(socket, message));
    });
    this.handle(socket, 'leave', z.object({ groupId: groupIdField }), async ({ groupId }) => {
      socket.data.watches.delete(groupId);
      await socket.leave(room(groupId));
    });
  }

  /** One bad packet must not end the process: every message is parsed, every handler is wrapped. */
  private handle<T>(socket: Client, name: keyof ClientToServer, schema: ZodMiniType<T>, act: (message: T, ack: unknown) => Promise<void>): void {
    const listener = (message: unknown, ack?: unknown) => {
      const parsed = schema.safeParse(message);
      if (!parsed.success) {
        if (isOldProto(message)) socket.emit('upgrade', { min: proto });
        else socket.disconnect(true);
        return;
      }
      act(parsed.data, ack).catch((error: unknown) => {
        this.log.error({ err: error }, name);
        socket.disconnect(true);
      });
    };
    socket.on(name, listener);
  }

  /**
   * Joins the rooms first, then reads one snapshot: whatever commits in between arrives as a patch (promise S8). An ended session is
   * told before it could join (promise S10); one that ends in between is evicted.
   */
  private async greet(socket: Client, message: Hello): Promise<{ groupId: string; answer: ExchangeAnswer }[]> {
    const answers: { groupId: string; answer: ExchangeAnswer }[] = [];
    for (const { groupId, cursor, token } of message.groups) {
      const tokenHash = token && hashSecret(token);
      const watch: Watch = { tokenHash, memberId: undefined };
      const read = () => this.db.transaction(async (trx) => this.look(trx, groupId, cursor, tokenHash, watch), reading(this.db));
      if (tokenHash && (await this.endedSession(this.db, groupId, tokenHash))) {
        answers.push({ groupId, answer: await read() });
        continue;
      }
      socket.data.watches.set(groupId, watch);
      await socket.join(room(groupId));
      const answer = await read();
      if (answer.kind !== 'delta' && answer.kind !== 'reset' && answer.kind !== 'lost') {
        socket.data.watches.delete(groupId);
        await socket.leave(room(groupId));
      }
      answers.push({ groupId, answer });
    }
    return answers;
  }

  private async look(trx: Knex.Transaction, groupId: string, cursor: Cursor | null, tokenHash: string | undefined, watch: Watch): Promise<ExchangeAnswer> {
    const head = await readHead(trx, groupId);
    if (!head) return { proto, kind: 'unknown', results: [] };
    if (head.deletedAt !== null) return { proto, kind: 'gone', results: [] };
    if (tokenHash) {
      const ended = await this.endedSession(trx, groupId, tokenHash, watch);
      if (ended) return ended;
    }
    return snapshot(trx, groupId, cursor, { version: head.version, nonce: head.nonce }, []);
  }

  /** An unknown session is one whose join is still on its way: it watches by the link. */
  private async endedSession(db: Knex, groupId: string, tokenHash: string, watch?: Watch): Promise<ExchangeAnswer | undefined> {
    const session = (await readSessions(db, groupId, [tokenHash])).get(tokenHash);
    if (session && session.state !== 'active') return { proto, kind: 'forbidden', why: session.state, as: 0, results: [] };
    if (watch) watch.memberId = session?.memberId;
    return undefined;
  }

  private async sendHeads(): Promise<void> {
    for (const name of this.io.sockets.adapter.rooms.keys()) {
      if (!name.startsWith('group:')) continue;
      const groupId = name.slice('group:'.length);
      const head = await readHead(this.db, groupId);
      if (!head || head.deletedAt !== null) this.io.to(name).emit('kick', { groupId, why: 'gone' });
      else this.io.to(name).emit('head', { groupId, version: head.version, nonce: head.nonce });
    }
  }
}

const room = (groupId: string): string => `group:${groupId}`;

function unsentBytes(socket: Client): number {
  const transport = socket.conn.transport as unknown as { socket?: { bufferedAmount?: number } };
  return transport.socket?.bufferedAmount ?? 0;
}

function isOldProto(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'proto' in message && typeof message.proto === 'number' && message.proto < proto;
}
