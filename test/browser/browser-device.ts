import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, listen, test as base } from './fixtures.ts';
import { Network } from './network.ts';

/** A browser with a profile on disk: it can be ended and started again, its process and its service worker included. */
export interface BrowserDevice {
  page: Page;
  context: BrowserContext;
  /** Ends the browser and starts it again without a network: the switch is thrown before its first page. */
  startOffline: () => Promise<void>;
  land: () => Promise<void>;
}

export const test = base.extend<{ device: BrowserDevice }>({
  device: async ({ playwright, launchOptions, server }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'moyeo-device-'));
    const network = await Network.open();
    const problems: string[] = [];
    const start = async (): Promise<BrowserContext> => {
      const context = await playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        baseURL: server.url,
        proxy: { server: network.address },
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        viewport: { width: 390, height: 844 },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      listen(context, problems);
      return context;
    };
    const pageOf = async (context: BrowserContext) => context.pages()[0] ?? (await context.newPage());
    const context = await start();
    const device: BrowserDevice = {
      context,
      page: await pageOf(context),
      async startOffline() {
        await device.context.close();
        network.turn('down');
        device.context = await start();
        await device.context.setOffline(true);
        device.page = await pageOf(device.context);
      },
      async land() {
        network.turn('up');
        await device.context.setOffline(false);
      },
    };
    await use(device);
    await device.context.close();
    await network.close();
    rmSync(profile, { recursive: true, force: true });
    expect(problems, 'the browser console is quiet').toEqual([]);
  },
});

interface StoredWrite {
  name: string;
  groupId: string;
  input: Record<string, unknown>;
  state: string;
}

/** All that a store of this device's database holds. */
const stored = <T>(page: Page, store: string): Promise<T[]> =>
  page.evaluate(async (wanted) => {
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => {
          resolve(opening.result);
        };
        opening.onerror = () => {
          reject(new Error(name));
        };
      });
      if (!db.objectStoreNames.contains(wanted)) {
        db.close();
        continue;
      }
      const reading = db.transaction(wanted).objectStore(wanted).getAll() as IDBRequest<T[]>;
      const entries = await new Promise<T[]>((resolve) => {
        reading.onsuccess = () => {
          resolve(reading.result);
        };
      });
      db.close();
      return entries;
    }
    return [];
  }, store);

/** The writes on this device. @param state of all by default */
export const writesOn = async (page: Page, state?: 'pending' | 'done' | 'rejected'): Promise<StoredWrite[]> =>
  (await stored<StoredWrite>(page, 'outbox')).filter((one) => state === undefined || one.state === state);

/** The names of the writes that wait on this device, each with its group. */
export const waitingWrites = async (page: Page): Promise<{ name: string; groupId: string }[]> =>
  (await writesOn(page, 'pending')).map(({ name, groupId }) => ({ name, groupId }));

/**
 * The links of unknown groups by which this device waits to join. A join becomes a write when its group has been found.
 */
export const waitingJoins = async (page: Page): Promise<string[]> =>
  (await stored<{ key: string }>(page, 'meta')).map(({ key }) => key).filter((key) => key.startsWith('waiting-join/'));
