import { request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { compressedSize, type Compose, composeFile, docker, dockerStatus } from './docker.ts';
import { openGroup, type Opened } from './group.ts';

/**
 * `npm run image`: builds the image and runs both compose files, by Docker with Compose v2. Ports 80, 443 and 3990 must
 * be free.
 */
const mostBytes = 120_000_000;
const sqlitePort = 3990;
const domain = 'moyeo.localhost';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function expect(isTrue: boolean, sentence: string): void {
  if (!isTrue) throw new Error(`not so: ${sentence}`);
  say(`  ${sentence}`);
}

/**
 * Asks until it is so, for a minute at most. A call to a port whose container is just starting may never be answered,
 * and keeps no process alive.
 */
async function until(what: string, ask: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const none = sleep(5_000).then(() => false);
    if (await Promise.race([ask().catch(() => false), none])) return;
    await sleep(500);
  }
  throw new Error(`not within a minute: ${what}`);
}

/** One process on a SQLite file: what compose.sqlite.yaml starts. */
async function trySqlite(): Promise<void> {
  const compose = composeFile('docs/deploy/compose.sqlite.yaml', { MOYEO_PORT: String(sqlitePort) });
  const url = `http://127.0.0.1:${sqlitePort}`;
  const isUp = async () => (await fetch(`${url}/readyz`)).ok;
  const isThere = async ({ id }: Opened) => (await fetch(`${url}/api/groups/${id}`)).ok;
  try {
    compose.run('up', '-d');
    await until('/readyz', isUp);
    expect(compose.run('exec', '-T', 'moyeo', 'id', '-u').trim() === '1000', 'it runs as user node');
    expect(compose.status('exec', '-T', 'moyeo', 'touch', '/app/new') !== 0, 'its root cannot be written to');
    expect(compose.status('exec', '-T', 'moyeo', 'npm', '--version') !== 0, 'it holds no npm');
    const group = await openGroup((path, body) => post(url + path, body));
    const moyeo = (...words: string[]) =>
      compose.run('exec', '-T', 'moyeo', 'node', '/app/sync-server/moyeo.mjs', ...words);
    moyeo('backup', '/data/kept.sqlite');
    const later = await openGroup((path, body) => post(url + path, body));
    expect(
      (await isThere(group)) && (await isThere(later)),
      'two groups were opened, one before and one after a backup',
    );
    await until('the health check', () =>
      Promise.resolve(compose.run('ps', '--format', '{{.Health}}').includes('healthy')),
    );
    say('  its health check says healthy');

    const stopped = performance.now();
    compose.run('stop');
    const seconds = (performance.now() - stopped) / 1000;
    const exit = docker('inspect', '--format', '{{.State.ExitCode}}', compose.run('ps', '-aq').trim()).trim();
    expect(exit === '0' && seconds < 10, `SIGTERM ended it in order, within ten seconds (${seconds.toFixed(1)} s)`);
    compose.run('up', '-d');
    await until('/readyz again', isUp);
    expect((await isThere(group)) && (await isThere(later)), 'after a new start both groups are there');
    compose.run('stop');
    compose.run('run', '--rm', 'moyeo', 'restore', '/data/kept.sqlite');
    compose.run('up', '-d');
    await until('/readyz after the restore', isUp);
    expect(
      (await isThere(group)) && !(await isThere(later)),
      'after the restore the first group is there, and the later one is not',
    );
    expect(moyeo('verify').length > 0 && moyeo('doctor').length > 0, 'verify and doctor find nothing wrong');
  } finally {
    compose.run('down', '-v');
  }
}

/** PostgreSQL, two processes and Caddy: what compose.postgres.yaml starts. */
async function tryPostgres(): Promise<void> {
  const compose = composeFile('docs/deploy/compose.postgres.yaml', {
    MOYEO_DOMAIN: domain,
    MOYEO_DB_PASSWORD: 'of-the-proof',
  });
  try {
    compose.run('up', '-d');
    await until('/readyz through Caddy', async () => (await throughCaddy('GET', '/readyz')).status === 200);
    expect((await throughCaddy('GET', '/metrics')).status === 404, 'Caddy keeps /metrics to itself');
    const group = await openGroup(async (path, body) => {
      const { status, text } = await throughCaddy('POST', path, JSON.stringify(body));
      if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
      return JSON.parse(text) as unknown;
    });
    for (const name of ['moyeo-1', 'moyeo-2']) await tryWithout(compose, name, group);
  } finally {
    compose.run('down', '-v');
  }
}

async function tryWithout(compose: Compose, name: string, { id }: Opened): Promise<void> {
  compose.run('kill', name);
  await until(`an answer without ${name}`, async () => (await throughCaddy('GET', `/api/groups/${id}`)).status === 200);
  say(`  ${name} was killed, and the group is answered`);
  compose.run('up', '-d');
  const ask = "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1))";
  await until(`${name} again`, () => Promise.resolve(compose.status('exec', '-T', name, 'node', '-e', ask) === 0));
}

async function post(url: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Caddy's certificate for `.localhost` is its own: it is not checked. */
function throughCaddy(method: string, path: string, body?: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        servername: domain,
        method,
        path,
        rejectUnauthorized: false,
        headers: { host: domain, 'content-type': 'application/json' },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() });
        });
      },
    );
    call.setTimeout(5_000, () => call.destroy(new Error('no answer')));
    call.on('error', reject);
    call.end(body);
  });
}

if (dockerStatus('info') !== 0 || dockerStatus('compose', 'version') !== 0)
  throw new Error('Docker with Compose v2 does not answer here');
say('the image');
docker('build', ...(process.env['IMAGE_BUILD_ARGUMENTS']?.split(' ') ?? []), '-t', 'moyeo', '.');
const bytes = await compressedSize('moyeo');
expect(bytes <= mostBytes, `compressed it takes ${(bytes / 1e6).toFixed(1)} MB, of ${mostBytes / 1e6}`);
say('compose.sqlite.yaml');
await trySqlite();
say('compose.postgres.yaml');
await tryPostgres();
say('the image was built and run');
