import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/*
 * `npm run build && node test/scanners/main.mjs [sqlmap|wapiti|slowhttptest]`: scanners of Debian's packages against a seeded server of their own, on this machine alone. Each has
 * a time limit; what they say is printed, for somebody to read.
 */
const seconds = { sqlmap: 90, wapiti: 240, slowhttptest: 180 };

/** Where nothing listens: what is not on this machine is not reached. */
const nowhere = 'http://127.0.0.1:9';
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const directory = mkdtempSync(join(tmpdir(), 'moyeo-scanned-'));
const server = spawn(process.execPath, [resolve('dist/server/main.js')], {
  env: {
    PATH: process.env.PATH,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: `sqlite:${join(directory, 'moyeo.sqlite')}`,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});
try {
  await ready();
  const group = await seeded();
  const asked = process.argv.slice(2);
  for (const [name, runs] of Object.entries(scanners(group)))
    if (asked.length === 0 || asked.includes(name)) for (const words of runs) scan(name, words);
  // A scanner runs for minutes, in which this process learns nothing of connections that end: the first try may meet one.
  await ready();
  const { status } = await fetch(`${url}/api/groups/${group.id}/members`);
  process.stdout.write(`\nthe server answers ${status} afterwards\n`);
  process.exitCode = status === 200 ? 0 : 1;
} finally {
  server.kill('SIGTERM');
  await new Promise((done) => server.once('exit', done));
  rmSync(directory, { recursive: true, force: true });
}

/** The words of each run. What they name is read-only or refused, so that a run does not fill the group and then test nothing. */
function scanners({ id, shareUrl }) {
  const output = join(directory, 'reports');
  const sqlmap = ['--batch', '--level=2', '--risk=1', '--flush-session', `--output-dir=${output}`, '--ignore-code=*'];
  const json = ['--method=POST', '--headers=Content-Type: application/json'];
  const modules = 'sql,exec,file,xss,crlf,redirect,csp,http_headers';
  // What has something to inject into: wapiti runs no script, and so finds no link by itself.
  const starts = [
    `/explore?lang=en`,
    '/api/docs',
    `/api/groups/${id}/members?x=1`,
    '/manifest.webmanifest?lang=en',
    '/api/unsubscribe/x?y=1',
  ];
  const read = ['-X', '-c', '200', '-r', '50', '-w', '256', '-y', '512', '-n', '5', '-z', '16', '-k', '1', '-p', '3'];
  const slow = [
    '-c',
    '200',
    '-i',
    '5',
    '-r',
    '50',
    '-u',
    `${url}/api/groups/${id}/organizer-login`,
    '-p',
    '3',
    '-l',
    '45',
  ];
  return {
    sqlmap: [
      [...sqlmap, '-u', `${url}/api/groups/${id}/organizer-login`, ...json, '--data={"adminPassword":"x*"}'],
      [...sqlmap, '-u', `${url}/api/groups/${id}*/members`],
      [...sqlmap, '-u', `${url}/api/explore/countries?q=x&lang=ko`],
      [...sqlmap, '-u', `${url}/api/calendars/${shareUrl}*.ics`],
    ],
    wapiti: [
      ['-u', `${url}/join/${shareUrl}`, ...starts.flatMap((path) => ['-s', `${url}${path}`])].concat([
        '--scope',
        'domain',
        '-m',
        modules,
        '--max-scan-time',
        '200',
        '-f',
        'txt',
        '-o',
        `${output}.txt`,
        '--flush-session',
        '--no-bugreport',
      ]),
    ],
    slowhttptest: [
      ['-B', '-t', 'POST', '-f', 'application/json', '-s', '8192', '-x', '10', ...slow],
      ['-H', '-x', '24', ...slow],
      [...read, '-i', '5', '-l', '160', '-u', `${url}/api/docs`],
    ],
  };
}

function scan(name, words) {
  process.stdout.write(`\n== ${name}\n`);
  const { error, stdout, stderr, status } = spawnSync(name, words, {
    encoding: 'utf8',
    // wapiti would fetch a list of programs from the web.
    env: { ...process.env, HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' },
    timeout: seconds[name] * 1000,
    maxBuffer: 2 ** 26,
  });
  if (error?.code === 'ENOENT') process.stdout.write('not installed: apt-get install sqlmap wapiti slowhttptest\n');
  else process.stdout.write(`${stdout}${stderr}\n${name} ended with ${status ?? error?.code}\n`);
}

async function seeded() {
  const post = async (path, body) =>
    (
      await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  const group = await post('/api/groups', { name: '봄 여행', createdBy: '민지', creatorEmail: 'minji@example.com' });
  for (const memberName of ['민지', '준호']) await post(`/api/groups/${group.id}/participant-login`, { memberName });
  return group;
}

async function ready() {
  for (let tries = 0; tries < 200; tries += 1) {
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the server did not become ready');
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => done(free));
    });
  });
}
