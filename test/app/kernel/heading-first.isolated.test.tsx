import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
const passes = () => new Promise((resolve) => setTimeout(resolve));

/** A page that has just begun, whose code and words are here. */
async function begun() {
  const page = await import('#app/kernel/screens-ahead.ts');
  const { loadAhead } = await import('#app/kernel/load-ahead.ts');
  page.holdUntilHeading();
  page.firstScreenCame();
  const load = vi.fn(() => Promise.resolve());
  loadAhead(load);
  await passes();
  return load;
}
const draw = (tag: string) =>
  document.body.appendChild(document.createElement('main')).append(document.createElement(tag));

test('what is used later is asked for once the page has a heading, and once', async () => {
  const load = await begun();
  draw('p');
  await passes();
  expect(load).not.toHaveBeenCalled();
  draw('h1');
  await passes();
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a network it is not asked for', async () => {
  const load = await begun();
  vi.stubGlobal('navigator', { onLine: false });
  draw('h1');
  await passes();
  expect(load).not.toHaveBeenCalled();
});
