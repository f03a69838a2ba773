// `npm run bench:peers [-- --repetitions 5 --minutes 60 --only moyeo,raw-ws --workloads "W1 100,W3" --quick]`: Moyeo beside its peers, on this machine, in this run.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from './server-process.mjs';
import { promises } from './promises.mjs';

const { values } = parseArgs({
  options: {
    repetitions: { type: 'string', default: '5' },
    only: { type: 'string' },
    workloads: { type: 'string' },
    minutes: { type: 'string', default: '120' },
    quick: { type: 'boolean', default: false },
  },
});
const root = join(import.meta.dirname, '../..');
if (!existsSync(join(import.meta.dirname, 'node_modules/ws')))
  must('npm', ['ci', '--no-audit', '--no-fund'], import.meta.dirname);
if (!existsSync(join(root, 'dist/server/main.js'))) must('npm', ['run', '--silent', 'build'], root);

const repetitions = Number(values.repetitions);
const names = values.only ? values.only.split(',') : Object.keys(promises);
/** @type {[label: string, workload: string, parameters: object][]} */
const all = [
  ...(values.quick ? [10, 100] : [10, 100, 300]).map(
    (tabs) =>
      /** @type {[string, string, object]} */ ([`W1 ${tabs}`, 'fanOut', { tabs, rounds: values.quick ? 10 : 30 }]),
  ),
  ...[100, 1000].map((writes) => /** @type {[string, string, object]} */ ([`W2 ${writes}`, 'drain', { writes }])),
  ['W3', 'coldLoad', {}],
  ...(values.quick ? [100, 1000] : [100, 1000, 10_000]).map(
    (changes) => /** @type {[string, string, object]} */ ([`W4 ${changes}`, 'catchUp', { changes }]),
  ),
];
const plan = all.filter(
  ([label]) =>
    !values.workloads || values.workloads.split(',').some((one) => label === one || label.startsWith(`${one} `)),
);

/** @type {Map<string, Record<string, number | null>[]>} */
const results = new Map();
/** @type {string[]} */
const failures = [];
const until = Date.now() + Number(values.minutes) * 60_000;
let whole = 0;
for (let repetition = 1; repetition <= repetitions && Date.now() < until; repetition += 1) {
  for (const [label, workload, parameters] of plan) {
    for (const name of names) {
      // A server of its own for every measurement: nothing that came before weighs on it.
      const server = await startServer(name);
      try {
        const marks = [server.cpuMs()];
        const result = await clients(name, server.url, workload, parameters, () => {
          marks.push(server.cpuMs());
        });
        if (workload !== 'fanOut') marks.push(server.cpuMs());
        const [before, after] = marks.slice(-2);
        if (before !== undefined && after !== undefined) result.serverCpuMs = (after - before) / (result.votes ?? 1);
        const key = `${label}/${name}`;
        results.set(key, [...(results.get(key) ?? []), result]);
      } catch (error) {
        failures.push(
          `${label}, ${name}, repetition ${repetition}: ${/** @type {Error} */ (error).message.split('\n').slice(0, 3).join(' ')}`,
        );
      } finally {
        await server.stop();
      }
    }
    process.stderr.write(`repetition ${repetition}: ${label}\n`);
  }
  whole += 1;
}
report();

function must(/** @type {string} */ command, /** @type {string[]} */ words, /** @type {string} */ cwd) {
  const { status } = spawnSync(command, words, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** @returns {Promise<Record<string, number | null>>} */
function clients(
  /** @type {string} */ name,
  /** @type {string} */ url,
  /** @type {string} */ workload,
  /** @type {object} */ parameters,
  /** @type {() => void} */ mark,
) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['clients.mjs', name, url, workload, JSON.stringify(parameters)], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let trouble = '';
    child.stdout.on('data', (part) => {
      out += part;
      if (String(part).includes('mark')) mark();
    });
    child.stderr.on('data', (part) => {
      trouble += part;
    });
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
    }, 150_000);
    child.once('close', (code) => {
      clearTimeout(patience);
      const line = out.trim().split('\n').at(-1) ?? '';
      if (code === 0 && line.startsWith('{')) resolve(JSON.parse(line));
      else
        reject(
          new Error(code === null ? 'took longer than 150 s' : (/Error: .*/.exec(trouble)?.[0] ?? trouble.slice(-300))),
        );
    });
  });
}

