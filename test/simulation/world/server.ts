import type { ExchangeResponse, ExchangeRequest, Unsubscribe, Patch } from '#shared/protocol/sync.ts';
import { exchangeRequest } from '#shared/protocol/sync.ts';
import { rowKey, type Row, type Tombstone } from '#shared/kernel/rows.ts';
import { limits } from '#shared/kernel/limits.ts';
import { DomainError, errorStatus, type ErrorCode } from '#shared/kernel/errors.ts';
import { LiveHub } from '#server/live/hub.ts';
import type { Log } from '#server/kernel/log.ts';
import { hashSecret } from '#server/access/sessions.ts';
import { storageFailure } from '#server/kernel/storage-failure.ts';
import { exchange } from '#server/sync/exchange.ts';
import type { Commit } from '#server/sync/report.ts';
import { liveRows, toWire } from '#server/sync/row-stores.ts';
import { isEffect } from '#server/sync/batch.ts';
import type { SeededRandom } from '#test/worlds/seeded-random.ts';
import { InvariantViolation } from '#test/simulation/invariants/invariant-violation.ts';
import { emptyDatabase, MemoryDatabase } from './memory-sqlite.ts';
import { VoteModel } from '#test/simulation/invariants/vote-model.ts';
import { ServerSocket, SimulatedIo, type Wire } from './sockets.ts';
import type { SimulatedTime } from './time.ts';

/** Where a process can be killed while it answers a request. */
export type KillPoint = { at: 'statement'; statement: number } | { at: 'committed' } | { at: 'published' };

/** A backup: the file, and what the reference model knew at that moment. */
export interface Backup {
  bytes: Uint8Array;
  stored: Map<string, string>;
  accepted: Set<string>;
  heads: Map<string, string>;
  ran: Map<string, number>;
  versions: Map<string, number>;
  votes: VoteModel;
}

/** `row key -> the row as text`. */
export type Rows = ReadonlyMap<string, string>;

/** Who queued a mutation: for the order in which the server takes them (invariant S4). */
export interface Origin {
  queue: string;
  order: number;
}

class Killed extends Error {
  readonly code = 'SQLITE_IOERR';
}

const silent = { error: () => undefined, warn: () => undefined, info: () => undefined } as unknown as Log;

/** What the process answers over HTTP. */
export interface HttpAnswer {
  status: number;
  body: string;
}

/**
 * The real exchange and the real hub over SQLite in memory, with a memory of everything that they ever said, and of what was true at
 * every point of every history.
 */
export class SimulatedServer {
  io: SimulatedIo;
  /** `groupId/version:nonce` -> the group's rows at that point, of every history that there has been. */
  readonly history = new Map<string, Rows>();
  /** Mids with an effect in the present history. */
  accepted = new Set<string>();
  /** Mid -> result in the present history. */
  stored = new Map<string, string>();
  /** Mid -> the version that it made, in the present history. */
  versions = new Map<string, number>();
  /** How many mutations have had an effect, in all histories. */
  effects = 0;
  /** Mid -> `effects` when it last had one. */
  readonly effectOf = new Map<string, number>();
  /** `mid code`: what a page has heard of a mutation. */
  readonly heard = new Set<string>();
  readonly reportedWithoutRows = new Set<string>();
  votes = new VoteModel();
  restores = 0;
  isDown = false;
  /** What broke where nobody could be told. */
  broken: InvariantViolation | undefined;
  /** A mutation that always ends in an exception (rule P11). */
  poison: string | undefined;
  private memory: MemoryDatabase;
  private hub: LiveHub;
  /** Group -> its point in the present history. */
  private heads = new Map<string, string>();
  /** Lane -> the last entry of it that ran in the present history. */
  private ran = new Map<string, number>();
  private killAfter: number | undefined;
  /** What each socket has been told of each group: invariant S8. */
  private readonly published = new Map<ServerSocket, Map<string, { version: number; chains: [number, string][][] }>>();

  private constructor(
    private readonly time: SimulatedTime,
    private readonly random: SeededRandom,
    private readonly wire: Omit<Wire, 'onAnswer'>,
    private readonly empty: Uint8Array,
    readonly count: (what: string) => void,
  ) {
    this.memory = this.open(empty);
    this.io = this.newIo();
    this.hub = this.newHub();
  }

