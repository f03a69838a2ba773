import { expect, test, vi } from 'vitest';
import { missingLanguage, startText, translate } from '#app/text/text.ts';

test('a request that ends with its service worker is made once more: the page stays in its language', async () => {
  const asked: string[] = [];
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} } });
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

test.each([
  [undefined, '모여'],
  ['바다 동호회', '바다 동호회'],
])('where the instance is called %s, its name stands in titles', async (name, said) => {
  const dataset = name === undefined ? {} : { instance: JSON.stringify({ name }) };
  vi.stubGlobal('document', { documentElement: { lang: '', dataset } });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ app: '{{app}}', title: '{{group}} — {{app}}' }))),
  );
  await startText('ko');
  expect(translate('common.app')).toBe(said);
  vi.unstubAllGlobals();
});
