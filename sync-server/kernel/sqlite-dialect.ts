import { createRequire } from 'node:module';
import type { Knex } from 'knex';
import { PreparedStatements, type Prepare, type Query } from './prepared-statements.ts';
import { driverModule } from './sqlite-driver.ts';

/** The parts of Knex's transaction that are used here; the last three are its own. */
interface Transaction {
  query(connection: unknown, sql: string): Promise<unknown>;
  begin(connection: unknown): Promise<unknown>;
  commit(connection: unknown, result: unknown): Promise<unknown>;
  trxClient: { query(connection: unknown, sql: string): Promise<unknown> };
  _completed: boolean;
  _resolver(result: unknown): void;
  _rejecter(error: unknown): void;
}
type Dialect = new (config: Knex.Config) => {
  driver: { Statement: new (connection: object, ...args: Parameters<Prepare>) => ReturnType<Prepare> };
  transaction(...args: unknown[]): Transaction;
  _driver(): unknown;
  _query(connection: unknown, query: Query): Promise<Query>;
  destroyRawConnection(connection: unknown): Promise<void>;
};

const require = createRequire(import.meta.url);
const Sqlite = require('knex/lib/dialects/sqlite3/index.js') as Dialect;

/**
 * Knex sends a deferred BEGIN: a transaction that reads before it writes then fails with SQLITE_BUSY_SNAPSHOT whatever
 * the busy timeout. This dialect asks for the write lock at the start. And it rolls back what could not be committed,
 * where Knex leaves the transaction open: the next one on the connection could not begin.
 */
export class ImmediateSqlite extends Sqlite {
  override transaction(...args: unknown[]): Transaction {
    const transaction = super.transaction(...args);
    // Knex calls `begin` only after it has acquired a connection, which is asynchronous.
    transaction.begin = (connection) => transaction.query(connection, 'BEGIN IMMEDIATE;');
    transaction.commit = (connection, result) => commit(transaction, connection, result);
    return transaction;
  }
}

async function commit(transaction: Transaction, connection: unknown, result: unknown): Promise<void> {
  const { trxClient } = transaction;
  try {
    await trxClient.query(connection, 'COMMIT;');
    transaction._resolver(result);
  } catch (error) {
    // It fails where SQLite has rolled back by itself.
    await trxClient.query(connection, 'ROLLBACK;').catch(() => undefined);
    transaction._rejecter(error);
  } finally {
    transaction._completed = true;
  }
}

/** Of each connection. Not a field: Knex makes a transaction's client from the prototype alone. */
const statements = new WeakMap<object, PreparedStatements>();

/**
 * Statements that come again are prepared once per connection: each is then one way to SQLite's thread instead of two,
 * and is parsed once.
 */
export class PreparedSqlite extends ImmediateSqlite {
  override _driver(): unknown {
    return driverModule();
  }

  override _query(connection: object, query: Query): Promise<Query> {
    return this.statementsOf(connection).run(query) ?? super._query(connection, query);
  }

  override async destroyRawConnection(connection: object): Promise<void> {
    this.statementsOf(connection).clear();
    await super.destroyRawConnection(connection);
  }

  private statementsOf(connection: object): PreparedStatements {
    const known = statements.get(connection);
    if (known) return known;
    const made = new PreparedStatements((...args) => new this.driver.Statement(connection, ...args));
    statements.set(connection, made);
    return made;
  }
}
