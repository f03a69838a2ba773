import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAhead, type Ahead } from '#app/ahead.ts';

const ahead: Ahead = {
  files: ['group-1.js', 'group-2.css', 'later/catalogue-core-3.json', 'places-4.js'],
  words: 'w0rds',
  screens: [
    ['/group/:groupId', [0, 1], ['page', 'group-page']],
    ['/explore', [3, 2], ['explore-page']],
    ['/explore/:country', [3], []],
  ],
};
const served = (isServed: boolean) => {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: isServed ? {} : null } });
};
/** What the page has asked for, in the order of its links. */
const asked = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href, crossOrigin }) => ({
    rel,
    as,
    crossOrigin,
    path: href.slice(location.origin.length),
  }));
const paths = () => asked().map(({ path }) => path);

const isDark = (matches: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
};

/** Asks, and lets the tasks run in which it does. */
const ask = (...how: Parameters<typeof askAhead>) => {
  askAhead(...how);
  vi.runAllTimers();
};

beforeEach(() => {
  vi.useFakeTimers();
  served(false);
  isDark(false);
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

describe('what a page asks for before the app runs', () => {
  it('is the words of its screen in the chosen language, then its files', () => {
    ask(ahead, '/group/abc', 'fr');
    expect(paths()).toEqual([
      '/assets/text/fr-page-w0rds.json',
      '/assets/text/fr-group-page-w0rds.json',
      '/assets/group-1.js',
      '/assets/group-2.css',
    ]);
  });

  it('comes one after the other, each in a task of its own', () => {
    askAhead(ahead, '/group/abc', 'fr');
    expect(paths()).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(vi.getTimerCount()).toBe(4 - paths().length);
    vi.runAllTimers();
    expect(paths()).toHaveLength(4);
  });

  it('is asked for as it is used later, so that nothing comes twice', () => {
    ask(ahead, '/group/abc', 'ko');
    ask(ahead, '/explore', 'ko');
    const byEnd = (end: string) => asked().filter(({ path }) => path.endsWith(end));
    for (const one of byEnd('.js')) expect(one).toMatchObject({ rel: 'modulepreload' });
    for (const one of byEnd('.css'))
      expect(one).toMatchObject({ rel: 'preload', as: 'style', crossOrigin: 'anonymous' });
    for (const one of byEnd('.json'))
      expect(one).toMatchObject({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
    expect([byEnd('.js').length, byEnd('.css').length, byEnd('.json').length]).toEqual([2, 1, 4]);
  });

  it('has whole addresses, by which the app finds that it has asked already', () => {
    ask(ahead, '/explore/japan', 'ko');
    expect(document.head.querySelector('link')?.getAttribute('href')).toBe(`${location.origin}/assets/places-4.js`);
  });

  it('is the same at an address that names its language', () => {
    ask(ahead, '/fr/explore', 'fr');
    expect(paths()).toEqual([
      '/assets/text/fr-explore-page-w0rds.json',
      '/assets/places-4.js',
      '/assets/later/catalogue-core-3.json',
    ]);
  });

  it.each([
    ['/explore/japan', false, '/covers/scenes/japan/wide-light.svg'],
    ['/explore/japan/osaka', true, '/covers/scenes/japan/osaka/wide-dark.svg'],
    ['/fr/explore/japan/osaka', false, '/covers/scenes/japan/osaka/wide-light.svg'],
  ])('is the drawing at the head of a place, in the theme of the reader: %s', (path, dark, drawing) => {
    isDark(dark);
    ask(ahead, path, 'fr');
    expect(asked().at(-1)).toMatchObject({ path: drawing, rel: 'preload', as: 'image' });
    expect(asked().filter(({ as }) => as === 'image')).toHaveLength(1);
  });

  it.each(['/explore', '/explore/jp', '/group/abc', '/explore/japan/osaka/more'])(
    'is no drawing elsewhere: %s',
    (path) => {
      ask(ahead, path, 'fr');
      expect(asked().filter(({ as }) => as === 'image')).toEqual([]);
    },
  );

  it('is nothing of a screen that the build does not name', () => {
    ask(ahead, '/elsewhere', 'ko');
    expect(paths()).toEqual([]);
  });

  it('is nothing where a service worker has the files', () => {
    served(true);
    ask(ahead, '/explore', 'ko');
    expect(paths()).toEqual([]);
  });

  it('is nothing where there is no network: a module that failed once stays failed in many browsers', () => {
    vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: null } });
    ask(ahead, '/explore', 'ko');
    expect(paths()).toEqual([]);
  });

  it.each([{}, { serviceWorker: undefined }])('is asked for where there can be no service worker', (navigator) => {
    vi.stubGlobal('navigator', { onLine: true, ...navigator });
    ask(ahead, '/explore/jp', 'ko');
    expect(paths()).toEqual(['/assets/places-4.js']);
  });
});
