// What `npm start` and `npm test` install on a fresh clone. Plain JavaScript, no packages.
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lockOf } from './lock-of.mjs';

const windows = process.platform === 'win32';
export const npm = windows ? 'npm.cmd' : 'npm';

const binary = 'node_modules/sqlite3/build/Release/node_sqlite3.node';
/** A package that only the workspace of the tests installs. */
const testMark = 'node_modules/fast-check/package.json';

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** @returns whether the packages are those of the lockfile; with `everything`, also those of the workspaces */
function isInstalled(everything) {
  if (!existsSync('node_modules/vite')) return false;
  if (everything && !existsSync(testMark)) return false;
  return modified('package-lock.json') <= modified('node_modules/.package-lock.json') + 1000;
}

/** @returns whether sqlite3 is compiled in the version of the lockfile. A binary uses Node-API and fits every Node version. */
function isCompiled() {
  if (!existsSync(binary)) return false;
  return (
    readJson('node_modules/sqlite3/package.json').version ===
    readJson('package-lock.json').packages['node_modules/sqlite3'].version
  );
}

/**
 * Installs what is missing. Packages are installed without their scripts; sqlite3, the only one that needs its script, is installed a second time in a folder of its
 * own, so that it compiles while the others are still being fetched.
 * Without `everything`, the workspaces (tests, catalogue build) are left out.
 * @returns `packages` and `sqlite`, which resolve to an exit status; either is undefined where nothing is missing. Whoever needs sqlite3 waits for both.
 */
export function install(everything) {
  const compiled = isCompiled() ? readFileSync(binary) : undefined;
  const building = compiled ? undefined : compileSqlite();
  const packages = isInstalled(everything) ? undefined : installPackages(everything, compiled);
  return { packages, sqlite: building && placeBinary(building, packages) };
}

async function installPackages(everything, compiled) {
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const status = await run(everything ? args : [...args, '--workspaces=false'], { stdio: 'inherit' });
  if (status === 0 && compiled) {
    mkdirSync(dirname(binary), { recursive: true });
    writeFileSync(binary, compiled);
  }
  return status;
}

/**
 * Options that come after the script's own. Its warnings take a quarter of the compiler's time. `-O1` with inlining takes half the time of `-O2` and a third of
 * that of `-O3`, and inserts, updates and queries of a table of 300,000 rows took as long. Full-text search and R-trees are not used and take a quarter.
 */
const flags = [
  ...['-O1', '-finline-small-functions', '-finline-functions', '-fstrict-aliasing', '-Wno-all', '-Wno-extra'],
  ...['FTS3', 'FTS4', 'FTS5', 'RTREE'].map((extension) => `-USQLITE_ENABLE_${extension}`),
].join(' ');

/**
 * Runs sqlite3's own install script: it fetches a prebuilt binary, or compiles where none can be fetched. The source files compile in parallel.
 * @returns the folder that it is installed in, and the exit status
 */
async function compileSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'moyeo-sqlite3-'));
  const lock = lockOf('sqlite3', readJson('package-lock.json'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(lock.packages['']));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const output = [];
  const status = await run(['ci', '--ignore-scripts=false', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { JOBS: 'max', CFLAGS: flags, CXXFLAGS: flags, ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    output,
  });
  if (status !== 0) process.stderr.write(Buffer.concat(output));
  return { folder, status };
}

async function placeBinary(building, packages) {
  const [{ folder, status }, installed = 0] = await Promise.all([building, packages]);
  if (status === 0 && installed === 0) {
    mkdirSync(dirname(binary), { recursive: true });
    copyFileSync(join(folder, binary), binary);
  }
  rmSync(folder, { recursive: true, force: true });
  return status;
}

/** @returns npm's exit status, when it has ended */
function run(args, { output, ...options }) {
  const child = spawn(npm, args, { ...options, shell: windows });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
}
