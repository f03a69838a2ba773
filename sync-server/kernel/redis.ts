import { createClient } from '@redis/client';
import type { Log } from './log.ts';

export type Redis = ReturnType<typeof newClient>;

const connectMs = 5_000;
const firstRetryMs = 200;
const lastRetryMs = 5_000;

/** Commands fail at once while there is no connection: whoever sends one goes on without. */
const newClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectMs,
      reconnectStrategy: (retries) => Math.min(lastRetryMs, firstRetryMs * 2 ** retries),
    },
  });

/**
 * A connection to Redis or Valkey, which is opened again whenever it is lost.
 * @throws when it cannot be opened at the start
 */
export async function openRedis(url: string, log: Log): Promise<Redis> {
  const client = newClient(url);
  await new Promise<void>((resolve, reject) => {
    client.once('ready', resolve);
    client.once('error', reject);
    client.connect().catch(reject);
  }).catch((error: unknown) => {
    client.destroy();
    throw error;
  });
  client.on('error', (error: unknown) => {
    log.warn({ err: error }, 'redis: the connection is lost');
  });
  return client;
}
