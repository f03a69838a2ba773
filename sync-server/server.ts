import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { Server as SocketServer } from 'socket.io';
import type { Knex } from 'knex';
import type { ExchangeAnswer, ExchangeRequest } from '#shared/contract/sync.ts';
import type { RandomBytes } from '#shared/ids.ts';
import { createApp } from './http/express.ts';
import { isOwnOrigin } from './http/security.ts';
import type { Services } from './http/call.ts';
import { LiveHub, type Io } from './live/hub.ts';
import type { Log } from './log.ts';
import { exchange } from './sync/exchange.ts';

/** What is under way when the server stops has this long to end. */
const drainMs = 5_000;

/** Everything a server needs; nothing is read from the environment, the clock or chance behind its back. */
export interface ServerDeps {
  db: Knex;
  log: Log;
  now: () => number;
  random: RandomBytes;
  publicUrl: string | undefined;
  rateLimits: boolean;
  trustProxyHops: number;
  /** The built app; absent in development, where Vite serves it. */
  clientDirectory: string | undefined;
  /** Socket connections at most, in all. */
  socketLimit?: number;
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
    db, now, random,
    onException: (error: unknown, name: string) => { log.error({ err: error, intent: name }, 'an intent ended in an exception'); },
  };
  const services: Services = {
    db, now, random,
    async exchange(request: ExchangeRequest, options?: { resultsOnly: boolean }): Promise<ExchangeAnswer> {
      const { answer, commit } = await exchange(ports, request, options);
      if (commit) hub.committed(commit);
      return answer;
    },
  };
  const state = { isStopping: false };
  const http = createHttpServer(createApp({ ...deps, services, isStopping: () => state.isStopping }));
  http.keepAliveTimeout = 65_000;
  const io: Io = new SocketServer(http, {
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    perMessageDeflate: false,
    httpCompression: false,
    // Socket.IO's `cors` does not guard WebSocket upgrades.
    allowRequest: (request, decide) => {
      const isFull = io.engine.clientsCount >= (deps.socketLimit ?? 5_000);
      decide(null, !isFull && !state.isStopping && isOwnOrigin(request.headers.origin, request.headers.host, deps.publicUrl));
    },
  });
  const hub = new LiveHub(io, db, log, () => (random(1)[0] ?? 0) / 256);

  return {
    http,
    services,
    async close() {
      state.isStopping = true;
      hub.stop();
      http.closeIdleConnections();
      // A request that never ends must not hold the rest up.
      const impatience = setTimeout(() => { http.closeAllConnections(); }, drainMs);
      await io.close();
      clearTimeout(impatience);
      await db.destroy();
    },
  };
}
