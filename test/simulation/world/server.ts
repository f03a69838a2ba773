import { errorStatus, DomainError, type ErrorCode } from '#shared/kernel/errors.ts';
import { limits } from '#shared/kernel/limits.ts';
import {
  exchangeRequest,
  type ExchangeRequest,
  type ExchangeResponse,
  type Patch,
  type Unsubscribe,
} from '#shared/protocol/sync.ts';
import { idToHex } from '#server/kernel/id-bytes.ts';
import type { Log } from '#server/kernel/log.ts';
import { storageFailure } from '#server/kernel/storage-failure.ts';
import { LiveHub } from '#server/live/hub.ts';
import { exchange } from '#server/sync/exchange.ts';
import { StrangerRefusals } from '#server/sync/stranger-refusals.ts';
import type { ExchangeOutcome } from '#server/sync/report.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';
import { checkExchange, stateBefore, type Origin } from '../invariants/exchange-checks.ts';
import { InvariantViolation } from '../invariants/invariant-violation.ts';
import { PatchChecks } from '../invariants/patch-checks.ts';
import { emptyDatabase, MemoryDatabase } from './memory-sqlite.ts';
import { copyHistory, emptyHistory, ServerRecord, type History } from './server-record.ts';
import { ServerTables } from './server-tables.ts';
import { SimulatedIo, type ServerSocket, type Wire } from './sockets.ts';
import type { SimulatedTime } from './time.ts';

/** Where the process can be killed while it answers a request. */
export type KillPoint = { at: 'statement'; statement: number } | { at: 'committed' } | { at: 'published' };

/** A backup: the file, and what was true at that moment. */
export interface Backup {
  bytes: Uint8Array;
  history: History;
}

/** What the process answers over HTTP. */
export interface HttpAnswer {
  status: number;
  body: string;
}

class Killed extends Error {
  readonly code = 'SQLITE_IOERR';
}

const silent = { error: () => undefined, warn: () => undefined, info: () => undefined } as unknown as Log;

export interface ServerOptions {
  time: SimulatedTime;
  random: SeededRandom;
  wire: Omit<Wire, 'onAnswer'>;
  count: (what: string) => void;
}

/** The real exchange and the real hub over SQLite in memory, checked at every answer and every patch. */
export class SimulatedServer {
  io: SimulatedIo;
  readonly record = new ServerRecord();
  readonly tables = new ServerTables(() => this.memory);
  readonly patches: PatchChecks;
  isDown = false;
  /** A mutation whose insert always ends in an exception (rule P11). */
  poison: string | undefined;
  private memory: MemoryDatabase;
  private hub: LiveHub;
  strangerRefusals = new StrangerRefusals();
  /** Statements until the process dies, while a kill is under way. */
  private killAfter: number | undefined;

  private constructor(
    private readonly options: ServerOptions,
    private readonly empty: Uint8Array,
  ) {
    this.memory = this.open(empty);
    this.patches = new PatchChecks(this.tables, this.record, (groupId) => this.hub.isWaiting(groupId));
    this.io = this.newIo();
    this.hub = this.newHub();
  }

  static async open(options: ServerOptions): Promise<SimulatedServer> {
    return new SimulatedServer(options, await emptyDatabase());
  }

  /** One request over HTTP. `undefined`: the process died over it. @throws InvariantViolation */
  async answer(
    sent: unknown,
    origins: ReadonlyMap<string, Origin>,
    kill: KillPoint | undefined,
  ): Promise<HttpAnswer | undefined> {
    if (this.isDown) return undefined;
    const request = receive(sent);
    if ('status' in request) return request;
    const before = stateBefore(this, request);
    const outcome = await this.exchange(request, kill);
    if (outcome === undefined || 'status' in outcome) return outcome;
    const { answer, commit } = outcome;
    this.options.count(`answered ${answer.kind}`);
    if (answer.kind === 'forbidden' && answer.why === 'closed') this.options.count('answered forbidden: closed');
    if (commit) this.record.commit(commit);
    checkExchange(this, { request, origins, before, answer, commit, nowMs: this.options.time.nowMs });
    this.countResults(answer);
    if (kill?.at === 'committed') return this.crash();
    if (commit) this.hub.committed(commit);
    if (kill?.at === 'published') return this.crash();
    return { status: 200, body: JSON.stringify(answer) };
  }

  /** kill -9: what has not been committed never was, and every connection breaks. */
  crash(): undefined {
    this.isDown = true;
    this.hub.stop();
    this.patches.forgetSockets();
    this.io.end();
  }

