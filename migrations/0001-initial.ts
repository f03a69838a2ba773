import type { Knex } from 'knex';
import type { Migration } from './migration.ts';
import { groupColumn, rowColumns } from './row-columns.ts';

export const initial: Migration = {
  name: '0001-initial',
  async up(db) {
    await createGroups(db);
    await createMutationLog(db);
    await createMembers(db);
    await createAnswers(db);
    await createVotes(db);
    await createDecisions(db);
    await createOrganizerTables(db);
    await createPushes(db);
    await createMails(db);
    await createImportedDestinations(db);
  },
};

async function createGroups(db: Knex): Promise<void> {
  await db.schema.createTable('groups', (table) => {
    table.string('id', 36).primary();
    table.bigInteger('version').notNullable();
    table.string('nonce', 32).notNullable();
    table.string('creator_email', 254).notNullable();
    table.string('organizer_hash', 64).notNullable();
    table.string('admin_password_hash', 200);
    table.bigInteger('last_activity_at').notNullable();
    table.bigInteger('deleted_at');
    table.bigInteger('latest_timestamp').notNullable();
    /** 1 = its id alone opens nothing any more. */
    table.smallint('closed').notNullable().defaultTo(0);
    /** An upper bound that grows with what is written, and that the daily sweep measures anew. */
    table.bigInteger('bytes').notNullable().defaultTo(0);
    /** Results of writes that came in before this time may be forgotten; 0: none. */
    table.bigInteger('forgotten_before').notNullable().defaultTo(0);
  });
  await db.schema.createTable('group_profiles', (table) => {
    rowColumns(table);
    table.string('share_url', 22).unique();
    table.string('name', 120);
    table.string('description', 500);
    table.string('created_by', 80);
    table.string('organized_by', 80);
    table.string('survey_type', 10);
    table.text('custom_questions');
    table.bigInteger('created_at');
    table.text('excused');
    /** 1 = every name needs a PIN to log in. */
    table.smallint('requires_pin');
  });
}

/** History of each group, results by mutation id, and mutations that end in exceptions (rules P10, P11). */
async function createMutationLog(db: Knex): Promise<void> {
  await db.schema.createTable('group_versions', (table) => {
    groupColumn(table);
    table.bigInteger('version').notNullable();
    table.string('nonce', 32).notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['group_id', 'version']);
  });
  await db.schema.createTable('mutations', (table) => {
    groupColumn(table);
    table.string('mutation_id', 64).notNullable();
    table.string('code', 40).notNullable();
    table.bigInteger('version');
    table.bigInteger('at').notNullable();
    table.primary(['group_id', 'mutation_id']);
  });
  const tries = (table: Knex.CreateTableBuilder) => {
    table.string('mutation_id', 64).notNullable();
    table.integer('tries').notNullable();
    /** The received mutation, without secrets, for the operator, once it is quarantined. */
    table.text('mutation');
    table.primary(['group_id', 'mutation_id']);
  };
  await db.schema.createTable('poisoned', (table) => {
    groupColumn(table);
    tries(table);
    table.bigInteger('at').notNullable();
  });
  // Mutations that create a group; there is no row of `groups` to reference.
  await db.schema.createTable('unopened_groups', (table) => {
    table.string('group_id', 36).notNullable();
    tries(table);
    table.bigInteger('at').notNullable().index();
  });
}

async function createMembers(db: Knex): Promise<void> {
  await db.schema.createTable('members', (table) => {
    rowColumns(table);
    table.string('name', 80);
    table.bigInteger('joined_at');
    table.smallint('claimed');
    /** 1 = protected by a PIN, whose hash is in `member_pins`. */
    table.smallint('has_pin');
    // A member is asked for by the id alone.
    table.index(['id']);
    /** JSON: whether the budget is private, with the mark of the write that said so. */
    table.text('budget_privacy');
  });
  await db.schema.createTable('sessions', (table) => {
    table.string('token_hash', 64).primary();
    groupColumn(table);
    table.string('member_id', 36).notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('revoked_at');
    table.bigInteger('last_seen_at');
    table.string('device', 40);
    table.index(['group_id', 'member_id']);
  });
  await db.schema.createTable('member_contacts', (table) => {
    groupColumn(table);
    table.string('member_id', 36).notNullable();
    table.string('email', 254).notNullable();
    /** Of the browser that it was typed in, where that asked for one of ours. */
    table.string('language', 2);
    table.primary(['group_id', 'member_id']);
  });
  await db.schema.createTable('member_pins', (table) => {
    groupColumn(table);
    table.string('member_id', 36).notNullable();
    table.string('pin_hash', 200).notNullable();
    table.primary(['group_id', 'member_id']);
  });
}

