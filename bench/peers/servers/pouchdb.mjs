// express-pouchdb over PouchDB's LevelDB: CouchDB's protocol, by HTTP.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const directory = process.argv[2] ?? '.';
const PouchDB = require('pouchdb-node').defaults({ prefix: `${directory}/` });
const app = require('express')();
app.use(
  '/',
  require('express-pouchdb')(PouchDB, {
    mode: 'minimumForPouchDB',
    inMemoryConfig: true,
    logPath: join(directory, 'log.txt'),
  }),
);
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`port ${server.address().port}`);
});
