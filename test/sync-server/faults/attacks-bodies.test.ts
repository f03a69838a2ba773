import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aLargeGroup } from '#test/worlds/large-group.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

let world: RunningServer;
beforeEach(async () => {
  world = await RunningServer.start({ requestTimeoutMs: 1_200 });
});
afterEach(() => world.close());

const head = (length: number): string =>
  [
    'POST /api/groups HTTP/1.1',
    `Host: 127.0.0.1:${world.port}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

/**
 * Sends a piece of a request now and then.
 * @returns what came back, and after how many milliseconds the connection ended
 */
function drip(first: string, piece: string): Promise<{ answer: string; ms: number }> {
  const from = Date.now();
  return new Promise((resolve) => {
    const socket = connect(world.port, '127.0.0.1');
    let answer = '';
    const timer = setInterval(() => socket.write(piece), 50);
    socket.on('data', (data: Buffer) => {
      answer += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ answer, ms: Date.now() - from });
    });
    socket.write(first);
  });
}

describe('a connection', () => {
  it('ends when a body comes too slowly', async () => {
    const { answer, ms } = await drip(`${head(60_000)}{"name":"`, 'x');
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(ms).toBeLessThan(5_000);
  });

  it('ends when its answer is not taken: it would wait in memory', async () => {
    const { id } = await aLargeGroup(world);
    const body = JSON.stringify({ proto: 1, groupId: id, cursor: null, tokens: [], mutations: [] });
    const socket = connect(world.port, '127.0.0.1');
    const ended = new Promise<number>((resolve) => {
      const from = Date.now();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        resolve(Date.now() - from);
      });
    });
    socket.pause();
    // More answers than the kernel takes.
    socket.write(`${head(Buffer.byteLength(body)).replace('/api/groups', '/api/sync')}${body}`.repeat(15));
    await expect.poll(() => world.openConnections()).toBe(2);
    await expect.poll(() => world.openConnections(), { timeout: 15_000 }).toBe(1);
    // What lies in the kernel is read to its end: only then does this side notice.
    socket.resume();
    expect(await ended).toBeLessThan(15_000);
  });

  it('ends when its headers come too slowly', async () => {
    const { ms } = await drip('POST /api/groups HTTP/1.1\r\n', 'x');
    expect(ms).toBeLessThan(5_000);
  });

  it('ends with the answer when a body is too long, and takes no more of it', async () => {
    const { answer, ms } = await drip(`${head(10_000_000)}{"name":"`, 'x'.repeat(1_000));
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(ms).toBeLessThan(1_000);
  });
});
