import type { Knex } from 'knex';
import { isPostgres } from '#server/kernel/db.ts';

/**
 * Statements of one transaction that do not depend on each other, in their order. They are sent at once: SQLite runs in
 * a thread of its own and PostgreSQL in another process, and the ways there and back cost more than the work. Outside
 * of a transaction PostgreSQL would give each a connection of its own, so there they come one after another. Waits for
 * all also when one fails, so that the rollback comes after the last.
 * @throws the first failure
 */
export async function runStatements<T extends readonly unknown[]>(
  db: Knex,
  statements: { readonly [I in keyof T]: () => Promise<T[I]> },
): Promise<T> {
  const results: unknown[] = [];
  if (isPostgres(db) && !db.isTransaction) {
    for (const statement of statements) results.push(await statement());
  } else {
    for (const outcome of await Promise.allSettled(statements.map((statement) => statement()))) {
      if (outcome.status === 'rejected') throw outcome.reason;
      results.push(outcome.value);
    }
  }
  return results as unknown as T;
}
