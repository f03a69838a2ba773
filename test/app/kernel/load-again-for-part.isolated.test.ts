import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
const answer = vi.fn(() => Promise.resolve(new Response('ok')));

beforeEach(() => {
  vi.resetModules();
  reload.mockClear();
  answer.mockClear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ofPage = () => import('#app/kernel/load-again-for-part.ts');

test('the page is loaded again where the server answers', async () => {
  await (await ofPage()).loadAgainForPart();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that keeps everything in memory is not loaded again', async () => {
  const page = await ofPage();
  page.keepPage();
  await page.loadAgainForPart();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['whose server does not answer', () => answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['whose server is out of order', () => answer.mockResolvedValueOnce(new Response('', { status: 503 }))],
])('a page %s is not loaded again: there might be none', async (_, arrange) => {
  arrange();
  await (await ofPage()).loadAgainForPart();
  expect(reload).not.toHaveBeenCalled();
});
