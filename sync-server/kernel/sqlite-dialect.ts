import { createRequire } from 'node:module';
import type { Knex } from 'knex';

interface Transaction {
  query(connection: unknown, sql: string): Promise<unknown>;
  begin(connection: unknown): Promise<unknown>;
}
type Dialect = new (config: Knex.Config) => { transaction(...args: unknown[]): Transaction };

const require = createRequire(import.meta.url);
const Sqlite = require('knex/lib/dialects/sqlite3/index.js') as Dialect;

/**
 * Knex sends a deferred BEGIN: a transaction that reads before it writes then fails with SQLITE_BUSY_SNAPSHOT whatever the busy
 * timeout. This dialect asks for the write lock at the start.
 */
export class ImmediateSqlite extends Sqlite {
  override transaction(...args: unknown[]): Transaction {
    const transaction = super.transaction(...args);
    // Knex calls `begin` only after it has acquired a connection, which is asynchronous.
    transaction.begin = (connection) => transaction.query(connection, 'BEGIN IMMEDIATE;');
    return transaction;
  }
}
