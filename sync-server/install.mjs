// What `npm start` and `npm test` install on a fresh clone. Plain JavaScript, no packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const windows = process.platform === 'win32';
export const npm = windows ? 'npm.cmd' : 'npm';

const sqlite = 'node_modules/sqlite3';
const binary = `${sqlite}/build/Release/node_sqlite3.node`;
/** A package that only the workspace of the tests installs. */
const testMark = 'node_modules/fast-check/package.json';

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);
const versionOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : undefined);

/** @returns whether the packages are those of the lockfile; with `everything`, also those of the workspaces */
export function isInstalled(everything) {
  if (!existsSync('node_modules/vite')) return false;
  if (everything && !existsSync(testMark)) return false;
  return modified('package-lock.json') <= modified('node_modules/.package-lock.json') + 1000;
}

/**
 * Installs packages without their scripts; `compileSqlite` does what they leave. Without `everything`, the workspaces (tests, catalogue build) are left out.
 * A binary of the same sqlite3 version that was compiled before is kept: it uses Node-API and fits every Node version.
 * @returns the exit status
 */
export function installPackages(everything) {
  const version = versionOf(`${sqlite}/package.json`);
  const compiled = existsSync(binary) ? readFileSync(binary) : undefined;
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync(npm, everything ? args : [...args, '--workspaces=false'], {
    stdio: 'inherit',
    shell: windows,
  });
  if (status === 0 && compiled && versionOf(`${sqlite}/package.json`) === version) {
    mkdirSync(dirname(binary), { recursive: true });
    writeFileSync(binary, compiled);
  }
  return status ?? 1;
}

/**
 * Runs sqlite3's own install script: it fetches a prebuilt binary, or compiles where none can be fetched. `-O2` compiles a quarter
 * faster than the script's `-O3`; the source files compile in parallel.
 * @returns the exit status, when it has ended
 */
export function compileSqlite() {
  if (existsSync(binary)) return Promise.resolve(0);
  const env = { JOBS: 'max', CFLAGS: '-O2', CXXFLAGS: '-O2', ...process.env };
  const child = spawn(npm, ['rebuild', 'sqlite3', '--workspaces=false', '--ignore-scripts=false'], {
    env,
    shell: windows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', (status) => {
      if (status !== 0) process.stderr.write(Buffer.concat(output));
      resolve(status ?? 1);
    });
  });
}
