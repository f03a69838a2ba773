import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserPorts } from '#app/sync/ports.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('P17: a lock', () => {
  const locks = (request: (name: string, options: unknown, act: (lock: unknown) => unknown) => unknown) => {
    vi.stubGlobal('navigator', { locks: { request } });
  };
  const sent = () => browserPorts.lock('moyeo-sync-g', () => Promise.resolve('sent'));

  test('is asked for by its name, and not waited for', async () => {
    const asked: unknown[] = [];
    locks((name, options, act) => {
      asked.push(name, options);
      return act({});
    });
    expect(await sent()).toBe('sent');
    expect(asked).toEqual(['moyeo-sync-g', { ifAvailable: true }]);
  });

  test('that another page holds is said to be busy', async () => {
    locks((_name, _options, act) => act(null));
    expect(await sent()).toBe('busy');
  });

  test('is done without where the browser has none', async () => {
    vi.stubGlobal('navigator', {});
    expect(await sent()).toBe('sent');
  });

  test('fault list 16: is done without where Web Locks reject', async () => {
    locks(() => Promise.reject(new DOMException('Blocked.', 'SecurityError')));
    expect(await sent()).toBe('sent');
  });

  test('under which an exchange fails does not run it a second time', async () => {
    locks((_name, _options, act) => act({}));
    let runs = 0;
    await expect(
      browserPorts.lock('moyeo-sync-g', () => {
        runs += 1;
        return Promise.reject(new Error('The disk is full.'));
      }),
    ).rejects.toThrow('disk');
    expect(runs).toBe(1);
  });
});

describe('a timer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('acts once after its delay, unless it is stopped before', () => {
    const [act, stopped] = [vi.fn(), vi.fn()];
    browserPorts.timer(100, act);
    browserPorts.timer(100, stopped)();
    vi.advanceTimersByTime(99);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(act).toHaveBeenCalledOnce();
    expect(stopped).not.toHaveBeenCalled();
  });
});

test('a problem is written to the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  browserPorts.report('a problem');
  expect(warn).toHaveBeenCalledExactlyOnceWith('a problem');
});
