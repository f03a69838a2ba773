import type { Io, Watch } from '#server/live/rooms.ts';

export type Listener = (...args: unknown[]) => void;

/** How a message gets to the other side: late, in order, or not at all. */
export interface Wire {
  /** Runs `deliver` when the message arrives; in order for one connection and direction. */
  carry: (connection: Connection, direction: 'up' | 'down', event: string, deliver: () => void) => void;
  /** A patch, head or unsubscribe leaves the server. */
  onEmit: (socket: ServerSocket, event: string, message: unknown) => void;
  /** The server answers a subscribe. */
  onAnswer: (socket: ServerSocket, answer: unknown) => void;
}

/** What a connection tells the client's end. */
interface ClientEnd {
  fire: (event: string, ...args: unknown[]) => void;
  lost: (connection: Connection, reason: string) => void;
}

/** One connection, while it lasts. `isMute`: what the server says gets lost, and nobody notices yet. */
export class Connection {
  isOpen = true;
  isMute = false;
  readonly arrivesAtMs = { up: 0, down: 0 };
  readonly server: ServerSocket;

  constructor(
    readonly io: SimulatedIo,
    readonly client: ClientEnd,
  ) {
    this.server = new ServerSocket(this);
  }

  /** Both sides notice. @param reason What Socket.IO calls it. */
  close(reason: 'transport close' | 'io server disconnect' | 'io client disconnect'): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.io.drop(this.server);
    this.server.fire('disconnect', reason);
    this.client.lost(this, reason);
  }
}

export const copyMessage = (message: unknown): unknown =>
  message === undefined ? undefined : JSON.parse(JSON.stringify(message));

/** The server's end. */
export class ServerSocket {
  readonly id: string;
  data: { watches: Map<string, Watch>; events: number } = {
    watches: new Map(),
    events: 0,
  };
  /** Nothing waits here: the wire takes everything at once. */
  readonly conn = { transport: {}, writeBuffer: [] as unknown[] };
  private readonly listeners = new Map<string, Listener[]>();
  private readonly guards: ((packet: unknown[], next: () => void) => void)[] = [];

  constructor(readonly connection: Connection) {
    this.id = `socket-${connection.io.nextId()}`;
  }

  /** False as soon as either side has closed the connection. */
  get connected(): boolean {
    return this.connection.isOpen;
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  use(guard: (packet: unknown[], next: () => void) => void): void {
    this.guards.push(guard);
  }

  join(room: string): Promise<void> {
    this.connection.io.join(room, this.id);
    return Promise.resolve();
  }

  leave(room: string): Promise<void> {
    this.connection.io.leave(room, this.id);
    return Promise.resolve();
  }

  emit(event: string, message: unknown): void {
    const { connection } = this;
    if (!connection.isOpen) return;
    connection.io.wire.onEmit(this, event, message);
    const sent = copyMessage(message);
    connection.io.wire.carry(connection, 'down', event, () => {
      connection.client.fire(event, sent);
    });
  }

  timeout(delayMs: number): { emit: (event: string, message: unknown, done: (late: Error | null) => void) => void } {
    return {
      emit: (event, message, done) => {
        const { connection } = this;
        const late = setTimeout(() => {
          done(new Error('operation has timed out'));
        }, delayMs);
        connection.io.wire.carry(connection, 'down', event, () => {
          connection.client.fire(event, copyMessage(message), () => {
            connection.io.wire.carry(connection, 'up', event, () => {
              clearTimeout(late);
              done(null);
            });
          });
        });
      },
    };
  }

  disconnect(): void {
    this.connection.close('io server disconnect');
  }

  /** A message has arrived. */
  receive(event: string, message: unknown, acknowledge?: (answer: unknown) => void): void {
    let isLetIn = true;
    for (const guard of this.guards) {
      isLetIn = false;
      guard([event, message], () => {
        isLetIn = true;
      });
    }
    if (isLetIn && this.connection.isOpen) this.fire(event, message, acknowledge);
  }

  fire(event: string, ...args: unknown[]): void {
    for (const listener of this.listeners.get(event) ?? []) listener(...args);
  }
}

/** As much of a Socket.IO server as the hub asks for. */
export class SimulatedIo {
  readonly sockets = {
    // Nobody needs to hear of rooms here: with one process the hub keeps nothing by room.
    adapter: { rooms: new Map<string, Set<string>>(), on: () => undefined },
    sockets: new Map<string, ServerSocket>(),
  };
  private welcome: (socket: ServerSocket) => void = () => undefined;
  private ids = 0;

  constructor(readonly wire: Wire) {}

  asIo(): Io {
    return this as unknown as Io;
  }

  on(_event: 'connection', welcome: (socket: ServerSocket) => void): void {
    this.welcome = welcome;
  }

  to(room: string): { emit: (event: string, message: unknown) => void } {
    return {
      emit: (event, message) => {
        for (const id of this.sockets.adapter.rooms.get(room) ?? []) this.sockets.sockets.get(id)?.emit(event, message);
      },
    };
  }

  in(room: string): { socketsLeave: (left: string) => void } {
    return {
      socketsLeave: (left) => {
        for (const id of [...(this.sockets.adapter.rooms.get(room) ?? [])]) this.leave(left, id);
      },
    };
  }

  nextId(): number {
    return (this.ids += 1);
  }

  connect(client: ClientEnd): Connection {
    const connection = new Connection(this, client);
    this.sockets.sockets.set(connection.server.id, connection.server);
    this.welcome(connection.server);
    return connection;
  }

  join(room: string, id: string): void {
    const { rooms } = this.sockets.adapter;
    rooms.set(room, (rooms.get(room) ?? new Set()).add(id));
  }

  leave(room: string, id: string): void {
    const members = this.sockets.adapter.rooms.get(room);
    members?.delete(id);
    if (members?.size === 0) this.sockets.adapter.rooms.delete(room);
  }

  drop(socket: ServerSocket): void {
    this.sockets.sockets.delete(socket.id);
    for (const room of [...this.sockets.adapter.rooms.keys()]) this.leave(room, socket.id);
  }

  /** The process ends: every connection breaks. */
  end(): void {
    for (const socket of [...this.sockets.sockets.values()]) socket.connection.close('transport close');
  }
}
