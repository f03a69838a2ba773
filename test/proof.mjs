// `npm run proof`: what is too long for every commit. Writes the result to docs/proof.md. Plain JavaScript, no packages.
//   npm run proof -- --seeds 5000 --steps 200 --writes 10000 --minutes 10 --storm 60
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { npm } from '../sync-server/install.mjs';
import { figuresOf, lineOfSize } from './proof-figures.mjs';
import { step } from './steps.mjs';

const figures = figuresOf(process.argv.slice(2));
const {
  seeds,
  steps,
  writes,
  minutes,
  storm: stormMinutes,
} = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)]));

/** Other drivers of SQLite, where they are: the operator installs them, and NODE_PATH may say where. */
const drivers = ['better-sqlite3', 'node:sqlite'].filter((name) => {
  const isThere = spawnSync(process.execPath, ['-e', `require('${name}')`]).status === 0;
  if (!isThere) process.stdout.write(`${name} is not here: the stores are not tried with it\n`);
  return isThere;
});
const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0;
const hasContainers = ['info', 'compose version'].every((words) => spawnSync('docker', words.split(' ')).status === 0);
if (!hasContainers) process.stdout.write('Docker with Compose v2 does not answer: the image is not built\n');

/** What meets the database itself. */
const ofDrivers = [
  'sqlite-connection',
  'shared-commit',
  'store-contract',
  'process.test',
  'sync-server/exchange',
  'sync-server/faults',
  'sync-server/operations',
].map((name) => (name.includes('/') ? `test/${name}` : `test/sync-server/${name}`));

/** Tests that CI tries with fewer cases than `npm test` (`test/setup/draws.ts`). */
const drawing = execFileSync('git', ['grep', '-l', '#test/setup/draws.ts', '--', 'test/*.test.ts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

const parts = [
  ['licences and versions of the packages', npm, ['run', '--silent', 'licences'], {}],
  ['build', npm, ['run', '--silent', 'build'], { BUILD_NAME: 'proof' }],
  [
    'every screen, every size and language; a hundred crashes',
    'npx',
    ['playwright', 'test', 'every-screen', 'faults'],
    { PROOF: 'full' },
  ],
  [
    'every route in every state of the network; every write in airplane mode; what a page begins with',
    'npx',
    ['playwright', 'test', 'every-route', 'start', 'airplane-writes', 'beginning'],
    { PROOF: 'full' },
  ],
  [
    'the long tests of the server and of process chaos, which CI leaves out',
    'npx',
    ['vitest', 'run', '--project', 'server', '--project', 'chaos', '.long.test.ts'],
    { IS_BUILT: 'yes' },
  ],
  [
    'the laws that CI tries with fewer cases',
    'npx',
    ['vitest', 'run', '--project', 'shared', '--project', 'server', ...drawing],
    { IS_BUILT: 'yes' },
  ],
  ['the long browser tests, which CI leaves out', 'npx', ['playwright', 'test', '--grep', '@long'], {}],
  [
    `simulation, ${seeds} runs of ${steps} steps`,
    npm,
    ['run', '--silent', 'simulate', '--', '--seeds', seeds, '--steps', steps],
    {},
  ],
  [
    `simulation, ${seeds} runs with four kinds of faults each`,
    npm,
    ['run', '--silent', 'simulate', '--', '--seeds', seeds, '--steps', steps, '--kinds', '4', '--from', '1000000'],
    {},
  ],
  [
    'an import of 100,000 rows',
    'npx',
    ['vitest', 'run', '--project', 'server', 'test/sync-server/destination-import/large.long.test.ts'],
    { PROOF: 'full', IS_BUILT: 'yes' },
  ],
  [
    'mutants of the simulation, all',
    'npx',
    ['vitest', 'run', '--project', 'simulation', 'test/simulation/mutants'],
    { PROOF: 'full' },
  ],
  ...drivers.map((name) => [
    `stores, exchange, faults and operations with ${name}`,
    'npx',
    ['vitest', 'run', '--project', 'server', ...ofDrivers],
    { TEST_SQLITE_DRIVER: name, IS_BUILT: 'yes' },
  ]),
  [`process chaos on SQLite, ${writes} writes`, npm, ['run', '--silent', 'chaos', '--', '--writes', writes], {}],
  [
    `process chaos on PostgreSQL, three processes, ${minutes} minutes`,
    npm,
    ['run', '--silent', 'chaos', '--', '--database', 'postgres', '--processes', '3', '--minutes', minutes],
    {},
  ],
  ...(hasPooler
    ? [
        [
          'process chaos through PgBouncer, two processes, 2 minutes',
          npm,
          [
            'run',
            '--silent',
            'chaos',
            '--',
            '--database',
            'postgres',
            '--processes',
            '2',
            '--pooled',
            '--minutes',
            '2',
          ],
          {},
        ],
      ]
    : []),
  ...(hasContainers ? [['the image, and both compose files', npm, ['run', '--silent', 'image'], {}]] : []),
  [
    `storm of real browsers, ${stormMinutes} minutes`,
    npm,
    ['run', '--silent', 'storm', '--', '--minutes', stormMinutes, '--seed', String(Math.floor(Date.now() / 1_000))],
    {},
  ],
];

const results = [];
for (const [name, command, args, env] of parts) results.push(await step(name, command, args, { env }));

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const rows = results.map(
  ({ name, status, seconds }) => `| ${name} | ${status === 0 ? 'passed' : '**failed**'} | ${seconds.toFixed(0)} |`,
);
writeFileSync(
  'docs/proof.md',
  [
    '# The last long proof',
    '',
    'Written by `npm run proof`, which runs what is too long for every commit. A failed part prints how to run it again.',
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.versions.node}, ${cpus().length} cores.`,
    '',
    lineOfSize(figures),
    '',
    '| Part | Result | Seconds |',
    '| --- | --- | ---: |',
    ...rows,
    '',
  ].join('\n'),
);
const failed = results.filter(({ status }) => status !== 0).map(({ name }) => name);
process.stdout.write(failed.length > 0 ? `\nfailed: ${failed.join('; ')}\n` : '\nevery part passed\n');
process.exitCode = failed.length > 0 ? 1 : 0;
