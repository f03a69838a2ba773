// `npm start` on a fresh clone: installs what is missing, builds what is stale, then serves. Plain JavaScript, no packages.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compileSqlite, installPackages, isInstalled, npm } from './install.mjs';

const startedAt = performance.now();
let isFirst = false;

function say(what) {
  isFirst = true;
  process.stdout.write(`${what}\n`);
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => (name === 'node_modules' ? 0 : newest(join(path, name)))));
}

function isBuilt() {
  const sources = ['app', 'shared', 'sync-server', 'migrations', 'locales', 'package.json', 'vite.config.ts'];
  return (
    existsSync('dist/client/index.html') &&
    existsSync('dist/server/main.js') &&
    newest('dist/server/main.js') >= Math.max(...sources.map(newest))
  );
}

function build() {
  return new Promise((resolve) => {
    const child = spawn(npm, ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('close', (status) => resolve(status ?? 1));
  });
}

if (!isInstalled(false)) {
  say('Installing packages (the first time takes up to a minute)...');
  const status = installPackages(false);
  if (status !== 0) process.exit(status);
}
// Building needs no sqlite3, so both go on at the same time.
const compiling = compileSqlite();
let building = 0;
if (!isBuilt()) {
  say('Building...');
  building = build();
}
for (const status of await Promise.all([compiling, building])) if (status !== 0) process.exit(status);
if (isFirst) process.stdout.write(`Ready to serve after ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
await import('../dist/server/main.js');
