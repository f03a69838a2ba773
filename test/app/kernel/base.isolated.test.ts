import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module as it is loaded in a page, in a service worker, or in neither. */
async function loaded(globals: Record<string, unknown>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return import('#app/kernel/base.ts');
}

const page = (told?: string) => ({ document: { documentElement: { dataset: told ? { base: told } : {} } } });
const worker = (path: string) => ({
  location: new URL('https://example.org/trips/moyeo/service-worker.js'),
  registration: { scope: `https://example.org${path}` },
});

describe('the base path', () => {
  test.each([
    ['the root', {}, '/'],
    ['the root in a page that is told nothing', page(), '/'],
    ['what the page says', page('/trips/moyeo/'), '/trips/moyeo/'],
    ['the scope of the service worker', worker('/trips/moyeo/'), '/trips/moyeo/'],
    ['the root in the service worker of a whole host', worker('/'), '/'],
  ])('is %s', async (_, globals, path) => {
    expect((await loaded(globals)).base).toBe(path);
  });

  test('goes in front of each path of the app, and comes off again', async () => {
    const { inBase, pathIn } = await loaded(page('/trips/moyeo/'));
    fc.assert(
      fc.property(fc.webPath(), (rest) => {
        const path = `/${rest.replace(/^\/+/, '')}`;
        expect(inBase(path)).toBe(`/trips/moyeo${path}`);
        expect(pathIn(inBase(path))).toBe(path);
      }),
    );
  });

  test('is on no path of others at the same host', async () => {
    const { pathIn } = await loaded(page('/trips/moyeo/'));
    for (const path of ['/', '/trips/', '/trips/moyeo', '/trips/moyeo2/explore', '/other/trips/moyeo/explore'])
      expect(pathIn(path)).toBe('');
  });

  test('sets the names of what is stored apart from those of an app at the root, which stay as they were', async () => {
    expect((await loaded({})).own('moyeo-draft:x')).toBe('moyeo-draft:x');
    const { own } = await loaded(page('/trips/moyeo/'));
    expect(own('moyeo-draft:x')).not.toMatch(/^moyeo/);
    expect(own('language')).not.toBe((await loaded(page('/trips/'))).own('language'));
  });
});
