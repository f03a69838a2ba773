import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { SeededRandom } from '#test/builders/seeded-random.ts';

export type Fault = 'refused' | 'cutRequest' | 'lostAnswer' | 'cutAnswer' | 'halfClosed' | 'stalled' | 'delayed';

/** Probability of each fault, per piece of data that passes (`refused`: per connection). */
const odds: Record<Fault, number> = {
  refused: 0.03,
  cutRequest: 0.01,
  lostAnswer: 0.012,
  cutAnswer: 0.01,
  halfClosed: 0.006,
  stalled: 0.004,
  delayed: 0.15,
};
const longestDelayMs = 60;
/**
 * A stall lasts this long at most, and the connection ends with it: some are longer than a client has patience, most
 * are not.
 */
const longestStallMs = 4_000;

/** A TCP proxy that injects the faults of bad networks into connections. It knows nothing of HTTP. */
export class FaultyProxy {
  readonly injected: Record<Fault, number> = {
    refused: 0,
    cutRequest: 0,
    lostAnswer: 0,
    cutAnswer: 0,
    halfClosed: 0,
    stalled: 0,
    delayed: 0,
  };
  connections = 0;
  /**
   * Where the server processes are now, one of which each connection goes to; `undefined` in the place of one that is
   * not running.
   */
  targetPorts: (number | undefined)[] = [];
  isCalm = false;
  private readonly server: Server;
  private readonly open = new Set<Socket>();

  private constructor(private readonly random: SeededRandom) {
    this.server = createServer({ allowHalfOpen: true }, (client) => {
      this.accept(client);
    });
  }

  static async start(random: SeededRandom): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(random);
    await new Promise<void>((done) => proxy.server.listen(0, '127.0.0.1', done));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }

  private injects(fault: Fault): boolean {
    if (this.isCalm || !this.random.hits(odds[fault])) return false;
    this.injected[fault] += 1;
    return true;
  }

  private accept(client: Socket): void {
    this.connections += 1;
    const port = this.random.pick(this.targetPorts);
    if (this.injects('refused') || port === undefined) {
      client.on('error', () => undefined);
      client.resetAndDestroy();
      return;
    }
    const server = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [client, server]) {
      this.open.add(socket);
      // The other end has gone, by FIN or RST: then this connection ends too.
      socket.on('error', () => {
        reset();
      });
      socket.on('close', () => {
        this.open.delete(socket);
        reset();
      });
    }
    const reset = () => {
      for (const socket of [client, server]) if (!socket.destroyed) socket.resetAndDestroy();
    };
    this.carry(
      client,
      server,
      (piece) => {
        if (this.injects('cutRequest')) {
          server.write(piece.subarray(0, this.random.below(piece.length)), reset);
          return true;
        }
        return false;
      },
      reset,
    );
    this.carry(
      server,
      client,
      (piece) => {
        if (this.injects('lostAnswer')) {
          reset();
          return true;
        }
        if (this.injects('cutAnswer')) {
          client.write(piece.subarray(0, this.random.below(piece.length)), reset);
          return true;
        }
        if (this.injects('halfClosed')) {
          // The client gets FIN from the proxy; the server is not told.
          client.end(piece.subarray(0, this.random.below(piece.length)));
          return true;
        }
        return false;
      },
      reset,
    );
  }

  /** One way of a connection. `spoil` drops a piece and everything behind it. */
  private carry(from: Socket, to: Socket, spoil: (piece: Buffer) => boolean, reset: () => void): void {
    let isSpoilt = false;
    from.on('data', (piece: Buffer) => {
      if (isSpoilt) return;
      isSpoilt = spoil(piece);
      if (isSpoilt) return;
      if (this.injects('stalled')) {
        isSpoilt = true;
        setTimeout(reset, this.random.below(longestStallMs));
        return;
      }
      const pass = () => {
        if (to.writable && !to.write(piece)) {
          from.pause();
          to.once('drain', () => from.resume());
        }
      };
      if (!this.injects('delayed')) {
        pass();
        return;
      }
      from.pause();
      setTimeout(() => {
        pass();
        from.resume();
      }, this.random.below(longestDelayMs));
    });
    from.on('end', () => {
      if (!isSpoilt && to.writable) to.end();
    });
  }
}
