import { io, type Socket } from 'socket.io-client';
import { removedAgainMs } from '#app/local/outbox/actor-policy.ts';
import { inBase } from '#app/kernel/base.ts';
import { decodePatch } from '#shared/protocol/patch-codec.ts';
import {
  encodedPatch,
  head,
  proto,
  unsubscribe,
  type ClientToServer,
  type ExchangeResponse,
  type ServerToClient,
} from '#shared/protocol/sync.ts';
import type { SyncEngine } from './engine.ts';
import { LiveMessages, type LiveMessagesOptions } from './live-messages.ts';
import type { SyncPorts } from './ports.ts';

const subscribeTimeoutMs = 8_000;
/**
 * Where not every group is subscribed to (a session that ended, a member who was removed, a group that does not exist
 * yet), this tab subscribes again.
 */
const resubscribeMs = 5_000;
/**
 * Socket.IO does not reconnect by itself when the server closed the socket: it stops, or this socket watched nothing.
 */
const reconnectMs = 1_000;

/** What the live client needs of a Socket.IO socket. */
export type LiveSocket = Pick<
  Socket<ServerToClient, ClientToServer>,
  'connected' | 'connect' | 'disconnect' | 'on' | 'timeout'
>;

export interface LiveOptions {
  engine: Pick<SyncEngine, 'setLive' | 'wake' | 'watchedGroups'>;
  messages: Pick<LiveMessages, 'headed' | 'patched' | 'subscribed' | 'subscriptionRequest' | 'unsubscribed'>;
  ports: Pick<SyncPorts, 'timer' | 'report'>;
  socket: LiveSocket;
  /** The server wants newer code. */
  onUpgrade: () => void;
}

export interface Live {
  /** Subscribes again: the watched groups or the session have changed. */
  refresh(): void;
  wake(): void;
  stop(): void;
}

/** The page's connection to its own server. */
export function openLive(options: Omit<LiveOptions, 'messages' | 'socket'> & LiveMessagesOptions): Live {
  return connectLive({ ...options, messages: new LiveMessages(options), socket: openSocket() });
}

const openSocket = (): LiveSocket =>
  io('', {
    path: inBase('/socket.io'),
    // Polling is for proxies that break WebSockets.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 20_000,
    randomizationFactor: 0.8,
  });

/** Passes what the server sends to `messages`. Any problem ends in a new connection and a new subscription. */
export function connectLive(options: LiveOptions): Live {
  const { engine, ports, socket } = options;
  const subscription = new Subscription(options);
  listen(options, subscription);
  let stopReconnecting: () => void = () => undefined;
  /**
   * The server closes a socket that subscribes to nothing. There is no use in another one until there is something to
   * watch.
   */
  let isNeedless = false;
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    isNeedless = engine.watchedGroups().length === 0;
    if (isNeedless) return;
    // Groups of members who were removed are not subscribed to: as seldom as they are asked about (rule P14).
    stopReconnecting = ports.timer(subscription.isRefused ? removedAgainMs : reconnectMs, () => {
      socket.connect();
    });
  });
  return {
    refresh: () => {
      if (isNeedless && engine.watchedGroups().length > 0) {
        isNeedless = false;
        socket.connect();
      } else subscription.renew();
    },
    wake: () => {
      if (!socket.connected && !isNeedless) socket.connect();
    },
    stop: () => {
      stopReconnecting();
      subscription.stop();
      socket.disconnect();
    },
  };
}

/** Which of the watched groups the server sends patches of. */
class Subscription {
  private stopTimer: () => void = () => undefined;
  /** Groups are shown, and none of them can be subscribed to. */
  isRefused = false;

  constructor(private readonly options: LiveOptions) {}

  /** Subscribes to all watched groups with the present cursors and sessions. */
  renew(): void {
    const { engine, ports, socket } = this.options;
    if (!socket.connected) return;
    this.subscribe().catch((error: unknown) => {
      engine.setLive(false);
      ports.report(error);
      // The server sends nothing without a subscription: a new connection tries again.
      if (socket.connected) {
        socket.disconnect();
        socket.connect();
      }
    });
  }

  renewLater(): void {
    this.stopTimer();
    this.stopTimer = this.options.ports.timer(resubscribeMs, () => {
      this.renew();
    });
  }

  stop(): void {
    this.stopTimer();
  }

  private async subscribe(): Promise<void> {
    const { engine, messages, socket } = this.options;
    this.stopTimer();
    const groups = await messages.subscriptionRequest();
    if (!socket.connected) return;
    this.isRefused = groups.length === 0 && engine.watchedGroups().length > 0;
    if (groups.length === 0) {
      engine.setLive(!this.isRefused);
      if (this.isRefused) this.renewLater();
      return;
    }
    const answers = await (socket.timeout(subscribeTimeoutMs).emitWithAck('subscribe', { proto, groups }) as Promise<
      { groupId: string; answer: ExchangeResponse }[]
    >);
    const hearsAll = await messages.subscribed(groups, answers);
    engine.setLive(hearsAll);
    if (!hearsAll) this.renewLater();
  }
}

function listen({ engine, messages, ports, socket, onUpgrade }: LiveOptions, subscription: Subscription): void {
  const guard = (act: Promise<unknown>) => {
    act.catch(ports.report);
  };
  socket.on('connect', () => {
    subscription.renew();
    guard(engine.wake());
  });
  socket.on('disconnect', () => {
    engine.setLive(false);
  });
  socket.on('patch', (message) => {
    const parsed = encodedPatch.safeParse(message);
    if (parsed.success) guard(messages.patched(decodePatch(parsed.data)));
  });
  socket.on('head', (message) => {
    const parsed = head.safeParse(message);
    if (parsed.success) guard(messages.headed(parsed.data));
  });
  socket.on('unsubscribe', (message) => {
    const parsed = unsubscribe.safeParse(message);
    if (!parsed.success) return;
    messages.unsubscribed(parsed.data);
    // The next subscription uses the session that is active by then; until it is answered the group is polled.
    engine.setLive(false);
    subscription.renewLater();
  });
  socket.on('probe', (_message, ack) => {
    ack();
  });
  socket.on('upgrade', onUpgrade);
}
