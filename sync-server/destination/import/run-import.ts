import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '#server/kernel/db.ts';
import {
  importRevision,
  listImportedSources,
  nextImportRevision,
  pageOfImported,
  putImportedRows,
  putImportSource,
} from '#server/destination/store.ts';
import { type Draft, type LeftOut } from './draft.ts';
import { type Fault, ImportError } from './import-error.ts';
import { batchRows, headsOf, Importer, type ImportOptions, type ImportReport, keyIn } from './importer.ts';

/**
 * Takes what a file tells into the database. A row with a fault is kept out and the rest goes on; a file that cannot be
 * read to its end leaves nothing.
 *
 * The rows are first gathered in a database of their own in a temporary folder, and then brought over in one
 * transaction: a running server's writes wait for that only, and memory does not grow with the file. A dry run leaves
 * the second part out.
 */
export async function runImport(
  db: Knex,
  told: AsyncIterable<Draft | Fault | LeftOut>,
  options: ImportOptions,
): Promise<ImportReport> {
  const directory = mkdtempSync(join(tmpdir(), 'moyeo-import-'));
  const gathering = await openDatabase({ kind: 'sqlite', file: join(directory, 'gathered.sqlite') });
  const gathered = await gathering.transaction();
  try {
    const revision = await importRevision(db);
    const importer = await Importer.open(db, gathered, options);
    for await (const one of told) await importer.take(one);
    const report = await importer.end();
    if (!options.isDryRun && report.added + report.updated > 0)
      await db.transaction((trx) => bringOver(gathered, trx, revision, options.now));
    return report;
  } finally {
    await gathered.rollback();
    await gathering.destroy();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** @throws ImportError when somebody else's import came in between: what these rows were placed beside is no more */
async function bringOver(from: Knex, to: Knex.Transaction, revision: number, now: number): Promise<void> {
  // Counting first takes the row's lock: of two at once the second waits here, and then sees the first.
  await nextImportRevision(to);
  if ((await importRevision(to)) !== revision + 1)
    throw new ImportError('Another import ended meanwhile, and nothing of this one is kept. Run it again.');
  for (const source of await listImportedSources(from)) await putImportSource(to, source, now);
  for (const kind of ['airport', 'city', 'place'] as const) {
    let page = await pageOfImported(from, kind, '', batchRows);
    while (page.length > 0) {
      const before = new Map((await headsOf(to, page)).map((head) => [keyIn(head), head]));
      const moved = page.flatMap((row) => {
        const head = before.get(keyIn(row));
        return head && head.id !== row.id ? [head] : [];
      });
      await putImportedRows(to, page, moved);
      page = await pageOfImported(from, kind, page.at(-1)?.id ?? '', batchRows);
    }
  }
}
