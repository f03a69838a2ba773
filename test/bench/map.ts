import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Core } from '#shared/destination/core/read-core.ts';
import { inShell } from '#test/browser/launch.ts';
import { line, median, title } from './print.ts';

/** The aim of `docs/benchmarks.md`: so many pins, on a processor so many times slower. */
const points = 500;
const slowdown = 4;
const aimFps = 60;
const repetitions = 5;
const movementMs = 4_000;
/** Until a view is drawn and its files are there. */
const restMs = 1_500;
const size = { width: 1_100, height: 700 };

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const html = `<!doctype html><link rel="stylesheet" href="/built/map-page.css"><style>body { margin: 0; --map-height: ${size.height}px }</style>
<div id="root"></div><script type="module" src="/built/map-page.js"></script>`;

/**
 * Frames of the one map component while it is dragged and zoomed by a mouse, in Chromium with its processor slowed
 * down.
 */
export async function benchMap(core: Core): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'moyeo-map-'));
  const server = await serve(folder, JSON.stringify(pinsOf(core)));
  const browser = await chromium.launch(inShell);
  try {
    await buildPage(folder);
    title(
      `Map with ${points} points, processor ${slowdown} times slower, median of ${repetitions}; to reach: ${aimFps} frames per second`,
    );
    const page = await browser.newPage({ viewport: size });
    // What names functions in compiled TypeScript is not there in the page.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.locator('[data-map-pin]').first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const [name, { from, movement }] of Object.entries(movements)) {
      const runs: Frames[] = [];
      for (let count = 0; count < repetitions; count += 1) {
        await page.getByRole('button', { name: 'Show all' }).click();
        await from(page);
        await page.mouse.move(size.width / 2, size.height / 2);
        await page.waitForTimeout(restMs);
        runs.push(await framesDuring(page, movement));
      }
      line(
        name,
        `${median(runs.map(({ perSecond }) => perSecond)).toFixed(1)} frames per second`,
        `longest ${median(runs.map(({ longestMs }) => longestMs)).toFixed(0)} ms`,
      );
    }
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/** The catalogue's cities, and airports until there are enough. */
function pinsOf({ cities, gateways }: Core) {
  const places = [
    ...cities.map(({ id, coords, nameEn }) => ({ id, at: coords, name: nameEn })),
    ...[...gateways].map(([code, at]) => ({ id: code, at, name: code })),
  ];
  if (places.length < points) throw new Error(`There are only ${places.length} places.`);
  return places.slice(0, points);
}

async function buildPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    base: '/built/',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: folder,
      target: 'es2022',
      rollupOptions: {
        input: resolve('test/bench/map-page.tsx'),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
}

/** The page, what it is built of, and the maps of the product's own build. */
async function serve(folder: string, pins: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'content-type': type }).end(body);
    if (path === '/') send('text/html', html);
    else if (path === '/points.json') send('application/json', pins);
    else
      try {
        const file = path.startsWith('/built/') ? join(folder, path.slice('/built'.length)) : join('dist/client', path);
        send(types[extname(path)] ?? 'application/octet-stream', readFileSync(file));
      } catch (problem) {
        response.writeHead(404).end(String(problem));
      }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

interface Frames {
  perSecond: number;
  longestMs: number;
}

interface Watching {
  /** Times of the frames so far, in ms; ends the watching. */
  stopWatching: () => number[];
}

/** Counts the frames that the page's own thread could draw. */
async function framesDuring(page: Page, move: (page: Page, untilMs: number) => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = [];
    let isOn = true;
    const step = (now: number) => {
      times.push(now);
      if (isOn) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    const watching: Watching = {
      stopWatching: () => {
        isOn = false;
        return times;
      },
    };
    Object.assign(window, watching);
  });
  await move(page, performance.now() + movementMs);
  const times = await page.evaluate(() => (window as unknown as Watching).stopWatching());
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return { perSecond: (gaps.length * 1_000) / total, longestMs: Math.max(...gaps) };
}

/** Where a movement begins, and the movement: what is counted is the movement alone. */
const movements = {
  panning: {
    from: (page: Page) => page.getByRole('button', { name: 'Zoom in' }).click({ clickCount: 2 }),
    movement: pan,
  },
  zooming: { from: () => Promise.resolve(), movement: zoom },
};

/** Half the map's width to the left and back, again and again, a little further down each time. */
async function pan(page: Page, untilMs: number): Promise<void> {
  const [x, y] = [size.width / 2, size.height / 2];
  await page.mouse.down();
  for (let step = 0; performance.now() < untilMs; step += 1)
    await page.mouse.move(x + (size.width / 2) * Math.sin(step / 25), y + 60 * Math.sin(step / 60));
  await page.mouse.up();
}

/** Into the middle with the wheel and out again. */
async function zoom(page: Page, untilMs: number): Promise<void> {
  await page.keyboard.down('Control');
  for (let step = 0; performance.now() < untilMs; step += 1) await page.mouse.wheel(0, step % 80 < 40 ? -20 : 20);
  await page.keyboard.up('Control');
}
