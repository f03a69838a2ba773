import type { Log } from '#server/kernel/log.ts';
import type { Redis } from '#server/kernel/redis.ts';
import type { ChangeFeed } from './change-feed.ts';

export interface RedisChangeFeedPorts {
  /** Publishes; a second connection, duplicated from this one, subscribes. */
  client: Redis;
  /** Names this process among the others; without a colon. */
  self: string;
  log: Log;
  /** The connection is lost, and perhaps change notifications with it. */
  onLost?: () => void;
}

const channel = 'moyeo:changed';
/** Sent in the place of a group id: some groups have changed, and which ones is not known. */
const anyGroup = '*';

/**
 * Change notifications by PUBLISH and SUBSCRIBE of Redis or Valkey. A process that could not publish sends `anyGroup`
 * once it can again.
 */
export class RedisChangeFeed implements ChangeFeed {
  private readonly listener: Redis;
  private hasUnsaid = false;
  private isStopped = false;

  constructor(private readonly ports: RedisChangeFeedPorts) {
    this.listener = ports.client.duplicate();
    ports.client.on('ready', this.sayUnsaid);
  }

  listen(onChange: (groupId: string) => void, onGap: () => void): void {
    const { listener } = this;
    const { self, log, onLost } = this.ports;
    let isHeard = false;
    const heard = () => {
      isHeard = true;
      onGap();
    };
    listener.on('error', (error: unknown) => {
      if (!isHeard || this.isStopped) return;
      isHeard = false;
      log.warn({ err: error }, 'change feed: the connection is lost');
      onLost?.();
    });
    const take = (message: string) => {
      const at = message.indexOf(':');
      if (message.slice(0, at) === self) return;
      const groupId = message.slice(at + 1);
      if (groupId === anyGroup) onGap();
      else onChange(groupId);
    };
    listener
      .connect()
      .then(() => listener.subscribe(channel, take))
      .then(() => {
        // Later connections subscribe by themselves before they are ready.
        listener.on('ready', heard);
        heard();
      })
      .catch((error: unknown) => {
        if (!this.isStopped) log.error({ err: error }, 'change feed: redis cannot be listened to');
      });
  }

  notify(groupId: string): void {
    this.publish(groupId);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.ports.client.off('ready', this.sayUnsaid);
    if (this.listener.isOpen) this.listener.destroy();
    return Promise.resolve();
  }

  private publish(groupId: string): void {
    this.ports.client.publish(channel, `${this.ports.self}:${groupId}`).catch((error: unknown) => {
      this.hasUnsaid = true;
      this.ports.log.debug({ err: error }, 'change feed: a notification was not sent');
    });
  }

  private readonly sayUnsaid = (): void => {
    if (!this.hasUnsaid) return;
    this.hasUnsaid = false;
    this.publish(anyGroup);
  };
}