  static async open(
    time: SimulatedTime,
    random: SeededRandom,
    wire: Omit<Wire, 'onAnswer'>,
    count: (what: string) => void,
  ): Promise<SimulatedServer> {
    return new SimulatedServer(time, random, wire, await emptyDatabase(), count);
  }

  /** One request over HTTP. `undefined`: the process died over it. @throws BrokenPromise */
  async answer(
    sent: unknown,
    origins: ReadonlyMap<string, Origin>,
    kill: KillPoint | undefined,
  ): Promise<HttpAnswer | undefined> {
    if (this.isDown) return undefined;
    const text = JSON.stringify(sent);
    if (text.length > limits.syncBytes) return refusal('body_too_large');
    const parsed = exchangeRequest.safeParse(JSON.parse(text));
    if (!parsed.success)
      return refusal(parsed.error.issues.some((one) => one.path[0] === 'proto') ? 'upgrade_required' : 'invalid_input');
    const request = parsed.data;
    if (request.mutations.length > limits.mutations)
      throw new InvariantViolation('L5', `a request with ${request.mutations.length} intents`);
    const before = {
      known: new Map(
        request.mutations.map(({ mutationId }) => [mutationId, this.storedNow(request.groupId, mutationId)]),
      ),
      ended: this.endedOf(request),
      isLost: this.isLost(request),
      rows: this.rowsNow(request.groupId),
    };
    if (kill?.at === 'statement') this.killAfter = kill.statement;
    let outcome: { answer: ExchangeResponse; commit: Commit | undefined };
    try {
      outcome = await this.time.outsideWork(
        exchange(
          {
            db: this.memory.db,
            now: () => this.time.nowMs,
            random: this.random.bytes,
            onException: () => {
              this.count('exception in an intent');
            },
          },
          request,
        ),
      );
    } catch (error) {
      if (error instanceof Killed) {
        this.memory.rollBack();
        return undefined;
      }
      if (error instanceof DomainError) return refusal(error.code);
      const trouble = storageFailure(error);
      if (!trouble) throw error;
      return refusal(trouble);
    } finally {
      this.killAfter = undefined;
    }
    const { answer, commit } = outcome;
    this.count(`answered ${answer.kind}`);
    if (commit) this.remember(commit);
    this.checkResponse(request, origins, before, answer, commit);
    if (kill?.at === 'committed') {
      this.crash();
      return undefined;
    }
    if (commit) this.hub.committed(commit);
    if (kill?.at === 'published') {
      this.crash();
      return undefined;
    }
    return { status: 200, body: JSON.stringify(answer) };
  }

  /** kill -9. What has not been committed never was; every connection breaks. */
  crash(): void {
    this.isDown = true;
    this.hub.stop();
    this.published.clear();
    this.io.end();
  }

  start(): void {
    this.isDown = false;
    this.io = this.newIo();
    this.hub = this.newHub();
  }

  backup(): Backup {
    return {
      bytes: this.memory.export(),
      stored: new Map(this.stored),
      accepted: new Set(this.accepted),
      heads: new Map(this.heads),
      ran: new Map(this.ran),
      versions: new Map(this.versions),
      votes: this.votes.copy(),
    };
  }

  /** Stops, puts a backup back and starts again: what has happened since is gone. */
  async restore(backup: Backup): Promise<void> {
    this.restores += 1;
    this.crash();
    const before = this.memory;
    this.memory = this.open(backup.bytes);
    await before.db.destroy();
    this.stored = new Map(backup.stored);
    this.accepted = new Set(backup.accepted);
    this.heads = new Map(backup.heads);
    this.ran = new Map(backup.ran);
    this.versions = new Map(backup.versions);
    this.votes = backup.votes.copy();
  }

  /** The file was lost, and there is no backup. */
  nothing(): Backup {
    return {
      bytes: this.empty,
      stored: new Map(),
      accepted: new Set(),
      heads: new Map(),
      ran: new Map(),
      versions: new Map(),
      votes: new VoteModel(),
    };
  }

  async close(): Promise<void> {
    this.hub.stop();
    await this.memory.db.destroy();
  }

