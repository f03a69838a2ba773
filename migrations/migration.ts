import type { Knex } from 'knex';

export interface Migration {
  name: string;
  up: (db: Knex) => Promise<void>;
}
