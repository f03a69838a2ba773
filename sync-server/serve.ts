import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { appName } from '#shared/kernel/app-name.ts';
import { BackupSchedule, backupByProcess } from './backup-schedule.ts';
import { sizeOf } from './kernel/database-file.ts';
import { EnvError } from './kernel/env-error.ts';
import { readEnv, type Env } from './kernel/env.ts';
import { unknownSettings } from './kernel/known-settings.ts';
import { Jobs, type JobEnded } from './kernel/jobs.ts';
import { createLog, type Log } from './kernel/log.ts';
import type { Redis } from './kernel/redis.ts';
import { installedTracing } from './http/tracing.ts';
import { closeToOthers } from './kernel/private-files.ts';
import { serveDatabase, type ServedDatabase } from './kernel/served-database.ts';
import { core } from './destination/catalogue.ts';
import { AddressIds } from './mail/address-id.ts';
import { openMailer, type Mailer } from './mail/mailer.ts';
import { Mails } from './push/mails.ts';
import { Pushes } from './push/pushes.ts';
import { delivery } from './push/push-service.ts';
import { makePushKeys } from './push/store.ts';
import { sweep } from './retention/sweep.ts';
import { compactHistories } from './sync/compact.ts';
import { keepAssets } from './http/kept-assets.ts';
import { createServer, type MoyeoServer } from './server.ts';

const stopWithinMs = 9_000;
const dayMs = 24 * 60 * 60 * 1000;
/** Some 600 files are copied in a quarter of a minute. */
const restMs = 20;

/** Serves until a signal. `program` and `root` are the file that runs and the folder with `dist`. */
export async function serve(program: string, root: string): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  for (const sentence of unknownSettings(process.env)) log.warn(sentence);
  closeToOthers(env.database);
  const database = await serveDatabase(env.database);
  const redis = env.redisUrl === undefined ? undefined : await connectRedis(env.redisUrl, log);
  const told: { pushes?: Pushes; mailer?: Mailer | undefined; server?: MoyeoServer } = {};
  const backups =
    env.backups && backupSchedule(env.backups, log, program, (...ended) => told.server?.jobEnded(...ended));
  const server = start(env, log, database, redis, root, backups, (groupId) => told.pushes?.noticed(groupId));
  told.server = server;
  await new Promise<void>((resolve, reject) => {
    server.http.once('error', (error) => {
      reject(Object.assign(error, { isOfListening: true }));
    });
    server.http.listen(env.port, env.host, resolve);
  });
  Object.assign(told, await startPushes(env, log, server));
  const jobs = startJobs(env, log, server);
  stopOnSignal(log, async () => {
    backups?.stop();
    await jobs.stop();
    told.mailer?.stop();
    // Not waited for: a push service may say nothing for longer than a stop may take, and the pool of a database that
    // is being closed leaves whoever asks for a connection waiting. What is left of it is found by the next start.
    void told.pushes?.stop();
    await server.close();
    await database.release();
  });
  reportDamage(database, server, log);
  keepForTabs(builtClient(root), env.keptAssets, log);

  // Whoever reads that it is ready may stop it at once.
  const address = server.http.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  log.info({ port }, 'ready');
  const { publicUrl = `http://localhost:${port}`, basePath } = env;
  process.stdout.write(`Moyeo is at ${publicUrl}${basePath}${lanAddress(port, basePath)}\n`);
}

function start(
  env: Env,
  log: Log,
  { db }: ServedDatabase,
  redis: Redis | undefined,
  root: string,
  backups: BackupSchedule | undefined,
  onChange: (groupId: string) => void,
): MoyeoServer {
  const { database } = env;
  return createServer({
    db,
    log,
    now: Date.now,
    random: (length) => new Uint8Array(randomBytes(length)),
    publicUrl: env.publicUrl,
    basePath: env.basePath,
    rateLimits: env.rateLimits,
    trustProxyHops: env.trustProxyHops,
    retentionMonths: env.retentionMonths,
    securityContact: env.securityContact,
    serviceWorker: env.serviceWorker,
    pushHosts: env.pushHosts,
    sendsMail: env.mail !== undefined && env.publicUrl !== undefined,
    onChange,
    metrics: env.metrics,
    tracing: installedTracing(),
    socketTransports: env.socketTransports,
    socketLimit: env.socketLimit,
    socketsPerAddress: env.socketsPerAddress,
    photoDirectory: env.photoDirectory,
    redis,
    keptAssets: env.keptAssets,
    instance: env.instance,
    clientDirectory: builtClient(root),
    ...(database.kind === 'postgres'
      ? { directUrl: database.directUrl }
      : { files: () => ({ database: sizeOf(database.file), log: sizeOf(`${database.file}-wal`) }) }),
    ...(backups ? { lastBackupAt: () => backups.lastAt() } : {}),
  });
}

