import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { SqliteDriver } from './sqlite-driver.ts';
import { damaged, stopped, type PageCheck, type PageVerdict } from './page-check.ts';

const require = createRequire(import.meta.url);

/** What the process runs: the bundle of the server has no file for it. */
const code = `
const [driver, file] = process.argv.slice(1);
const library = require(driver);
const db = driver === 'node:sqlite' ? new library.DatabaseSync(file, { readOnly: true }) : new library(file, { readonly: true });
let damage;
for (const { name } of db.prepare("select name from sqlite_master where type = 'table' order by name").all()) {
  const [found] = Object.values(db.prepare('pragma quick_check("' + name + '")').get() ?? {});
  if (found !== 'ok') { damage = String(found ?? name); break; }
}
process.stdout.write(JSON.stringify({ damage, isComplete: true }));
`;

/**
 * As `checkPages`, in a process of its own: a driver that answers within the call would hold up this one for as long as
 * the file is read.
 */
export function checkPagesApart(file: string, driver: SqliteDriver): PageCheck {
  const library = driver === 'node:sqlite' ? driver : require.resolve(driver);
  const child = spawn(process.execPath, ['-e', code, library, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let isStopped = false;
  const [said, complaints]: [string[], string[]] = [[], []];
  child.stdout.on('data', (part: Buffer) => said.push(String(part)));
  child.stderr.on('data', (part: Buffer) => complaints.push(String(part)));
  const found = new Promise<PageVerdict>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => {
      const complaint = complaints.join('');
      if (isStopped) resolve(stopped);
      else if (exitCode === 0) resolve(JSON.parse(said.join('')) as PageVerdict);
      else if (/SQLITE_(CORRUPT|NOTADB|IOERR)|malformed|not a database/.test(complaint)) resolve(damaged(complaint));
      else reject(new Error(complaint));
    });
  });
  return {
    found,
    stop() {
      isStopped = true;
      child.kill();
    },
  };
}
