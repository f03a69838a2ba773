import { expect, test, vi } from 'vitest';
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

test('seventeen 17: a call that names no signal, and a question with one, end after the limit', async () => {
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

test("the caller's own signal still ends it", () => {
  const own = new AbortController();
  const either = within(60_000, own.signal);
  expect(either.aborted).toBe(false);
  own.abort();
  expect(either.aborted).toBe(true);
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
  expect(await ask('', 418)).toMatchObject({ cause: { message: "418: I'm a teapot" } });
});
