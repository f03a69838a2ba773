import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { languages } from '#shared/kernel/languages.ts';
import { packOf } from '../../vite.texts.ts';
import { screenTopics } from '#app/screen-topics.ts';
import { kebab } from '#test/repository/files.ts';

/**
 * `npm run budget [-- --sizes]`: what a first visit of each route must fetch before it is usable, from the build's own
 * manifest. Initial = the entry, one language's texts, the route's screen, and everything these import statically; a
 * group's routes also need the device's storage. Then Lighthouse measures five pages, which takes minutes of a quiet
 * machine; `--sizes` leaves that out.
 */
interface Chunk {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  css?: string[];
}

const directory = 'dist/client';
const manifestFile = join(directory, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  process.stderr.write('Build first: npm run build\n');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

function closure(keys: string[]): Set<string> {
  const seen = new Set<string>();
  const walk = (key: string) => {
    if (seen.has(key)) return;
    if (!manifest[key]) throw new Error(`the build has no ${key}`);
    seen.add(key);
    for (const next of manifest[key].imports ?? []) walk(next);
  };
  keys.forEach(walk);
  return seen;
}

const gzip = (file: string): number => gzipSync(readFileSync(join(directory, file)), { level: 9 }).length;
const weigh = (keys: string[], part: 'js' | 'css'): number => {
  const files = new Set(
    [...closure(keys)].flatMap((key) => (part === 'js' ? [manifest[key]?.file ?? ''] : (manifest[key]?.css ?? []))),
  );
  return [...files].reduce((sum, file) => sum + gzip(file), 0);
};
/** The page itself, its scripts and styles, its words, and what it asks the server for. */
const countFiles = (keys: string[], topics: readonly string[], answers: number): number => {
  const chunks = [...closure(keys)].flatMap((key) => manifest[key] ?? []);
  const words = new Set(topics.map((topic) => packOf(kebab(topic))));
  return 1 + new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css])).size + words.size + answers;
};
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** By its name; or the chunk that a module lies in which is loaded when it is shown. */
function chunkCalled(name: string): string {
  const [key, ...others] = Object.keys(manifest).filter(
    (one) => manifest[one]?.name === name && manifest[one].file.endsWith('.js'),
  );
  if (!key || others.length > 0)
    throw new Error(`the build has ${others.length + (key ? 1 : 0)} chunks called ${name}`);
  return key;
}
const entry = ['index.html'];
const storage = [chunkCalled('storage')];
/** The words of a screen, in the language in which they are longest: data, fetched beside its chunk. */
const texts = readdirSync(join(directory, 'assets/text'));
const wordsOf = (topics: readonly string[]): number =>
  Math.max(
    ...languages.map((language) =>
      [...new Set(topics.map((topic) => packOf(kebab(topic))))].reduce((sum, pack) => {
        const start = `${language}-${pack}-`;
        const file = texts.find((name) => name.startsWith(start) && /^[\w-]{7}\.json$/.test(name.slice(start.length)));
        if (!file) throw new Error(`the build has no text of ${pack}`);
        return sum + gzip(`assets/text/${file}`);
      }, 0),
    ),
  );
const limits: Partial<Record<keyof typeof screenTopics, number>> = {
  landing: 130,
  join: 130,
  notFound: 130,
  explore: 170,
  exploreCountry: 170,
  exploreCity: 170,
};

let broken = 0;
function line(what: string, value: number, limit: number, show: (value: number) => string): void {
  const isOver = value > limit;
  if (isOver) broken += 1;
  process.stdout.write(
    `${isOver ? 'OVER ' : 'ok   '} ${what.padEnd(44)} ${show(value).padStart(10)}  of ${show(limit)}\n`,
  );
}

/** Two small screens of explore lie in the chunk that all of explore shares. */
const chunkOfScreen = (name: string): string =>
  chunkCalled(name === 'exploreCountry' || name === 'exploreCity' ? 'places' : kebab(name));
/** A group that the device does not know is asked for, and its rows. */
const answersOfGroup = 2;
/** The catalogue, and what this instance has beside it. */
const answersOfPlaces = 2;
/** Parts that show places come with the rules and the catalogue that they need, after the screen. */
const partsWithPlaces: Partial<Record<keyof typeof screenTopics, string>> = {
  explore: 'found',
  exploreCountry: 'country-page',
  exploreCity: 'city-page',
  recommendations: 'drill-down',
};

