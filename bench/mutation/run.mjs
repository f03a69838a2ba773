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

/** `tests`: quick ones first; what survives these is judged by the next, and what survives all by the simulation. */
/** @type {Record<string, { files: string[], tests: string[][] }>} */
const areas = {
  client: {
    files: [
      'app/sync/*.ts',
      // Without the hooks of screens.
      'app/local/outbox/!(use-*|sync-status|prepare-storage).ts',
      'app/local/answers/drafts.ts',
      'app/net/call.ts',
      'app/kernel/time-limits.ts',
    ],
    tests: [
      [
        'test/app/net/call.test.ts',
        'test/app/sync/{confirmed-rows,engine-events,exchange,flush-all,organizer-keys,ports,post,request}.test.ts',
        'test/app/sync/{response,results,resubmit,scheduler,socket,sweep-marks}.test.ts',
        'test/app/local/{answers,outbox}/**/*.test.ts',
      ],
      ['test/app/sync/!(engine-events).test.ts', 'test/app/local/group/**/*.test.ts'],
    ],
  },
  protocol: {
    files: [
      'shared/protocol/{mutations,patch-codec,rebase,rows,sync}.ts',
      'shared/kernel/{clock,replica,rows,mutation}.ts',
      'shared/*/mutations.ts',
      'shared/answers/{budget-privacy,save-preference,save-simple-response}.ts',
    ],
    tests: [
      [
        'test/shared/{answers,protocol,member,survey,vote,group,decision,organizer,custom-survey}/**/*.test.ts',
        'test/shared/kernel/{clock,replica*}.test.ts',
      ],
      [
        'test/app/sync/{clock,removed,restore,take-over,private-budget}.test.ts',
        'test/sync-server/exchange/**/*.test.ts',
        'test/sync-server/api/organizer.test.ts',
      ],
    ],
  },
  server: {
    files: ['sync-server/sync/*.ts', 'sync-server/live/*.ts'],
    tests: [
      [
        'test/app/sync/private-budget.test.ts',
        'test/sync-server/exchange/!(poison|protocol|typed-place|up-to-date).test.ts',
        'test/sync-server/live/{catch-up,change-feed,*-change-feed,hub,publisher,reset-copies,rooms}.test.ts',
        'test/sync-server/live/{socket-*,subscription*}.test.ts',
      ],
      [
        'test/app/sync/{clock,closed-group,organizer-keys,removed,restore,results,take-over}.test.ts',
        'test/sync-server/{exchange,live}/**/*.test.ts',
        'test/sync-server/store-contract.test.ts',
      ],
    ],
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
/** How many passes there are; 1 is the quick tests alone. */
const passes = Number(process.env.MUTATION_PASSES ?? 3);
/** Files of tests that take the place of the first pass: to judge survivors by the tests that are meant for them. */
const first = process.env.MUTATION_TESTS_FIRST?.split(' ');
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

/** @typedef {{ fileName: string, location: { start: Position, end: Position }, mutatorName: string, replacement?: string }} Mutant */
/** @typedef {{ line: number, column: number }} Position */

/** @param {Mutant} mutant */
const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement }) =>
  `${relative(root, fileName)}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} => ${replacement}`;
/** As `mutate` takes it: there the first column is 0. */
/** @param {Mutant} mutant */
const rangeOf = ({ fileName, location: { start, end } }) =>
  `${relative(root, fileName)}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
/** @param {{ status: string }} mutant */
const isKilled = ({ status }) => status === 'Killed' || status === 'Timeout';

let mutate = files.length > 0 ? files : area.files;
/** @type {Awaited<ReturnType<typeof judge>>} */
let judged = [];
/** @type {typeof judged} */
let survivors = [];
for (const [index, tests] of [...(first ? [first] : area.tests), simulation].slice(0, passes).entries()) {
  const found = await judge(String(index + 1), mutate, tests);
  if (index === 0) {
    judged = found.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
    survivors = judged.filter((one) => !isKilled(one));
  } else {
    // Within the place of a survivor there may be others, which were killed before.
    const killed = new Set(found.filter(isKilled).map(keyOf));
    survivors = survivors.filter((one) => !killed.has(keyOf(one)));
  }
  process.stdout.write(`pass ${index + 1}: ${survivors.length} of ${judged.length} survive\n`);
  if (survivors.length === 0) break;
  mutate = [...new Set(survivors.map(rangeOf))];
}
for (const file of new Set(judged.map(({ fileName }) => fileName))) {
  const all = judged.filter(({ fileName }) => fileName === file);
  const left = survivors.filter(({ fileName }) => fileName === file);
  process.stdout.write(`\n${relative(root, file)}: ${all.length - left.length} of ${all.length} killed\n`);
  for (const one of left) process.stdout.write(`  ${one.status} ${keyOf(one)}\n`);
}
