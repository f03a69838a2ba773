/** What Engine.IO and Socket.IO write before an event of the main namespace that asks for no answer, by their protocols 4 and 5. */
const eventMark = '42';

/** As much of Engine.IO's connection as is used here. */
interface Connection {
  readyState: string;
  writeBuffer: readonly unknown[];
  transport: { name?: string; socket?: { send(data: Buffer, options: { binary: boolean }): void } };
}

/** One event, encoded once for all sockets that it is written to. */
export class DirectEvent {
  private readonly data: Buffer;

  constructor(name: string, message: unknown) {
    this.data = Buffer.from(eventMark + JSON.stringify([name, message]));
  }

  /**
   * Writes to the WebSocket itself: Engine.IO's way there costs as much as the rest of a broadcast.
   * @returns false, and nothing is written, where the connection is none or not open, or something waits that was said before
   */
  writeTo({ conn }: { conn: unknown }): boolean {
    const { readyState, writeBuffer, transport } = conn as Connection;
    if (transport.name !== 'websocket' || readyState !== 'open' || writeBuffer.length > 0) return false;
    transport.socket?.send(this.data, { binary: false });
    return transport.socket !== undefined;
  }
}
