import type { Knex } from 'knex';
import { isPostgres } from '#server/kernel/db.ts';

/**
 * Statements of one transaction that do not depend on each other, in their order. SQLite gets them at once: it runs in a thread of its own, and on
 * a busy machine the ways there and back cost more than the work. PostgreSQL's client takes one after another. Waits for all also when
 * one fails, so that the rollback comes after the last.
 * @throws the first failure
 */
export async function runStatements<T extends readonly unknown[]>(
  db: Knex,
  statements: { readonly [I in keyof T]: () => Promise<T[I]> },
): Promise<T> {
  const results: unknown[] = [];
  if (isPostgres(db)) {
    for (const statement of statements) results.push(await statement());
  } else {
    for (const outcome of await Promise.allSettled(statements.map((statement) => statement()))) {
      if (outcome.status === 'rejected') throw outcome.reason;
      results.push(outcome.value);
    }
  }
  return results as unknown as T;
}
