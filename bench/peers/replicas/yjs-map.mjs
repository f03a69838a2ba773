import * as Y from 'yjs';

/**
 * Votes in a Y.Map, whatever carries the document.
 * @param {(document: Y.Doc) => { connect: () => Promise<void>, disconnect: () => void | Promise<void> }} carry
 * @returns {import('./replica.mjs').Replica}
 */
export function yjsReplica(carry) {
  const document = new Y.Doc();
  /** @type {Y.Map<import('./replica.mjs').Vote>} */
  const map = document.getMap('votes');
  const carrier = carry(document);
  return {
    ...carrier,
    put: (id, value) => {
      map.set(id, value);
    },
    settled: () => Promise.resolve(),
    get: (id) => map.get(id),
    count: () => map.size,
    listen: (hear) => {
      map.observe((event, transaction) => {
        if (transaction.local) return;
        for (const id of event.keysChanged) {
          const value = map.get(id);
          if (value) hear(id, value);
        }
      });
    },
  };
}