  /** The group's rows at the end of the present history; nothing when it does not know the group. */
  rowsNow(groupId: string): Rows | undefined {
    const head = this.heads.get(groupId);
    return head === undefined ? undefined : this.history.get(head);
  }

  headOf(groupId: string): string | undefined {
    return this.heads.get(groupId);
  }

  hasGroup(groupId: string): boolean {
    return this.heads.has(groupId);
  }

  isDeleted(groupId: string): boolean {
    return this.memory.query('SELECT id FROM groups WHERE id = ? AND deleted_at IS NOT NULL', [groupId]).length > 0;
  }

  /** What patches have told must be what the tables hold (invariant S5). */
  async compareWithTables(groupId: string): Promise<void> {
    const rows = this.rowsNow(groupId);
    if (!rows || this.isDeleted(groupId)) return;
    const held = new Map(
      toWire(await liveRows(this.memory.db, groupId)).rows.map((row) => [`${row.kind}/${row.id}`, rowText(row)]),
    );
    const wrong = difference(held, rows);
    if (wrong) throw new InvariantViolation('S5', `the tables and the commits of ${groupId} differ: ${wrong}`);
  }

  private open(bytes: Uint8Array): MemoryDatabase {
    return new MemoryDatabase(bytes, (statement, bindings) => {
      if (/^ROLLBACK/i.test(statement)) return;
      if (this.killAfter !== undefined) {
        this.killAfter -= 1;
        if (this.killAfter < 0) {
          if (!this.isDown) this.crash();
          throw new Killed('killed');
        }
      }
      if (
        this.poison !== undefined &&
        /^insert into/.test(statement) &&
        !/`(mutations|poisoned)`/.test(statement) &&
        bindings.includes(this.poison)
      )
        throw new Error('poison');
    });
  }

  private newIo(): SimulatedIo {
    return new SimulatedIo({
      carry: this.wire.carry,
      onEmit: (socket, event, message) => {
        this.wire.onEmit(socket, event, message);
        if (event === 'patch') this.checkPatch(socket, message as Patch);
        if (event === 'unsubscribe') this.published.get(socket)?.delete((message as Unsubscribe).groupId);
      },
      onAnswer: (socket, answers) => {
        this.subscribed(socket, answers as { groupId: string; answer: ExchangeResponse }[]);
      },
    });
  }

  private newHub(): LiveHub {
    return new LiveHub(this.io.asIo(), this.memory.db, silent, () => this.random.next());
  }

  private remember({ groupId, to, changes }: Commit): void {
    const rows = new Map(this.rowsNow(groupId) ?? []);
    for (const entry of changes as (Row | Tombstone)[]) {
      const key = rowKey(entry.kind, entry.id);
      if (entry.data) rows.set(key, rowText(entry));
      else rows.delete(key);
    }
    const head = `${groupId}/${to[0]}:${to[1]}`;
    this.history.set(head, rows);
    this.heads.set(groupId, head);
  }

  private storedNow(groupId: string, mutationId: string): string | undefined {
    const [row] = this.memory.query('SELECT code, version FROM mutations WHERE group_id = ? AND mutation_id = ?', [
      groupId,
      mutationId,
    ]);
    return row && `${String(row['code'])} ${String(row['version'] ?? '')}`;
  }

  private memberOf({ groupId, tokens }: ExchangeRequest, actor: number): string | undefined {
    const [row] = this.memory.query('SELECT member_id FROM sessions WHERE group_id = ? AND token_hash = ?', [
      groupId,
      hashSecret(tokens[actor] ?? ''),
    ]);
    return row && String(row['member_id']);
  }

  private endedOf({ groupId, tokens }: ExchangeRequest): boolean {
    return tokens.some((token) => this.isEnded(groupId, hashSecret(token)));
  }

  private isEnded(groupId: string, tokenHash: string): boolean {
    const [row] = this.memory.query(
      'SELECT s.revoked_at, m.removed FROM sessions s LEFT JOIN members m ON m.group_id = s.group_id AND m.id = s.member_id WHERE s.group_id = ? AND s.token_hash = ?',
      [groupId, tokenHash],
    );
    return row !== undefined && (row['revoked_at'] !== null || row['removed'] !== 0);
  }

