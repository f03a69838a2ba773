import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import { claimFile, lastStop, markServed, markStopped } from './database-file.ts';
import { openDatabase, type DatabaseConfig } from './db.ts';
import { checkPages, type PageCheck } from './page-check.ts';
import { checkPagesApart } from './page-check-apart.ts';
import { driverName } from './sqlite-driver.ts';

/** A database that this process alone serves, or shares with others where that is possible. */
export interface ServedDatabase {
  db: Knex;
  /**
   * After an unclean stop the file's pages are read beside the server: what was found, `undefined` when nothing was.
   */
  damage: Promise<string | undefined>;
  /**
   * After the last statement: the file is left as one that was stopped in order, unless its pages are damaged or were
   * not read to the end.
   */
  release(): Promise<void>;
}

function checkBeside(file: string): PageCheck {
  const driver = driverName();
  return driver === 'sqlite3' ? checkPages(file) : checkPagesApart(file, driver);
}

/** @throws DatabaseError when another process serves the file, or it cannot be used. */
export async function serveDatabase(config: DatabaseConfig): Promise<ServedDatabase> {
  if (config.kind === 'postgres' || config.file === ':memory:')
    return {
      db: await openDatabase(config),
      damage: Promise.resolve(undefined),
      release: () => Promise.resolve(),
    };
  const { file } = config;
  const letGo = await claimFile(file);
  const isKnown = existsSync(file);
  const db = await openDatabase(config);
  const check = isKnown && lastStop(file) === 'unclean' ? checkBeside(file) : undefined;
  markServed(file);
  const found = check?.found ?? Promise.resolve({ damage: undefined, isComplete: true });
  return {
    db,
    damage: found.then(({ damage }) => damage),
    async release() {
      check?.stop();
      const isWhole = await found.then(
        ({ damage, isComplete }) => isComplete && damage === undefined,
        () => false,
      );
      if (isWhole) markStopped(file);
      await letGo();
    },
  };
}
