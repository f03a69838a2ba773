import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aGroupForm } from '#test/builders/group.ts';
import { anId, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer, type Answer, type Refused } from '#test/worlds/running-server.ts';

let world: RunningServer;
beforeEach(async () => {
  world = await RunningServer.start({ rateLimits: true });
});
afterEach(() => world.close());

async function until429(
  call: () => Promise<Answer<Refused>>,
  most: number,
): Promise<{ times: number; last: Answer<Refused> }> {
  for (let times = 1; times <= most; times += 1) {
    const last = await call();
    if (last.status === 429) return { times, last };
  }
  throw new Error(`no 429 in ${most} calls`);
}

describe('with rate limits on', () => {
  it('opening groups ends in 429 too_many_requests, and reading goes on', async () => {
    const group = await world.openGroup();
    const { last } = await until429(() => world.post('/api/groups', aGroupForm()), 100);
    expect(last.body).toMatchObject({
      code: 'too_many_requests',
      error: '짧은 시간에 너무 여러 번 시도했어요. 잠시 뒤에 다시 해 주세요.',
    });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await world.get(`/api/groups/${group.id}`)).status).toBe(200);
  });

  it('trying names ends in 429', async () => {
    const group = await world.openGroup();
    await until429(() => world.post(`/api/groups/${group.id}/participant-login`, { memberName: 'x' }), 150);
    expect(await world.members(group.id)).toHaveLength(1);
  });

  it('guessing ids runs out of its budget of misses, and then even a right one is not told', async () => {
    const group = await world.openGroup();
    const guess = [
      () => `/api/groups/${anId()}`,
      () => `/api/groups/share/${aShareUrl()}`,
      () => `/api/members/${anId()}`,
      () => '/api/nothing',
    ];
    let turn = 0;
    const { times } = await until429(() => world.get(String(guess[turn++ % guess.length]?.())), 400);
    expect(times).toBeLessThanOrEqual(200);
    expect((await world.get(`/api/groups/${group.id}`)).status).toBe(429);
  });

  it('reading what is there costs nothing of the budget of misses', async () => {
    const group = await world.openGroup();
    for (let turn = 0; turn < 200; turn += 1) expect((await world.get(`/api/groups/${group.id}`)).status).toBe(200);
    expect((await world.get(`/api/groups/${anId()}`)).status).toBe(404);
  });

  it('a spoofed X-Forwarded-For buys nothing', async () => {
    let turn = 0;
    await until429(() => world.post('/api/groups', aGroupForm(), { 'x-forwarded-for': `10.0.0.${turn++}` }), 100);
  });

  it('/healthz is never limited', async () => {
    await until429(() => world.get('/api/health'), 400);
    expect((await world.get('/healthz')).status).toBe(200);
  });
});
