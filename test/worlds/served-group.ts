import type { Knex } from 'knex';
import {
  proto,
  type ExchangeRequest,
  type ExchangeResponse,
  type Mutation,
  type Result,
} from '#shared/protocol/sync.ts';
import { openDatabase } from '#server/kernel/db.ts';
import { readHead, type GroupHead } from '#server/kernel/group-head.ts';
import type { ExchangePorts } from '#server/sync/batch.ts';
import { exchange } from '#server/sync/exchange.ts';
import type { ExchangeOutcome } from '#server/sync/report.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

/**
 * One group on the real exchange over a database in memory: no HTTP, no devices. Time stands still unless the test
 * moves it.
 */
export class ServedGroup {
  nowMs = Date.UTC(2026, 2, 2);
  readonly id = anId();
  readonly shareUrl = aShareUrl();
  readonly organizerToken = aSecret();
  /** What has ended in an unexpected exception, by the name of the mutation. */
  readonly exceptions: string[] = [];
  private readonly random = new SeededRandom(7);

  private constructor(readonly db: Knex) {}

  /** `isOpened`: false leaves the database empty. */
  static async open({ isOpened = true } = {}): Promise<ServedGroup> {
    const group = new ServedGroup(await openDatabase({ kind: 'sqlite', file: ':memory:' }));
    if (isOpened) await group.send({ mutations: [group.opening()] });
    return group;
  }

  close(): Promise<void> {
    return this.db.destroy();
  }

  /** The write that opens the group. */
  opening(over: Partial<Mutation> = {}, input: { groupCode?: string; adminPassword?: string } = {}): Mutation {
    const { id: groupId, shareUrl, organizerToken } = this;
    const form = { name: '제주', description: '', createdBy: '민지', creatorEmail: 'a@b.co', surveyType: 'default' };
    const whole = { groupId, shareUrl, organizerToken, ...form, ...input };
    return aMutation('createGroup', whole as never, { actor: 'link', ...over });
  }

  get ports(): ExchangePorts {
    return {
      db: this.db,
      now: () => this.nowMs,
      random: this.random.bytes,
      onException: (_error, name) => {
        this.exceptions.push(name);
      },
    };
  }

  request(over: Partial<ExchangeRequest> = {}): ExchangeRequest {
    return { proto, groupId: this.id, cursor: null, tokens: [], mutations: [], ...over };
  }

  run(
    over: Partial<ExchangeRequest>,
    ports: Partial<ExchangePorts> = {},
    options?: { resultsOnly: boolean },
  ): Promise<ExchangeOutcome> {
    return exchange({ ...this.ports, ...ports }, this.request(over), options);
  }

  async send(over: Partial<ExchangeRequest>, ports: Partial<ExchangePorts> = {}): Promise<ExchangeResponse> {
    return (await this.run(over, ports)).answer;
  }

  async results(tokens: string[], ...mutations: Mutation[]): Promise<Result[]> {
    const answer = await this.send({ tokens, mutations });
    if (!('results' in answer)) throw new Error(answer.kind);
    return answer.results;
  }

  async codes(tokens: string[], ...mutations: Mutation[]): Promise<string[]> {
    return (await this.results(tokens, ...mutations)).map((one) => one.code);
  }

  asOrganizer(...mutations: Mutation[]): Promise<ExchangeOutcome> {
    return this.run({ organizerToken: this.organizerToken, mutations });
  }

  /** A member with a session of their own. */
  async joined(name: string): Promise<{ memberId: string; token: string }> {
    const [memberId, token] = [anId(), aSecret()];
    const codes = await this.codes([token], aMutation('joinGroup', { memberId, name }));
    if (codes.join() !== 'applied') throw new Error(codes.join());
    return { memberId, token };
  }

  async head(): Promise<GroupHead> {
    const head = await readHead(this.db, this.id);
    if (!head) throw new Error('no group');
    return head;
  }
}
