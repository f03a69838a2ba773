import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * A host with two apps: whatever lies below a path goes on to a server as it was asked, without taking the path off;
 * the rest is another app, whose only page is empty.
 */
export class SharedHost {
  /** What was asked of the other app. */
  readonly outside: string[] = [];
  /** Paths of the sockets that were opened. */
  readonly sockets: string[] = [];
  private readonly open = new Set<Duplex>();

  private constructor(
    private readonly server: Server,
    private readonly basePath: string,
    private readonly target: URL,
  ) {}

  static async start(basePath: string, target: string): Promise<SharedHost> {
    const server = createServer();
    const host = new SharedHost(server, basePath, new URL(target));
    server.on('connection', (socket) => {
      host.open.add(socket);
      socket.on('close', () => host.open.delete(socket));
    });
    server.on('request', (asked, answer) => {
      const path = asked.url ?? '/';
      if (!path.startsWith(`${basePath}/`)) {
        host.outside.push(path);
        answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Another app</title>');
        return;
      }
      const onward = host.ask(asked).on('response', (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    });
    server.on('upgrade', (asked, socket) => {
      host.sockets.push(asked.url ?? '');
      host.upgrade(asked, socket);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return host;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  get home(): string {
    return `${this.origin}${this.basePath}`;
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  private ask({ url, method, headers }: IncomingMessage) {
    const { hostname, port } = this.target;
    return request({ hostname, port, path: url, method, headers: headers as OutgoingHttpHeaders, agent: false });
  }

  private upgrade(asked: IncomingMessage, near: Duplex): void {
    const onward = this.ask(asked).on('upgrade', (answered, far) => {
      const lines = answered.rawHeaders.reduce((text, part, at) => text + part + (at % 2 === 0 ? ': ' : '\r\n'), '');
      near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`);
      far.pipe(near).pipe(far);
      // A tab that is closed cuts its connection.
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const)
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
    });
    onward.on('response', () => near.destroy()).on('error', () => near.destroy());
    onward.end();
  }
}
