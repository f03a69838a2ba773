import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { claimDatabase, DatabaseError, openDatabase } from './kernel/db.ts';
import { EnvError, readEnv } from './kernel/env.ts';
import { createLog } from './kernel/log.ts';
import { createServer } from './server.ts';

const stopWithinMs = 9_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  const release = await claimDatabase(env.database);
  const db = await openDatabase(env.database);
  const clientDirectory = join(process.cwd(), 'dist/client');
  const server = createServer({
    db,
    log,
    now: Date.now,
    random: (length) => new Uint8Array(randomBytes(length)),
    publicUrl: env.publicUrl,
    rateLimits: env.rateLimits,
    trustProxyHops: env.trustProxyHops,
    metrics: env.metrics,
    clientDirectory: existsSync(join(clientDirectory, 'index.html')) ? clientDirectory : undefined,
  });
  await new Promise<void>((resolve, reject) => {
    server.http.once('error', reject);
    server.http.listen(env.port, env.host, resolve);
  });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      process.exit(1);
    }, stopWithinMs).unref();
    server
      .close()
      .then(release)
      .then(
        () => {
          process.exit(0);
        },
        (error: unknown) => {
          log.error({ err: error }, 'stop');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // A supervisor that reads `ready` may send SIGTERM at once, so the signal handlers are set before.
  const address = server.http.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  log.info({ port }, 'ready');
  process.stdout.write(`Moyeo is at ${env.publicUrl ?? `http://localhost:${port}`}${lanAddress(port)}\n`);
}

function lanAddress(port: number): string {
  const found = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal);
  return found ? ` and, in this network, at http://${found.address}:${port}` : '';
}

/** What the operator can mend, in one sentence; `undefined` for a fault of ours, which is shown whole. */
function plainReason(error: unknown): string | undefined {
  if (error instanceof EnvError || error instanceof DatabaseError) return error.message;
  const { code, syscall, port } = (error ?? {}) as { code?: string; syscall?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is in use by another program. Stop that one, or set PORT to another number.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port ?? ''} needs more rights than this user has. Set PORT to a number from 1024 on.`;
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && syscall === 'getaddrinfo'))
    return 'This machine does not have the address in HOST, or does not know the host in DATABASE_URL.';
  if (/^(ECONNREFUSED|ETIMEDOUT|28...|3D000)$/.test(code ?? ''))
    return `The database in DATABASE_URL does not let us in (${code ?? ''}). Check that it runs, and its address, name and password.`;
  if (/^(SQLITE_CORRUPT|SQLITE_NOTADB)/.test(code ?? ''))
    return 'The database file is damaged. Put a backup in its place.';
  if (/^(SQLITE_FULL|ENOSPC)/.test(code ?? ''))
    return 'The disk is full. Make room; nothing in the database was changed.';
  if (/^SQLITE_BUSY/.test(code ?? ''))
    return 'Another program holds the database file locked. Let it finish, then start again.';
  if (/^(SQLITE_CANTOPEN|SQLITE_READONLY|EACCES|EROFS|ENOTDIR|EISDIR)/.test(code ?? ''))
    return 'The database file in DATABASE_URL cannot be opened for writing. Check the folder and its rights.';
  return undefined;
}

main().catch((error: unknown) => {
  const reason = plainReason(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.stderr.write(`Moyeo could not start: ${reason}\n`);
  process.exit(1);
});
