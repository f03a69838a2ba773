import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalDb, OutdatedCode } from '#app/local/device/db.ts';
import { DeviceContext, type Device } from '#app/local/device/device.ts';
import { tryWrite, useWrite } from '#app/local/device/use-write.ts';
import { CallError } from '#app/net/call.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

let device: Device;
let isStorageWorking: boolean;
const mistakes: unknown[] = [];

beforeEach(() => {
  device = { db: new LocalDb('use-write'), now: () => 1, random: new SeededRandom(1).bytes };
  isStorageWorking = true;
  device.db.onStorage = (isWorking) => (isStorageWorking = isWorking);
  mistakes.length = 0;
  vi.stubGlobal('reportError', (error: unknown) => mistakes.push(error));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <DeviceContext.Provider value={device}>{children}</DeviceContext.Provider>
);
const opened = () => renderHook(useWrite, { wrapper }).result;
const failing = (error: Error) => () => Promise.reject(error);
const full = new Dexie.QuotaExceededError('The disk is full.');

describe('a local write', () => {
  it('gives the value of what was written', async () => {
    const write = opened();
    const written = await act(() => write.current.run(() => Promise.resolve(7)));
    expect(written).toEqual({ kind: 'written', value: 7 });
    expect(write.current).toMatchObject({ isWriting: false, error: undefined });
  });

  it('is under way until it has ended', async () => {
    const write = opened();
    let end: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (end = resolve));
    act(() => void write.current.run(() => waiting));
    expect(write.current.isWriting).toBe(true);
    await act(async () => {
      end();
      await waiting;
    });
    expect(write.current.isWriting).toBe(false);
  });

  it('on a full disk is reported to the person and not to the console', async () => {
    const write = opened();
    await act(() => write.current.run(failing(full)));
    expect(isStorageWorking).toBe(false);
    expect(write.current.error).toBe(full);
    expect(mistakes).toEqual([]);
  });

  it('that fails for another reason is reported to the person and to the console', async () => {
    const write = opened();
    const mistake = new TypeError('x is undefined');
    await act(() => write.current.run(failing(mistake)));
    expect(isStorageWorking).toBe(false);
    expect(mistakes).toEqual([mistake]);
  });

  it.each([new CallError(401, 'pin_wrong', 'no'), new OutdatedCode()])(
    'that fails with %s does not report a storage failure',
    async (refusal) => {
      const write = opened();
      const result = await act(() => write.current.run(failing(refusal)));
      expect(result).toEqual({ kind: 'failed', error: refusal });
      expect(write.current.error).toBe(refusal);
      expect(isStorageWorking).toBe(true);
    },
  );

  it('forgets an earlier failure', async () => {
    const write = opened();
    await act(() => write.current.run(failing(full)));
    await act(() => write.current.run(() => Promise.resolve()));
    expect(write.current.error).toBeUndefined();
  });

  it('of a form is made once, however often its button is pressed in one frame', async () => {
    const write = opened();
    const create = vi.fn(() => Promise.resolve());
    const results = await act(() => Promise.all([write.current.runAlone(create), write.current.runAlone(create)]));
    expect(results).toEqual([{ kind: 'written', value: undefined }, undefined]);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('beside another one is made as well', async () => {
    const write = opened();
    const rate = vi.fn(() => Promise.resolve());
    await act(() => Promise.all([write.current.run(rate), write.current.run(rate)]));
    expect(rate).toHaveBeenCalledTimes(2);
  });
});

describe('a write that no component waits for', () => {
  it('gives what was written', async () => {
    expect(await tryWrite(device, ({ now }) => Promise.resolve(now()))).toEqual({ kind: 'written', value: 1 });
  });

  it('begins at once: what is typed is kept before the page can be killed', () => {
    const begin = vi.fn(() => Promise.resolve());
    void tryWrite(device, begin);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('does not reject, and says that this device does not save', async () => {
    expect(await tryWrite(device, failing(full))).toEqual({ kind: 'failed', error: full });
    expect([isStorageWorking, mistakes]).toEqual([false, []]);
  });

  it('does not hide a mistake in the code', async () => {
    const mistake = new TypeError('x is undefined');
    await tryWrite(device, () => {
      throw mistake;
    });
    expect(mistakes).toEqual([mistake]);
  });
});
