import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/protocol/endpoints.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { anId, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

let world: RunningServer;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());

const unknown = () => `/api/groups/${anId()}`;

describe('an error', () => {
  it('is { error, code, requestId }, as JSON, with the request id of the header', async () => {
    const answer = await world.get(unknown());
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'error', 'requestId']);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['x-request-id']).toBe(answer.body.requestId);
  });

  it("has a request id of the server's own making, another one each time", async () => {
    const [one, two] = await Promise.all([0, 1].map(() => world.get(unknown(), { 'x-request-id': 'mine' })));
    expect(one?.body.requestId).not.toBe('mine');
    expect(one?.body.requestId).not.toBe(two?.body.requestId);
  });

  it.each([
    ['ko', '모임을 찾을 수 없어요. 링크를 다시 확인해 주세요.'],
    ['en', 'Group not found. Please check the link.'],
    ['en-GB,en;q=0.9', 'Group not found. Please check the link.'],
    ['de, en;q=0.5', 'Group not found. Please check the link.'],
    ['de', '모임을 찾을 수 없어요. 링크를 다시 확인해 주세요.'],
    ['*', '모임을 찾을 수 없어요. 링크를 다시 확인해 주세요.'],
    [';;;q=,', '모임을 찾을 수 없어요. 링크를 다시 확인해 주세요.'],
  ])('speaks the language of Accept-Language: %s', async (language, sentence) => {
    expect((await world.get(unknown(), { 'accept-language': language })).body.error).toBe(sentence);
  });

  it('speaks the language that the body names, before the header', async () => {
    const asked = (lang: unknown) =>
      world.post(`/api/groups/nobody-knows-this/recommendations`, { lang }, { 'accept-language': 'ko' });
    expect((await asked('en')).body.error).toBe('Group not found. Please check the link.');
    expect((await asked('xx')).body.error).toBe('빠지거나 잘못 적은 곳이 있어요. 표시된 칸을 확인해 주세요.');
  });

  it.each(['ja-JP', 'zh-CN', 'es-MX', 'fr'])('speaks %s too', async (language) => {
    const { body } = await world.get(unknown(), { 'accept-language': language });
    const korean = await world.get(unknown());
    expect(body.code).toBe('group_not_found');
    expect(body.error).not.toBe(korean.body.error);
    expect(body.error).not.toMatch(/Group not found/);
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/groups',
    '/api/groups/',
    '/api/groups/a/b/c',
    '/api/../etc/passwd',
    '/api/members',
  ])('for %s is a 404 or 405 of the API, not a page', async (path) => {
    const answer = await world.get(path);
    expect([404, 405]).toContain(answer.status);
    expect(['not_found', 'method_not_allowed', 'group_not_found']).toContain(answer.body.code);
  });

  it('has no stack and no path of the machine, also when the server itself fails', async () => {
    const group = await world.openGroup();
    await world.db('group_profiles').where({ id: group.id }).update({ custom_questions: '{broken' });
    const answer = await world.get(`/api/groups/${group.id}`);
    expect([answer.status, answer.body.code]).toEqual([500, 'server_error']);
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'error', 'requestId']);
    expect(answer.text).not.toMatch(/broken|JSON|sync-server|node_modules|at |Error/);
    expect(world.takeErrors().length).toBeGreaterThan(0);
  });
});

describe('a method that a path does not take', () => {
  it.each([
    ['DELETE', `/api/groups/${anId()}`, 'GET, HEAD'],
    ['POST', `/api/groups/share/${aShareUrl()}`, 'GET, HEAD'],
    ['GET', '/api/groups', 'POST'],
    ['PUT', '/api/groups', 'POST'],
    ['PATCH', '/api/sync', 'POST'],
    ['GET', '/api/sync', 'POST'],
    ['GET', `/api/groups/${anId()}/participant-login`, 'POST'],
    ['POST', `/api/groups/${anId()}/members`, 'GET, HEAD'],
    ['PUT', '/api/health', 'GET, HEAD'],
  ])('%s %s is a 405 that names those it takes', async (method, path, allowed) => {
    const answer = await world.request(method, path);
    expect([answer.status, answer.body.code]).toEqual([405, 'method_not_allowed']);
    expect(answer.headers['allow']).toBe(allowed);
  });

  it('is told apart from a path that does not exist', async () => {
    expect((await world.request('DELETE', '/api/nothing')).status).toBe(404);
  });

  it('HEAD answers like GET, without a body', async () => {
    const group = await world.openGroup();
    const head = await world.request('HEAD', `/api/groups/${group.id}`);
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await world.request('HEAD', unknown())).status).toBe(404);
  });

  it('OPTIONS names the methods and gives no other site leave', async () => {
    const answer = await world.request('OPTIONS', '/api/groups');
    expect(answer.status).toBe(204);
    expect(answer.headers['allow']).toBe('POST');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

it('every path of the contract, opened with the wrong kind of id, answers below 500', async () => {
  for (const definition of Object.values(api)) {
    for (const odd of [
      'x',
      '%00',
      '%F0%9F%8F%9D',
      '..%2f..%2fetc',
      '%22%27%3B--',
      'a'.repeat(2_000),
      anId(),
      aShareUrl(),
    ]) {
      const answer = await world.request(
        definition.method,
        definition.path.replaceAll(/\{\w+\}/g, odd),
        definition.method === 'GET' ? {} : { body: aGroupForm() },
      );
      expect(answer.status, `${definition.method} ${definition.path} ${odd}`).toBeLessThan(500);
    }
  }
});
