// As raw-ws, by Socket.IO with the settings that Moyeo uses. Nothing is stored, checked or remembered.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { serveClient: false, perMessageDeflate: false });
/** @type {Map<string, unknown>} */
const rows = new Map();
io.on('connection', (socket) => {
  void socket.join('room');
  socket.emit('rows', [...rows]);
  socket.on('put', (changed, ack) => {
    for (const [id, value] of changed) rows.set(id, value);
    socket.to('room').emit('rows', changed);
    ack();
  });
});
http.listen(0, '127.0.0.1', () => {
  console.log(`port ${/** @type {import('node:net').AddressInfo} */ (http.address()).port}`);
});