/** Absent in development, where Vite serves the app. */
function builtClient(root: string): string | undefined {
  const directory = join(root, 'dist/client');
  return existsSync(join(directory, 'index.html')) ? directory : undefined;
}

/** Beside the first requests. Without it the app works, and after an update a tab may have to be loaded anew. */
function keepForTabs(client: string | undefined, kept: string, log: Log): void {
  if (client === undefined) return;
  keepAssets(client, kept, Date.now(), restMs).catch((error: unknown) => {
    log.warn({ err: error }, 'the files of this build cannot be kept for tabs that run on after an update');
  });
}

async function connectRedis(url: string, log: Log): Promise<Redis> {
  const { openRedis } = await import('./kernel/redis.ts');
  return openRedis(url, log).catch((error: unknown) => {
    throw new EnvError(`REDIS_URL: ${new URL(url).host} cannot be reached (${(error as Error).message}).`);
  });
}

/** Push services ask who is answerable for what is sent. */
const subjectOf = ({ publicUrl, securityContact }: Env): string =>
  publicUrl?.startsWith('https:') ? publicUrl : (securityContact ?? 'mailto:moyeo@localhost.localdomain');

async function startPushes(env: Env, log: Log, { services, mailed }: MoyeoServer) {
  const { db } = services;
  const { mail, publicUrl, basePath, instance } = env;
  const keys = await makePushKeys(db);
  const deliver = delivery(keys, subjectOf(env));
  const mailer = mail && (await openMailer({ ...mail, senderName: appName('en', instance.name), log }));
  const addressIds = new AddressIds(keys.privateKey);
  const mails =
    mailer && publicUrl ? new Mails({ ...services, mailer, addressIds, home: publicUrl + basePath }) : undefined;
  const pushes = new Pushes({ ...services, log, core, deliver, mails, onMail: mailed });
  pushes.start();
  return { pushes, mailer };
}

function startJobs({ database, retentionMonths }: Env, log: Log, { services, jobEnded }: MoyeoServer): Jobs {
  const { db, now } = services;
  const forget = async (stopped: AbortSignal) => {
    // First, so that the sweep gives back its pages too.
    const compacted = await compactHistories(db, now(), undefined, stopped);
    return { ...(await sweep(db, now(), retentionMonths, stopped)), compacted };
  };
  return new Jobs({ database, log, ended: jobEnded, jobs: [{ name: 'sweep', everyMs: dayMs, run: forget }] });
}

const backupSchedule = (
  settings: NonNullable<Env['backups']>,
  log: Log,
  program: string,
  ended: JobEnded,
): BackupSchedule => new BackupSchedule({ settings, log, now: Date.now, ended, run: backupByProcess(program) });

function reportDamage({ damage }: ServedDatabase, server: MoyeoServer, log: Log): void {
  damage
    .then(async (found) => {
      if (found === undefined) return;
      log.fatal({ found }, 'the database file is damaged: writes are refused; stop the server and restore a backup');
      await server.refuseWrites();
    })
    .catch((error: unknown) => {
      log.error({ err: error }, 'the pages of the database could not be checked');
    });
}

function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      process.exit(1);
    }, stopWithinMs).unref();
    stop().then(
      () => {
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'stop');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** The address that other devices reach; a container's own is reached by none. */
function lanAddress(port: number, basePath: string): string {
  if (['/.dockerenv', '/run/.containerenv'].some((one) => existsSync(one))) return '';
  const found = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal);
  return found ? ` and, in this network, at http://${found.address}:${port}${basePath}` : '';
}
