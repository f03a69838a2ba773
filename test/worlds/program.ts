import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sqliteDriver, temporaryDirectory } from './stores.ts';

const root = resolve(import.meta.dirname, '../..');

/** As it is installed: `test/setup/once.ts` builds it. */
export const builtServer = ['dist/server/main.js'];

export interface Program {
  child: ChildProcess;
  output: { text: string };
  ended: Promise<{ code: number | null; signal: string | null }>;
}

export interface RunOptions {
  env?: Record<string, string>;
  /** Words before the program's own, like `prlimit --fsize=…`. */
  under?: readonly string[];
  /** What to run; by default the server. */
  script?: readonly string[];
}

/** Nothing for the driver that comes with the program, and none on PostgreSQL. */
const ofDriver = (env: Record<string, string>): Record<string, string> =>
  sqliteDriver === 'sqlite3' || env['DATABASE_URL']?.startsWith('postgres')
    ? {}
    : {
        SQLITE_DRIVER: sqliteDriver,
        NODE_PATH: process.env['NODE_PATH'] ?? '',
        // Node warns of it at each start.
        ...(sqliteDriver === 'node:sqlite' ? { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' } : {}),
      };

/** What has the app's files already, see `test/setup/once.ts`. */
const keptAssets = process.env['TEST_KEPT_ASSETS'];

/**
 * Processes of the real program, each with nothing but its own settings, over one SQLite file in a directory of their
 * own.
 */
export class Programs {
  readonly directory = temporaryDirectory();
  readonly file = join(this.directory, 'moyeo.sqlite');
  private readonly started: ChildProcess[] = [];

  run({ env = {}, under = [], script = builtServer }: RunOptions = {}): Program {
    const [command = '', ...words] = [...under, process.execPath, ...script];
    const child = spawn(command, words, {
      cwd: root,
      env: {
        PATH: process.env['PATH'] ?? '',
        LOG_LEVEL: 'silent',
        HOST: '127.0.0.1',
        PORT: '0',
        DATABASE_URL: `sqlite:${this.file}`,
        RATE_LIMITS: 'off',
        ...(keptAssets === undefined ? {} : { KEPT_ASSETS_DIRECTORY: keptAssets }),
        ...ofDriver(env),
        ...env,
      },
    });
    this.started.push(child);
    const output = { text: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output.text += part.toString('utf8');
      });
    const ended = new Promise<{ code: number | null; signal: string | null }>((done) =>
      child.once('close', (code, signal) => {
        done({ code, signal });
      }),
    );
    return { child, output, ended };
  }

  /** @returns where a program that has started listens. */
  async start(options: RunOptions = {}): Promise<Program & { url: string }> {
    const program = this.run(options);
    return { ...program, url: await ready(program) };
  }

  /** Ends what still runs, and throws the files away. */
  async close(): Promise<void> {
    for (const child of this.started.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** @throws with what the program said, when it ends instead. */
export async function ready(program: Program): Promise<string> {
  const found = await Promise.race([
    new Promise<string>((done) => {
      const look = () => {
        const address = /http:\/\/localhost:(\d+)/.exec(program.output.text)?.[1];
        if (address) done(`http://127.0.0.1:${address}`);
      };
      program.child.stdout?.on('data', look);
      look();
    }),
    program.ended.then(() => undefined),
  ]);
  if (!found) throw new Error(`it did not start: ${program.output.text}`);
  return found;
}

export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

export async function send(url: string, path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(
    `${url}${path}`,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** @throws when the answer is not 200 */
export async function post(url: string, path: string, body: unknown): Promise<Record<string, unknown>> {
  const reply = await send(url, path, body);
  if (reply.status !== 200) throw new Error(`${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}
