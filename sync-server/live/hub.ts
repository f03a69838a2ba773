import type { Server, Socket } from 'socket.io';
import type { ZodMiniType } from 'zod/mini';
import { rowKey, type Row, type Tombstone } from '#shared/kernel/rows.ts';
import {
  subscribe,
  proto,
  type ClientToServer,
  type Cursor,
  type ExchangeResponse,
  type Subscribe,
  type Patch,
  type ServerToClient,
} from '#shared/protocol/sync.ts';
import { encodePatch } from '#shared/protocol/patch-codec.ts';
import { groupId as groupIdField } from '#shared/kernel/fields.ts';
import { z } from '#shared/kernel/z.ts';
import { reading } from '#server/kernel/db.ts';
import type { Log } from '#server/kernel/log.ts';
import { readHead } from '#server/kernel/group-head.ts';
import { hashSecret, readSessions } from '#server/access/sessions.ts';
import { snapshot, type Commit } from '#server/sync/report.ts';
import { toWire } from '#server/sync/row-stores.ts';
import type { ChangeFeed } from './change-feed.ts';
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
const socketBytes = 64 * 1024;
/** A socket whose unsent bytes grow past this is closed; it comes back with `subscribe` (rule P18). */
const bufferBytes = 1024 * 1024;
/** Messages a socket may send per ten seconds. */
const eventBudget = 60;

type Point = [version: number, nonce: string];

interface Gathering {
  chain: Point[];
  changes: Map<string, Row | Tombstone>;
  timer: NodeJS.Timeout | undefined;
}

/** Tells open tabs what has been committed. It carries news only; nothing is acknowledged here. */
export class LiveHub {
  private readonly gathering = new Map<string, Gathering>();
  private readonly timers: NodeJS.Timeout[] = [];
  /** With several processes: how far the sockets of a group have been told. */
  private readonly lastPublished = new Map<string, Point>();
  /** With several processes: groups that are being read, and whether they have changed since. */
  private readonly catchUps = new Map<string, { isStale: boolean; timer?: NodeJS.Timeout }>();

  constructor(
    private readonly io: Io,
    private readonly db: Knex,
    private readonly log: Log,
    private readonly random: () => number,
    /** Absent where this process alone serves the database: then every commit passes through `committed`. */
    private readonly changeFeed?: ChangeFeed,
  ) {
    io.on('connection', (socket) => {
      this.welcome(socket);
    });
    io.sockets.adapter.on('delete-room', (name: string) => {
      this.lastPublished.delete(groupOf(name));
    });
    changeFeed?.listen(
      (groupId) => {
        this.catchUp(groupId);
      },
      () => {
        for (const groupId of this.watchedGroups()) this.catchUp(groupId);
      },
    );
    const heads = () => {
      this.timers[0] = setTimeout(heads, headPeriodMs * (0.75 + 0.5 * this.random()));
      this.sendHeads().catch((error: unknown) => {
        this.log.error({ err: error }, 'heads');
      });
    };
    this.timers[0] = setTimeout(heads, headPeriodMs);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    for (const { timer } of [...this.gathering.values(), ...this.catchUps.values()]) clearTimeout(timer);
  }

  /** After the commit, never before. */
  committed(commit: Commit): void {
    this.evict(commit);
    this.changeFeed?.notify(commit.groupId);
    if (this.changeFeed && !this.continues(commit)) {
      this.catchUp(commit.groupId, commit.from);
      return;
    }
    const waiting = this.gathering.get(commit.groupId);
    if (waiting) {
      if (waiting.chain.length === 0) waiting.chain.push(commit.from);
      waiting.chain.push(commit.to);
      for (const entry of commit.changes) waiting.changes.set(rowKey(entry.kind, entry.id), entry);
      return;
    }
    this.send(commit.groupId, [commit.from, commit.to], commit.changes);
    const gathering: Gathering = { chain: [], changes: new Map(), timer: undefined };
    gathering.timer = setTimeout(() => {
      this.flush(commit.groupId);
    }, patchWindowMs);
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
    this.gathering.set(groupId, {
      chain: [],
      changes: new Map(),
      timer: setTimeout(() => {
        this.flush(groupId);
      }, patchWindowMs),
    });
  }

  private send(groupId: string, chain: Point[], changes: readonly (Row | Tombstone)[]): void {
    this.publish({ groupId, chain, ...toWire(changes) });
  }

  private publish(patch: Patch): void {
    const { groupId, chain } = patch;
    if (!this.isWatched(groupId)) return;
    for (const { socket } of this.watchers(groupId)) if (unsentBytes(socket) > bufferBytes) socket.disconnect(true);
    const tip = chain.at(-1);
    if (this.changeFeed && tip) this.lastPublished.set(groupId, tip);
    if (tip && isLarge(patch)) {
      this.io.to(room(groupId)).emit('head', { groupId, version: tip[0], nonce: tip[1] });
      return;
    }
    this.io.to(room(groupId)).emit('patch', encodePatch(patch));
  }

