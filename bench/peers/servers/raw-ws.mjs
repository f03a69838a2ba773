// The floor: rows in memory, sent on to everybody else. Nothing is stored, checked or remembered.
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
/** @type {Map<string, unknown>} */
const rows = new Map();
server.on('connection', (socket) => {
  socket.send(JSON.stringify({ rows: [...rows] }));
  socket.on('message', (data) => {
    const text = String(data);
    const { rows: changed } = JSON.parse(text);
    for (const [id, value] of changed) rows.set(id, value);
    for (const other of server.clients) if (other !== socket) other.send(text);
    socket.send('{"ack":true}');
  });
});
server.on('listening', () => {
  console.log(`port ${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`);
});
