import type { Duplex } from 'node:stream';
import { createServer as createHttpServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import { Server as SocketServer } from 'socket.io';
import type { Knex } from 'knex';
import type { ExchangeResponse, ExchangeRequest } from '#shared/protocol/sync.ts';
import { newNonce, type RandomBytes } from '#shared/kernel/ids.ts';
import { limits } from '#shared/kernel/limits.ts';
import { photosOf } from './destination/photos.ts';
import { createApp } from './http/express.ts';
import { askedHost, isOwnHost, isOwnOrigin } from './http/security.ts';
import type { Services } from './kernel/handler.ts';
import { createMetrics, type Metrics, type MetricsSources, type SocketRefusal } from './http/metrics.ts';
import { isPostgres } from './kernel/db.ts';
import { GroupQueue } from './kernel/group-queue.ts';
import type { JobEnded } from './kernel/jobs.ts';
import { onPoolWait, poolCounts } from './kernel/pool.ts';
import { ownConnection } from './kernel/postgres-connection.ts';
import type { Redis } from './kernel/redis.ts';
import type { ChangeFeed } from './live/change-feed.ts';
import { PostgresChangeFeed } from './live/postgres-change-feed.ts';
import { RedisChangeFeed } from './live/redis-change-feed.ts';
import { LiveHub } from './live/hub.ts';
import { bytesOf } from './live/message-size.ts';
import type { Io } from './live/rooms.ts';
import { SocketPlaces } from './live/socket-capacity.ts';
import { socketLimits } from './live/socket-limits.ts';
import type { Instance } from './kernel/instance-settings.ts';
import type { Log } from './kernel/log.ts';
import { noteSecurityEvent } from './kernel/security-events.ts';
import { WorkBudget, type Writer } from './kernel/work-budget.ts';
import { SharedCommit } from './kernel/shared-commit.ts';
import { SlowWork } from './kernel/slow-work.ts';
import { isPushService } from './push/push-service.ts';
import { StorageHealth } from './kernel/storage-failure.ts';
import type { Tracing } from './kernel/tracing.ts';
import { isEffect } from './sync/batch.ts';
import { costOf } from './sync/cost.ts';
import { exchange } from './sync/exchange.ts';
import { StrangerRefusals } from './sync/stranger-refusals.ts';
import { writerOf } from './sync/writer.ts';
import type { Commit } from './sync/report.ts';
import { liveRows } from './sync/row-stores.ts';

/** A request that has not arrived whole by then ends with its connection: slow ones would hold connections for ever. */
const requestMs = 30_000;
/** An answer that has not been taken whole by then, in multiples of that, ends with its connection: it waits in memory. */
const answerFactor = 4;
/** Requests in flight when the server stops have this long to end. */
const drainMs = 5_000;

/** Everything a server needs; it reads neither the environment nor the clock, nor makes random numbers, by itself. */
export interface ServerDeps {
  db: Knex;
  log: Log;
  now: () => number;
  random: RandomBytes;
  /** See `AppDeps`. */
  publicUrl: string | undefined;
  /** See `AppDeps`; none unless told. */
  basePath?: string;
  /** See `AppDeps`. */
  securityContact?: string | undefined;
  /** See `AppDeps`. */
  instance?: Instance | undefined;
  serviceWorker?: boolean;
  rateLimits: boolean;
  trustProxyHops: number;
  /** Spans of OpenTelemetry; none unless told. */
  tracing?: Tracing | undefined;
  /** Whether `GET /metrics` is served; no by default. */
  metrics?: boolean;
  /** The built app; absent in development, where Vite serves it. */
  clientDirectory: string | undefined;
  /** Where the files of the build before lie; there are none unless told. */
  keptAssets?: string | undefined;
  /** Where the operator's photographs lie; there are none unless told. */
  photoDirectory?: string | undefined;
  /** Socket connections at most, in all and of one address; `limits` unless told. */
  socketLimit?: number | undefined;
  socketsPerAddress?: number | undefined;
  /** Both unless told. */
  socketTransports?: ('websocket' | 'polling')[];
  /** Carries hints between processes in the place of PostgreSQL, and counts requests for all of them. */
  redis?: Redis | undefined;
  /** PostgreSQL past a pooler, for LISTEN. */
  directUrl?: string | undefined;
  /** What `/metrics` tells of files; nothing unless told. */
  files?: MetricsSources['files'];
  lastBackupAt?: MetricsSources['lastBackupAt'];
  /** After how many months without activity a group is deleted: devices announce it. */
  retentionMonths?: number;
  /** Origins of push services beside those of the browsers. */
  pushHosts?: readonly string[];
  /** Off unless told. */
  sendsMail?: boolean;
  /** Called after every commit. */
  onChange?: (groupId: string) => void;
  /** How long a request may take to arrive whole, in milliseconds; `requestMs` by default. */
  requestTimeoutMs?: number;
}

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
  const requestTimeout = deps.requestTimeoutMs ?? requestMs;
  const http = createHttpServer(
    { requestTimeout, headersTimeout: requestTimeout / 2, connectionsCheckingInterval: requestTimeout / 6 },
    createApp({
      ...deps,
      basePath: deps.basePath ?? '',
      services,
      storage,
      metrics,
      isStopping: () => state.isStopping,
    }),
  );
  http.keepAliveTimeout = 65_000;
  const connections = new Set<Duplex>();
  http.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => {
      connections.delete(connection);
    });
  });
  // A connection that is kept open would hold up the stop until it is cut.
  http.on('request', (request, answer) => {
    const late = setTimeout(() => request.socket.destroy(), answerFactor * requestTimeout);
    answer.once('close', () => {
      clearTimeout(late);
      if (state.isStopping) setImmediate(() => http.closeIdleConnections());
    });
  });
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
    const ports = { self: newNonce(random), log, ...(metrics ? { onLost: metrics.hintsLost } : {}) };
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
      // Neither a request that never ends nor a sleeping device may delay the stop: Node waits for their sockets and does not close them.
      const forced = setTimeout(() => {
        for (const connection of connections) connection.destroy();
      }, drainMs);
      await io.close();
      clearTimeout(forced);
      await changeFeed?.stop();
      if (deps.redis?.isOpen) deps.redis.destroy();
      await db.destroy();
    },
  };
}

