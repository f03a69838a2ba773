import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGroupForm } from '#test/builders/group.ts';
import { anId } from '#test/builders/mutation.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

let world: RunningServer;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());

const json = { 'content-type': 'application/json' };
const send = (raw: string | Buffer, headers: Record<string, string> = json, path = '/api/groups') =>
  world.request('POST', path, { raw, headers });

describe('a body', () => {
  it.each([
    ['text/plain', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['nothing', {}],
    ['a word', { 'content-type': 'json' }],
    ['a charset that JSON does not have', { 'content-type': 'application/json; charset=iso-8859-1' }],
    ['an encoding that nobody knows', { ...json, 'content-encoding': 'rot13' }],
  ])('that says it is %s is refused as 415, in JSON', async (_what, headers) => {
    const answer = await send(JSON.stringify(aGroupForm()), headers);
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({
      error: 'JSON으로 보내 주세요.',
      code: 'unsupported_media_type',
      requestId: answer.headers['x-request-id'],
    });
  });

  it('that is JSON in UTF-8, said with a charset, is taken', async () => {
    expect(
      (await send(JSON.stringify(aGroupForm()), { 'content-type': 'application/json; charset=utf-8' })).status,
    ).toBe(200);
  });

  it.each([
    ['cut off', '{"name":'],
    ['a lone word', 'subscribe'],
    ['a number', '5'],
    ['text', '"x"'],
    ['null', 'null'],
    ['two objects', '{}{}'],
    ['a single quote', "{'a':1}"],
  ])('that is %s is broken JSON: 400', async (_what, raw) => {
    const answer = await send(raw);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_json');
  });

  it('with more keys in one object than anything of ours has is bad input, said in one word', async () => {
    const wide = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`q${index}`, 'x']));
    const answer = await send(JSON.stringify({ ...aGroupForm(), customQuestions: wide }));
    expect(answer.status).toBe(400);
    expect(answer.body.details).toEqual(['body']);
  });

  it('that is a list, empty or absent is bad input', async () => {
    expect((await send('[]')).body.code).toBe('invalid_input');
    expect((await send('{}')).body.code).toBe('invalid_input');
    expect((await send('', {})).body.code).toBe('invalid_input');
    expect((await world.request('POST', '/api/groups')).body.code).toBe('invalid_input');
  });

  it('of more than 64 KiB is too large: 413; of 256 KiB for an exchange', async () => {
    const groups = await send(JSON.stringify({ ...aGroupForm(), description: 'x'.repeat(64 * 1024) }));
    expect([groups.status, groups.body.code]).toEqual([413, 'body_too_large']);
    const envelope = { proto: 1, groupId: anId(), cursor: null, tokens: [], mutations: [] };
    const nearly = await send(JSON.stringify({ ...envelope, padding: 'x'.repeat(200 * 1024) }), json, '/api/sync');
    expect([nearly.status, nearly.body.code]).toEqual([400, 'invalid_input']);
    const exchange = await send(JSON.stringify({ ...envelope, padding: 'x'.repeat(256 * 1024) }), json, '/api/sync');
    expect([exchange.status, exchange.body.code]).toEqual([413, 'body_too_large']);
  });

  it.each([
    ['at the top', '{"__proto__":{"isAdmin":true},"name":"x"}'],
    ['deep inside', '{"name":"x","customQuestions":{"questions":[{"__proto__":{}}]}}'],
    ['as an escape', '{"\\u005f_proto__":1}'],
  ])('with a key called __proto__ %s is bad input, and changes no prototype', async (_where, raw) => {
    const answer = await send(raw);
    expect(answer.status).toBe(400);
    expect([answer.body.code, answer.body.details]).toEqual(['invalid_input', ['__proto__']]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it.each(['constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'with a key called %s is bad input',
    async (key) => {
      const answer = await send(JSON.stringify({ ...aGroupForm(), [key]: { a: 1 } }));
      expect(answer.status).toBe(400);
      expect(answer.body.details).toEqual([key]);
    },
  );

  it('that is nested deeper than anything of ours is bad input', async () => {
    for (const depth of [13, 100, 5_000, 30_000]) {
      const answer = await send(`{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`);
      expect(answer.status, String(depth)).toBe(400);
      expect(['invalid_input', 'invalid_json'], String(depth)).toContain(answer.body.code);
    }
    const answer = await send(`{"mutations":${'['.repeat(120_000)}${']'.repeat(120_000)}}`, json, '/api/sync');
    expect(answer.status).toBe(400);
  });

  it('that is very wide is bad input', async () => {
    const answer = await send(`{"mutations":[${'0,'.repeat(130_000)}0]}`, json, '/api/sync');
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_input');
  });

  it('never comes back: an error names fields, not values, and names of at most 80 characters', async () => {
    const answer = await send(
      JSON.stringify({ ...aGroupForm({ name: 'SECRET'.repeat(50) }), ['k'.repeat(500)]: 'SECRET' }),
    );
    expect(answer.text).not.toContain('SECRET');
    expect(answer.body.details).toEqual(['name', 'k'.repeat(80)]);
  });

  it('with a hundred wrong keys is answered with twenty names', async () => {
    const keys = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`k${index}`, 1]));
    expect((await send(JSON.stringify({ ...aGroupForm(), ...keys }))).body.details).toHaveLength(20);
  });

  it('of a GET is not read', async () => {
    const answer = await world.request('GET', '/api/health', { raw: 'x', headers: { 'content-type': 'text/plain' } });
    expect(answer.status).toBe(200);
  });
});