for (const [name, topics] of Object.entries(screenTopics) as [keyof typeof screenTopics, readonly string[]][]) {
  const limit = limits[name] ?? 220;
  const isOfDevice = limit === 220;
  const readSet = [...entry, chunkOfScreen(name), ...(isOfDevice ? storage : [])];
  const answers = isOfDevice ? answersOfGroup : 0;
  line(`initial JS, gzip: ${name}`, weigh(readSet, 'js'), limit * 1000, kb);
  line(`its words, gzip: ${name}`, wordsOf(topics), 30_000, kb);
  line(`initial CSS, gzip: ${name}`, weigh(readSet, 'css'), 15_000, kb);
  line(`requests to the first content: ${name}`, countFiles(readSet, topics, answers), 20, String);
  const part = partsWithPlaces[name];
  if (!part) continue;
  const places = [...readSet, chunkCalled(part), chunkCalled('catalogue')];
  // The rules that score a group for its texts, too, come after the head of the page: 220 kB and 20 requests are what
  // its head needs. The last four of its 350 kB are the catches of what texts ask for beside wishes (decision 0087),
  // what keeps a member's judgement (0088), and what is said of a wheelchair and of names (0089).
  const isOfGroup = name === 'recommendations';
  const most = isOfGroup ? 28 : 20;
  line(`JS until it shows places, gzip: ${name}`, weigh(places, 'js'), isOfGroup ? 350_000 : limit * 1000, kb);
  line(`requests until it shows places: ${name}`, countFiles(places, topics, answers + answersOfPlaces), most, String);
}
const invited = [...entry, chunkCalled('invite-gate'), chunkCalled('read-invitation'), chunkCalled('drawn')];
line('initial JS, gzip: an invitation, first visit', weigh(invited, 'js'), 160_000, kb);
const lazy = Object.values(manifest).filter((chunk) => chunk.file.endsWith('.js'));
const largest = lazy
  .filter((chunk) => chunk.src !== 'index.html')
  .reduce((a, b) => (gzip(a.file) > gzip(b.file) ? a : b));
// The rules and weights that hear free texts: what they take is told in decisions 0049, 0063, 0086 and 0087.
line(`largest lazy chunk, gzip (${largest.src ?? largest.file})`, gzip(largest.file), 72_000, kb);
const worker = readFileSync(join(directory, 'service-worker.js'), 'utf8');
const precached = [...worker.matchAll(/\{[^{}]*"?url"?:\s*"([^"]+)"[^{}]*\}/g)].map(([, url = '']) => url);
const isLater = (url: string) => /^assets\/(text|later)\//.test(url);
const kept = precached.filter((url) => !isLater(url));
const sizes = kept.map((url) => statSync(join(directory, url)).size);
line(
  `precache, ${kept.length} files`,
  sizes.reduce((sum, size) => sum + size, 0),
  1_000_000,
  kb,
);
const after = precached.filter((url) => isLater(url) && !/^assets\/text\/(?!fr-)/.test(url));
// Not compressed. 50 kB are the lines of countries and cities, a file of the reader's language that Korean and English
// do without; 32 kB the holidays of eight countries, named in six languages; 9 kB the map page of explore: its sheet,
// its dots and a row for every city; 3 kB what keeps pins and names clear of what lies on a map; 2 kB that there are no
// recommendations yet, which is said without the catalogue, and what waits to be suggested; 2 kB the sheet of a place
// in explore; 3 kB whose face is whose, by their own wish; 1 kB the rest of what newcomers missed; 3 kB what a decision
// begins with, what is said of ways too long, and a group’s own answers in place of a vote; 1 kB the names of marks of
// several and the beginning of a long answer; 2 kB cities that nobody is sent to, and what a map page showed when it
// was left; 40 kB what the pages of explore share, which came with the app itself before, 4 kB what members suggested
// and what a decided trip lacks, 24 kB readings of Japanese names, traditional characters and words for wishes, 6 kB
// more holidays, flights and warnings, 38 kB drawings of places that claim no more than is known of them, 7 kB five
// narrower wishes of every city, where a car is needed and when it is crowded, what a card says of it, and lengths of
// trips; the rest of the last 60 are the words that the recommender hears and what the search calls parts of the world.
// 8 kB were precached before: the search is fetched when somebody searches. 5 kB are the weeks when half a country
// travels (decision 0088); the last 11 kB the sheet for the dates alone, the vote on places beside the other polls, and
// what is heard of wheelchairs (0089).
line(
  `fetched afterwards, ${after.length} files, one language`,
  after.reduce((sum, url) => sum + statSync(join(directory, url)).size, 0),
  1_618_000,
  kb,
);
line('largest precached file', Math.max(0, ...sizes), 500_000, kb);
const outside = readdirSync(join(directory, 'assets'))
  .filter((file) => file.endsWith('.js') || file.endsWith('.css'))
  .filter((file) => /url\(["']?https?:|src=["']https?:/.test(readFileSync(join(directory, 'assets', file), 'utf8')));
line(
  'catalogue core, gzip',
  gzip(
    `assets/later/${readdirSync(join(directory, 'assets/later')).find((name) => /^catalogue-core-.*\.json$/.test(name)) ?? ''}`,
  ),
  130_000,
  kb,
);
line('files that load from another host', outside.length, 0, String);
const isSplit = (chunk: Chunk) => !isLater(chunk.file) && (chunk.css ?? []).some(isLater);
line('chunks kept without their styles', Object.values(manifest).filter(isSplit).length, 0, String);
if (precached.length === 0) throw new Error('the service worker has no precache list');
if (!process.argv.includes('--sizes')) {
  const { status } = spawnSync(process.execPath, ['bench/lighthouse/run.mjs'], { stdio: 'inherit' });
  if (status !== 0) broken += 1;
}
process.exit(broken > 0 ? 1 : 0);
