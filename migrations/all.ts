import { initial } from './0001-initial.ts';
import { sessionUse } from './0002-session-use.ts';
import { groupBytes } from './0003-group-bytes.ts';
import type { Migration } from './migration.ts';

/** Append only: a migration that has been released never changes. Run on SQLite and PostgreSQL. */
export const migrations: Migration[] = [initial, sessionUse, groupBytes];
