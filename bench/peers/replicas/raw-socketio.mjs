import { io } from 'socket.io-client';
import { Rows } from './replica.mjs';

/** @type {import('./replica.mjs').Peer} */
export const peer = {
  isAcknowledged: true,
  async open({ url }) {
    const store = new Rows();
    const socket = io(url, { transports: ['websocket'], forceNew: true, autoConnect: false });
    /** @type {[string, import('./replica.mjs').Vote][]} */
    let queue = [];
    let unanswered = 0;
    let quiet = () => {};
    let isIn = false;
    const send = () => {
      if (!isIn || queue.length === 0) return;
      unanswered += 1;
      socket.emit('put', queue, () => {
        unanswered -= 1;
        if (unanswered === 0) quiet();
      });
      queue = [];
    };
    let arrived = () => {};
    socket.on('rows', (rows) => {
      for (const [id, value] of rows) store.take(id, value);
      isIn = true;
      send();
      arrived();
    });
    return {
      connect: () =>
        new Promise((resolve) => {
          arrived = resolve;
          socket.connect();
        }),
      disconnect: () => {
        isIn = false;
        socket.disconnect();
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
