import { afterEach, expect, test, vi } from 'vitest';
import { postSync } from '#shared/protocol/system-endpoints.ts';
import type { ExchangeRequest } from '#shared/protocol/sync.ts';
import type { call } from '#app/net/call.ts';
import { postExchange } from '#app/sync/post.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const requestOf = (input: string): ExchangeRequest => ({
  proto: 1,
  groupId: '8b0c52f7-4a4e-4c0b-9d5f-1f9f3f0c7a11',
  cursor: null,
  tokens: [],
  mutations: [{ mutationId: 'm', name: 'createGroup', ver: 1, input, timestamp: 1, actor: 'link' }],
});

/** Whether the browser is asked to finish the request after the page has closed. */
async function outlivesPage(
  visibilityState: string | undefined,
  characters: number,
  character = 'x',
): Promise<boolean | undefined> {
  if (visibilityState !== undefined) vi.stubGlobal('document', { visibilityState });
  const calls: { keepalive?: boolean }[] = [];
  const post = postExchange(((endpoint: unknown, parts: { keepalive?: boolean }) => {
    expect(endpoint).toBe(postSync);
    calls.push(parts);
    return Promise.resolve('answered');
  }) as unknown as typeof call);
  const { signal } = new AbortController();
  const request = requestOf(character.repeat(characters));
  expect(await post(request, signal)).toBe('answered');
  expect(calls).toMatchObject([{ input: request, signal }]);
  return calls[0]?.keepalive;
}

test('a page that is hidden has its last request finished by the browser, up to what browsers take', async () => {
  expect(await outlivesPage('hidden', 10)).toBe(true);
  const most = 60_000 - JSON.stringify(requestOf('')).length;
  expect(await outlivesPage('hidden', most - 1)).toBe(true);
  expect(await outlivesPage('hidden', most)).toBe(false);
});

test('what browsers take is counted in bytes: a letter of Hangul has three', async () => {
  expect(await outlivesPage('hidden', 19_000, '가')).toBe(true);
  expect(await outlivesPage('hidden', 21_000, '가')).toBe(false);
});

test('a page that is shown, and the service worker, ask for nothing of the kind', async () => {
  expect(await outlivesPage('visible', 10)).toBe(false);
  vi.unstubAllGlobals();
  expect(await outlivesPage(undefined, 10)).toBe(false);
});
