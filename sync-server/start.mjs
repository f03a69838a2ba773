// `npm start` on a fresh clone: installs what is missing, builds what is stale, then serves. Plain JavaScript, no packages.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { install, npm } from './install.mjs';

const startedAt = performance.now();
let isFirst = false;

function say(what) {
  isFirst = true;
  process.stdout.write(`${what}\n`);
}

/** The last line says in a sentence what an operator can mend. */
function stop(status, reason) {
  process.stderr.write(`Moyeo could not start: ${reason}\n`);
  process.exit(status);
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

const { packages, sqlite } = install(false);
if (packages) {
  say('Installing packages (the first time takes up to a minute)...');
  const status = await packages;
  if (status !== 0)
    stop(status, 'The packages could not be installed; npm says why above. The first start needs a network.');
}
let building = Promise.resolve(0);
if (!isBuilt()) {
  say('Building...');
  building = build();
}
// Building needs no sqlite3, so both go on at the same time.
const [compiled = 0, built] = await Promise.all([sqlite, building]);
if (compiled !== 0)
  stop(
    compiled,
    'sqlite3 has no binary here. Where none can be fetched it is compiled, which needs Python, make and a C++ compiler.',
  );
if (built !== 0) stop(built, 'The app could not be built; Vite says why above.');
if (isFirst) process.stdout.write(`Ready to serve after ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
await import('../dist/server/main.js');