async function createAnswers(db: Knex): Promise<void> {
  for (const [name, column] of [
    ['simple_responses', 'payload'],
    ['preferences', 'answers'],
    ['custom_responses', 'responses'],
  ] as const) {
    await db.schema.createTable(name, (table) => {
      rowColumns(table);
      table.text(column);
      table.bigInteger('created_at');
      table.bigInteger('updated_at');
    });
  }
  await db.schema.createTable('given_answers', (table) => {
    groupColumn(table);
    table.string('member_id', 36).notNullable();
    table.string('kind', 20).notNullable();
    /** Of the write that gave it. */
    table.string('mutation_id', 64).notNullable();
    /** The complete answer, private amounts included, as JSON. */
    table.text('answer').notNullable();
    /** 1 = the member keeps the amounts in it private. */
    table.smallint('is_private').notNullable();
    table.bigInteger('budget_timestamp').notNullable();
    table.bigInteger('given_at').notNullable();
    /** Empty for the answer that counts. */
    table.bigInteger('replaced_at').index();
    table.primary(['group_id', 'member_id', 'kind', 'mutation_id']);
  });
  await db.schema.createTable('budget_bands', (table) => {
    rowColumns(table);
    table.integer('min');
    /** Empty also for a band without a ceiling. */
    table.integer('max');
    table.integer('head_count');
    table.integer('answered_by');
  });
}

async function createVotes(db: Knex): Promise<void> {
  const votes = (name: string, columns: (table: Knex.CreateTableBuilder) => void) =>
    db.schema.createTable(name, (table) => {
      rowColumns(table, 240);
      table.string('member_id', 36).notNullable();
      columns(table);
      table.bigInteger('voted_at');
      table.index(['group_id', 'member_id']);
    });
  await votes('date_votes', (table) => {
    table.string('date', 10);
  });
  await votes('type_votes', (table) => {
    table.string('type', 20);
  });
  await votes('place_votes', (table) => {
    table.string('destination_id', 182);
  });
  await votes('ratings', (table) => {
    table.string('destination_id', 182);
    table.smallint('rating');
    /** Public ratings are read by destination, over all groups. */
    table.index(['destination_id']);
  });
}

async function createDecisions(db: Knex): Promise<void> {
  /** The newest act of each group, and all of them. */
  for (const name of ['decisions', 'decision_acts'])
    await db.schema.createTable(name, (table) => {
      rowColumns(table);
      table.string('kind', 10);
      table.string('first_day', 10);
      table.string('last_day', 10);
      /** Empty for a place that was typed. */
      table.string('place_id', 182);
      table.string('place_name', 120);
      table.string('word', 200);
      table.string('actor_name', 80);
      /** The mutation id of the act that it was made on. */
      table.string('base', 64);
      table.bigInteger('at');
    });
  await db.schema.createTable('deadlines', (table) => {
    rowColumns(table);
    table.string('day', 10);
    table.bigInteger('ends_at');
    table.string('time_zone', 80);
    table.integer('quorum');
    table.bigInteger('at');
  });
  await db.schema.createTable('rsvps', (table) => {
    rowColumns(table);
    table.string('answer', 10);
    table.string('word', 200);
    /** The dates that were fixed when it was said. */
    table.string('first_day', 10);
    table.string('last_day', 10);
    table.bigInteger('at');
  });
}

async function createOrganizerTables(db: Knex): Promise<void> {
  await db.schema.createTable('secret_attempts', (table) => {
    groupColumn(table);
    /** A member's id, or `organizer`. */
    table.string('subject', 36).notNullable();
    table.integer('tries').notNullable();
    table.bigInteger('since').notNullable();
    table.primary(['group_id', 'subject']);
  });
  await db.schema.createTable('organizer_tokens', (table) => {
    groupColumn(table);
    table.string('token_hash', 64).notNullable();
    table.bigInteger('created_at').notNullable();
    table.primary(['group_id', 'token_hash']);
  });
  await db.schema.createTable('removed_members', (table) => {
    groupColumn(table);
    table.string('member_id', 36).notNullable();
    table.bigInteger('removed_at').notNullable().index();
    /** The removed rows, as JSON: a list of kind, id and data. */
    table.text('rows').notNullable();
    table.primary(['group_id', 'member_id']);
  });
  await db.schema.createTable('activities', (table) => {
    rowColumns(table);
    table.string('kind', 30);
    table.string('actor_name', 80);
    table.string('subject_name', 80);
    table.string('subject_id', 36);
    table.bigInteger('at');
  });
}

