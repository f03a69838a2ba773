import { sqlite } from './sqlite-connection.ts';

export interface PageVerdict {
  damage: string | undefined;
  isComplete: boolean;
}

/** A check of a SQLite file's pages that goes on beside the server. */
export interface PageCheck {
  /**
   * `damage`: a sentence of SQLite's, `undefined` when there is none. Not complete when it was stopped before the end.
   */
  found: Promise<PageVerdict>;
  stop(): void;
}

export const stopped: PageVerdict = { damage: undefined, isComplete: false };
export const damaged = (damage: string): PageVerdict => ({ damage, isComplete: true });

/**
 * Reads every page on a connection of its own. Table by table: each is a snapshot, and while one is held the
 * write-ahead log cannot be taken into the file.
 */
export function checkPages(file: string): PageCheck {
  let isStopped = false;
  /** A connection that is closed cannot be interrupted. */
  let interrupt = (): void => undefined;
  const db = sqlite(file, 'PRAGMA query_only = ON', (connection) => {
    interrupt = () => {
      connection.interrupt();
    };
  });
  const look = async (): Promise<PageVerdict> => {
    const tables = (await db('sqlite_master').where('type', 'table').orderBy('name').pluck('name')) as string[];
    for (const table of tables) {
      if (isStopped) return stopped;
      const [row] = await db.raw<{ quick_check: string }[]>(`PRAGMA quick_check("${table}")`);
      if (row?.quick_check !== 'ok') return damaged(row?.quick_check ?? table);
    }
    return { damage: undefined, isComplete: true };
  };
  const lookOnce = async (): Promise<PageVerdict> => {
    try {
      return await look();
    } catch (error) {
      if (isStopped) return stopped;
      const { code, message } = error as { code?: unknown; message?: string };
      if (/^SQLITE_(CORRUPT|NOTADB|IOERR)/.test(String(code))) return damaged(message ?? String(code));
      throw error;
    } finally {
      interrupt = () => undefined;
      await db.destroy();
    }
  };
  return {
    found: lookOnce(),
    stop() {
      isStopped = true;
      interrupt();
    },
  };
}
