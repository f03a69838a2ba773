import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '#server/live/rooms.ts';
import { eventBudget, limitEvents, probe } from '#server/live/socket-health.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Next = () => void;
/** A socket of which the test sends the packets and answers the probes. */
class FakeSocket extends EventEmitter {
  readonly data = { events: 0 };
  readonly disconnect = vi.fn();
  readonly probes: { withinMs: number; answer: (late: Error | null) => void }[] = [];
  private middleware: (packet: unknown, next: Next) => void = () => undefined;

  use(middleware: (packet: unknown, next: Next) => void) {
    this.middleware = middleware;
  }
  timeout(withinMs: number) {
    return {
      emit: (_name: string, _message: object, answer: (late: Error | null) => void) => {
        this.probes.push({ withinMs, answer });
      },
    };
  }
  /** @returns whether it is handed on */
  send(): boolean {
    const next = vi.fn();
    this.middleware([], next);
    return next.mock.calls.length === 1;
  }
  get asClient() {
    return this as unknown as Client;
  }
}

describe('messages of a socket', () => {
  test('are taken up to the budget of ten seconds; one more closes it', () => {
    const socket = new FakeSocket();
    limitEvents(socket.asClient);
    for (let sent = 0; sent < eventBudget; sent += 1) expect(socket.send()).toBe(true);
    expect(socket.disconnect).not.toHaveBeenCalled();
    expect(socket.send()).toBe(false);
    expect(socket.disconnect).toHaveBeenCalledExactlyOnceWith(true);
  });

  test('have their budget again after ten seconds', () => {
    const socket = new FakeSocket();
    limitEvents(socket.asClient);
    for (let sent = 0; sent < eventBudget; sent += 1) socket.send();
    vi.advanceTimersByTime(10_000);
    expect(socket.send()).toBe(true);
    expect(socket.disconnect).not.toHaveBeenCalled();
  });
});

describe('a probe', () => {
  test('every 25 seconds waits five seconds for its answer, and closes a connection that is half open', () => {
    const socket = new FakeSocket();
    probe(socket.asClient);
    vi.advanceTimersByTime(50_000);
    expect(socket.probes.map((one) => one.withinMs)).toEqual([5_000, 5_000]);
    socket.probes[0]?.answer(null);
    expect(socket.disconnect).not.toHaveBeenCalled();
    socket.probes[1]?.answer(new Error('operation has timed out'));
    expect(socket.disconnect).toHaveBeenCalledExactlyOnceWith(true);
  });
});

test('a socket that is gone leaves no timer behind', () => {
  const socket = new FakeSocket();
  limitEvents(socket.asClient);
  probe(socket.asClient);
  expect(vi.getTimerCount()).toBe(2);
  socket.emit('disconnect');
  expect(vi.getTimerCount()).toBe(0);
});
