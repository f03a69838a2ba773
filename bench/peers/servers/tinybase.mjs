// TinyBase's WebSocket server with its file persister: the whole store is written after a change.
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { createMergeableStore } from 'tinybase';
import { createFilePersister } from 'tinybase/persisters/persister-file';
import { createWsServer } from 'tinybase/synchronizers/synchronizer-ws-server';

const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
createWsServer(sockets, (path) =>
  createFilePersister(createMergeableStore(), join(process.argv[2] ?? '.', `${path}.json`)),
);
sockets.on('listening', () => {
  console.log(`port ${/** @type {import('node:net').AddressInfo} */ (sockets.address()).port}`);
});
