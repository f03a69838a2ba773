import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Where Debian has PostgreSQL's own programs, a folder for each version. */
const versionsDirectory = '/usr/lib/postgresql';
/** Below the ports of outgoing connections: while the cluster is stopped, none of them takes its port. */
const firstPort = 20_000;
const portCount = 10_000;
/**
 * A statement that ran into its time limit on a busy machine; and of two requests that open the same group, the second
 * one.
 */
const expectedFailure = /ERROR: +(canceling statement due to|duplicate key value .*"groups_pkey")/;

/** A PostgreSQL server of one run in a directory of its own, which can be stopped without harm to anybody else. */
export class PrivateCluster {
  private constructor(
    private readonly tools: string,
    private readonly directory: string,
    private readonly port: number,
  ) {}

  /** Why there can be none on this machine; `undefined` where there can. */
  static async missing(): Promise<string | undefined> {
    if (toolsDirectory() === undefined) return `no initdb in ${versionsDirectory}`;
    if (!isRoot()) return undefined;
    return execute('runuser', ['-u', 'postgres', '--', 'true']).then(
      () => undefined,
      () => 'initdb refuses root, and there is no user postgres to run it as',
    );
  }

  static async start(): Promise<PrivateCluster> {
    const tools = toolsDirectory();
    if (tools === undefined) throw new Error(`no initdb in ${versionsDirectory}`);
    const { stdout } = await asOwner('mktemp', ['-d', '-t', 'moyeo-cluster-XXXXXX']);
    const cluster = new PrivateCluster(tools, stdout.trim(), await freePort());
    try {
      // What stops it ends processes, not the machine: the new files need not be on the disk before the first write.
      const initdb = ['--username=app', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
      await asOwner(join(tools, 'initdb'), [...initdb, '-D', cluster.data]);
      await cluster.startAgain();
    } catch (error) {
      await cluster.remove();
      throw error;
    }
    return cluster;
  }

  get url(): string {
    return `postgres://app@127.0.0.1:${this.port}/postgres`;
  }

  private get data(): string {
    return join(this.directory, 'data');
  }

  private get log(): string {
    return join(this.directory, 'log');
  }

  /** Every process of the database ends at once, as after a crash; the next start recovers from the write-ahead log. */
  stopImmediately(): Promise<unknown> {
    return this.control(['stop', '-m', 'immediate']);
  }

  startAgain(): Promise<unknown> {
    const settings = `-c listen_addresses=127.0.0.1 -c port=${this.port} -c unix_socket_directories=`;
    return this.control(['start', '-l', this.log, '-o', settings]);
  }

  /** Statements that the database refused, one line of its log each. */
  failedStatements(): string[] {
    return readFileSync(this.log, 'utf8')
      .split('\n')
      .filter((line) => line.includes(' ERROR: ') && !expectedFailure.test(line));
  }

  async remove(): Promise<void> {
    if (existsSync(join(this.data, 'postmaster.pid'))) await this.stopImmediately();
    rmSync(this.directory, { recursive: true, force: true });
  }

  private control(words: readonly string[]): Promise<unknown> {
    return asOwner(join(this.tools, 'pg_ctl'), ['-D', this.data, '-w', ...words]);
  }
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root; its own user owns the files then. */
const asOwner = (command: string, words: readonly string[]) =>
  isRoot()
    ? execute('runuser', ['-u', 'postgres', '--', command, ...words], { cwd: '/' })
    : execute(command, words, { cwd: '/' });

/** Of the newest version. */
function toolsDirectory(): string | undefined {
  if (!existsSync(versionsDirectory)) return undefined;
  return readdirSync(versionsDirectory)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versionsDirectory, version, 'bin'))
    .find((directory) => existsSync(join(directory, 'initdb')));
}

/** Begins at another port in each process, so that two runs on one machine do not try the same. */
export async function freePort(): Promise<number> {
  for (let step = 0; step < portCount; step += 1) {
    const port = firstPort + ((process.pid + step) % portCount);
    const isFree = await new Promise<boolean>((done) => {
      const probe = createServer();
      probe.once('error', () => {
        done(false);
      });
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
    });
    if (isFree) return port;
  }
  throw new Error(`no free port from ${firstPort} on`);
}
