import { createMergeableStore } from 'tinybase';
import { createWsSynchronizer } from 'tinybase/synchronizers/synchronizer-ws-client';
import { WebSocket } from 'ws';

/** @type {import('./replica.mjs').Peer} */
export const peer = {
  isAcknowledged: false,
  async open({ url, room }) {
    const store = createMergeableStore();
    /** @type {Awaited<ReturnType<typeof createWsSynchronizer>> | undefined} */
    let synchronizer;
    let isOwn = false;
    return {
      async connect() {
        synchronizer = await createWsSynchronizer(store, new WebSocket(`${url.replace('http', 'ws')}/${room}`), 10);
        await synchronizer.startSync();
      },
      async disconnect() {
        await synchronizer?.destroy();
      },
      put(id, value) {
        isOwn = true;
        store.setRow('votes', id, value);
        isOwn = false;
      },
      settled: () => Promise.resolve(),
      get: (id) => (/** @type {any} */ (store.hasRow('votes', id) ? store.getRow('votes', id) : undefined)),
      count: () => store.getRowCount('votes'),
      listen: (hear) => {
        store.addRowListener('votes', null, (_store, _table, id) => {
          if (!isOwn) hear(id, /** @type {any} */ (store.getRow('votes', id)));
        });
      },
    };
  },
};
