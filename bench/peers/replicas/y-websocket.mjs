import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import { yjsReplica } from './yjs-map.mjs';

/** @type {import('./replica.mjs').Peer} */
export const peer = {
  isAcknowledged: false,
  async open({ url, room }) {
    return yjsReplica((document) => {
      const provider = new WebsocketProvider(url.replace('http', 'ws'), room, document, {
        connect: false,
        disableBc: true,
        WebSocketPolyfill: /** @type {any} */ (WebSocket),
      });
      return {
        connect: () =>
          new Promise((resolve) => {
            provider.once('sync', () => {
              resolve();
            });
            provider.connect();
          }),
        disconnect: () => {
          provider.disconnect();
        },
      };
    });
  },
};
