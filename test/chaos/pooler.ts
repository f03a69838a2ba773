import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { temporaryDirectory } from '#test/worlds/stores.ts';

/**
 * PgBouncer in transaction mode in front of a database: each transaction may get another of few connections, and
 * nothing of a session stays.
 */
export class Pooler {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  /** @throws when there is no `pgbouncer`. @param port where it listens */
  static async start(direct: string, port: number): Promise<Pooler> {
    const { hostname, port: databasePort, username, pathname } = new URL(direct);
    const directory = temporaryDirectory();
    chmodSync(directory, 0o755);
    const file = join(directory, 'pgbouncer.ini');
    const settings = [
      '[databases]',
      `* = host=${hostname} port=${databasePort} user=${username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      // Fewer than the processes ask for, so that they do share.
      'default_pool_size = 6',
      'max_client_conn = 200',
      'server_login_retry = 1',
    ];
    writeFileSync(file, `${settings.join('\n')}\n`);
    // It refuses to run as root.
    const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
    const child = spawn('pgbouncer', ['-q', ...user, file], { stdio: 'ignore' });
    const failure = new Promise<never>((_resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => {
        reject(new Error(`pgbouncer ended with ${code}`));
      });
    });
    await Promise.race([listening(port), failure]);
    failure.catch(() => undefined);
    return new Pooler(`postgres://${username}@127.0.0.1:${port}${pathname}`, child);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGKILL');
    await ended;
  }
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const isThere = await new Promise<boolean>((done) => {
      const probe = connect(port, '127.0.0.1');
      probe.once('connect', () => {
        probe.destroy();
        done(true);
      });
      probe.once('error', () => {
        done(false);
      });
    });
    if (isThere) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}
