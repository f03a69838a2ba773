import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** The state of the network between a person's device and the server. `portal`: a hotel's sign-in page answers 200 to everything. `failing`: everything is answered with 500. `silent`: nothing ever comes back. */
export type Weather = 'up' | 'down' | 'portal' | 'failing' | 'silent';

/**
 * A person's network: a forward proxy that everything of their browser goes through, the service worker included. Chromium's own offline switch does
 * not reach a service worker that starts later, and Background Sync starts one just then.
 */
export class Network {
  private weather: Weather = 'up';
  private readonly sockets = new Set<Duplex>();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Network> {
    const server = createServer();
    const network = new Network(server);
    server.on('connection', (socket) => {
      network.hold(socket);
    });
    server.on('request', (asked: IncomingMessage, answer: ServerResponse) => {
      network.forward(asked, answer);
    });
    server.on('connect', (asked: IncomingMessage, socket: Duplex) => {
      network.tunnel(asked, socket);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return network;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Open connections end when the state changes; dropped requests stay dropped. */
  turn(weather: Weather): void {
    const goesOnHanging = this.weather === 'silent' && weather === 'up';
    this.weather = weather;
    if (!goesOnHanging) for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.turn('down');
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  private hold(socket: Duplex): void {
    // A cut connection is an error at both of its ends, and what is wanted here.
    socket.on('error', () => undefined);
    if (this.weather === 'down') {
      socket.destroy();
      return;
    }
    this.sockets.add(socket);
    socket.on('close', () => {
      this.sockets.delete(socket);
    });
  }

  private forward(asked: IncomingMessage, answer: ServerResponse): void {
    if (this.weather === 'portal') {
      answer
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Grand Hotel</title><h1>Welcome! Please sign in to use the Wi-Fi.</h1>');
      return;
    }
    if (this.weather === 'failing') {
      answer.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
      return;
    }
    if (this.weather !== 'up') return;
    const onward = request(
      asked.url ?? '/',
      { method: asked.method, headers: asked.headers, agent: false },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
        answered.pipe(answer);
        answered.on('error', () => answer.destroy());
      },
    );
    // The server has ended: the connection ends too, as without a proxy.
    onward.on('error', () => answer.destroy());
    onward.on('socket', (socket: Socket) => {
      this.hold(socket);
    });
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }

  private tunnel(asked: IncomingMessage, near: Duplex): void {
    if (this.weather !== 'up') {
      if (this.weather !== 'silent') near.destroy();
      return;
    }
    const [host, port] = (asked.url ?? '').split(':');
    const far = connect(Number(port), host, () => {
      near.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      far.pipe(near);
      near.pipe(far);
    });
    this.hold(far);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }
}
