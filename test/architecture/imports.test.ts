import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read } from '#test/repository/files.ts';
import { circlesIn, edgesBetween, files, imports, testImports } from './import-graph.ts';

/** The layer of a file: what may import it, and what it may import. */
function layer(path: string): string {
  if (path.startsWith('npm:')) return path;
  const [top = '', second = '', third] = path.split('/');
  if (path.startsWith('shared/kernel/')) return 'shared/kernel';
  if (top !== 'app') return top;
  return third === undefined ? 'app/main' : `app/${second}`;
}

/**
 * Who may import whom, types included. `app/main`, the files of `app` itself, may import everything of the app, and
 * nothing imports it.
 */
const allowed: Record<string, string[]> = {
  'shared/kernel': ['shared/kernel'],
  shared: ['shared'],
  locales: ['locales'],
  migrations: ['migrations'],
  'app/kernel': ['app/kernel', 'shared/kernel'],
  'app/net': ['app/net', 'app/kernel', 'shared'],
  'app/text': ['app/text', 'app/kernel', 'locales', 'shared'],
  'app/ui': ['app/ui', 'app/kernel', 'app/text', 'shared'],
  'app/local': ['app/local', 'app/kernel', 'app/net', 'shared'],
  'app/sync': ['app/sync', 'app/kernel', 'app/local', 'app/net', 'shared'],
  'app/boot': ['app/boot', 'app/kernel', 'app/ui', 'app/text', 'app/sync', 'app/local', 'app/net', 'shared'],
  'app/parts': ['app/parts', 'app/boot', 'app/kernel', 'app/ui', 'app/text', 'app/local', 'app/net', 'shared'],
  'app/screens': [
    'app/screens',
    'app/parts',
    'app/boot',
    'app/kernel',
    'app/ui',
    'app/text',
    'app/local',
    'app/net',
    'shared',
  ],
  'app/gallery': ['app/gallery', 'app/ui'],
  'sync-server': ['sync-server', 'shared', 'migrations', 'locales'],
};

/** What may import `shared` may import its kernel, which some layers may import alone. */
const isOf = (below: string, path: string): boolean =>
  layer(path) === below || (below === 'shared' && layer(path) === 'shared/kernel');

/** One home per library. */
const homes: Record<string, RegExp> = {
  'npm:dexie': /^app\/(local|sync)\//,
  'npm:dexie-react-hooks': /^app\/local\//,
  'npm:socket.io-client': /^app\/sync\//,
  'npm:socket.io': /^sync-server\/(live\/|http\/sockets\.ts)/,
  'npm:knex': /^(sync-server|migrations)\//,
  'npm:express': /^sync-server\/http\//,
  'npm:zod': /^shared\/kernel\/z\.ts$/,
  'npm:i18next': /^app\/text\//,
  'npm:react-day-picker': /^app\/ui\//,
  'npm:lean-qr': /^app\/ui\//,
  'npm:prom-client': /^sync-server\/http\/metrics\.ts$/,
  'npm:csv-parse': /^sync-server\/destination\/import\//,
  'npm:@streamparser/json': /^sync-server\/destination\/import\//,
  'npm:@resvg/resvg-wasm': /^sync-server\/pictures\//,
  'npm:nodemailer': /^sync-server\/mail\/mailer\.ts$/,
  'npm:unhomoglyph': /^sync-server\/member\/look-alikes\.ts$/,
  'npm:pg': /^sync-server\/kernel\/postgres-connection\.ts$/,
};

/** `shared`, from the ground up: what everybody may know, then topics, then the protocol over all of them. */
const sharedOrder = [
  'kernel',
  'activity',
  'calendar',
  'travel',
  'statistics',
  'dates',
  'custom-survey',
  'group',
  'money',
  'survey',
  'preference',
  'vote',
  'answers',
  'destination',
  'map',
  'scene',
  'recommendation',
  'explore',
  'member',
  'organizer',
  'decision',
  'push',
  'export',
  'protocol',
];

/**
 * What hears free texts: half of the rules, in many languages. Only who makes travellers of a group's answers needs it.
 */
const readsTexts = /^shared\/recommendation\/(told|lexicon|read-|polarity|names?-|place-[pw]|simplified|towns)/;

const fileOf = (path: string): string | undefined => (/\.tsx?$/.test(path) ? path : undefined);

