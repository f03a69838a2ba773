import { afterAll, beforeAll, expect, it } from 'vitest';
import { RunningServer } from '#test/worlds/running-server.ts';

let world: RunningServer;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());

it('/api/health says that this is the server, and which protocol it speaks', async () => {
  expect(await world.ok(world.get('/api/health'))).toEqual({ ok: true, proto: 1 });
});

it('/healthz and /readyz answer', async () => {
  expect(await world.ok(world.get('/healthz'))).toEqual({ ok: true });
  expect(await world.ok(world.get('/readyz'))).toEqual({ ok: true });
});

it('/readyz is not ready without its tables, while /healthz is alive', async () => {
  await world.db.schema.renameTable('groups', 'groups_away');
  const answer = await world.get('/readyz');
  await world.db.schema.renameTable('groups_away', 'groups');
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(world.takeErrors().length).toBeGreaterThan(0);
  expect((await world.get('/healthz')).status).toBe(200);
  expect((await world.get('/readyz')).status).toBe(200);
});
