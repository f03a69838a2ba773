import type { Knex } from 'knex';
import type { Photos } from '#shared/destination/photo.ts';
import type { Api, CallName } from '#shared/protocol/endpoints.ts';
import type { InputOf, OutputOf, ParamsOf, QueryOf } from '#shared/kernel/endpoint.ts';
import type { ExchangeResponse, ExchangeRequest } from '#shared/protocol/sync.ts';
import type { Row } from '#shared/kernel/rows.ts';
import type { RandomBytes } from '#shared/kernel/ids.ts';
import type { SlowWork } from '#server/kernel/slow-work.ts';
import type { WorkBudget } from '#server/kernel/work-budget.ts';

/** What handlers may use. Time and chance are arguments. */
export interface Services {
  db: Knex;
  now: () => number;
  random: RandomBytes;
  /** Every row of a group that is not a tombstone, of all kinds. */
  liveRows(groupId: string): Promise<Row[]>;
  slowWork: SlowWork;
  /** What an address may do, whichever call it uses. */
  budget: WorkBudget;
  /** Whether notifications may be sent to this address. */
  isPushService(endpoint: string): boolean;
  /** Whether this server has a mail server to hand mails to. */
  sendsMail: boolean;
  /** The operator's photographs of countries and cities, by id. */
  photos(): Promise<Photos>;
  /** The exchange; after the commit it publishes the changes to the group's sockets. */
  exchange(request: ExchangeRequest, options?: { resultsOnly: boolean }): Promise<ExchangeResponse>;
}

export interface Call<N extends CallName> {
  services: Services;
  params: ParamsOf<Api[N]['path']>;
  input: InputOf<Api[N]>;
  query: QueryOf<Api[N]>;
  /** The secret of an `Authorization: Bearer` header. */
  bearer: string | undefined;
}

export type Handler<N extends CallName> = (call: Call<N>) => Promise<OutputOf<Api[N]>>;
export type Handlers = { [N in CallName]: Handler<N> };
