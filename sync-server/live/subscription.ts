import type { IncomingMessage } from 'node:http';
import type { Knex } from 'knex';
import { z } from '#shared/kernel/z.ts';
import {
  proto,
  subscribe,
  type ClientToServer,
  type Cursor,
  type ExchangeResponse,
  type Subscribe,
} from '#shared/protocol/sync.ts';
import { opensClosed } from '#server/access/closed-groups.ts';
import { isOrganizerSecretHash } from '#server/access/organizer-secrets.ts';
import { hashSecret, readSessions } from '#server/access/sessions.ts';
import { reading } from '#server/kernel/db.ts';
import { readHead, type GroupHead } from '#server/kernel/group-head.ts';
import type { Log } from '#server/kernel/log.ts';
import { snapshot } from '#server/sync/report.ts';
import { bytesOf, messageBytes } from './message-size.ts';
import { ResetCopies } from './reset-copies.ts';
import type { Client, Io, Point, Rooms, Watch } from './rooms.ts';
import { eventBudget, limitEvents, probe } from './socket-health.ts';
import type { SocketLimits } from './socket-limits.ts';

/** A socket that has not subscribed within this time is closed. */
const subscribeWithinMs = 5_000;
/** Groups that one socket may watch. */
const mostWatches = 40;
/** So many `subscribe` of one socket may wait, the one that is being answered included. */
const mostSubscribing = 3;

/** With each group at most once: one that is named twice would be answered twice. */
const subscribeOnce = subscribe.check(
  z.refine(({ groups }) => new Set(groups.map((one) => one.groupId)).size === groups.length),
);

export interface SubscriptionPorts {
  io: Io;
  rooms: Rooms;
  db: Knex;
  log: Log;
  onSubscribed: (groupId: string, tip: Point) => void;
  /** Left out: sockets may ask as they like. */
  limits: SocketLimits | undefined;
}

interface Question {
  request: IncomingMessage;
  groupId: string;
  cursor: Cursor | null;
  tokenHash: string | undefined;
  shareUrl: string | undefined;
}

/** Takes the messages of sockets: which groups they subscribe to. */
export class Subscriptions {
  private readonly resets = new ResetCopies();

  constructor(private readonly ports: SubscriptionPorts) {
    ports.io.on('connection', (socket) => {
      this.accept(socket);
    });
  }

  private accept(socket: Client): void {
    socket.data.watches = new Map();
    socket.data.events = 0;
    socket.data.subscribing = { count: 0, last: Promise.resolve() };
    const unsubscribed = setTimeout(() => {
      socket.disconnect(true);
    }, subscribeWithinMs);
    socket.on('disconnect', () => {
      clearTimeout(unsubscribed);
    });
    limitEvents(socket);
    probe(socket);
    this.handle(socket, 'subscribe', subscribeOnce, async (message, ack) => {
      clearTimeout(unsubscribed);
      if (typeof ack !== 'function') return;
      const answers = await this.inTurn(socket, message);
      if (answers && socket.connected) (ack as (answers: unknown) => void)(answers);
    });
  }

