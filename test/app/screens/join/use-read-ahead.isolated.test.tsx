import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundInvitation, Unread } from '#app/net/read-invitation.ts';

const shareUrl = 'abcdefghijklmnopqrstu';
const found: FoundInvitation = {
  name: 'Osaka in May',
  description: '',
  createdBy: 'one',
  members: [
    { id: 'one', name: 'Mina', hue: 0, isDone: true },
    { id: 'two', name: 'Jun', hue: 1, isDone: false },
  ],
};
const readInvitation = vi.fn<(shareUrl: string) => Promise<FoundInvitation | Unread>>();
vi.mock('#app/net/read-invitation.ts', () => ({ readInvitation }));

/** The module as a page at this address loads it: it reads when it is loaded. */
async function opened({ path = `/join/${shareUrl}`, isServed = false } = {}) {
  history.replaceState(null, '', path);
  vi.stubGlobal('navigator', { serviceWorker: { controller: isServed ? {} : null } });
  vi.resetModules();
  const { useReadAhead } = await import('#app/screens/join/use-read-ahead.ts');
  const { firstScreen, firstScreenCame } = await import('#app/kernel/screens-ahead.ts');
  let hasCome = false;
  void firstScreen.then(() => {
    hasCome = true;
  });
  firstScreenCame();
  await passes(0);
  return { show: (link = shareUrl) => renderHook(() => useReadAhead(link)), hasFirstScreen: () => hasCome };
}
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has none.
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  readInvitation.mockReset().mockResolvedValue(found);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an invitation that is read ahead', () => {
  it('is asked for once, by its link, when the page is loaded', async () => {
    const { show } = await opened();
    expect(readInvitation.mock.calls).toEqual([[shareUrl]]);
    show();
    await passes(0);
    expect(readInvitation).toHaveBeenCalledTimes(1);
  });

  it('is shown, and only then may storage come and what waits for the first screen', async () => {
    const { show, hasFirstScreen } = await opened();
    expect(hasFirstScreen()).toBe(false);
    const { result } = show();
    expect(result.current).toEqual({ invitation: undefined, isSettled: false });
    await passes(0);
    expect(result.current.invitation).toMatchObject({
      name: 'Osaka in May',
      people: [
        { name: 'Mina', waiting: false },
        { name: 'Jun', waiting: true },
      ],
    });
    expect(result.current.isSettled).toBe(true);
    expect(hasFirstScreen()).toBe(true);
  });

  it('holds storage up for three seconds at most', async () => {
    readInvitation.mockReturnValue(new Promise(() => undefined));
    const { show, hasFirstScreen } = await opened();
    const { result } = show();
    await passes(2_900);
    expect([result.current.isSettled, hasFirstScreen()]).toEqual([false, false]);
    await passes(200);
    expect([result.current.isSettled, hasFirstScreen()]).toEqual([true, true]);
  });

  it('that does not exist holds nothing up', async () => {
    readInvitation.mockResolvedValue('missing');
    const { show, hasFirstScreen } = await opened();
    const { result } = show();
    await passes(0);
    expect(result.current).toEqual({ invitation: undefined, isSettled: true });
    expect(hasFirstScreen()).toBe(true);
  });

  it('that cannot be read holds nothing up: the part that reads this device says what is wrong', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const broken = new Error('no such chunk');
    readInvitation.mockRejectedValue(broken);
    const { show, hasFirstScreen } = await opened();
    const { result } = show();
    await passes(0);
    expect(warn.mock.calls).toEqual([[broken]]);
    expect([result.current.isSettled, hasFirstScreen()]).toEqual([true, true]);
    warn.mockRestore();
  });

  it.each([
    ['of a page that a service worker serves', { isServed: true }],
    ['at another address', { path: '/explore' }],
  ])('is none %s, and nothing waits', async (_, how) => {
    const { show, hasFirstScreen } = await opened(how);
    expect(readInvitation).not.toHaveBeenCalled();
    expect(show().result.current).toEqual({ invitation: undefined, isSettled: true });
    expect(hasFirstScreen()).toBe(true);
  });

  it('is not shown for another link', async () => {
    const { show } = await opened();
    const { result } = show('another-link-of-another');
    await passes(0);
    expect(result.current).toEqual({ invitation: undefined, isSettled: true });
  });
});
