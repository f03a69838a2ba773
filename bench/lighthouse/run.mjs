// `npm run lighthouse [-- --repetitions 3]`: Lighthouse's scores of five pages of the production build, on its phone (slow 4G, processor x4, simulated).
// Every page is loaded by a new browser profile from a server of its own with the example group; the median of the repetitions counts. A very first visit
// shows a choice of languages or the invitation, so that each page is also loaded by a device whose language is chosen and that has nothing else.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../peers/server-process.mjs';

const { values } = parseArgs({ options: { repetitions: { type: 'string', default: '3' } } });
const root = join(import.meta.dirname, '../..');
if (!existsSync(join(import.meta.dirname, 'node_modules/lighthouse')))
  must('npm', ['ci', '--no-audit', '--no-fund'], import.meta.dirname);
if (!existsSync(join(root, 'dist/server/main.js'))) must('npm', ['run', '--silent', 'build'], root);

const { default: lighthouse } = await import('lighthouse');
const { launch } = await import('chrome-launcher');
const { default: puppeteer } = await import('puppeteer-core');

/** Least scores: issue "Places worth looking at". A group's pages tell search engines to stay away, so that one audit is left out there. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const leastShift = 0.02;

const server = await startServer('moyeo');
let isBroken = false;
try {
  const seeded = spawnSync('npm', ['run', '--silent', 'seed'], {
    cwd: root,
    env: { ...process.env, SEED_URL: server.url },
    encoding: 'utf8',
  });
  if (seeded.status !== 0) throw new Error(`the example group could not be made: ${seeded.stderr}`);
  const pathOf = (/** @type {string} */ part) => new RegExp(`/${part}/[\\w-]+`).exec(seeded.stdout)?.[0] ?? '';
  const pages = [
    { path: '/', isPrivate: false },
    { path: pathOf('join'), isPrivate: true },
    { path: '/explore', isPrivate: false },
    { path: '/explore/japan/osaka', isPrivate: false },
    { path: pathOf('group'), isPrivate: true },
  ];
  for (const isChosen of [false, true]) {
    process.stdout.write(isChosen ? 'With a language chosen\n' : 'A very first visit\n');
    for (const page of pages) {
      const results = [];
      for (let turn = 0; turn < Number(values.repetitions); turn += 1) results.push(await measure(page, isChosen));
      print(page.path, results);
    }
  }
} finally {
  await server.stop();
}
process.exitCode = isBroken ? 1 : 0;

/**
 * @param {{ path: string, isPrivate: boolean }} page
 * @param {boolean} isChosen
 */
async function measure({ path, isPrivate }, isChosen) {
  const chrome = await launch({
    ...(process.env.CHROMIUM_PATH ? { chromePath: process.env.CHROMIUM_PATH } : {}),
    chromeFlags: ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    if (isChosen) await chooseLanguage(chrome.port);
    const result = await lighthouse(server.url + path, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.keys(least),
      // The profile is new: there is nothing to clear but the choice.
      disableStorageReset: isChosen,
      ...(isPrivate ? { skipAudits: ['is-crawlable'] } : {}),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
    const { categories, audits } = result.lhr;
    return {
      scores: Object.fromEntries(Object.keys(least).map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
      firstPaintMs: audits['first-contentful-paint']?.numericValue ?? Infinity,
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Infinity,
      blockedMs: audits['total-blocking-time']?.numericValue ?? Infinity,
      shift: audits['cumulative-layout-shift']?.numericValue ?? Infinity,
      /** How fast the machine was meanwhile; about 1,500 on a quiet desktop. Beside other work a low score says nothing of the page. */
      machine: result.lhr.environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}

/** As a visit before left it; no page of the app has been loaded. @param {number} port */
async function chooseLanguage(port) {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  const page = await browser.newPage();
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate(() => {
    localStorage.setItem('language', 'ko');
  });
  await page.close();
  await browser.disconnect();
}

/**
 * @param {string} path
 * @param {Awaited<ReturnType<typeof measure>>[]} results
 */
function print(path, results) {
  const shift = median(results.map((one) => one.shift));
  const scores = Object.entries(least).map(([id, limit]) => {
    const score = median(results.map((one) => one.scores[id] ?? 0));
    return { text: `${id} ${score}`, isLow: score < limit };
  });
  const isLow = shift > leastShift || scores.some((one) => one.isLow);
  isBroken ||= isLow;
  const seconds = (/** @type {'firstPaintMs' | 'largestPaintMs' | 'blockedMs'} */ key) =>
    `${(median(results.map((one) => one[key])) / 1000).toFixed(1)} s`;
  process.stdout.write(
    `${isLow ? 'LOW ' : 'ok  '} ${path.replace(/[\w-]{20,}/, ':id').padEnd(24)} ${scores.map((one) => one.text).join(', ')}; ` +
      `first paint ${seconds('firstPaintMs')}, largest ${seconds('largestPaintMs')}, blocked ${seconds('blockedMs')}, shift ${shift.toFixed(3)}; ` +
      `machine ${Math.round(median(results.map((one) => one.machine)))}\n`,
  );
}

/** @param {number[]} numbers */
function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function must(command, args, cwd) {
  if (spawnSync(command, args, { cwd, stdio: 'inherit' }).status !== 0) process.exit(1);
}