  start(): void {
    this.isDown = false;
    this.strangerRefusals = new StrangerRefusals();
    this.io = this.newIo();
    this.hub = this.newHub();
  }

  backup(): Backup {
    return { bytes: this.memory.export(), history: copyHistory(this.record.present) };
  }

  /** Stops and puts a backup back: what has happened since is gone. `start` starts again. */
  async restore(backup: Backup): Promise<void> {
    this.record.restores += 1;
    this.crash();
    const before = this.memory;
    this.memory = this.open(backup.bytes);
    await before.db.destroy();
    this.record.present = copyHistory(backup.history);
  }

  /** What there is to restore when the file was lost and there is no backup. */
  emptyBackup(): Backup {
    return { bytes: this.empty, history: emptyHistory() };
  }

  async close(): Promise<void> {
    this.hub.stop();
    await this.memory.db.destroy();
  }

  get db(): MemoryDatabase['db'] {
    return this.memory.db;
  }

  /** The real exchange; an HTTP answer when it throws; nothing when the process is killed. */
  private async exchange(
    request: ExchangeRequest,
    kill: KillPoint | undefined,
  ): Promise<ExchangeOutcome | HttpAnswer | undefined> {
    const { time, random, count } = this.options;
    if (kill?.at === 'statement') this.killAfter = kill.statement;
    const ports = {
      db: this.memory.db,
      now: () => time.nowMs,
      random: random.bytes,
      strangerRefusals: this.strangerRefusals,
      onException: () => {
        count('exception in a mutation');
      },
    };
    try {
      return await time.outsideWork(exchange(ports, request));
    } catch (error) {
      if (error instanceof Killed) {
        this.memory.rollBack();
        return undefined;
      }
      if (error instanceof DomainError) return refusal(error.code);
      const failure = storageFailure(error);
      if (!failure) throw error;
      return refusal(failure);
    } finally {
      this.killAfter = undefined;
    }
  }

  private countResults(answer: ExchangeResponse): void {
    if ('results' in answer) for (const { code } of answer.results) this.options.count(`result ${code}`);
  }

  private open(bytes: Uint8Array): MemoryDatabase {
    return new MemoryDatabase(bytes, (statement, bindings) => {
      if (/^ROLLBACK/i.test(statement)) return;
      this.dieIfKilled();
      const { poison } = this;
      if (
        poison !== undefined &&
        /^insert into/.test(statement) &&
        !/["`](mutations|poisoned)["`]/.test(statement) &&
        // Rows come as one JSON text, or as values of their own; votes have the id as bytes.
        bindings.some((one) => typeof one === 'string' && [poison, idToHex(poison)].some((id) => one.includes(id)))
      )
        throw new Error('poison');
    });
  }

  private dieIfKilled(): void {
    if (this.killAfter === undefined) return;
    this.killAfter -= 1;
    if (this.killAfter >= 0) return;
    if (!this.isDown) this.crash();
    throw new Killed('killed');
  }

  private newIo(): SimulatedIo {
    const { wire } = this.options;
    return new SimulatedIo({
      carry: wire.carry,
      onEmit: (socket, event, message) => {
        wire.onEmit(socket, event, message);
        if (event === 'patch') this.patches.published(socket, message as Patch);
        if (event === 'unsubscribe') this.patches.unsubscribed(socket, (message as Unsubscribe).groupId);
      },
      onAnswer: (socket: ServerSocket, answers) => {
        // What a killed process still had to send reaches nobody.
        if (!this.isDown) this.patches.subscribed(socket, answers as { groupId: string; answer: ExchangeResponse }[]);
      },
    });
  }

  private newHub(): LiveHub {
    return new LiveHub(this.io.asIo(), this.memory.db, silent, () => this.options.random.next());
  }
}

/** Parses a request as the HTTP layer does. */
function receive(sent: unknown): ExchangeRequest | HttpAnswer {
  const text = JSON.stringify(sent);
  if (text.length > limits.syncBytes) return refusal('body_too_large');
  const parsed = exchangeRequest.safeParse(JSON.parse(text));
  if (!parsed.success)
    return refusal(parsed.error.issues.some((one) => one.path[0] === 'proto') ? 'upgrade_required' : 'invalid_input');
  if (parsed.data.mutations.length > limits.mutations)
    throw new InvariantViolation('L5', `a request with ${parsed.data.mutations.length} mutations`);
  return parsed.data;
}

function refusal(code: ErrorCode): HttpAnswer {
  return { status: errorStatus[code], body: JSON.stringify({ error: code, code }) };
}