interface ExchangeParts {
  storage: StorageHealth;
  queue: GroupQueue | undefined;
  metrics: Metrics | undefined;
  onCommit: (commit: Commit) => void;
}

function createServices(deps: ServerDeps, { storage, queue, metrics, onCommit }: ExchangeParts): Services {
  const { db, log, now, random } = deps;
  const slowWork = new SlowWork(now, deps.rateLimits);
  const budget = new WorkBudget(now, deps.rateLimits);
  const shared = isPostgres(db) ? undefined : new SharedCommit(db);
  const ports = {
    write: shared && shared.run.bind(shared),
    slowWork,
    checkAnswers: budget.checkAnswers.bind(budget),
    read: budget.read.bind(budget),
    strangerRefusals: new StrangerRefusals(),
    retentionMonths: deps.retentionMonths,
    groupCode: deps.instance?.groupCode,
    db,
    now,
    random,
    onException: (error: unknown, name: string) => {
      log.error({ err: error, mutation: name }, 'a mutation ended in an exception');
    },
  };
  return {
    slowWork,
    budget,
    isPushService: (endpoint) => isPushService(endpoint, deps.pushHosts),
    sendsMail: deps.sendsMail ?? false,
    photos: photosOf(deps.photoDirectory, log),
    db,
    now,
    random,
    async liveRows(groupId) {
      const rows = await liveRows(db, groupId);
      budget.read(bytesOf(rows));
      return rows;
    },
    async exchange(request: ExchangeRequest, options?: { resultsOnly: boolean }): Promise<ExchangeResponse> {
      const run = async () => {
        const from = performance.now();
        const outcome = await exchange(ports, request, options);
        if (outcome.commit) metrics?.committed((performance.now() - from) / 1_000);
        return outcome;
      };
      const traced = () => {
        const attributes = { 'moyeo.mutations': request.mutations.length };
        return deps.tracing ? deps.tracing.within('exchange', attributes, run) : run();
      };
      const isWriting = request.mutations.length > 0;
      let writer: Writer = 'stranger';
      const answering = async () => {
        if (!isWriting) return traced();
        if (deps.rateLimits) writer = await writerOf(db, request);
        budget.spend(costOf(request), writer);
        return queue ? queue.run(request.groupId, traced) : traced();
      };
      const { answer, commit } = await answering().catch((error: unknown) => {
        storage.failed(error);
        throw error;
      });
      if (!options?.resultsOnly) {
        if (answer.kind === 'forbidden') noteSecurityEvent(log, answer.why);
        if ('results' in answer) for (const one of answer.results) noteSecurityEvent(log, one.code);
      }
      if ('results' in answer) {
        metrics?.results(answer.results.map((one) => one.code));
        budget.refused(answer.results.filter((one) => !isEffect(one)).length, writer);
      }
      if (answer.kind === 'unknown' && !options?.resultsOnly) budget.missed();
      if (commit) {
        storage.wrote();
        onCommit(commit);
      }
      return answer;
    },
  };
}

function createSockets(
  http: HttpServer,
  deps: ServerDeps,
  isStopping: () => boolean,
  metrics: Metrics | undefined,
): Io {
  const io: Io = new SocketServer(http, {
    path: `${deps.basePath ?? ''}/socket.io`,
    serveClient: false,
    transports: deps.socketTransports ?? ['websocket', 'polling'],
    maxHttpBufferSize: 16 * 1024,
    perMessageDeflate: false,
    httpCompression: false,
    // For a connection that names no namespace; one that does and then sends no `subscribe` is closed by the hub.
    connectTimeout: 5_000,
    // Socket.IO's `cors` does not guard WebSocket upgrades.
    allowRequest: (request, decide) => {
      const refusal = refusalOf(request);
      if (refusal) metrics?.socketRefused(refusal);
      decide(null, refusal === undefined);
    },
  });
  const places = new SocketPlaces(io.engine, {
    inAll: deps.socketLimit ?? limits.sockets,
    perAddress: deps.rateLimits ? (deps.socketsPerAddress ?? limits.socketsPerAddress) : undefined,
    trustProxyHops: deps.trustProxyHops,
  });
  function refusalOf(request: IncomingMessage): SocketRefusal | undefined {
    if (isStopping()) return 'stopping';
    if (!isOwnHost(askedHost(request, deps.trustProxyHops), deps.publicUrl)) return 'host';
    if (!isOwnOrigin(request.headers.origin, request.headers.host, deps.publicUrl)) return 'origin';
    return places.refusal(request);
  }
  return io;
}
