import { expect, test, vi } from 'vitest';
import { missingLanguage, startText } from '#app/text/text.ts';

test('a request that ends with its service worker is made once more: the page stays in its language', async () => {
  const asked: string[] = [];
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return asked.length === 1
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(JSON.stringify({ close: '닫기' })));
  });
  await startText('ko', ['en']);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toBe(asked[1]);
  expect(missingLanguage()).toBeUndefined();
  expect(document.documentElement.lang).toBe('ko');
  vi.unstubAllGlobals();
});
