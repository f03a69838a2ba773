// `npm run mutate -- client|protocol|server [FILE…]`: StrykerJS over the sync core. Each mutant is judged by its area's tests and by some simulation
// runs; the report says which survive. Text of messages is not mutated, and neither is what runs once when a module is loaded.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
      'app/local/outbox/!(use-*|prepare-storage).ts',
      'app/local/answers/drafts.ts',
      'app/local/group/settle-*.ts',
    ],
    tests: ['test/app/sync/**/*.test.ts', 'test/app/local/{answers,group,outbox}/**/*.test.ts'],
  },
  protocol: {
    files: ['shared/protocol/{mutations,patch-codec,rebase,rows}.ts', 'shared/kernel/{replica,rows,mutation}.ts'],
    tests: ['test/shared/{protocol,kernel,member,vote,group,decision}/**/*.test.ts', 'test/app/sync/engine.test.ts'],
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
process.env.MUTATION_TESTS = area.tests.join(' ');
process.env.IS_BUILT = '1';
const { Stryker } = await import('@stryker-mutator/core');
const mutants = await new Stryker({
  mutate: files.length > 0 ? files : area.files,
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 30_000,
  tempDirName: 'dist/mutation',
  ignorePatterns: ['/data', '/test-results', '/app/public', '/test/browser', '/docs'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false, logTests: false },
  jsonReporter: { fileName: `dist/mutation-${name}.json` },
}).runMutationTest();
const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
const judged = mutants.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError').length;
process.stdout.write(`${killed} of ${judged} mutants killed\n`);
