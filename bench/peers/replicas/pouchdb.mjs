import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const PouchDB = require('pouchdb-node').plugin(require('pouchdb-adapter-memory'));
let made = 0;

/** @type {import('./replica.mjs').Peer} */
export const peer = {
  isAcknowledged: true,
  async prepare({ url, room }) {
    await new PouchDB(`${url}/${room}`).info();
  },
  async open({ url, room }) {
    made += 1;
    const local = new PouchDB(`replica-${made}`, { adapter: 'memory' });
    const remote = new PouchDB(`${url}/${room}`, { skip_setup: true });
    /** @type {Map<string, any>} */
    const rows = new Map();
    /** @type {(id: string, value: any) => void} */
    let hear = () => {};
    local.changes({ live: true, since: 'now', include_docs: true }).on('change', (/** @type {any} */ { id, doc }) => {
      rows.set(id, doc);
      hear(id, doc);
    });
    /** @type {any} */
    let sync;
    /** PouchDB updates a document by its last revision, one after another. */
    let writing = Promise.resolve();
    /** @type {[string, any][]} */
    let waiting = [];
    const flush = async () => {
      const batch = new Map(waiting);
      waiting = [];
      if (batch.size === 0) return;
      const { rows: found } = await local.allDocs({ keys: [...batch.keys()] });
      const revisions = new Map(found.map((/** @type {any} */ one) => [one.key, one.value?.rev]));
      await local.bulkDocs(
        [...batch].map(([_id, value]) => ({
          ...value,
          _id,
          ...(revisions.get(_id) ? { _rev: revisions.get(_id) } : {}),
        })),
      );
    };
    return {
      async connect() {
        await local.replicate.from(remote, { batch_size: 1000 });
        sync = local.sync(remote, { live: true, retry: true, batch_size: 1000 });
        sync.on('error', () => undefined);
      },
      async disconnect() {
        const ended = new Promise((resolve) => sync.on('complete', resolve));
        sync.cancel();
        await ended;
      },
      put(id, value) {
        waiting.push([id, value]);
        writing = writing.then(flush);
      },
      async settled() {
        await writing;
        await local.replicate.to(remote, { batch_size: 1000 });
      },
      get: (id) => rows.get(id),
      count: () => rows.size,
      listen: (listener) => {
        hear = listener;
      },
    };
  },
};
