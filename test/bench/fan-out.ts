import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { aParty, applied, dateVote, sync } from './device.ts';
import { line, median, ms, quantile, ratio, title } from './print.ts';

const tabs = 100;
const rounds = 40;
const pauseMs = 40;

/**
 * W1, W5: a vote reaches 100 open tabs, beside raw Socket.IO broadcasting the same bytes. Until the last tab has it.
 */
export async function fanOut(url: string): Promise<void> {
  const {
    groupId,
    members: [member],
  } = await aParty(url, 1);
  const tokens = [member?.token ?? ''];
  const oursTabs = await connect(url);
  for (const socket of oursTabs)
    await socket.timeout(5_000).emitWithAck('subscribe', { proto: 1, groups: [{ groupId, cursor: null }] });
  let bytes = 0;
  const writeMs: number[] = [];
  const ours = await measure(
    oursTabs,
    async (round, from) => {
      await applied(sync(url, { groupId, tokens, mutations: [dateVote(round)] }));
      writeMs.push(performance.now() - from);
    },
    (message) => {
      bytes = JSON.stringify(['patch', message]).length;
    },
  );

  const http = createServer();
  const server = new Server(http, { perMessageDeflate: false });
  server.on('connection', (socket) => {
    void socket.join('room');
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const message = { text: 'x'.repeat(Math.max(1, bytes - 22)) };
  const raw = await measure(await connect(`http://127.0.0.1:${(http.address() as AddressInfo).port}`), () => {
    server.to('room').emit('patch', message);
    return Promise.resolve();
  });
  await server.close();

  const vote = JSON.stringify([
    'patch',
    {
      id: `2027-01-01:${member?.id ?? ''}`,
      value: { memberId: member?.id, date: '2027-01-01', votedAt: Date.now(), mutationId: groupId },
    },
  ]).length;
  title(`W1 one vote to ${tabs} open tabs, ${rounds} rounds (until the last tab has it)`);
  line('ours, HTTP request + durable commit + patch', `median ${ms(median(ours))}`, `p99 ${ms(quantile(ours, 0.99))}`);
  line('of which request to answer', `median ${ms(median(writeMs))}`);
  line(
    'raw Socket.IO broadcast of as many bytes, nothing stored',
    `median ${ms(median(raw))}`,
    `p99 ${ms(quantile(raw, 0.99))}`,
  );
  line(
    'ratio',
    `median ${ratio(median(ours), median(raw))}`,
    `p99 ${ratio(quantile(ours, 0.99), quantile(raw, 0.99))}`,
  );
  title('W5 bytes of a delivered vote');
  line('ours, with version, chain and mark', `${bytes} bytes`);
  line('the bare vote through raw Socket.IO', `${vote} bytes`, ratio(bytes, vote));
}

async function measure(
  sockets: Socket[],
  write: (round: number, from: number) => Promise<void>,
  look?: (message: unknown) => void,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const all = whenAll(sockets, look);
    const from = performance.now();
    const [latest] = await Promise.all([all, write(round + 5, from)]);
    if (round >= 0) times.push(latest - from);
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
  for (const socket of sockets) socket.disconnect();
  return times;
}

function connect(url: string): Promise<Socket[]> {
  return Promise.all(
    Array.from(
      { length: tabs },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = io(url, { transports: ['websocket'], forceNew: true });
          socket.on('connect', () => {
            resolve(socket);
          });
          socket.on('connect_error', reject);
          socket.on('probe', (_message: unknown, ack: () => void) => {
            ack();
          });
        }),
    ),
  );
}

async function whenAll(sockets: Socket[], look?: (message: unknown) => void): Promise<number> {
  const times = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<number>((resolve) => {
          socket.once('patch', (message: unknown) => {
            look?.(message);
            resolve(performance.now());
          });
        }),
    ),
  );
  return Math.max(...times);
}
