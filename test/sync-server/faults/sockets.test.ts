import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '#shared/kernel/limits.ts';
import { clientAddress } from '#server/live/socket-capacity.ts';
import { RunningServer, type Client, type WorldOptions } from '#test/worlds/running-server.ts';

let world: RunningServer | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

const start = async (options: WorldOptions): Promise<RunningServer> => (world = await RunningServer.start(options));

/** @returns the socket, or nothing when it was refused. */
async function knock(
  server: RunningServer,
  headers: Record<string, string> = {},
  transport: 'websocket' | 'polling' = 'websocket',
): Promise<Client | undefined> {
  const client = server.socket(headers, [transport]);
  return new Promise((done) => {
    client.once('connect', () => {
      done(client);
    });
    client.once('connect_error', () => {
      done(undefined);
    });
  });
}

describe('sockets of one address', () => {
  it.each(['websocket', 'polling'] as const)(
    'are refused over the limit, by %s, and possible again when one has left',
    async (transport) => {
      const server = await start({ rateLimits: true, socketsPerAddress: 2 });
      const [first, second] = [await knock(server, {}, transport), await knock(server, {}, transport)];
      expect(first && second).toBeDefined();
      expect(await knock(server, {}, transport)).toBeUndefined();
      first?.disconnect();
      await expect.poll(async () => (await knock(server, {}, transport))?.connected, { timeout: 15_000 }).toBe(true);
    },
  );

  it('are counted one by one when they come all at once', async () => {
    const server = await start({ rateLimits: true, socketsPerAddress: 3 });
    const all = await Promise.all(Array.from({ length: 12 }, () => knock(server)));
    expect(all.filter((one) => one !== undefined)).toHaveLength(3);
  });

  it('do not take the places of others behind the same proxy, and what the visitor claims counts for nothing', async () => {
    const server = await start({ rateLimits: true, socketsPerAddress: 1, trustProxyHops: 1 });
    expect(await knock(server, { 'x-forwarded-for': '203.0.113.1' })).toBeDefined();
    expect(await knock(server, { 'x-forwarded-for': '203.0.113.2' })).toBeDefined();
    expect(await knock(server, { 'x-forwarded-for': '203.0.113.1' })).toBeUndefined();
    expect(await knock(server, { 'x-forwarded-for': '198.51.100.7, 203.0.113.1' })).toBeUndefined();
  });

  it('without a proxy are not told apart by what they claim', async () => {
    const server = await start({ rateLimits: true, socketsPerAddress: 1 });
    expect(await knock(server, { 'x-forwarded-for': '203.0.113.1' })).toBeDefined();
    expect(await knock(server, { 'x-forwarded-for': '203.0.113.2' })).toBeUndefined();
  });

  it('of one IPv6 network count together', async () => {
    const server = await start({ rateLimits: true, socketsPerAddress: 1, trustProxyHops: 1 });
    expect(await knock(server, { 'x-forwarded-for': '2001:db8:1:2::1' })).toBeDefined();
    expect(await knock(server, { 'x-forwarded-for': '2001:db8:1:2::ffff' })).toBeUndefined();
    expect(await knock(server, { 'x-forwarded-for': '2001:db8:ffff::1' })).toBeDefined();
  });

  it('with RATE_LIMITS=off may be as many as there are in all', async () => {
    const server = await start({ rateLimits: false, socketsPerAddress: 1, socketLimit: 3 });
    for (let turn = 0; turn < 3; turn += 1) expect(await knock(server)).toBeDefined();
    expect(await knock(server)).toBeUndefined();
  });

  it('are fewer than sockets in all, and enough for a carrier', () => {
    expect(limits.socketsPerAddress).toBeLessThan(limits.sockets);
    expect(limits.socketsPerAddress).toBeGreaterThan(limits.members);
  });
});

describe('the address of a visitor', () => {
  const ways: [number, string | undefined][] = [
    [0, undefined],
    [0, '1.2.3.4'],
    [1, undefined],
    [1, '1.2.3.4'],
    [1, '5.6.7.8, 1.2.3.4'],
    [2, '5.6.7.8, 1.2.3.4'],
    [2, '1.2.3.4'],
    [3, '9.9.9.9,5.6.7.8 , 1.2.3.4'],
    [1, ' , '],
  ];
  it.each(ways)('behind %i proxies, with X-Forwarded-For %s, is what Express makes of it', async (hops, forwarded) => {
    const app = express();
    app.set('trust proxy', hops);
    const told = new Promise<{ ours: string; theirs: string | undefined }>((done) => {
      app.get('/', (request, response) => {
        done({ ours: clientAddress(request as IncomingMessage, hops), theirs: request.ip });
        response.end();
      });
    });
    const http = createServer(app);
    await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
    await fetch(
      `http://127.0.0.1:${(http.address() as AddressInfo).port}/`,
      forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } },
    );
    const { ours, theirs } = await told;
    expect(ours).toBe(theirs);
    await new Promise((done) => http.close(done));
  });
});
