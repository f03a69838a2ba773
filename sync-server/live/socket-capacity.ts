import type { IncomingMessage } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';

interface RawSocket {
  request: IncomingMessage;
  once(event: 'close', listener: () => void): void;
}
interface Engine {
  clientsCount: number;
  on(event: 'connection', listener: (socket: RawSocket) => void): void;
}

export interface SocketPlacesOptions {
  inAll: number;
  /** `undefined`: an address may have as many as there are (load tests). */
  perAddress: number | undefined;
  trustProxyHops: number;
}

/** Limits open sockets, in all and per address: rate limits count requests, not connections that stay open. */
export class SocketPlaces {
  private readonly taken = new Map<string, number>();

  constructor(
    private readonly engine: Engine,
    private readonly options: SocketPlacesOptions,
  ) {
    engine.on('connection', (socket) => {
      const key = this.keyOf(socket.request);
      this.taken.set(key, (this.taken.get(key) ?? 0) + 1);
      socket.once('close', () => {
        const left = (this.taken.get(key) ?? 1) - 1;
        if (left > 0) this.taken.set(key, left);
        else this.taken.delete(key);
      });
    });
  }

  /** Why there is no place for a socket; nothing when there is one. */
  refusal(request: IncomingMessage): 'full' | 'address' | undefined {
    const { inAll, perAddress } = this.options;
    if (this.engine.clientsCount >= inAll) return 'full';
    return perAddress !== undefined && (this.taken.get(this.keyOf(request)) ?? 0) >= perAddress ? 'address' : undefined;
  }

  /** One IPv6 network counts as one address, as for requests. */
  private keyOf(request: IncomingMessage): string {
    return ipKeyGenerator(clientAddress(request, this.options.trustProxyHops));
  }
}

/** What Express calls `request.ip` with `trust proxy` as a hop count, for requests that do not pass through Express. */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustProxyHops: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .reverse();
  const way = [request.socket.remoteAddress ?? '', ...forwarded];
  return way[Math.min(trustProxyHops, way.length - 1)] ?? '';
}