describe('the import rule', () => {
  test('there is something to check', () => {
    expect(imports.length).toBeGreaterThan(200);
  });

  test('a layer imports only the layers below it, types included; move the file, or move what it needs down', () => {
    const wrong = imports.filter(({ from, to }) => {
      if (to.startsWith('npm:') || layer(from) === 'app/main') return false;
      return !(allowed[layer(from)] ?? []).some((below) => isOf(below, to));
    });
    expect(wrong.map(({ from, to }) => `${from} must not import ${to}`)).toEqual([]);
  });

  test('the table of layers names every layer, and no import that nobody needs', () => {
    const layers = new Set(files.map(layer).filter((one) => one !== 'app/main'));
    expect([...layers].sort()).toEqual(Object.keys(allowed).sort());
    const unused = Object.entries(allowed).flatMap(([own, all]) =>
      all
        .filter((below) => !imports.some(({ from, to }) => layer(from) === own && isOf(below, to)))
        .map((below) => `${own} does not import ${below}`),
    );
    expect(unused).toEqual([]);
  });

  test('every library has one home; ask that home for what you need', () => {
    const wrong = imports.filter(({ from, to }) => homes[to] !== undefined && !homes[to].test(from));
    expect(wrong.map(({ from, to }) => `${from} must not import ${to}`)).toEqual([]);
  });

  test('shared is pure: it imports only itself', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('shared/') && !to.startsWith('shared/') && !(from === 'shared/kernel/z.ts' && to === 'npm:zod'),
    );
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('screens do not import each other; what two of them need is a part', () => {
    const room = (path: string) => path.split('/')[2];
    const wrong = imports.filter(
      ({ from, to }) => from.startsWith('app/screens/') && to.startsWith('app/screens/') && room(from) !== room(to),
    );
    expect(wrong.map(({ from, to }) => `${from} must not import ${to}`)).toEqual([]);
  });

  test("handlers use any store, but no other topic's SQL tables are written in them", () => {
    const wrong = files.filter(
      (file) => /sync-server\/\w[\w-]*\/handlers\.ts$/.test(file) && /\bdb\('|\btrx\('/.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });

  test('a circle is found, also one of three', () => {
    const edges = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['a'])],
    ]);
    expect(circlesIn(edges)).toEqual(['a -> b -> c -> a']);
  });

  test('no import goes in a circle between files, types included', () => {
    expect(circlesIn(edgesBetween(fileOf))).toEqual([]);
  });

  test('no import goes in a circle between folders, types included; move the few files that make it', () => {
    expect(circlesIn(edgesBetween(dirname))).toEqual([]);
  });

  test('no import of the tests goes in a circle between files or folders', () => {
    const ofTests = (unitOf: (path: string) => string | undefined) =>
      edgesBetween((path) => (path.startsWith('test/') ? unitOf(path) : undefined), testImports);
    const [betweenFiles, betweenFolders] = [ofTests(fileOf), ofTests(dirname)];
    // A simulated device has its tabs, and a tab its device: both are real classes that the world and its checks read
    // in full.
    const world = 'test/simulation/world';
    expect(betweenFiles.get(`${world}/simulated-device.ts`)?.delete(`${world}/tab.ts`)).toBe(true);
    // The simulated server and network call the checks at each exchange and patch; the checks read the world.
    expect(betweenFolders.get(world)?.delete('test/simulation/invariants')).toBe(true);
    expect([...circlesIn(betweenFiles), ...circlesIn(betweenFolders)]).toEqual([]);
  });

  test('the folders of shared build on each other in one order: a folder imports only those before it', () => {
    const folderOf = (path: string) => /^shared\/([\w-]+)\//.exec(path)?.[1];
    const edges = edgesBetween(folderOf);
    const unknown = [...edges.keys()].filter((folder) => !sharedOrder.includes(folder));
    expect(unknown, 'name the folder in sharedOrder').toEqual([]);
    const wrong = [...edges].flatMap(([from, all]) =>
      [...all]
        .filter((to) => sharedOrder.indexOf(to) > sharedOrder.indexOf(from))
        .map((to) => `${from} must not import ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test('explore hears no texts: what it loads leads to nothing that reads what members wrote', () => {
    const next = new Map<string, string[]>();
    for (const { from, to, isTypeOnly } of imports) if (!isTypeOnly) next.set(from, [...(next.get(from) ?? []), to]);
    const loaded = new Set<string>();
    const walk = (file: string) => {
      if (loaded.has(file)) return;
      loaded.add(file);
      next.get(file)?.forEach(walk);
    };
    walk('app/local/catalogue/catalogue-core.ts');
    expect(loaded).toContain('shared/recommendation/traveller.ts');
    expect([...loaded].filter((file) => readsTexts.test(file))).toEqual([]);
  });

  test('no default exports and no barrels', () => {
    const wrong = files.filter((file) => {
      const text = read(file);
      const statements = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line));
      const isBarrel = statements.length > 0 && statements.every((line) => /^export .* from /.test(line));
      return /^export default /m.test(text) || isBarrel;
    });
    expect(wrong).toEqual([]);
  });
});
