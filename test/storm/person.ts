import { mkdirSync } from 'node:fs';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { inWholeBrowser } from '#test/browser/launch.ts';
import { Network } from '#test/browser/network.ts';
import { readyForOffline } from '#test/browser/fixtures.ts';
import { comeInAs } from '#test/browser/verbs.ts';
import { bounded, TookTooLong } from './patience.ts';
import type { Trip } from './trip.ts';

/** How long one step of the interface may take before the act is given up. */
const patienceMs = 8_000;
/** Starting a browser, opening its tabs and coming in to both groups. */
const readyWithinMs = 120_000;
/** What a browser says at once of the space that an origin uses. */
const storageAnswersWithinMs = 20_000;

/** A person with a browser of their own on a profile that lasts, and one or two tabs. */
export class Person {
  /** Errors of scripts that nobody caught. */
  readonly scriptErrors: string[] = [];
  starts = 0;
  /** How often their storage was cleared. */
  clears = 0;
  /** How often the browser itself answered nothing about its storage any more, and was started anew. */
  stuck = 0;
  /** Their storage is empty: they have to come in again. */
  private isStranger = true;
  /** The browser is left alone until then. */
  downUntil = 0;
  private context: BrowserContext | undefined;
  private browserProcess = 0;
  private tabs: Page[] = [];
  private readonly dead = new WeakSet<Page>();

  private constructor(
    readonly name: string,
    readonly index: number,
    readonly tabCount: number,
    readonly network: Network,
    private readonly profile: string,
    private readonly origin: string,
    private readonly trip: Trip,
  ) {}

  static async meet(index: number, tabCount: number, directory: string, origin: string, trip: Trip): Promise<Person> {
    const profile = `${directory}/profile-${index}`;
    mkdirSync(profile);
    const name = trip.names[index] ?? '';
    return new Person(name, index, tabCount, await Network.open(), profile, origin, trip);
  }

