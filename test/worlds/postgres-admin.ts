import knex from 'knex';

/** Runs statements over a connection of their own. */
export async function withAdmin(server: string, sql: string): Promise<void> {
  const admin = knex({ client: 'pg', connection: server });
  try {
    await admin.raw(sql);
  } finally {
    await admin.destroy();
  }
}
