import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server as SocketServer } from 'socket.io';
import { limits } from '#shared/kernel/limits.ts';
import type { Io } from '../live/rooms.ts';
import { SocketPlaces } from '../live/socket-capacity.ts';
import type { Metrics, SocketRefusal } from './metrics.ts';
import { askedHost, isOwnHost, isOwnOrigin } from './security.ts';

/** What of `ServerDeps` is about sockets. */
export interface SocketSettings {
  basePath?: string;
  publicUrl: string | undefined;
  rateLimits: boolean;
  trustProxyHops: number;
  socketTransports?: ('websocket' | 'polling')[];
  socketLimit?: number | undefined;
  socketsPerAddress?: number | undefined;
}

/** Sockets on the server's own port. Who comes from elsewhere, or finds no place, is refused at the upgrade. */
export function createSockets(
  http: HttpServer,
  settings: SocketSettings,
  isStopping: () => boolean,
  metrics: Metrics | undefined,
): Io {
  const io: Io = new SocketServer(http, {
    path: `${settings.basePath ?? ''}/socket.io`,
    serveClient: false,
    transports: settings.socketTransports ?? ['websocket', 'polling'],
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
    inAll: settings.socketLimit ?? limits.sockets,
    perAddress: settings.rateLimits ? (settings.socketsPerAddress ?? limits.socketsPerAddress) : undefined,
    trustProxyHops: settings.trustProxyHops,
  });
  function refusalOf(request: IncomingMessage): SocketRefusal | undefined {
    if (isStopping()) return 'stopping';
    if (!isOwnHost(askedHost(request, settings.trustProxyHops), settings.publicUrl)) return 'host';
    if (!isOwnOrigin(request.headers.origin, request.headers.host, settings.publicUrl)) return 'origin';
    return places.refusal(request);
  }
  return io;
}
