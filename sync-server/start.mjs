// `npm start` on a fresh clone: installs what is missing, builds what is stale, then serves. Plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

function run(what, command, args) {
  process.stdout.write(`${what}\n`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

if (
  !existsSync('node_modules/vite') ||
  newest('package-lock.json') > newest('node_modules/.package-lock.json') + 1000
) {
  run('Installing packages (the first time takes a minute or two)...', npm, [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
  ]);
}
const sources = Math.max(
  ...['app', 'shared', 'sync-server', 'migrations', 'locales', 'package.json', 'vite.config.ts'].map(newest),
);
if (
  !existsSync('dist/server/main.js') ||
  !existsSync('dist/client/index.html') ||
  newest('dist/server/main.js') < sources
) {
  run('Building...', npm, ['run', '--silent', 'build']);
}
await import('../dist/server/main.js');
