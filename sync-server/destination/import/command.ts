import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DatabaseError } from '#server/kernel/database-error.ts';
import { openDatabase } from '#server/kernel/db.ts';
import { deleteImportSource, listImportedSources, nextImportRevision } from '#server/destination/store.ts';
import { EnvError } from '#server/kernel/env-error.ts';
import { readEnv } from '#server/kernel/env.ts';
import { formats, readDrafts, type Format } from './formats.ts';
import { type Fault, ImportError } from './import-error.ts';
import type { ImportReport } from './importer.ts';
import { runImport } from './run-import.ts';

const shownFaults = 50;
const usage = `npm run catalogue -- import FILE [--format ${formats.join('|')}] [--dry-run] [--all-faults]
npm run catalogue -- forget SOURCE
npm run catalogue -- imported`;

/**
 * `import`, `forget` and `imported` of `npm run catalogue` (`docs/importing.md`), on the database of `DATABASE_URL`.
 * @returns the exit code
 */
export async function importCommand(args: readonly string[]): Promise<number> {
  try {
    const [command, ...rest] = args;
    if (command === 'import') return await importFile(rest);
    return await withDatabase(async (db) => {
      if (command === 'imported') {
        for (const { id, name, licence, rows } of await listImportedSources(db))
          process.stdout.write(`${id}: ${name} (${licence}), ${rows} rows\n`);
        return 0;
      }
      const [source = ''] = rest;
      if (!(await listImportedSources(db)).some(({ id }) => id === source))
        throw new ImportError(`Nothing was imported from ${JSON.stringify(source)}; moyeo imported lists the sources.`);
      const rows = await db.transaction(async (trx) => {
        await nextImportRevision(trx);
        return deleteImportSource(trx, source);
      });
      process.stdout.write(`${rows} rows of ${source} are gone\n`);
      return 0;
    });
  } catch (error) {
    if (!(error instanceof ImportError || error instanceof EnvError || error instanceof DatabaseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function importFile(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new ImportError(usage);
  const format = values.format as Format | undefined;
  if (format !== undefined && !formats.includes(format))
    throw new ImportError(`--format is one of ${formats.join(', ')}.`);
  const isDryRun = values['dry-run'];
  let faults = 0;
  const onFault = ({ line, fault }: Fault) => {
    faults += 1;
    if (values['all-faults'] || faults <= shownFaults) process.stderr.write(`line ${line}: ${fault}\n`);
  };
  const report = await withDatabase((db) =>
    runImport(db, readDrafts(file, format, progress()), { run: randomUUID(), now: Date.now(), isDryRun, onFault }),
  );
  if (faults > shownFaults && !values['all-faults'])
    process.stderr.write(`and ${faults - shownFaults} more faults (--all-faults tells them)\n`);
  process.stdout.write(`${summary(report, isDryRun)}\n`);
  return report.added + report.updated > 0 || report.faults === 0 ? 0 : 1;
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'all-faults': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    if (error instanceof TypeError) throw new ImportError(`${error.message}\n${usage}`);
    throw error;
  }
}

async function withDatabase<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const db = await openDatabase(readEnv(process.env).database);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A bar that redraws itself, or a line at every tenth where nobody watches. */
function progress(): (done: number, all: number) => void {
  const isWatched = process.stderr.isTTY;
  let told = -1;
  return (done, all) => {
    const percent = Math.floor((done / all) * 100);
    const step = isWatched ? percent : Math.floor(percent / 10) * 10;
    if (step === told) return;
    told = step;
    if (isWatched)
      process.stderr.write(
        `\r[${'#'.repeat(Math.floor(percent / 4)).padEnd(25)}] ${percent} %${percent === 100 ? '\n' : ''}`,
      );
    else process.stderr.write(`${step} % read\n`);
  };
}

function summary({ added, updated, faults, leftOut }: ImportReport, isDryRun: boolean): string {
  const rows = [...leftOut].map(([reason, count]) => `  ${count} left out: ${reason}`);
  return [
    `${isDryRun ? 'dry run, nothing is kept: ' : ''}${added} added, ${updated} updated, ${faults} with faults kept out`,
    ...rows,
  ].join('\n');
}
