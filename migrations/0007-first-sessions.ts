import type { Migration } from './migration.ts';

/**
 * Whom private amounts are told to: the hash of the session that wrote them, and of the session that a session or a PIN
 * goes back to. Empty for a session that came in without a PIN (it goes back to itself), and in rows from before, whose
 * private amounts are told to nobody.
 */
export const firstSessions: Migration = {
  name: '0007-first-sessions',
  async up(db) {
    for (const table of ['sessions', 'member_pins'])
      await db.schema.alterTable(table, (columns) => {
        columns.string('first_session', 64);
      });
    await db.schema.alterTable('given_answers', (table) => {
      table.string('budget_session', 64);
    });
  },
};