  private isLost({ groupId, cursor }: ExchangeRequest): boolean {
    return cursor !== null && this.hasGroup(groupId) && !this.knows(groupId, cursor);
  }

  private checkResponse(
    request: ExchangeRequest,
    origins: ReadonlyMap<string, Origin>,
    before: { known: Map<string, string | undefined>; ended: boolean; isLost: boolean; rows: Rows | undefined },
    answer: ExchangeResponse,
    commit: Commit | undefined,
  ): void {
    const isRefused = ['forbidden', 'gone', 'lost', 'unknown'].includes(answer.kind);
    if (before.ended && (!isRefused || commit))
      throw new InvariantViolation('S10', `a session that had ended was answered ${answer.kind}`);
    if (before.isLost && ((answer.kind !== 'lost' && answer.kind !== 'gone') || commit))
      throw new InvariantViolation('S9', `a cursor that this history does not know was answered ${answer.kind}`);
    let hasNew = false;
    for (const { mutationId, name, input, timestamp, actor, base } of request.mutations) {
      const now = this.storedNow(request.groupId, mutationId);
      const was = before.known.get(mutationId);
      if (was !== undefined && now !== was)
        throw new InvariantViolation('S2', `${name} ${mutationId} was stored as ${was}, and is now ${String(now)}`);
      if (was !== undefined || now === undefined) continue;
      const code = now.split(' ')[0] ?? '';
      this.stored.set(mutationId, code);
      if (!isEffect({ mutationId, code })) continue;
      hasNew = true;
      this.accepted.add(mutationId);
      this.effects += 1;
      this.effectOf.set(mutationId, this.effects);
      this.versions.set(mutationId, Number(now.split(' ')[1]));
      if (base !== undefined) this.checkBase(request, { mutationId, name, base, actor }, before.rows);
      const memberId = typeof actor === 'number' ? this.memberOf(request, actor) : undefined;
      const odd = this.votes.take(
        request.groupId,
        { mutationId, name, input, timestamp, memberId, code },
        this.time.nowMs,
      );
      if (odd) throw new InvariantViolation('S2', odd);
      const origin = origins.get(mutationId);
      if (!origin) continue;
      const last = this.ran.get(origin.queue);
      if (code === 'applied' && last !== undefined && origin.order < last)
        throw new InvariantViolation('S4', `${name} ${mutationId} ran after one that was made later on the same device`);
      this.ran.set(origin.queue, Math.max(last ?? 0, origin.order));
    }
    if (commit && !hasNew) throw new InvariantViolation('S2', 'a request with nothing new in it had an effect');
    if (!('results' in answer)) return;
    for (const { mutationId, code, version } of answer.results) {
      this.count(`result ${code}`);
      if (code === 'blocked' || code === 'retry') continue;
      const kept = this.storedNow(request.groupId, mutationId);
      if (kept === undefined || kept !== `${code} ${version ?? ''}`) {
        if (answer.kind !== 'unknown')
          throw new InvariantViolation('S2', `${mutationId} was answered ${code} and is stored as ${String(kept)}`);
      }
    }
  }

  /** Rule P7: an answer that nobody has seen is not replaced. Judged for the first save of a request alone. */
  private checkBase(
    request: ExchangeRequest,
    save: { mutationId: string; name: string; base: string | null; actor: number | 'link' | 'organizer' },
    rows: Rows | undefined,
  ): void {
    const kind = {
      saveSimpleResponse: 'simpleResponse',
      savePreference: 'preference',
      saveCustomResponse: 'customResponse',
    }[save.name];
    if (
      kind === undefined ||
      typeof save.actor !== 'number' ||
      request.mutations.find((one) => one.name === save.name && one.actor === save.actor)?.mutationId !==
        save.mutationId
    )
      return;
    const text = rows?.get(`${kind}/${this.memberOf(request, save.actor)}`);
    const present = text === undefined ? undefined : (JSON.parse(text) as string[])[4];
    // Made on what an earlier mutation of this very request has written.
    if (request.mutations.some((one) => one.mutationId === save.base)) return;
    if (present === undefined || present === save.base || present === save.mutationId) return;
    if (save.base === null || this.stored.has(save.base))
      throw new InvariantViolation('S3', `${save.name} ${save.mutationId} replaced ${present}, which it was not made on`);
  }

