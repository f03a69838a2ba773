import { copyMessage, type Connection, type Listener, type SimulatedIo } from './sockets.ts';

/** The client's end, with the reconnecting of Socket.IO: by itself, unless one side hung up on purpose. */
export class ClientSocket {
  private connection: Connection | undefined;
  private readonly listeners = new Map<string, Listener[]>();
  private isTrying = false;

  /** @param reach The server as it can be reached now, if it can. @param retryMs How long until the next try. */
  constructor(
    private readonly reach: () => SimulatedIo | undefined,
    private readonly retryMs: () => number,
  ) {
    this.connect();
  }

  get connected(): boolean {
    return this.connection?.isOpen ?? false;
  }

  get present(): Connection | undefined {
    return this.connection;
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  connect(): void {
    if (this.connected || this.isTrying) return;
    this.isTrying = true;
    setTimeout(() => {
      this.attempt();
    }, 50);
  }

  disconnect(): void {
    this.isTrying = false;
    this.connection?.close('io client disconnect');
  }

  timeout(delayMs: number): { emitWithAck: (event: string, message: unknown) => Promise<unknown> } {
    return {
      emitWithAck: (event, message) =>
        new Promise((resolve, reject) => {
          const late = setTimeout(() => {
            reject(new Error('operation has timed out'));
          }, delayMs);
          const { connection } = this;
          if (!connection?.isOpen) return;
          const sent = copyMessage(message);
          connection.io.wire.carry(connection, 'up', event, () => {
            connection.server.receive(event, sent, (answer) => {
              connection.io.wire.onAnswer(connection.server, answer);
              const said = copyMessage(answer);
              connection.io.wire.carry(connection, 'down', `${event} answered`, () => {
                clearTimeout(late);
                resolve(said);
              });
            });
          });
        }),
    };
  }

  fire(event: string, ...args: unknown[]): void {
    for (const listener of this.listeners.get(event) ?? []) listener(...args);
  }

  lost(connection: Connection, reason: string): void {
    if (this.connection !== connection) return;
    this.connection = undefined;
    this.fire('disconnect', reason);
    if (reason === 'transport close') this.connect();
  }

  private attempt(): void {
    if (!this.isTrying) return;
    const io = this.reach();
    if (!io) {
      setTimeout(() => {
        this.attempt();
      }, this.retryMs());
      return;
    }
    this.isTrying = false;
    this.connection = io.connect(this);
    this.fire('connect');
  }
}