async function createPushes(db: Knex): Promise<void> {
  await db.schema.createTable('push_keys', (table) => {
    /** One row: what messages to push services are signed with (RFC 8292), base64url. */
    table.integer('id').primary();
    table.string('public_key', 120).notNullable();
    table.string('private_key', 120).notNullable();
  });
  await db.schema.createTable('push_subscriptions', (table) => {
    groupColumn(table);
    /** SHA-256 of the endpoint, which is too long for a key. */
    table.string('endpoint_hash', 64).notNullable();
    table.text('endpoint').notNullable();
    table.string('p256dh', 120).notNullable();
    table.string('auth', 120).notNullable();
    table.string('member_id', 36).notNullable();
    /** Of the session that it was made in: with it the subscription ends. */
    table.string('token_hash', 64).notNullable();
    table.string('language', 2).notNullable();
    table.string('time_zone', 64).notNullable();
    table.bigInteger('made_at').notNullable();
    table.primary(['group_id', 'endpoint_hash']);
    table.index(['endpoint_hash']);
  });
  await db.schema.createTable('push_groups', (table) => {
    /**
     * Groups that are told something: up to which version they were looked at, and when to look again without a change.
     */
    table.string('group_id', 36).primary().references('id').inTable('groups').onDelete('CASCADE');
    table.bigInteger('seen_version').notNullable();
    table.bigInteger('look_at').index();
  });
  await db.schema.createTable('push_events', (table) => {
    /** What a group was told already. */
    groupColumn(table);
    table.string('id', 120).notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['group_id', 'id']);
  });
  await db.schema.createTable('pushes', (table) => {
    groupColumn(table);
    /** push or mail. */
    table.string('channel', 4).notNullable();
    /** The hash of a push subscription's endpoint; of a mail the member's id. */
    table.string('recipient', 64).notNullable();
    /** A newer message of the same kind takes its place. */
    table.string('kind', 20).notNullable();
    /** Title and body are empty for a mail, which is written when it is sent. */
    table.string('title', 120).notNullable();
    table.string('body', 500).notNullable();
    /** While it is being sent: when another process may try. */
    table.bigInteger('due_at').notNullable().index();
    table.integer('tries').notNullable();
    table.bigInteger('made_at').notNullable();
    table.primary(['group_id', 'recipient', 'kind']);
  });
}

async function createMails(db: Knex): Promise<void> {
  await db.schema.createTable('mail_addresses', (table) => {
    /** An HMAC of the address: the row does not name it. */
    table.string('id', 43).primary();
    table.bigInteger('mailed_at').notNullable();
    /** A hash that stands for the message that was sent then. */
    table.string('mailed_for', 64).notNullable();
    /** Set: this address gets no reminder any more. */
    table.bigInteger('unsubscribed_at');
  });
  await db.schema.createTable('reminders', (table) => {
    /** Members whom somebody has asked to be reminded, until the next look at the group. */
    groupColumn(table);
    table.string('member_id', 36).notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['group_id', 'member_id']);
  });
}

async function createImportedDestinations(db: Knex): Promise<void> {
  await db.schema.createTable('import_sources', (table) => {
    table.string('id', 80).primary();
    table.string('name', 120).notNullable();
    table.string('licence', 120).notNullable();
    table.string('licence_url', 500);
    table.string('url', 500);
    table.bigInteger('imported_at').notNullable();
  });
  await db.schema.createTable('imported_rows', (table) => {
    /** city, place or airport. */
    table.string('kind', 7).notNullable();
    /** Slugs joined by a slash; an airport's IATA code. */
    table.string('id', 182).notNullable();
    /** The parent: a city's country, a place's city; empty for an airport. */
    table.string('parent', 121);
    table.string('source_id', 80).notNullable().references('id').inTable('import_sources').onDelete('CASCADE');
    /** The row's id at its source. */
    table.string('source_key', 200).notNullable();
    /** The last import run that wrote it, and the line in its file. */
    table.string('run', 36).notNullable();
    table.integer('line').notNullable();
    table.text('data').notNullable();
    table.primary(['kind', 'id']);
    table.unique(['source_id', 'source_key']);
    table.index(['kind', 'parent']);
  });
  await db.schema.createTable('import_revision', (table) => {
    /** One row: counts the import runs, so that a server knows when to read again. */
    table.integer('id').primary();
    table.bigInteger('revision').notNullable();
  });
  await db('import_revision').insert({ id: 1, revision: 0 });
}