function report() {
  const print = (/** @type {string} */ line) => {
    process.stdout.write(`${line}\n`);
  };
  const middle = (/** @type {string} */ label, /** @type {string} */ name, /** @type {string} */ field) => {
    const found = (results.get(`${label}/${name}`) ?? [])
      .map((one) => one[field])
      .filter((one) => typeof one === 'number')
      .sort((a, b) => a - b);
    return found.length > 0 ? found[Math.floor((found.length - 1) / 2)] : undefined;
  };
  const table = (/** @type {string} */ title, /** @type {[string, (name: string) => string][]} */ columns) => {
    print(`\n${title}\n`);
    print(`| | ${columns.map(([head]) => head).join(' | ')} |`);
    print(`|---|${columns.map(() => '---:').join('|')}|`);
    for (const name of names) print(`| ${name} | ${columns.map(([, cell]) => cell(name)).join(' | ')} |`);
  };
  const figure =
    (/** @type {string} */ label, /** @type {string} */ field, digits = 1) =>
    (/** @type {string} */ name) =>
      middle(label, name, field)?.toFixed(digits) ?? '-';
  const beside =
    (/** @type {string} */ label, /** @type {string} */ field, /** @type {string} */ floor) =>
    (/** @type {string} */ name) => {
      const [own, other] = [middle(label, name, field), middle(label, floor, field)];
      return own !== undefined && other ? `${(own / other).toFixed(2)} x` : '-';
    };
  const has = (/** @type {string} */ label) => plan.some(([one]) => one === label);

  print(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}; medians of ${whole} repetitions`,
  );
  print('\n| | durable when | what it promises |\n|---|---|---|');
  for (const name of names)
    print(`| ${name} | ${promises[name]?.durable ?? ''} | ${promises[name]?.guarantees ?? ''} |`);
  for (const [label, workload, parameters] of plan) {
    if (workload !== 'fanOut') continue;
    const { tabs } = /** @type {{ tabs: number }} */ (parameters);
    const lost = names.filter((name) => (results.get(`${label}/${name}`) ?? []).some((one) => Number(one.lost) > 0));
    table(
      `W1, W5: one vote to ${tabs} open tabs${lost.length > 0 ? ` (deliveries missing: ${lost.join(', ')})` : ' (every delivery arrived)'}`,
      [
        ['median ms', figure(label, 'medianMs')],
        ['p99 ms', figure(label, 'p99Ms')],
        ['last tab ms', figure(label, 'lastMs')],
        ['p99 beside raw Socket.IO', beside(label, 'p99Ms', 'raw-socketio')],
        ['bytes per delivery', figure(label, 'bytesPerDelivery', 0)],
        ['bytes beside raw Socket.IO', beside(label, 'bytesPerDelivery', 'raw-socketio')],
        ['server CPU ms per vote', figure(label, 'serverCpuMs', 2)],
        ['CPU beside raw Socket.IO', beside(label, 'serverCpuMs', 'raw-socketio')],
      ],
    );
  }
  for (const [label, workload, parameters] of plan) {
    if (workload === 'drain')
      table(`W2: ${/** @type {{ writes: number }} */ (parameters).writes} queued writes`, [
        ['answered for, ms', figure(label, 'acknowledgedMs', 0)],
        ['at a second device, ms', figure(label, 'secondDeviceMs', 0)],
        ['server CPU ms', figure(label, 'serverCpuMs', 0)],
      ]);
    if (workload === 'coldLoad') {
      table('W3: cold load, 30 members, 1,500 votes', [
        ['ms', figure(label, 'ms', 0)],
        ['bytes', figure(label, 'bytes', 0)],
        [
          "beside the rows' JSON, compressed",
          (name) => {
            const [own, json] = [middle(label, name, 'bytes'), middle(label, name, 'jsonGzipBytes')];
            return own !== undefined && json ? `${(own / json).toFixed(2)} x` : '-';
          },
        ],
      ]);
    }
  }
  const catchUps = plan.filter(([, workload]) => workload === 'catchUp');
  if (catchUps.length > 0)
    table(
      'W4: catch-up after changes on 300 rows',
      catchUps.flatMap(
        ([label]) =>
          /** @type {[string, (name: string) => string][]} */ ([
            [`${label.slice(3)}: ms`, figure(label, 'ms', 0)],
            [
              'kB',
              (name) => {
                const bytes = middle(label, name, 'bytes');
                return bytes === undefined ? '-' : (bytes / 1000).toFixed(1);
              },
            ],
          ]),
      ),
    );
  if (has('W1 100') && names.includes('moyeo')) {
    const ahead = names.filter(
      (name) => (middle('W1 100', name, 'p99Ms') ?? 0) > (middle('W1 100', 'moyeo', 'p99Ms') ?? Infinity),
    );
    print(`\nSlower than Moyeo at the 99th percentile, 100 tabs: ${ahead.join(', ') || 'none'}.`);
  }
  for (const failure of failures) print(`could not be measured: ${failure}`);
}
