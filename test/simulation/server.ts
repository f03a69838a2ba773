import type { Knex } from 'knex';
import { exchangeAnswer, exchangeRequest, type ExchangeAnswer, type ExchangeRequest, type Patch } from '#shared/contract/sync.ts';
import { openDatabase } from '#server/db.ts';
import { exchange, snapshot } from '#server/sync/exchange.ts';
import { isEffect } from '#server/sync/run-intents.ts';
import { liveRows, toWire } from '#server/sync/row-stores.ts';
import { readHead } from '#server/group/store.ts';
import { hashSecret, readSessions } from '#server/member/store.ts';
import type { Chance } from '#test/worlds/chance.ts';

type Dump = { tables: Map<string, Record<string, unknown>[]>; accepted: Set<string>; stored: Map<string, string> };

/** Parents before children, so that a dump can be put back. */
const tables = ['groups', 'group_versions', 'mutations', 'poisoned', 'sessions', 'group_profiles', 'members', 'member_contacts', 'simple_responses', 'preferences', 'custom_responses', 'date_votes', 'type_votes', 'hearts', 'activities', 'member_pins', 'secret_tries', 'organizer_tokens', 'removed_members'];

/** The real exchange over a real SQLite, with a memory of everything that it ever said. */
export class SimulatedServer {
  /** `version:nonce` -> the group's rows at that point, of every history that there has been. */
  readonly history = new Map<string, string>();
  /** Mids with an effect in the present history. */
  accepted = new Set<string>();
  /** Mid -> result code in the present history. */
  stored = new Map<string, string>();
  /** Mid -> every code that it was ever answered with. */
  readonly everAnswered = new Map<string, Set<string>>();
  readonly patches: { to: 'all'; patch: Patch }[] = [];
  readonly problems: string[] = [];
  /** How often a backup was put back so far. */
  restores = 0;

  private constructor(
    readonly db: Knex,
    private readonly now: () => number,
    private readonly chance: Chance,
  ) {}

  static async open(now: () => number, chance: Chance): Promise<SimulatedServer> {
    return new SimulatedServer(await openDatabase({ kind: 'sqlite', file: ':memory:' }), now, chance);
  }

  async run(request: ExchangeRequest): Promise<ExchangeAnswer> {
    const parsed = exchangeRequest.parse(JSON.parse(JSON.stringify(request)));
    const ended = await this.speaksForRemoved(parsed);
    const { answer, commit } = await exchange(
      { db: this.db, now: this.now, random: this.chance.bytes, onException: (error) => { this.problems.push(`exception: ${String(error)}`); } },
      parsed,
    );
    if (ended && !['forbidden', 'gone', 'lost', 'unknown'].includes(answer.kind)) this.problems.push(`S10: a session whose member was removed was answered ${answer.kind}`);
    if ('results' in answer) this.note(answer.results);
    if (commit) {
      await this.remember(commit.groupId);
      this.patches.push({ to: 'all', patch: { groupId: commit.groupId, chain: [commit.from, commit.to], ...toWire(commit.changes) } });
    }
    return exchangeAnswer.parse(JSON.parse(JSON.stringify(answer)));
  }

  /** The snapshot half of `hello`; the room was joined before. */
  async greet(groupId: string, cursor: ExchangeRequest['cursor']): Promise<ExchangeAnswer> {
    const head = await readHead(this.db, groupId);
    if (!head) return { proto: 1, kind: 'unknown', results: [] };
    return exchangeAnswer.parse(JSON.parse(JSON.stringify(await snapshot(this.db, groupId, cursor, { version: head.version, nonce: head.nonce }, []))));
  }

  async dump(): Promise<Dump> {
    const copy = new Map<string, Record<string, unknown>[]>();
    for (const table of tables) copy.set(table, (await this.db(table).select('*')) as Record<string, unknown>[]);
    return { tables: copy, accepted: new Set(this.accepted), stored: new Map(this.stored) };
  }

  /** A backup is put back: what has happened since is gone. */
  async restore(dump: Dump): Promise<void> {
    this.restores += 1;
    for (const table of [...tables].reverse()) await this.db(table).delete();
    for (const table of tables) for (const row of dump.tables.get(table) ?? []) await this.db(table).insert(row);
    this.accepted = new Set(dump.accepted);
    this.stored = new Map(dump.stored);
  }

  async rowsNow(groupId: string): Promise<string> {
    return canonical(toWire(await liveRows(this.db, groupId)).rows);
  }

  /** Whether one of the request's sessions is of a member who is not in the group any more. */
  private async speaksForRemoved({ groupId, tokens }: ExchangeRequest): Promise<boolean> {
    const sessions = await readSessions(this.db, groupId, tokens.map(hashSecret));
    return [...sessions.values()].some((one) => one.state === 'removed');
  }

  private note(results: readonly { mid: string; code: string }[]): void {
    for (const one of results) {
      if (one.code === 'held' || one.code === 'retry') continue;
      const codes = this.everAnswered.get(one.mid) ?? new Set();
      this.everAnswered.set(one.mid, codes.add(one.code));
      const before = this.stored.get(one.mid);
      if (before !== undefined && before !== one.code) this.problems.push(`${one.mid} was answered ${before}, then ${one.code}, in one history`);
      this.stored.set(one.mid, one.code);
      if (isEffect(one)) this.accepted.add(one.mid);
    }
  }

  private async remember(groupId: string): Promise<void> {
    const head = await readHead(this.db, groupId);
    if (head) this.history.set(`${head.version}:${head.nonce}`, await this.rowsNow(groupId));
  }
}

/** Rows as text that is equal exactly when they are. */
export function canonical(rows: readonly { kind: string; id: string; version: number; stamp: number; mid: string; data: unknown }[]): string {
  return rows
    .map(({ kind, id, version, stamp, mid, data }) => JSON.stringify([kind, id, version, stamp, mid, sorted(data)]))
    .sort()
    .join('\n');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]));
}