  /** One bad packet must not end the process: every message is parsed, every handler is wrapped. */
  private handle<T>(
    socket: Client,
    name: keyof ClientToServer,
    schema: z.ZodMiniType<T>,
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
        this.ports.log.error({ err: error }, name);
        socket.disconnect(true);
      });
    };
    socket.on(name, listener);
  }

  /**
   * One `subscribe` of a socket at a time. A socket that asks for too much is closed; nothing is read for it any more.
   */
  private async inTurn(socket: Client, message: Subscribe): Promise<Subscribed[] | undefined> {
    const { subscribing, watches } = socket.data;
    socket.data.events += message.groups.length;
    const news = message.groups.filter((one) => !watches.has(one.groupId)).length;
    if (socket.data.events > eventBudget || subscribing.count >= mostSubscribing || watches.size + news > mostWatches) {
      socket.disconnect(true);
      return undefined;
    }
    subscribing.count += 1;
    const answered = subscribing.last.then(() => this.subscribe(socket, message));
    subscribing.last = answered.then(
      () => undefined,
      () => undefined,
    );
    try {
      return await answered;
    } finally {
      subscribing.count -= 1;
    }
  }

  private async subscribe(socket: Client, message: Subscribe): Promise<Subscribed[]> {
    const { limits } = this.ports;
    const { request } = socket;
    const answers: Subscribed[] = [];
    let left = messageBytes;
    for (const { groupId, cursor, token, shareUrl } of message.groups) {
      if (!socket.connected) break;
      const tokenHash = token && hashSecret(token);
      if (limits?.mayAsk(request, tokenHash) === false) {
        limits.refused('too_many_requests');
        socket.disconnect(true);
        break;
      }
      const whole = await this.subscribeTo(socket, { request, groupId, cursor, tokenHash, shareUrl });
      const answer = whole.bytes <= left ? whole.answer : inBrief(whole.answer);
      left -= whole.bytes <= left ? whole.bytes : 0;
      if (answer.kind === 'unknown') limits?.missed(request, tokenHash);
      if (answer.kind === 'forbidden') limits?.refused(answer.why);
      answers.push({ groupId, answer });
    }
    limits?.answered(request, messageBytes - left);
    return answers;
  }

  /**
   * Joins the room first, then reads one snapshot: whatever commits in between arrives as a patch (invariant S8). A
   * session that has ended is refused before it could join (invariant S10); one that ends in between is evicted.
   */
  private async subscribeTo(socket: Client, question: Question): Promise<Measured> {
    const { db, rooms, onSubscribed } = this.ports;
    const { groupId, tokenHash, shareUrl } = question;
    const watch: Watch = { tokenHash, shareUrl, memberId: undefined, isOrganizer: false };
    const read = () => db.transaction((trx) => this.look(trx, question, watch), reading(db));
    if (tokenHash && (await this.endedSession(db, groupId, tokenHash))) return read();
    const head = await readHead(db, groupId);
    if (head && !(await isOpenTo(db, head, question))) return read();
    await rooms.join(socket, groupId, watch);
    const measured = await read();
    const { answer } = measured;
    if (!socket.connected) await rooms.leave(socket, groupId);
    else if (answer.kind !== 'delta' && answer.kind !== 'reset' && answer.kind !== 'lost') {
      await rooms.leave(socket, groupId);
    } else if (answer.kind !== 'lost') {
      const tip = tipOf(answer);
      if (tip) onSubscribed(groupId, tip);
    }
    return measured;
  }

  private async look(trx: Knex.Transaction, question: Question, watch: Watch): Promise<Measured> {
    const { request, groupId, cursor, tokenHash } = question;
    const { limits } = this.ports;
    const head = await readHead(trx, groupId);
    if (!head) return measure({ proto, kind: 'unknown', results: [] });
    if (head.deletedAt !== null) return measure({ proto, kind: 'gone', results: [] });
    if (tokenHash) {
      const ended = await this.endedSession(trx, groupId, tokenHash, watch);
      if (ended) return measure(ended);
      watch.isOrganizer =
        watch.memberId === undefined && (await isOrganizerSecretHash(trx, groupId, head.organizerHash, tokenHash));
    }
    if (!(await isOpenTo(trx, head, question))) return measure({ proto, kind: 'unknown', results: [] });
    const copy = cursor ? undefined : this.resets.find(groupId, head);
    if (copy) return copy;
    const { version, nonce, latestTimestamp } = head;
    if (limits?.mayAnswer(request) === false) return measure(pointAt([version, nonce]));
    const answer = await snapshot(trx, groupId, cursor, { version, nonce, latestTimestamp }, []);
    const measured = answer.kind === 'reset' ? this.resets.keep(groupId, answer) : measure(answer);
    limits?.answered(request, measured.bytes);
    return measured;
  }

  /**
   * The reason if the session has ended. An unknown one is that of a join that has not arrived yet: its socket watches
   * by the share link.
   */
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
}

/** Founding decision 27: a closed group is watched with a live session or by its present link. */
const isOpenTo = async (db: Knex, head: GroupHead, { tokenHash, shareUrl }: Question): Promise<boolean> =>
  !head.isClosed || opensClosed(db, head, { tokenHashes: tokenHash === undefined ? [] : [tokenHash], shareUrl });

interface Subscribed {
  groupId: string;
  answer: ExchangeResponse;
}

/** An answer and its size in bytes of JSON. */
interface Measured {
  answer: ExchangeResponse;
  bytes: number;
}

const measure = (answer: ExchangeResponse): Measured => ({ answer, bytes: bytesOf(answer) });

const tipOf = (answer: Extract<ExchangeResponse, { kind: 'delta' | 'reset' }>): Point | undefined =>
  answer.kind === 'reset' ? [answer.version, answer.nonce] : answer.chain.at(-1);

/**
 * What is sent in the place of an answer that is too large: the present point only. It continues nothing that the tab
 * holds, which makes it ask (rule P3).
 */
function inBrief(answer: ExchangeResponse): ExchangeResponse {
  if (answer.kind !== 'delta' && answer.kind !== 'reset') return answer;
  const tip = tipOf(answer);
  return tip ? pointAt(tip) : answer;
}

const pointAt = (tip: Point): ExchangeResponse => ({
  proto,
  kind: 'delta',
  chain: [tip],
  rows: [],
  gone: [],
  results: [],
});

function isOldProto(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'proto' in message &&
    typeof message.proto === 'number' &&
    message.proto < proto
  );
}
