// The server that y-websocket ships, with its LevelDB.
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

process.env.YPERSISTENCE = process.argv[2];
const { setupWSConnection } = createRequire(import.meta.url)('y-websocket/bin/utils');
const http = createServer();
new WebSocketServer({ server: http }).on('connection', setupWSConnection);
http.listen(0, '127.0.0.1', () => {
  console.log(`port ${/** @type {import('node:net').AddressInfo} */ (http.address()).port}`);
});