  private async start(): Promise<BrowserContext> {
    this.starts += 1;
    const context = await chromium.launchPersistentContext(this.profile, {
      ...inWholeBrowser,
      baseURL: this.origin,
      proxy: { server: this.network.address },
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      viewport: { width: 1000, height: 900 },
    });
    context.setDefaultTimeout(patienceMs);
    // tsx names functions by a helper, which the ones that run in a page need there.
    await context.addInitScript('globalThis.__name = (named) => named');
    // A browser that is killed may lose what localStorage was given in its last seconds: the language is chosen again
    // then.
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http') && !localStorage.getItem('language'))
        localStorage.setItem('language', 'ko');
    });
    context.on('weberror', (error) => {
      this.scriptErrors.push(String(error.error()));
    });
    context.once('close', () => {
      if (this.context === context) this.context = undefined;
    });
    this.browserProcess = await processOf(context).catch(async (problem: unknown) => {
      await context.close();
      throw problem;
    });
    this.tabs = context.pages();
    for (const page of this.tabs) this.watch(page);
    this.context = context;
    return context;
  }

  private watch(page: Page): void {
    page.on('crash', () => {
      this.dead.add(page);
    });
  }

  /** Their browser runs, every tab of it lives, and they are in both groups. */
  async ready(): Promise<void> {
    try {
      await bounded(readyWithinMs, `${this.name}'s browser`, () => this.prepare());
    } catch (problem) {
      // What hangs is not waited for: the browser is started anew.
      if (problem instanceof TookTooLong) await this.kill(0);
      throw problem;
    }
  }

  private async prepare(): Promise<void> {
    const context = this.context ?? (await this.start());
    for (let tab = 0; tab < this.tabCount; tab += 1) {
      const old = this.tabs[tab];
      if (old && !old.isClosed() && !this.dead.has(old)) continue;
      const fresh = await context.newPage();
      this.watch(fresh);
      this.tabs[tab] = fresh;
      await old?.close();
    }
    if (this.isStranger) await this.comeIn();
  }

  page(tab: number): Page {
    const found = this.tabs[tab % this.tabCount];
    if (!found) throw new Error(`${this.name} has no tab ${tab}`);
    return found;
  }

  private async comeIn(): Promise<void> {
    const page = this.page(0);
    const { clears } = this;
    for (const { groupId, shareUrl, organizerToken } of [this.trip.main, this.trip.own]) {
      await comeInAs(page, shareUrl, this.name, { timeout: 20_000 });
      if (this.index > 0) continue;
      await page.goto(`/group/${groupId}/settings#organizer=${organizerToken}`);
      await page.getByRole('heading', { level: 1, name: '모임 설정' }).waitFor();
    }
    this.isStranger = clears !== this.clears;
  }

  /** The app works without a network from here on. */
  keepsTheApp(): Promise<void> {
    return readyForOffline(this.page(0));
  }

  /** The renderer of a tab ends at once. @returns whether it did */
  async crashTab(tab: number): Promise<boolean> {
    const { context } = this;
    const page = this.tabs[tab];
    if (!context || !page || page.isClosed() || this.dead.has(page)) return false;
    const crashed = page.waitForEvent('crash', { timeout: patienceMs });
    crashed.catch(() => undefined);
    return answers('a crash', async () => {
      const session = await context.newCDPSession(page);
      // It never answers: who should answer is gone.
      session.send('Page.crash').catch(() => undefined);
      await crashed;
    });
  }

  /** SIGKILL to the browser's process. @returns whether it ran */
  async kill(downMs: number): Promise<boolean> {
    const { context } = this;
    if (!context) return false;
    this.downUntil = Date.now() + downMs;
    const closed = new Promise<void>((done) => {
      context.once('close', () => {
        done();
      });
    });
    const isDead = await answers('a killed browser', async () => {
      process.kill(this.browserProcess, 'SIGKILL');
      await closed;
    });
    if (this.context === context) this.context = undefined;
    return isDead;
  }

  /** Everything that the origin has stored goes, under the open tabs. @returns whether it was begun */
  async clearStorage(): Promise<boolean> {
    const { context } = this;
    const page = this.tabs.find((one) => !one.isClosed() && !this.dead.has(one));
    if (!context || !page) return false;
    await answers('clearing', async () => {
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: 'all' });
    });
    // Whoever did not answer may have done it.
    this.isStranger = true;
    this.clears += 1;
    return true;
  }

  /**
   * Chromium's own defect, with no page of ours needed for it (docs/storm.md): where storage was cleared under open
   * pages, nothing is read or written any more until the browser is started anew. It is told by the browser's process,
   * not by a page, so that nothing that the app holds looks like it.
   */
  async startAnewIfStuck(): Promise<void> {
    const { context } = this;
    const page = this.tabs.find((one) => !one.isClosed() && !this.dead.has(one));
    if (this.clears === 0 || !context || !page) return;
    const session = await bounded(patienceMs, 'a session', () => context.newCDPSession(page));
    const asked = session.send('Storage.getUsageAndQuota', { origin: this.origin });
    const isStuck = await bounded(storageAnswersWithinMs, 'the storage', () => asked).then(
      () => false,
      (problem: unknown) => problem instanceof TookTooLong,
    );
    if (!isStuck || this.context !== context) return;
    this.stuck += 1;
    await this.kill(0);
  }

  /** They come in again before the next thing that they do. */
  forget(): void {
    this.isStranger = true;
  }

  async leave(): Promise<void> {
    // A browser that has ended meanwhile is closed as well.
    await this.context?.close().catch((problem: unknown) => this.scriptErrors.push(String(problem)));
    await this.network.close();
  }
}

/** The browser's own process. */
async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const found = processInfo.find((one) => one.type === 'browser')?.id;
  if (found === undefined) throw new Error('the process of the browser was not found');
  return found;
}

/** @returns whether it was done and answered */
const answers = (what: string, act: () => Promise<unknown>): Promise<boolean> =>
  bounded(patienceMs, what, act).then(
    () => true,
    () => false,
  );
