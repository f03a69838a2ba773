import { describe, expect, test, vi } from 'vitest';
import { endpoint } from '#shared/kernel/endpoint.ts';
import { z } from '#shared/kernel/z.ts';
import { getGroup } from '#shared/group/endpoints.ts';
import type { ExchangeRequest } from '#shared/protocol/sync.ts';
import { postSync } from '#shared/protocol/system-endpoints.ts';
import { call, Unreachable } from '#app/net/call.ts';
import { callTimeoutMs, within } from '#app/kernel/time-limits.ts';

/** A network that answers nothing and refuses nothing, until the signal ends it. */
const swallows: typeof fetch = (_input, init) =>
  new Promise((_, reject) => {
    const signal = init?.signal;
    if (signal?.aborted) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

test('fault list 17: a call that names no signal, and a question with one, end after the limit', async () => {
  const limits: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort(new DOMException('Too late.', 'TimeoutError'));
    }, 1);
    return controller.signal;
  });
  await expect(call(getGroup, { params: { ref: 'x' } }, swallows)).rejects.toBeInstanceOf(Unreachable);
  await expect(
    call(getGroup, { params: { ref: 'x' }, signal: new AbortController().signal }, swallows),
  ).rejects.toBeInstanceOf(Unreachable);
  expect(limits).toEqual([callTimeoutMs, callTimeoutMs]);
  timeout.mockRestore();
});

test('a request that has been given up is over, also where the network never says so: neither for the head nor for the body of the answer', async () => {
  const never = () => new Promise<never>(() => undefined);
  const body = new ReadableStream({ pull: never });
  for (const deaf of [never, () => Promise.resolve(new Response(body))]) {
    const own = new AbortController();
    const asked = call(postSync, { input: {} as ExchangeRequest, signal: own.signal }, deaf);
    own.abort();
    await expect(asked).rejects.toBeInstanceOf(Unreachable);
  }
  expect.assertions(2);
});

test("the caller's own signal still ends it, also one that has fired already", async () => {
  const own = new AbortController();
  const either = within(60_000, own.signal);
  expect(either.aborted).toBe(false);
  own.abort();
  expect(either.aborted).toBe(true);
  expect(within(60_000, own.signal).aborted).toBe(true);
  const deaf = () => new Promise<never>(() => undefined);
  await expect(call(postSync, { input: {} as ExchangeRequest, signal: own.signal }, deaf)).rejects.toBeInstanceOf(
    Unreachable,
  );
});

describe('what a call sends', () => {
  let url: string;
  let sent: RequestInit;
  const fetcher: typeof fetch = (asked, init = {}) => {
    url = asked as string;
    sent = init;
    return Promise.resolve(Response.json({ kind: 'none' }));
  };
  const endpointOf = <Input = undefined>(method: 'GET' | 'POST') =>
    endpoint<'/api/groups/{ref}', Input, Record<string, unknown>, unknown>({
      method,
      path: '/api/groups/{ref}',
      topic: 'group',
      requiredRole: 'link',
      summary: '',
      output: z.unknown(),
    });

  test('is a path with its parameters, and of the query what is given', async () => {
    await call(endpointOf('GET'), { params: { ref: 'a/b c' } }, fetcher);
    expect(url).toBe('/api/groups/a%2Fb%20c');
    const query = { text: '서울', count: 0, isOpen: false, missing: undefined, none: null };
    await call(endpointOf('GET'), { params: { ref: 'x' }, query }, fetcher);
    expect(url).toBe(`/api/groups/x?text=${encodeURIComponent('서울')}&count=0&isOpen=false`);
  });

  test('is kept out of caches and stays at this server; a question has no body and names nobody', async () => {
    await call(endpointOf('GET'), { params: { ref: 'x' } }, fetcher);
    const { signal, ...rest } = sent;
    expect(signal).toBeInstanceOf(AbortSignal);
    expect(rest).toStrictEqual({
      method: 'GET',
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
  });

  test('is JSON, with the secret of who asks; it may outlive its page, and has its own time where the caller counts', async () => {
    const { signal } = new AbortController();
    const parts = { params: { ref: 'x' }, input: { a: 1 }, bearer: 'secret', keepalive: true, signal };
    await call(endpointOf<{ a: number }>('POST'), parts, fetcher);
    expect(sent).toMatchObject({
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization: 'Bearer secret' },
      body: '{"a":1}',
      keepalive: true,
    });
    expect(sent.signal).toBe(signal);
  });
});

test('an answer that is not ours, by its shape or by its code, is none', async () => {
  const ask = (answer: Response) => call(getGroup, { params: { ref: 'x' } }, () => Promise.resolve(answer));
  await expect(ask(Response.json({ welcome: 'to this hotel' }))).rejects.toBeInstanceOf(Unreachable);
  await expect(ask(new Response('<p>Welcome</p>'))).rejects.toBeInstanceOf(Unreachable);
  await expect(ask(Response.json({ error: 'no', code: 'teapot' }, { status: 404 }))).rejects.toBeInstanceOf(
    Unreachable,
  );
  const refusal = { error: 'Not so.', code: 'invalid_input', details: ['name'] };
  await expect(ask(Response.json(refusal, { status: 400 }))).rejects.toMatchObject({
    name: 'CallError',
    status: 400,
    code: 'invalid_input',
    details: ['name'],
    message: '400: Not so.',
  });
  const bare = Response.json({ code: 'invalid_input' }, { status: 400 });
  await expect(ask(bare)).rejects.toMatchObject({ message: '400: {"code":"invalid_input"}' });
});

test('the message of a failed request is the status, a colon, a space and what the answer says, or the status text of an empty one', async () => {
  const ask = (body: string, status: number) => {
    const answer = () => Promise.resolve(new Response(body, { status, statusText: "I'm a teapot" }));
    return call(getGroup, { params: { ref: 'x' } }, answer).catch((error: unknown) => error);
  };
  expect(await ask('{"error":"There is no such group.","code":"group_not_found"}', 404)).toMatchObject({
    message: '404: There is no such group.',
  });
  expect(await ask('short and stout', 418)).toMatchObject({ cause: { message: '418: short and stout' } });
  expect(await ask('x'.repeat(300), 418)).toMatchObject({ cause: { message: `418: ${'x'.repeat(200)}` } });
  expect(await ask('', 418)).toMatchObject({ cause: { message: "418: I'm a teapot" } });
});
