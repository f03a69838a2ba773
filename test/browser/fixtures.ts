import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { Network } from './network.ts';

/** A production server on a database file of its own, that can be killed and started again. */
export class TestServer {
  private process: ChildProcess | undefined;
  /** Of the next start. */
  settings: Record<string, string> = {};
  private readonly directory = mkdtempSync(join(tmpdir(), 'moyeo-browser-'));

  private constructor(
    private readonly port: number,
    private readonly program: string,
  ) {}

  /** @param directory that of the project, or of a copy of the built program (it serves the app that lies beside it) */
  static async start(directory = '.', settings: Record<string, string> = {}): Promise<TestServer> {
    const server = new TestServer(await freePort(), resolve(directory, 'dist/server/main.js'));
    server.settings = settings;
    await server.run();
    return server;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async run(): Promise<void> {
    const child = spawn(process.execPath, [this.program], {
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATABASE_URL: `sqlite:${join(this.directory, 'moyeo.sqlite')}`,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ...this.settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.process = child;
    for (let tries = 0; tries < 600; tries += 1) {
      const isReady = await fetch(`${this.url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    throw new Error('the server did not become ready');
  }

  /** SIGKILL: the process cannot finish anything. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => {
        resolve();
      });
      child.kill('SIGKILL');
    });
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.directory, { recursive: true, force: true });
  }

  async api<T>(path: string, body?: unknown): Promise<T> {
    const answer = await fetch(
      this.url + path,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}

/** Marks a test that the CI of a commit leaves out (docs/decisions/0062). `npm test` and `npm run proof` run it. */
export const long = { tag: '@long' };

/** A person with a device: a browser context of their own, a language already chosen. */
export interface Person {
  context: BrowserContext;
  page: Page;
  network: Network;
  /** Airplane mode: nothing of this person's browser reaches anything, and the browser knows it. */
  goOffline: () => Promise<void>;
  goOnline: () => Promise<void>;
}

/** Messages of the console that a flaky network causes by itself. */
const networkNoise =
  /ERR_INTERNET_DISCONNECTED|ERR_SOCKET_NOT_CONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_PROXY_CONNECTION_FAILED|ERR_TUNNEL_CONNECTION_FAILED|ERR_SOCKS_CONNECTION_FAILED|ERR_NETWORK|ERR_FAILED|ERR_EMPTY_RESPONSE|WebSocket connection|status of (404|410|409|503)/;

/** A polling transport that reconnects after a gap asks for a session that Engine.IO has closed, and gets a 400. */
const isNoise = (message: ConsoleMessage): boolean =>
  networkNoise.test(message.text()) ||
  (message.text().includes('status of 400') && message.location().url.includes('/socket.io/'));

/** Notes what the console of a browser complains of. @param expected what the test causes */
export function listen(context: BrowserContext, problems: string[], expected?: RegExp): void {
  context.on('console', (message) => {
    if (message.type() === 'error' && !isNoise(message) && !expected?.test(message.text()))
      problems.push(message.text());
  });
  context.on('weberror', (error) => {
    problems.push(String(error.error()));
  });
}

/**
 * What every page of a failed test shows. Playwright's own setting takes the pictures of passed tests too, before they
 * are known to have passed.
 */
async function keepPictures(contexts: readonly BrowserContext[], testInfo: TestInfo): Promise<void> {
  for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const path = testInfo.outputPath(`page-${index + 1}.png`);
    await page.screenshot({ path, timeout: 5_000 }).then(
      () => testInfo.attach('screenshot', { path, contentType: 'image/png' }),
      // A page that does not answer has no picture.
      () => undefined,
    );
  }
}

export const test = base.extend<
  {
    server: TestServer;
    person: (
      options?: Parameters<Browser['newContext']>[0] & {
        language?: string;
        /** Messages of the console that this test causes. */
        expected?: RegExp;
      },
    ) => Promise<Person>;
  },
  { workerServer: TestServer }
>({
  workerServer: [
    // Playwright wants an object pattern here, also an empty one.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await TestServer.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  // Every test makes groups of its own. One that kills the server starts it again; after a failure the worker, and with
  // it the server, is a new one.
  server: async ({ workerServer }, use) => {
    await use(workerServer);
  },
  person: async ({ browser, server }, use, testInfo) => {
    const problems: string[] = [];
    const contexts: BrowserContext[] = [];
    const networks: Network[] = [];
    await use(async ({ language = 'ko', expected, ...options } = {}) => {
      const network = await Network.open();
      networks.push(network);
      const context = await browser.newContext({ baseURL: server.url, proxy: { server: network.address }, ...options });
      contexts.push(context);
      await context.addInitScript((chosen) => {
        if (chosen && location.protocol.startsWith('http') && !localStorage.getItem('language'))
          localStorage.setItem('language', chosen);
      }, language);
      listen(context, problems, expected);
      return {
        context,
        network,
        page: await context.newPage(),
        goOffline: async () => {
          network.turn('down');
          await context.setOffline(true);
        },
        goOnline: async () => {
          network.turn('up');
          await context.setOffline(false);
        },
      };
    });
    if (testInfo.status !== testInfo.expectedStatus) await keepPictures(contexts, testInfo);
    for (const context of contexts) {
      // What a test changes of an answer may still be on its way: nobody waits for it.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
    for (const network of networks) await network.close();
    expect(problems, 'the browser console is quiet').toEqual([]);
  },
});

export { expect };

/**
 * What the service worker keeps after its installation, by its address: the later screens, and the texts of every
 * language.
 */
const keptLater = (base: string) =>
  ['later', 'text'].flatMap((part) =>
    readdirSync(`dist/client/assets/${part}`).map((file) => `${base}assets/${part}/${file}`),
  );

/**
 * The service worker controls the page and has everything that it keeps in the page's language: from here on the app
 * works offline.
 * @param base the path below which the app is served, with a slash at its end
 */
export async function readyForOffline(page: Page, base = '/'): Promise<void> {
  await page.evaluate(
    async ({ files, cache }) => {
      // To list a cache is work for the browser too, which is busy filling it.
      const pause = () =>
        new Promise((resolve) => {
          setTimeout(resolve, 250);
        });
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await pause();
      const { lang } = document.documentElement;
      const needed = files.filter((file) => !file.includes('/text/') || file.includes(`/text/${lang}-`));
      for (let tries = 0; tries < 80; tries += 1) {
        if (await caches.has(cache)) {
          const cached = await (await caches.open(cache)).keys();
          const kept = new Set(cached.map((one) => new URL(one.url).pathname));
          if (needed.every((file) => kept.has(file))) return;
        }
        await pause();
      }
      throw new Error('the later files were not kept');
    },
    { files: keptLater(base), cache: `${base.slice(1)}moyeo-later` },
  );
}
