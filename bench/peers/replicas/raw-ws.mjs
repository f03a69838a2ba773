import { WebSocket } from 'ws';
import { Rows } from './replica.mjs';

/** @type {import('./replica.mjs').Peer} */
export const peer = {
  isAcknowledged: true,
  async open({ url }) {
    const store = new Rows();
    /** @type {WebSocket | undefined} */
    let socket;
    /** @type {[string, import('./replica.mjs').Vote][]} */
    let queue = [];
    let unanswered = 0;
    let quiet = () => {};
    const send = () => {
      if (socket?.readyState !== WebSocket.OPEN || queue.length === 0) return;
      unanswered += 1;
      socket.send(JSON.stringify({ rows: queue }));
      queue = [];
    };
    return {
      connect: () =>
        new Promise((resolve) => {
          const opened = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });
          opened.on('message', (data) => {
            const message = JSON.parse(String(data));
            if (message.ack) {
              unanswered -= 1;
              if (unanswered === 0) quiet();
              return;
            }
            for (const [id, value] of message.rows) store.take(id, value);
            socket = opened;
            send();
            resolve();
          });
        }),
      disconnect: () => {
        socket?.terminate();
        socket = undefined;
      },
      put(id, value) {
        store.rows.set(id, value);
        queue.push([id, value]);
        send();
      },
      settled: () =>
        unanswered === 0 && queue.length === 0
          ? Promise.resolve()
          : new Promise((resolve) => {
              quiet = resolve;
            }),
      get: (id) => store.rows.get(id),
      count: () => store.rows.size,
      listen: (hear) => {
        store.hear = hear;
      },
    };
  },
};
