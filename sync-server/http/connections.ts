import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * An answer that has not been taken whole by then, in multiples of a request's time, ends with its connection: it waits
 * in memory.
 */
const answerFactor = 4;
const keepAliveMs = 65_000;

export interface Connections {
  http: Server;
  /** Cuts every connection, whatever is under way on it. */
  destroyAll: () => void;
}

/**
 * An HTTP server that is not listening yet, and that no slow client holds for ever.
 *
 * @param requestMs A request that has not arrived whole by then ends with its connection.
 */
export function createConnections(app: RequestListener, requestMs: number, isStopping: () => boolean): Connections {
  const http = createServer(
    { requestTimeout: requestMs, headersTimeout: requestMs / 2, connectionsCheckingInterval: requestMs / 6 },
    app,
  );
  http.keepAliveTimeout = keepAliveMs;
  const open = new Set<Duplex>();
  http.on('connection', (connection) => {
    open.add(connection);
    connection.once('close', () => {
      open.delete(connection);
    });
  });
  // A connection that is kept open would hold up the stop until it is cut.
  http.on('request', (request, answer) => {
    const late = setTimeout(() => request.socket.destroy(), answerFactor * requestMs);
    answer.once('close', () => {
      clearTimeout(late);
      if (isStopping()) setImmediate(() => http.closeIdleConnections());
    });
  });
  return {
    http,
    destroyAll: () => {
      for (const connection of open) connection.destroy();
    },
  };
}
