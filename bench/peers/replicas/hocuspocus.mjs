import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { WebSocket } from 'ws';
import { yjsReplica } from './yjs-map.mjs';

/** @type {import('./replica.mjs').Peer} */
export const peer = {
  isAcknowledged: true,
  async open({ url, room }) {
    /** @type {HocuspocusProvider | undefined} */
    let provider;
    /** @type {HocuspocusProviderWebsocket | undefined} */
    let socket;
    const replica = yjsReplica((document) => ({
      connect: () =>
        new Promise((resolve) => {
          socket = new HocuspocusProviderWebsocket({ url: url.replace('http', 'ws'), WebSocketPolyfill: WebSocket });
          provider = new HocuspocusProvider({
            websocketProvider: socket,
            name: room,
            document,
            onSynced: ({ state }) => {
              if (state) resolve();
            },
          });
          provider.attach();
        }),
      disconnect: () => {
        provider?.destroy();
        socket?.destroy();
      },
    }));
    return {
      ...replica,
      settled: () =>
        new Promise((resolve) => {
          const look = () => {
            if (!provider || provider.unsyncedChanges > 0) return;
            provider.off('unsyncedChanges', look);
            resolve();
          };
          provider?.on('unsyncedChanges', look);
          look();
        }),
    };
  },
};
