import { afterEach, beforeEach, expect, it } from 'vitest';
import { RunningServer } from '#test/worlds/running-server.ts';

let world: RunningServer;
beforeEach(async () => {
  world = await RunningServer.start();
});
afterEach(() => world.close());

const connectSource = async (host: string): Promise<string | undefined> =>
  String((await world.get('/healthz', { host })).headers['content-security-policy'])
    .split(';')
    .find((one) => one.startsWith('connect-src'));

it('a page connects to its own server and to nobody else', async () => {
  expect(await connectSource('moyeo.local:4000')).toBe(
    "connect-src 'self' ws://moyeo.local:4000 wss://moyeo.local:4000",
  );
});

it.each(['evil.example; script-src *', "x' *", '*', 'a b', 'a,b'])(
  'a host that is none adds nothing to the policy: %s',
  async (host) => {
    expect(await connectSource(host)).toBe("connect-src 'self' 'self'");
  },
);
