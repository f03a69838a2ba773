/** What a socket carries in one message at most. */
export const messageBytes = 64 * 1024;

export const bytesOf = (message: unknown): number => Buffer.byteLength(JSON.stringify(message));

/** More than a socket should carry: the exchange, which compresses, brings it. */
export const isLarge = (message: unknown): boolean => bytesOf(message) > messageBytes;

/** What the connection has not taken from `ws` yet, and what Engine.IO keeps back until it has. */
export function unsentBytes({ conn }: { conn: unknown }): number {
  const { writeBuffer, transport } = conn as {
    writeBuffer: { data?: string | Buffer }[];
    transport: { socket?: { bufferedAmount?: number } };
  };
  return (transport.socket?.bufferedAmount ?? 0) + writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), 0);
}