  /** Sessions that ended leave the room before the patch about it goes out (invariant S10). */
  private evict({ groupId, ended }: Commit): void {
    if (ended.group) {
      this.over(groupId);
      return;
    }
    if (ended.memberIds.length === 0 && ended.tokenHashes.length === 0) return;
    for (const { socket, watch } of this.watchers(groupId)) {
      const isRemoved = watch.memberId !== undefined && ended.memberIds.includes(watch.memberId);
      const isRevoked = watch.tokenHash !== undefined && ended.tokenHashes.includes(watch.tokenHash);
      if (isRemoved || isRevoked) this.unsubscribe(socket, groupId, isRemoved ? 'removed' : 'revoked');
    }
  }

  private unsubscribe(socket: Client, groupId: string, why: 'removed' | 'revoked'): void {
    socket.data.watches.delete(groupId);
    void socket.leave(room(groupId));
    socket.emit('unsubscribe', { groupId, why });
  }

  /** The group itself has ended: everybody is told, and nobody stays. */
  private over(groupId: string): void {
    this.io.to(room(groupId)).emit('unsubscribe', { groupId, why: 'gone' });
    this.io.in(room(groupId)).socketsLeave(room(groupId));
  }

  private isWatched(groupId: string): boolean {
    return this.io.sockets.adapter.rooms.has(room(groupId));
  }

  watchedGroups(): string[] {
    return [...this.io.sockets.adapter.rooms.keys()].filter((name) => name.startsWith(roomPrefix)).map(groupOf);
  }

  private watchers(groupId: string): { socket: Client; watch: Watch }[] {
    return [...(this.io.sockets.adapter.rooms.get(room(groupId)) ?? [])].flatMap((id) => {
      const socket = this.io.sockets.sockets.get(id);
      const watch = socket?.data.watches.get(groupId);
      return socket && watch ? [{ socket, watch }] : [];
    });
  }

  /** Whether the sockets know everything before this commit: nothing of another process came in between. */
  private continues({ groupId, from }: Commit): boolean {
    if (!this.isWatched(groupId)) return true;
    return (
      !this.catchUps.has(groupId) &&
      isSame(this.gathering.get(groupId)?.chain.at(-1) ?? this.lastPublished.get(groupId), from)
    );
  }

  /** Something was committed that did not pass through here: the rows since the last patch are read (rule P12), at most once in a window. */
  private catchUp(groupId: string, since?: Point): void {
    if (!this.isWatched(groupId)) return;
    const underWay = this.catchUps.get(groupId);
    if (underWay) {
      underWay.isStale = true;
      return;
    }
    const reading: { isStale: boolean; timer?: NodeJS.Timeout } = { isStale: false };
    this.catchUps.set(groupId, reading);
    // What waits there is about to be read.
    clearTimeout(this.gathering.get(groupId)?.timer);
    this.gathering.delete(groupId);
    this.readAndPublish(groupId, this.lastPublished.get(groupId) ?? since, reading)
      .catch((error: unknown) => {
        this.log.error({ err: error }, 'reading what another process wrote');
      })
      .finally(() => {
        reading.timer = setTimeout(() => {
          this.catchUps.delete(groupId);
          if (reading.isStale) this.catchUp(groupId);
        }, patchWindowMs);
      });
  }

  /** Every socket's right is checked in the snapshot that the rows come from (invariant S10). */
  private async readAndPublish(groupId: string, since: Point | undefined, state: { isStale: boolean }): Promise<void> {
    const hashes = new Set(this.watchers(groupId).flatMap(({ watch }) => watch.tokenHash ?? []));
    const found = await this.db.transaction(async (trx) => {
      const head = await readHead(trx, groupId);
      if (!head || head.deletedAt !== null) return undefined;
      const cursor = since && { version: since[0], nonce: since[1] };
      return {
        head,
        sessions: await readSessions(trx, groupId, [...hashes]),
        news: cursor && (await snapshot(trx, groupId, cursor, head, [])),
      };
    }, reading(this.db));
    if (!found) {
      this.over(groupId);
      return;
    }
    const { head, sessions, news } = found;
    for (const { socket, watch } of this.watchers(groupId)) {
      const session = watch.tokenHash === undefined ? undefined : sessions.get(watch.tokenHash);
      if (session && session.state !== 'active') this.unsubscribe(socket, groupId, session.state);
    }
    if (this.watchers(groupId).some(({ watch }) => watch.tokenHash !== undefined && !hashes.has(watch.tokenHash))) {
      // Somebody came in meanwhile, whose right this snapshot does not know.
      state.isStale = true;
      return;
    }
    if (news?.kind !== 'delta')
      this.io.to(room(groupId)).emit('head', { groupId, version: head.version, nonce: head.nonce });
    else if (news.chain.length > 1) this.publish({ groupId, chain: news.chain, rows: news.rows, gone: news.gone });
  }

