import { describe, expect, test } from 'vitest';
import { read, tracked } from '#test/repository/files.ts';

const module = 'app/kernel/base.ts';
const sources = tracked('app/**/*.ts', 'app/**/*.tsx', 'app/*.ts', 'app/*.tsx').filter(
  (path) => path !== module && !path.startsWith('app/gallery/'),
);

/**
 * What would leave the base path, or disturb another app of the same origin; with what stands in its place, and an
 * example.
 */
const forbidden: { what: string; pattern: RegExp; example: string; fine: string }[] = [
  {
    what: 'a request to a path of the host: fetch(inBase(path))',
    pattern: /\b(?:fetch|Request|register|openWindow|cache\.add|\.match|sendBeacon)\(\s*[`'"]\//,
    example: "fetch('/api/health')",
    fine: "fetch(inBase('/api/health'))",
  },
  {
    what: 'an address in markup: src={inBase(path)}; links of the app are <Link to>',
    pattern: /\b(?:src|srcSet|href|action|poster)=(?:\{\s*)?[`'"]\//,
    example: '<img src="/icons/x.svg" />',
    fine: "<img src={inBase('/icons/x.svg')} />",
  },
  {
    what: 'an attribute with a path of the host: inBase(path)',
    pattern: /setAttribute\(\s*'(?:href|src)',\s*[`'"]\//,
    example: "link.setAttribute('href', `/manifest.webmanifest`)",
    fine: "link.setAttribute('href', inBase(`/manifest.webmanifest`))",
  },
  {
    what: 'a change of the page: location.replace(inBase(path))',
    pattern: /\blocation\.(?:assign|replace)\(\s*[`'"]\/|\blocation(?:\.href)?\s*=\s*[`'"]\//,
    example: "location.href = '/this-device'",
    fine: "location.replace(inBase('/this-device'))",
  },
  {
    what: 'the path of the address read past the module: pathIn(location.pathname), or useLocation',
    pattern: /(?<!pathIn\()\b(?:window\.|globalThis\.)?location\.pathname\b/,
    example: 'languageInPath(location.pathname)',
    fine: 'languageInPath(pathIn(location.pathname))',
  },
  {
    what: 'the path of a cached or fetched address compared with paths of the app: pathIn(url.pathname)',
    pattern: /(?:test|exec)\(\s*\w+\.pathname\b|\bpathname\.startsWith\(\s*'\//,
    example: 'shape.test(url.pathname)',
    fine: 'shape.test(pathIn(url.pathname))',
  },
  {
    what: "a name in storage of the whole origin: own('moyeo-…')",
    pattern: /(?<!own\()[`'"]moyeo(?:[-:][\w:-]*)?[`'"]/,
    example: "caches.open('moyeo-later')",
    fine: "caches.open(own('moyeo-later'))",
  },
  {
    what: 'a key of localStorage written where it is used: a constant made by own()',
    pattern: /(?:localStorage|sessionStorage)\.(?:get|set|remove)Item\(\s*[`'"]/,
    example: "localStorage.getItem('language')",
    fine: 'localStorage.getItem(key)',
  },
];

/** Lines that are fine for a reason that stands beside them. */
const allowed: Record<string, string> = {
  // Both sides are addresses.
  'app/kernel/load-again.ts': 'new URL(start.name).pathname === location.pathname',
  // The tag belongs to the registration of one service worker.
  'app/local/device/background-sync.ts': "backgroundSyncTag = 'moyeo-outbox'",
  'app/local/push/on-push.ts': "tag: 'moyeo'",
  // It is the tab's own, and says nothing but a language.
  'app/text/language.ts': "tabName = 'moyeo-language:'",
};

describe('the client works below any path', () => {
  test.each(forbidden)('$what', ({ pattern, example, fine }) => {
    expect([pattern.test(example), pattern.test(fine)]).toEqual([true, false]);
    const found = sources.flatMap((path) =>
      read(path)
        .split('\n')
        .filter((line) => pattern.test(line) && !line.includes(allowed[path] ?? '\n'))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test('whoever asks the build for the address of a file passes it through inBase()', () => {
    const askers = sources.filter((path) => /\?url\b/.test(read(path).replaceAll(/\?url=/g, '')));
    expect(askers.length).toBeGreaterThan(3);
    expect(askers.filter((path) => !read(path).includes('inBase('))).toEqual([]);
  });

  test('no exception is left over', () => {
    const stale = Object.entries(allowed).filter(([path, line]) => !read(path).includes(line));
    expect(stale).toEqual([]);
  });
});
