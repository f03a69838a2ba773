import { hash } from 'node:crypto';
import type { Knex } from 'knex';

/** What Knex does not type of its own: how a query gets to a connection, and what comes back. */
interface Client {
  config: { client: unknown; namesStatements?: boolean };
  acquireConnection(): Promise<object>;
  releaseConnection(connection: object): Promise<unknown>;
  query(connection: object, query: Statement): Promise<{ response: unknown }>;
}

interface Statement {
  sql: string;
  bindings: readonly unknown[];
  method: 'raw' | 'update';
  /** PostgreSQL prepares a statement with a name once for each connection. */
  options: { name?: string };
}

/** By text: each is written in the code, so there are few. */
const names = new Map<string, string>();

function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const made = hash('sha256', sql, 'hex').slice(0, 32);
  names.set(sql, made);
  return made;
}

/*
 * The statements of every exchange are written as text, with a question mark for each value, and go past Knex's
 * builder: it makes them anew each time, which was more than half of what a statement cost. They still take Knex's way
 * to the connection, so that a transaction that has ended refuses them, and who listens hears them.
 */

/** The rows of a statement that is the same text each time. */
export async function readSql<Row>(db: Knex, sql: string, bindings: readonly unknown[]): Promise<Row[]> {
  const response = await send(db, 'raw', sql, bindings);
  return (Array.isArray(response) ? response : (response as { rows: unknown[] }).rows) as Row[];
}

/** The same for a statement that returns nothing. */
export async function writeSql(db: Knex, sql: string, bindings: readonly unknown[]): Promise<void> {
  await send(db, 'update', sql, bindings);
}

async function send(
  db: Knex,
  method: Statement['method'],
  sql: string,
  bindings: readonly unknown[],
): Promise<unknown> {
  const client = db.client as Client;
  const options = client.config.namesStatements ? { name: nameOf(sql) } : {};
  const connection = await client.acquireConnection();
  try {
    return (await client.query(connection, { sql, bindings, method, options })).response;
  } finally {
    await client.releaseConnection(connection);
  }
}
