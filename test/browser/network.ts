import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * The state of the network between a person's device and the server. `portal`: a hotel's sign-in page answers 200 to
 * everything. `failing`: everything is answered with 500. `silent`: nothing ever comes back.
 */
export type Weather = 'up' | 'down' | 'portal' | 'failing' | 'silent';

/**
 * SOCKS 5 (RFC 1928): the greeting names ways to log in; the request is `5 1 0`, the kind of address (3: a name with
 * its length before it), the address, the port.
 */
const noLogin = Buffer.from([5, 0]);
const connected = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
const byName = 3;

/**
 * A person's network: a SOCKS proxy that every connection of their browser goes through, the service worker's included.
 * Chromium's own offline switch does not reach a service worker that starts later, and Background Sync starts one just
 * then. Connections are passed on as they are: a proxy that reads every request takes a fifth of the processor's time
 * of a browser test.
 */
export class Network {
  private weather: Weather = 'up';
  private readonly sockets = new Set<Socket>();
  /** Answers instead of the server, in some weathers. */
  private readonly stranger: HttpServer = createHttpServer((_asked, answer) => {
    if (this.weather === 'failing')
      answer.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
    else
      answer
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Grand Hotel</title><h1>Welcome! Please sign in to use the Wi-Fi.</h1>');
  });

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Network> {
    const server = createServer();
    const network = new Network(server);
    server.on('connection', (near) => {
      network.hold(near);
      network.greet(near);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return network;
  }

  get address(): string {
    return `socks5://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Open connections end when the state changes; those that nothing comes back on stay so. */
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

  private hold(socket: Socket): void {
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

  private greet(near: Socket): void {
    near.once('data', () => {
      near.write(noLogin);
      near.once('data', (request: Buffer) => {
        if (this.weather === 'silent') return;
        const length = request[4] ?? 0;
        if (request[3] !== byName) near.destroy();
        else this.join(near, request.subarray(5, 5 + length).toString(), request.readUInt16BE(5 + length));
      });
    });
  }

  private join(near: Socket, host: string, port: number): void {
    if (this.weather !== 'up') {
      near.write(connected);
      this.stranger.emit('connection', near);
      return;
    }
    // The servers of the tests listen on one address of the two that the name has.
    const far = connect(port, host === 'localhost' ? '127.0.0.1' : host, () => {
      near.write(connected);
      near.pipe(far).pipe(near);
    });
    this.hold(far);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }
}
