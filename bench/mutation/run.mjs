// `npm run mutate -- client|protocol|server [FILE…]`: StrykerJS over the sync core. Each mutant is judged by its area's tests, and what survives these by
// some simulation runs. Text of messages is not mutated, and neither is what runs once when a module is loaded.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = import.meta.dirname;
const root = join(here, '../..');
if (!existsSync(join(here, 'node_modules/@stryker-mutator/core')))
  spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: here, stdio: 'inherit' });

/** @type {Record<string, { files: string[], tests: string[] }>} */
const areas = {
  client: {
    files: [
      'app/sync/*.ts',
      // Without the hooks of screens.
      'app/local/outbox/!(use-*|sync-status|prepare-storage).ts',
      'app/local/answers/drafts.ts',
    ],
    tests: ['test/app/sync/**/*.test.ts', 'test/app/local/{answers,group,outbox}/**/*.test.ts'],
  },
  protocol: {
    files: [
      'shared/protocol/{mutations,patch-codec,rebase,rows,sync}.ts',
      'shared/kernel/{clock,replica,rows,mutation}.ts',
      'shared/*/mutations.ts',
    ],
    tests: [
      'test/shared/{protocol,member,vote,group,decision,organizer,custom-survey}/**/*.test.ts',
      'test/shared/kernel/{clock,replica}.test.ts',
    ],
  },
  server: {
    files: ['sync-server/sync/*.ts', 'sync-server/live/*.ts'],
    tests: ['test/sync-server/{exchange,live}/**/*.test.ts', 'test/sync-server/store-contract.test.ts'],
  },
};

const [name = '', ...files] = process.argv.slice(2);
const area = areas[name];
if (!area) {
  process.stderr.write(`npm run mutate -- ${Object.keys(areas).join('|')} [FILE…]\n`);
  process.exit(2);
}
process.chdir(root);
process.env.IS_BUILT = '1';
/** Kept between runs by who sets it: mutants whose code and tests have not changed are not judged again. */
const kept = process.env.MUTATION_KEPT;
const simulation = ['test/mutation/simulation.test.ts'];
const { Stryker } = await import('@stryker-mutator/core');

/**
 * @param {string} pass
 * @param {string[]} mutate files, or `file:line:column-line:column`
 * @param {string[]} tests
 */
function judge(pass, mutate, tests) {
  process.env.MUTATION_TESTS = tests.join(' ');
  return new Stryker({
    mutate,
    mutator: { excludedMutations: ['StringLiteral'] },
    ignoreStatic: true,
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTATION_WORKERS ?? 1),
    timeoutMS: 60_000,
    // Nothing is compiled: Stryker's rewriting of tsconfig files needs an older TypeScript.
    tsconfigFile: 'none',
    ...(kept && { incremental: true, incrementalFile: join(kept, `${name}-${pass}.json`) }),
    tempDirName: `dist/mutation-${name}-${pass}`,
    ignorePatterns: ['/dist', '/data', '/test-results', '/app/public', '/test/browser', '/docs'],
    reporters: ['progress-append-only', 'event-recorder', 'json'],
    eventReporter: { baseDir: `dist/mutation-events/${name}-${pass}` },
    jsonReporter: { fileName: `dist/mutation-${name}-${pass}.json` },
  }).runMutationTest();
}

/** @param {{ fileName: string, location: { start: { line: number, column: number }, end: { line: number, column: number } } }} mutant */
const place = ({ fileName, location: { start, end } }) =>
  `${relative(root, fileName)}:${start.line}:${start.column}-${end.line}:${end.column}`;
/** @param {Parameters<typeof place>[0] & { mutatorName: string, replacement?: string }} mutant */
const keyOf = (mutant) => `${place(mutant)} ${mutant.mutatorName} ${mutant.replacement}`;
/** @param {{ status: string }} mutant */
const isKilled = ({ status }) => status === 'Killed' || status === 'Timeout';

const judged = (await judge('tests', files.length > 0 ? files : area.files, area.tests)).filter(
  ({ status }) => status !== 'Ignored' && status !== 'CompileError',
);
const first = judged.filter((one) => !isKilled(one));
// Within the place of a survivor there may be others, which the tests have killed already.
const again = first.length > 0 ? await judge('simulation', [...new Set(first.map(place))], simulation) : [];
const killedThen = new Set(again.filter(isKilled).map(keyOf));
const survivors = first.filter((one) => !killedThen.has(keyOf(one)));
for (const file of new Set(judged.map(({ fileName }) => fileName))) {
  const all = judged.filter(({ fileName }) => fileName === file);
  const left = survivors.filter(({ fileName }) => fileName === file);
  process.stdout.write(`\n${relative(root, file)}: ${all.length - left.length} of ${all.length} killed\n`);
  for (const one of left) process.stdout.write(`  ${one.status} ${keyOf(one)}\n`);
}
