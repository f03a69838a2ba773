/** What each peer does with a write; the figures beside it are worth as much. @type {Record<string, { durable: string, guarantees: string }>} */
export const promises = {
  moyeo: {
    durable: 'before the answer (SQLite, synchronous=FULL)',
    guarantees:
      'each write once, in order, authorised and checked on the server; refusals kept; a device that was away catches up by rows; answers need no network',
  },
  'raw-ws': { durable: 'never (memory)', guarantees: 'none: the floor' },
  'raw-socketio': { durable: 'never (memory)', guarantees: 'none: the floor with reconnects' },
  'y-websocket': {
    durable: 'some time after it was sent on (LevelDB, not flushed); the writer is not told',
    guarantees: 'replicas converge (CRDT); any client may write anything; history stays in the document',
  },
  hocuspocus: {
    durable: '2 to 10 s after it was acknowledged (SQLite extension, as it comes)',
    guarantees: 'replicas converge (CRDT); hooks for authorisation of a document, none of a write',
  },
  tinybase: {
    durable: 'some time after it was sent on (the whole store as a JSON file); the writer is not told',
    guarantees: 'replicas converge (last writer wins per cell); any client may write anything',
  },
  pouchdb: {
    durable: 'before the answer (LevelDB, not flushed)',
    guarantees: 'every revision kept, conflicts kept for the application; HTTP only',
  },
};
