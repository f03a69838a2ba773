import type { Duplex } from 'node:stream';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { Server as SocketServer } from 'socket.io';
import type { Knex } from 'knex';
import type { ExchangeResponse, ExchangeRequest } from '#shared/protocol/sync.ts';
import { newNonce, type RandomBytes } from '#shared/kernel/ids.ts';
import { limits } from '#shared/kernel/limits.ts';
import { createApp } from './http/express.ts';
import { isOwnOrigin } from './http/security.ts';
import type { Services } from './kernel/handler.ts';
import { createMetrics } from './http/metrics.ts';
import { isPostgres, ownConnection } from './kernel/db.ts';
import { PostgresChangeFeed } from './live/change-feed.ts';
import { LiveHub } from './live/hub.ts';
import type { Io } from './live/rooms.ts';
import { SocketPlaces } from './live/socket-capacity.ts';
import type { Log } from './kernel/log.ts';
import { StorageHealth } from './kernel/storage-failure.ts';
import { exchange } from './sync/exchange.ts';
import { liveRows } from './sync/row-stores.ts';

/** Requests in flight when the server stops have this long to end. */
const drainMs = 5_000;

/** Everything a server needs; it reads neither the environment nor the clock, nor makes random numbers, by itself. */
export interface ServerDeps {
  db: Knex;
  log: Log;
  now: () => number;
  random: RandomBytes;
  publicUrl: string | undefined;
  rateLimits: boolean;
  trustProxyHops: number;
  /** Whether `GET /metrics` is served; no by default. */
  metrics?: boolean;
  /** The built app; absent in development, where Vite serves it. */
  clientDirectory: string | undefined;
  /** Most socket connections, in all and of one address; `limits` by default. */
  socketLimit?: number;
  socketsPerAddress?: number;
}

export interface MoyeoServer {
  http: HttpServer;
  services: Services;
  /** Stops accepting, ends sockets, drains what is under way, closes the database. */
  close(): Promise<void>;
}

/** App, API and socket on one HTTP server that is not listening yet. */
export function createServer(deps: ServerDeps): MoyeoServer {
  const { db, log, now, random } = deps;
  const ports = {
    db,
    now,
    random,
    onException: (error: unknown, name: string) => {
      log.error({ err: error, mutation: name }, 'a mutation ended in an exception');
    },
  };
  const storage = new StorageHealth(now);
  const services: Services = {
    db,
    now,
    random,
    liveRows: (groupId) => liveRows(db, groupId),
    async exchange(request: ExchangeRequest, options?: { resultsOnly: boolean }): Promise<ExchangeResponse> {
      const { answer, commit } = await exchange(ports, request, options).catch((error: unknown) => {
        storage.failed(error);
        throw error;
      });
      if ('results' in answer) metrics?.results(answer.results.map((one) => one.code));
      if (commit) {
        storage.wrote();
        hub.committed(commit);
      }
      return answer;
    },
  };
  const state = { isStopping: false };
  const metrics = deps.metrics
    ? createMetrics({ sockets: () => io.engine.clientsCount, watchedGroups: () => hub.watchedGroups().length })
    : undefined;
  const http = createHttpServer(createApp({ ...deps, services, storage, metrics, isStopping: () => state.isStopping }));
  http.keepAliveTimeout = 65_000;
  const connections = new Set<Duplex>();
  http.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => {
      connections.delete(connection);
    });
  });
  const io: Io = new SocketServer(http, {
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    perMessageDeflate: false,
    httpCompression: false,
    // For a connection that names no namespace; one that does and then sends no `subscribe` is closed by the hub.
    connectTimeout: 5_000,
    // Socket.IO's `cors` does not guard WebSocket upgrades.
    allowRequest: (request, decide) => {
      decide(
        null,
        places.isFree(request) &&
          !state.isStopping &&
          isOwnOrigin(request.headers.origin, request.headers.host, deps.publicUrl),
      );
    },
  });
  const places = new SocketPlaces(io.engine, {
    inAll: deps.socketLimit ?? limits.sockets,
    perAddress: deps.rateLimits ? (deps.socketsPerAddress ?? limits.socketsPerAddress) : undefined,
    trustProxyHops: deps.trustProxyHops,
  });
  const randomFraction = () => (random(1)[0] ?? 0) / 256;
  // PostgreSQL may be served by several processes; a SQLite file by this one alone.
  const changeFeed = isPostgres(db)
    ? new PostgresChangeFeed({ open: () => ownConnection(db), self: newNonce(random), log, random: randomFraction })
    : undefined;
  const hub = new LiveHub(io, db, log, randomFraction, changeFeed);

  return {
    http,
    services,
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
      await db.destroy();
    },
  };
}