  private welcome(socket: Client): void {
    socket.data.watches = new Map();
    socket.data.events = 0;
    const budget = setInterval(() => {
      socket.data.events = 0;
    }, 10_000);
    const probe = setInterval(() => {
      // A client that does not answer in time reconnects by itself; we only notice what is half open.
      socket.timeout(5_000).emit('probe', {}, (late: Error | null) => {
        if (late) socket.disconnect(true);
      });
    }, probePeriodMs);
    const unauthenticated = setTimeout(() => {
      if (socket.data.watches.size === 0) socket.disconnect(true);
    }, 5_000);
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
    this.handle(socket, 'subscribe', subscribe, async (message, ack) => {
      clearTimeout(unauthenticated);
      if (typeof ack === 'function') (ack as (answers: unknown) => void)(await this.greet(socket, message));
    });
    this.handle(socket, 'leave', z.object({ groupId: groupIdField }), async ({ groupId }) => {
      socket.data.watches.delete(groupId);
      await socket.leave(room(groupId));
    });
  }

  /** One bad packet must not end the process: every message is parsed, every handler is wrapped. */
  private handle<T>(
    socket: Client,
    name: keyof ClientToServer,
    schema: ZodMiniType<T>,
    act: (message: T, ack: unknown) => Promise<void>,
  ): void {
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
   * Joins the rooms first, then reads one snapshot: whatever commits in between arrives as a patch (invariant S8). An ended session is
   * told before it could join (invariant S10); one that ends in between is evicted.
   */
  private async greet(socket: Client, message: Subscribe): Promise<{ groupId: string; answer: ExchangeResponse }[]> {
    const answers: { groupId: string; answer: ExchangeResponse }[] = [];
    for (const { groupId, cursor, token } of message.groups) {
      const tokenHash = token && hashSecret(token);
      const watch: Watch = { tokenHash, memberId: undefined };
      const read = () =>
        this.db.transaction(async (trx) => this.look(trx, groupId, cursor, tokenHash, watch), reading(this.db));
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
      } else if (this.changeFeed && answer.kind !== 'lost' && !this.lastPublished.has(groupId)) {
        const tip = tipOf(answer);
        if (tip && this.isWatched(groupId)) this.lastPublished.set(groupId, tip);
      }
      answers.push({ groupId, answer: inBrief(answer) });
    }
    return answers;
  }

  private async look(
    trx: Knex.Transaction,
    groupId: string,
    cursor: Cursor | null,
    tokenHash: string | undefined,
    watch: Watch,
  ): Promise<ExchangeResponse> {
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
  private async endedSession(
    db: Knex,
    groupId: string,
    tokenHash: string,
    watch?: Watch,
  ): Promise<ExchangeResponse | undefined> {
    const session = (await readSessions(db, groupId, [tokenHash])).get(tokenHash);
    if (session && session.state !== 'active')
      return { proto, kind: 'forbidden', why: session.state, actor: 0, results: [] };
    if (watch) watch.memberId = session?.memberId;
    return undefined;
  }

  private async sendHeads(): Promise<void> {
    for (const groupId of this.watchedGroups()) {
      const head = await readHead(this.db, groupId);
      if (!head || head.deletedAt !== null) this.over(groupId);
      else this.io.to(room(groupId)).emit('head', { groupId, version: head.version, nonce: head.nonce });
    }
  }
}

const roomPrefix = 'group:';
const room = (groupId: string): string => `${roomPrefix}${groupId}`;
const groupOf = (roomName: string): string => roomName.slice(roomPrefix.length);
const isSame = (a: Point | undefined, b: Point): boolean => a !== undefined && a[0] === b[0] && a[1] === b[1];

/** More than the socket should carry: the exchange, which compresses, brings it. */
const isLarge = (news: { rows: unknown[]; gone?: unknown[] }): boolean =>
  news.rows.length + (news.gone?.length ?? 0) > 40 && JSON.stringify(news).length > socketBytes;

const tipOf = (answer: Extract<ExchangeResponse, { kind: 'delta' | 'reset' }>): Point | undefined =>
  answer.kind === 'reset' ? [answer.version, answer.nonce] : answer.chain.at(-1);

/** A large answer to `subscribe` names the present point only: it continues nothing that the tab holds, which makes it ask (rule P3). */
function inBrief(answer: ExchangeResponse): ExchangeResponse {
  if (answer.kind !== 'delta' && answer.kind !== 'reset') return answer;
  const tip = tipOf(answer);
  return tip && isLarge(answer) ? { proto, kind: 'delta', chain: [tip], rows: [], gone: [], results: [] } : answer;
}

/** What the connection has not taken from `ws` yet, and what Engine.IO keeps back until it has. */
function unsentBytes({ conn }: Client): number {
  const { writeBuffer, transport } = conn as unknown as {
    writeBuffer: { data?: string | Buffer }[];
    transport: { socket?: { bufferedAmount?: number } };
  };
  return (transport.socket?.bufferedAmount ?? 0) + writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), 0);
}

function isOldProto(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'proto' in message &&
    typeof message.proto === 'number' &&
    message.proto < proto
  );
}
