import type { PostgresConnection } from '#server/kernel/postgres-connection.ts';
import type { Log } from '#server/kernel/log.ts';
import type { ChangeFeed } from './change-feed.ts';

export interface PostgresChangeFeedPorts {
  /** A connection of its own that is not open yet. */
  open: () => PostgresConnection;
  /** Names this process among the others; without a colon. */
  self: string;
  log: Log;
  /** The connection is lost, and perhaps change notifications with it. */
  onLost?: () => void;
  /** 0 <= x < 1 */
  random: () => number;
}

const channel = 'moyeo_changed';
const firstRetryMs = 500;
const lastRetryMs = 30_000;

/**
 * Change notifications by PostgreSQL's LISTEN and NOTIFY, on one connection that is opened again whenever it is lost.
 */
export class PostgresChangeFeed implements ChangeFeed {
  private client: PostgresConnection | undefined;
  /** Groups whose notification is still to be sent: while the connection is down, or another one is being sent. */
  private readonly pending = new Set<string>();
  private isNotifying = false;
  private isStopped = false;
  private failures = 0;
  private retry: NodeJS.Timeout | undefined;
  private connecting: Promise<void> = Promise.resolve();

  constructor(private readonly ports: PostgresChangeFeedPorts) {}

  listen(onChange: (groupId: string) => void, onGap: () => void): void {
    this.connecting = this.connect(onChange, onGap);
  }

  notify(groupId: string): void {
    this.pending.add(groupId);
    this.flush();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    await this.connecting;
    await this.client?.end();
  }

  private async connect(onChange: (groupId: string) => void, onGap: () => void): Promise<void> {
    const client = this.ports.open();
    let isLost = false;
    const lost = (error?: Error) => {
      if (isLost) return;
      isLost = true;
      this.client = undefined;
      if (this.isStopped) return;
      this.ports.log.warn({ err: error }, 'change feed: the connection is lost');
      this.ports.onLost?.();
      const delayMs = Math.min(lastRetryMs, firstRetryMs * 2 ** this.failures) * this.ports.random();
      this.failures += 1;
      this.retry = setTimeout(() => {
        this.listen(onChange, onGap);
      }, delayMs);
      client.end().catch((again: unknown) => {
        this.ports.log.debug({ err: again }, 'change feed: end');
      });
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => {
      const at = payload.indexOf(':');
      if (payload.slice(0, at) !== this.ports.self) onChange(payload.slice(at + 1));
    });
    try {
      await client.connect();
      // A notification need not wait for the disk: after a crash no socket of this commit is left.
      await client.query(`SET synchronous_commit = off; LISTEN ${channel}`);
    } catch (error) {
      lost(error as Error);
      return;
    }
    this.client = client;
    this.failures = 0;
    onGap();
    this.flush();
  }

  /** One statement at a time; what changes meanwhile shares the next one. */
  private flush(): void {
    const { client } = this;
    if (!client || this.isNotifying || this.isStopped || this.pending.size === 0) return;
    const payloads = [...this.pending].map((groupId) => `${this.ports.self}:${groupId}`);
    this.pending.clear();
    this.isNotifying = true;
    client
      .query(`SELECT pg_notify('${channel}', payload) FROM unnest($1::text[]) AS payload`, [payloads])
      .catch((error: unknown) => {
        this.ports.log.warn({ err: error }, 'change feed: a notification was not sent');
      })
      .finally(() => {
        this.isNotifying = false;
        this.flush();
      });
  }
}
