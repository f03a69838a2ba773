import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/db.ts';
import { core } from '#server/destination/catalogue.ts';
import { mostImported } from '#server/destination/import/importer.ts';
import { importRevision, listImportedSources } from '#server/destination/store.ts';
import { builtServer } from '#test/worlds/program.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';
import { placeLine, placesHeader } from './files.ts';

/** The command as it is run by hand, in a process of its own. */
const root = join(import.meta.dirname, '../../..');
/**
 * `npm run proof` takes a file of the size that operators have; a commit takes one whose rows would be too large for
 * the heap as well.
 */
const isFull = process.env['PROOF'] === 'full';
const rows = isFull ? 100_000 : 30_000;
const fewRows = isFull ? 10_000 : 5_000;
/** Megabytes of heap: less than the rows of the large file take as objects. */
const heapMb = 80;
/** More of the large file lie around each of them than fit there. */
const cities = core.cities.slice(0, rows / (1.25 * mostImported.placesPerCity));
const mostRows = cities.length * mostImported.placesPerCity;
const patienceMs = 600_000;

let directory: string;
let running: Started[] = [];
beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(() => {
  for (const { child } of running) child.kill('SIGKILL');
  running = [];
  rmSync(directory, { recursive: true, force: true });
});

const database = () => join(directory, 'moyeo.sqlite');

/** Rows around all of these cities, as many around each. */
async function writeRows(file: string, count: number): Promise<void> {
  const out = createWriteStream(file);
  out.write(`${placesHeader}\n`);
  for (let index = 0; index < count; index += 1) {
    const city = cities[index % cities.length];
    if (city === undefined) throw new Error('no city');
    const line = placeLine({
      id: `row-${index}`,
      name_en: `Spot ${index}`,
      lat: String(city.coords.lat),
      lng: String(city.coords.lng),
      city: city.id,
      description_en: 'Something that may well be worth a look. '.repeat(4).trim(),
    });
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

interface Started {
  child: ChildProcess;
  output: { out: string; err: string };
  /** Its exit code; null when it was killed. */
  ended: Promise<number | null>;
}

function start(args: readonly string[]): Started {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMb}`, '--import', './test/worlds/measured.mjs', ...builtServer, ...args],
    {
      cwd: root,
      env: { ...process.env, DATABASE_URL: `sqlite:${database()}`, TMPDIR: directory },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => {
    output.out += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    output.err += part.toString();
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const one = { child, output, ended };
  running.push(one);
  return one;
}

const growthOf = (text: string): number => Number(/grew by (\d+) bytes/.exec(text)?.[1]);

describe(`a file of ${rows.toLocaleString('en')} rows`, () => {
  it(
    'is taken in memory that does not grow with it',
    async () => {
      const [small, large] = [join(directory, 'small.csv'), join(directory, 'large.csv')];
      await writeRows(small, fewRows);
      await writeRows(large, rows);
      const first = start(['import', small, '--dry-run']);
      expect([await first.ended, first.output.err.includes('100 % read')]).toEqual([0, true]);
      const second = start(['import', large]);
      expect(await second.ended).toBe(0);
      expect(second.output.out).toContain(`${mostRows} added, 0 updated, ${rows - mostRows} with faults kept out`);
      // Many times the rows, nothing but garbage more. As objects, three kilobytes each, they would be more than is
      // allowed.
      const [few, many] = [growthOf(first.output.out), growthOf(second.output.out)];
      expect(few).toBeGreaterThan(0);
      expect(many).toBeLessThan(few + 64 * 1024 * 1024);
    },
    patienceMs,
  );

  // Half way rows are being gathered, at the end they are being brought over.
  it.each(['50 % read', '100 % read'])(
    'killed at %s leaves nothing, and the next run takes it all',
    async (moment) => {
      const file = join(directory, 'killed.csv');
      await writeRows(file, fewRows);
      const killed = start(['import', file]);
      await new Promise<void>((resolve) => {
        killed.child.stderr?.on('data', () => {
          if (killed.output.err.includes(moment)) resolve();
        });
      });
      killed.child.kill('SIGKILL');
      expect(await killed.ended).toBeNull();
      const db = await openDatabase({ kind: 'sqlite', file: database() });
      expect([
        await listImportedSources(db),
        await importRevision(db),
        (await db('imported_rows').count({ count: '*' }).first())?.['count'],
      ]).toEqual([[], 0, 0]);
      expect(await db.raw('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      await db.destroy();
      const again = start(['import', file]);
      expect([await again.ended, again.output.out.split('\n')[0]]).toEqual([
        0,
        `${fewRows} added, 0 updated, 0 with faults kept out`,
      ]);
    },
    patienceMs,
  );
});

describe('the command', () => {
  const run = async (...args: string[]) => {
    const { ended, output } = start(args);
    return { code: await ended, ...output };
  };

  it(
    'tells faults with their lines, forgets a source, and refuses what it does not know',
    async () => {
      const file = join(directory, 'few.csv');
      await writeRows(file, 3);
      const out = createWriteStream(file, { flags: 'a' });
      out.end('broken\n');
      await once(out, 'finish');
      const taken = await run('import', file);
      expect([taken.code, taken.err]).toEqual([0, expect.stringContaining('line 5: 1 columns instead of 32')]);
      expect((await run('imported')).out).toContain('city-office-cc-by-4-0: City office (CC BY 4.0), 3 rows');
      expect((await run('forget', 'city-office-cc-by-4-0')).out).toContain('3 rows of city-office-cc-by-4-0 are gone');
      for (const [args, sentence] of [
        [['forget', 'nobody'], 'Nothing was imported from "nobody"'],
        [['import', 'nowhere.csv'], 'nowhere.csv cannot be read (ENOENT).'],
        [['import', file, '--format', 'xml'], '--format is one of'],
      ] as const) {
        const { code, err } = await run(...args);
        expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
      }
    },
    patienceMs,
  );
});
