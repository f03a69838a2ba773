import { io, type Socket } from 'socket.io-client';
import {
  head,
  unsubscribe,
  proto,
  encodedPatch,
  type ClientToServer,
  type ExchangeResponse,
  type ServerToClient,
} from '#shared/protocol/sync.ts';
import { decodePatch } from '#shared/protocol/patch-codec.ts';
import type { SyncEngine } from './engine.ts';

const subscribeTimeoutMs = 8_000;
/** Where the server has let this tab into not every group (a session that ended, a group that is not there yet), it says subscribe again. */
const resubscribeMs = 5_000;

export interface Live {
  /** Says subscribe again: the watched groups or the session have changed. */
  refresh(): void;
  wake(): void;
  stop(): void;
}

type LiveSocket = Socket<ServerToClient, ClientToServer>;

const openSocket = (): LiveSocket =>
  io('', {
    // Polling stands in for proxies that break WebSockets.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 20_000,
    randomizationFactor: 0.8,
  });

/** The socket: news only. Whatever is odd about it ends in a new connection and a new subscribe. */
export function connectLive(
  engine: SyncEngine,
  report: (problem: unknown) => void,
  onUpgrade: () => void,
  socket = openSocket(),
): Live {
  let later: ReturnType<typeof setTimeout> | undefined;
  const subscribeAll = async () => {
    clearTimeout(later);
    const groups = await engine.subscriptionRequest();
    if (!socket.connected) return;
    if (groups.length === 0) {
      engine.setLive(true);
      return;
    }
    const answers = await (socket.timeout(subscribeTimeoutMs).emitWithAck('subscribe', { proto, groups }) as Promise<
      { groupId: string; answer: ExchangeResponse }[]
    >);
    const hearsAll = await engine.subscribed(groups, answers);
    engine.setLive(hearsAll);
    if (!hearsAll) resubscribeLater();
  };
  const resubscribeLater = () => {
    clearTimeout(later);
    later = setTimeout(() => {
      if (socket.connected) subscribe();
    }, resubscribeMs);
  };
  const subscribe = () => {
    subscribeAll().catch((error: unknown) => {
      engine.setLive(false);
      report(error);
      // Without a subscribe the server sends nothing: a new connection tries again.
      if (socket.connected) {
        socket.disconnect();
        socket.connect();
      }
    });
  };
  const guard = (act: Promise<unknown>) => {
    act.catch(report);
  };

  socket.on('connect', () => {
    subscribe();
    guard(engine.wake());
  });
  socket.on('disconnect', (reason) => {
    engine.setLive(false);
    // The server hung up on purpose (it stops, or this socket watched nothing): Socket.IO then does not come back by itself.
    if (reason === 'io server disconnect')
      setTimeout(() => {
        socket.connect();
      }, 1_000);
  });
  socket.on('patch', (message) => {
    const parsed = encodedPatch.safeParse(message);
    if (parsed.success) guard(engine.patched(decodePatch(parsed.data)));
  });
  socket.on('head', (message) => {
    const parsed = head.safeParse(message);
    if (parsed.success) guard(engine.headed(parsed.data));
  });
  socket.on('unsubscribe', (message) => {
    const parsed = unsubscribe.safeParse(message);
    if (!parsed.success) return;
    engine.unsubscribed(parsed.data);
    // Out of the room: the next subscribe speaks for whoever is here then, and until it is answered the group is asked.
    engine.setLive(false);
    resubscribeLater();
  });
  socket.on('probe', (_message, ack) => {
    ack();
  });
  socket.on('upgrade', onUpgrade);

  return {
    refresh: () => {
      if (socket.connected) subscribe();
    },
    wake: () => {
      if (!socket.connected) socket.connect();
    },
    stop: () => {
      clearTimeout(later);
      socket.disconnect();
    },
  };
}
