import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Of a page that has just begun. */
const freshPage = () => import('#app/kernel/screens-ahead.ts');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether what waits for the first screen may come by now. */
async function watch(): Promise<{ page: Awaited<ReturnType<typeof freshPage>>; hasCome: () => Promise<boolean> }> {
  const page = await freshPage();
  let came = false;
  void page.firstScreen.then(() => (came = true));
  const hasCome = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return came;
  };
  return { page, hasCome };
}

test('the first screen has come with its code and words, where it holds nothing', async () => {
  const { page, hasCome } = await watch();
  expect(await hasCome()).toBe(false);
  page.firstScreenCame();
  expect(await hasCome()).toBe(true);
});

test('what a screen is about is waited for', async () => {
  const { page, hasCome } = await watch();
  const show = page.holdUntilShown();
  page.firstScreenCame();
  expect(await hasCome()).toBe(false);
  show();
  expect(await hasCome()).toBe(true);
});

test('the code and the words are waited for also where what the screen is about was shown before', async () => {
  const { page, hasCome } = await watch();
  page.holdUntilShown()();
  expect(await hasCome()).toBe(false);
  page.firstScreenCame();
  expect(await hasCome()).toBe(true);
});

test('what is never shown is waited for no longer than three seconds', async () => {
  const { page, hasCome } = await watch();
  page.holdUntilShown();
  page.firstScreenCame();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(await hasCome()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasCome()).toBe(true);
});

test('everything that holds the screen is waited for, and a failure counts as its end', async () => {
  const { page, hasCome } = await watch();
  const show = page.holdUntilShown();
  page.holdFirstScreen(Promise.reject(new Error('It cannot be had.')));
  page.firstScreenCame();
  expect(await hasCome()).toBe(false);
  show();
  expect(await hasCome()).toBe(true);
});
