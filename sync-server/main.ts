import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './db.ts';
import { EnvError, readEnv } from './env.ts';
import { createLog } from './log.ts';
import { createServer } from './server.ts';

const stopWithinMs = 9_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
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
    clientDirectory: existsSync(join(clientDirectory, 'index.html')) ? clientDirectory : undefined,
  });
  await new Promise<void>((resolve, reject) => {
    server.http.once('error', reject);
    server.http.listen(env.port, env.host, resolve);
  });
  const address = server.http.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  log.info({ port }, 'ready');
  process.stdout.write(`Moyeo is at ${env.publicUrl ?? `http://localhost:${port}`}${lanAddress(port)}\n`);

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => { process.exit(1); }, stopWithinMs).unref();
    server.close().then(
      () => { process.exit(0); },
      (error: unknown) => {
        log.error({ err: error }, 'stop');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function lanAddress(port: number): string {
  const found = Object.values(networkInterfaces()).flat().find((one) => one?.family === 'IPv4' && !one.internal);
  return found ? ` and, in this network, at http://${found.address}:${port}` : '';
}

main().catch((error: unknown) => {
  const isPlain = error instanceof EnvError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`Moyeo could not start: ${isPlain ? (error as Error).message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
