import { expect, test, vi } from 'vitest';
import { askTopics, loadTopics, missingLanguage, startText, translate } from '#app/text/text.ts';

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
  [undefined, 'join', '봄 — 모여'],
  ['바다 동호회', 'group', '봄 — 바다 동호회'],
] as const)('where the instance is called %s, its name stands in titles', async (name, topic, said) => {
  const dataset = name === undefined ? {} : { instance: JSON.stringify({ name }) };
  vi.stubGlobal('document', { documentElement: { lang: '', dataset } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ title: '{{group}} — {{app}}' }))));
  await startText('ko');
  await loadTopics([topic]);
  expect(translate(`${topic}.title`, { group: '봄' })).toBe(said);
  vi.unstubAllGlobals();
});

test('words that were asked for before the page has its language are not asked for again', async () => {
  const asked: string[] = [];
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} } });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify({ title: '여행' })));
  });
  askTopics('ko', ['landing']);
  await startText('ko');
  await loadTopics(['landing']);
  expect(asked.filter((url) => url.includes('landing'))).toHaveLength(1);
  expect(translate('landing.title')).toBe('여행');
  vi.unstubAllGlobals();
});

test('words that could not be had when they were asked for early are asked for again by the screen', async () => {
  let isOffline = true;
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} } });
  vi.stubGlobal('fetch', () =>
    isOffline
      ? Promise.reject(new DOMException('It took too long.', 'TimeoutError'))
      : Promise.resolve(new Response(JSON.stringify({ title: '탐색' }))),
  );
  askTopics('ko', ['explore']);
  await expect(loadTopics(['explore'])).rejects.toThrow('too long');
  isOffline = false;
  await loadTopics(['explore']);
  expect(translate('explore.title')).toBe('탐색');
  vi.unstubAllGlobals();
});
