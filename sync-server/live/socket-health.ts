import type { Client } from './rooms.ts';

const probePeriodMs = 25_000;
const probeTimeoutMs = 5_000;
/** Messages that a socket may send per period; each group of a `subscribe` counts as one. */
export const eventBudget = 60;
const eventPeriodMs = 10_000;

/** A socket that sends more is closed. */
export function limitEvents(socket: Client): void {
  const period = setInterval(() => {
    socket.data.events = 0;
  }, eventPeriodMs);
  socket.on('disconnect', () => {
    clearInterval(period);
  });
  socket.use((_packet, next) => {
    socket.data.events += 1;
    if (socket.data.events > eventBudget) socket.disconnect(true);
    else next();
  });
}

/** A client that gets no answer in time reconnects by itself; this finds connections that are half open. */
export function probe(socket: Client): void {
  const period = setInterval(() => {
    socket.timeout(probeTimeoutMs).emit('probe', {}, (late: Error | null) => {
      if (late) socket.disconnect(true);
    });
  }, probePeriodMs);
  socket.on('disconnect', () => {
    clearInterval(period);
  });
}