  /** Whether the present history has this point. */
  knows(groupId: string, { version, nonce }: { version: number; nonce: string }): boolean {
    return (
      this.memory.query('SELECT version FROM group_versions WHERE group_id = ? AND version = ? AND nonce = ?', [
        groupId,
        version,
        nonce,
      ]).length > 0
    );
  }

  /** Invariant S8: what a socket hears of a group leaves nothing out. Invariant S10: who has ended hears nothing. */
  private checkPatch(socket: ServerSocket, patch: Patch): void {
    const watch = socket.data.watches.get(patch.groupId);
    if (watch?.tokenHash && this.isEnded(patch.groupId, watch.tokenHash))
      throw this.fail('S10', 'a patch went to a session that had ended');
    const groups = this.published.get(socket) ?? new Map<string, { version: number; chains: [number, string][][] }>();
    this.published.set(socket, groups);
    const published = groups.get(patch.groupId);
    const [first] = patch.chain;
    const tip = patch.chain.at(-1);
    if (!published || !first || !tip) {
      groups.set(patch.groupId, { version: -1, chains: [patch.chain] });
      return;
    }
    if (published.version >= 0 && first[0] > published.version)
      throw this.fail('S8', `a socket that knew version ${published.version} was sent a patch from ${first[0]}`);
    if (published.version >= 0) published.version = Math.max(published.version, tip[0]);
    else published.chains.push(patch.chain);
  }

  /** Kept, because the hub ends the connection over an exception and goes on. */
  private fail(id: string, what: string): InvariantViolation {
    this.broken ??= new InvariantViolation(id, what);
    return this.broken;
  }

  /** The answer to a socket's subscribe: from here on every version has to reach it. */
  private subscribed(socket: ServerSocket, answers: readonly { groupId: string; answer: ExchangeResponse }[]): void {
    // What a killed process still had to say reaches nobody.
    if (this.isDown) return;
    for (const { groupId, answer } of answers) {
      const groups = this.published.get(socket) ?? new Map<string, { version: number; chains: [number, string][][] }>();
      this.published.set(socket, groups);
      const tip =
        answer.kind === 'delta' ? answer.chain.at(-1)?.[0] : answer.kind === 'reset' ? answer.version : undefined;
      if (tip === undefined) {
        groups.delete(groupId);
        continue;
      }
      let version = Math.max(tip, groups.get(groupId)?.version ?? 0);
      for (const chain of groups.get(groupId)?.chains ?? [])
        if ((chain[0]?.[0] ?? Infinity) <= version) version = Math.max(version, chain.at(-1)?.[0] ?? 0);
      const head = this.heads.get(groupId)?.split('/')[1]?.split(':')[0];
      if (
        head !== undefined &&
        socket.data.watches.has(groupId) &&
        version < Number(head) &&
        !this.isGathering(groupId)
      )
        throw this.fail(
          'S8',
          `hello was answered up to version ${version}; the group is at ${head}, and nothing else is under way`,
        );
      groups.set(groupId, { version, chains: [] });
    }
  }

  /** Commits of one group share a patch for a moment: then something is still to come. */
  private isGathering(groupId: string): boolean {
    return this.hub.isWaiting(groupId);
  }
}

function refusal(code: ErrorCode): HttpAnswer {
  return { status: errorStatus[code], body: JSON.stringify({ error: code, code }) };
}

/** A row as text that is equal exactly when it is. */
export function rowText({
  kind,
  id,
  version,
  timestamp,
  mutationId,
  data,
}: {
  kind: string;
  id: string;
  version: number;
  timestamp: number;
  mutationId: string;
  data: unknown;
}): string {
  return JSON.stringify([kind, id, version, timestamp, mutationId, sorted(data)]);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

/** The first row in which two sets of rows differ. */
export function difference(held: Rows, wanted: Rows): string | undefined {
  for (const [key, text] of held) {
    const other = wanted.get(key);
    if (other !== text) return `${key} is held as ${text}, and is ${other ?? 'absent'}`;
  }
  for (const key of wanted.keys()) if (!held.has(key)) return `${key} is missing`;
  return undefined;
}
