import type { Server as HttpServer } from 'node:http';
import { newNonce } from '#shared/kernel/ids.ts';
import { createConnections } from './http/connections.ts';
import { createApp } from './http/express.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { createSockets } from './http/sockets.ts';
import { isPostgres } from './kernel/db.ts';
import { GroupQueue } from './kernel/group-queue.ts';
import type { Services } from './kernel/handler.ts';
import type { JobEnded } from './kernel/jobs.ts';
import { onPoolWait, poolCounts } from './kernel/pool.ts';
import { ownConnection } from './kernel/postgres-connection.ts';
import { noteSecurityEvent } from './kernel/security-events.ts';
import { StorageHealth } from './kernel/storage-failure.ts';
import type { ChangeFeed } from './live/change-feed.ts';
import { LiveHub } from './live/hub.ts';
import { PostgresChangeFeed } from './live/postgres-change-feed.ts';
import { RedisChangeFeed } from './live/redis-change-feed.ts';
import { socketLimits } from './live/socket-limits.ts';
import type { ServerDeps } from './server-deps.ts';
import { createServices } from './services.ts';

/** A request that has not arrived whole by then ends with its connection: slow ones would hold connections for ever. */
const requestMs = 30_000;
/** Requests in flight when the server stops have this long to end. */
const drainMs = 5_000;

export interface MoyeoServer {
  http: HttpServer;
  services: Services;
  /** Counts what became of a mail. */
  mailed: (outcome: 'sent' | 'retried' | 'given_up') => void;
  jobEnded: JobEnded;
  /** The database has broken pages: from now on it is only read. */
  refuseWrites(): Promise<void>;
  /** Stops accepting, ends sockets, drains what is under way, closes the database. */
  close(): Promise<void>;
}

/** App, API and socket on one HTTP server that is not listening yet. */
export function createServer(deps: ServerDeps): MoyeoServer {
  const { db, log, random } = deps;
  const storage = new StorageHealth(deps.now);
  // A SQLite file has one connection, which is a queue already.
  const queue = isPostgres(db) ? new GroupQueue() : undefined;
  const state = { isStopping: false };
  const metrics = deps.metrics ? serverMetrics() : undefined;
  const services = createServices(deps, {
    storage,
    queue,
    metrics,
    onCommit: (commit) => {
      hub.committed(commit);
      deps.onChange?.(commit.groupId);
    },
  });
  const app = createApp({
    ...deps,
    basePath: deps.basePath ?? '',
    services,
    storage,
    metrics,
    isStopping: () => state.isStopping,
  });
  const { http, destroyAll } = createConnections(app, deps.requestTimeoutMs ?? requestMs, () => state.isStopping);
  const io = createSockets(http, deps, () => state.isStopping, metrics);
  const randomFraction = () => (random(1)[0] ?? 0) / 256;
  const changeFeed = openChangeFeed();
  const limitsOfSockets = socketLimits(services.budget, deps.trustProxyHops, (code) => {
    noteSecurityEvent(log, code);
    metrics?.subscriptionRefused(code);
  });
  const hub = new LiveHub(io, db, log, randomFraction, changeFeed, metrics?.patched, limitsOfSockets);

  /** PostgreSQL may be served by several processes; a SQLite file by this one alone. */
  function openChangeFeed(): ChangeFeed | undefined {
    if (!isPostgres(db)) return undefined;
    const ports = { self: newNonce(random), log, ...(metrics ? { onLost: metrics.notificationsLost } : {}) };
    if (deps.redis) return new RedisChangeFeed({ ...ports, client: deps.redis });
    return new PostgresChangeFeed({ ...ports, open: () => ownConnection(db, deps.directUrl), random: randomFraction });
  }

  function serverMetrics(): Metrics {
    const made = createMetrics({
      sockets: () => io.engine.clientsCount,
      watchedGroups: () => hub.watchedGroups().length,
      queued: () => queue?.waiting ?? 0,
      pool: () => poolCounts(db),
      files: deps.files ?? (() => undefined),
      isDamaged: () => storage.isDamaged,
      lastBackupAt: deps.lastBackupAt ?? (() => undefined),
    });
    onPoolWait(db, made.waitedForConnection);
    return made;
  }

  return {
    http,
    services,
    mailed: (outcome) => metrics?.mailed(outcome),
    jobEnded: (...ended) => metrics?.jobEnded(...ended),
    async refuseWrites() {
      storage.damaged();
      await db.raw('PRAGMA query_only = ON');
    },
    async close() {
      state.isStopping = true;
      hub.stop();
      http.closeIdleConnections();
      // Neither a request that never ends nor a sleeping device may delay the stop: Node waits for their sockets and
      // does not close them.
      const forced = setTimeout(destroyAll, drainMs);
      await io.close();
      clearTimeout(forced);
      await changeFeed?.stop();
      if (deps.redis?.isOpen) deps.redis.destroy();
      await db.destroy();
    },
  };
}
