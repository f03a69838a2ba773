// Hocuspocus with its SQLite extension, both as they come (a changed document is stored after 2 s of quiet, 10 s at most).
import { join } from 'node:path';
import { Server } from '@hocuspocus/server';
import { SQLite } from '@hocuspocus/extension-sqlite';

const server = new Server({
  port: 0,
  address: '127.0.0.1',
  quiet: true,
  extensions: [new SQLite({ database: join(process.argv[2] ?? '.', 'hocuspocus.sqlite') })],
});
await server.listen();
console.log(`port ${server.address.port}`);
