import { join } from 'node:path';
import type { ExchangeResponse, WireRow } from '#shared/protocol/sync.ts';
import { proto } from '#shared/protocol/sync.ts';
import { FaultyProxy } from '#test/chaos/faulty-proxy.ts';
import { builtServer, post, Programs, type Program } from '#test/worlds/program.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';
import { sleep } from '#test/chaos/patience.ts';

/**
 * The built server on one SQLite file, killed and started again behind an address that stays; its database is put back
 * by its own commands.
 */
export class StormServer {
  private program: (Program & { url: string }) | undefined;
  private readonly programs = new Programs();
  private backups: string[] = [];
  private made = 0;
  /** One thing at a time is done to the server. */
  private last: Promise<unknown> = Promise.resolve();

  private constructor(readonly proxy: FaultyProxy) {
    this.proxy.isCalm = true;
  }

  static async start(random: SeededRandom): Promise<StormServer> {
    const server = new StormServer(await FaultyProxy.start(random));
    await server.run();
    return server;
  }

  /** Where browsers find it, through the line that can be bad. */
  get origin(): string {
    return this.proxy.url;
  }

  /** Of the database and its backups. */
  get directory(): string {
    return this.programs.directory;
  }

  get hasBackup(): boolean {
    return this.backups.length > 0;
  }

  private async run(): Promise<void> {
    this.program = await this.programs.start();
    this.proxy.targetPorts = [Number(new URL(this.program.url).port)];
  }

  private async end(): Promise<void> {
    this.proxy.targetPorts = [];
    this.program?.child.kill('SIGKILL');
    await this.program?.ended;
  }

  private alone<T>(act: () => Promise<T>): Promise<T> {
    const done = this.last.then(act);
    this.last = done.catch(() => undefined);
    return done;
  }

  private async command(...words: string[]): Promise<string> {
    const { ended, output } = this.programs.run({ script: [...builtServer, ...words] });
    const { code } = await ended;
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${output.text}`);
    return output.text;
  }

  /** kill -9, and started again after a while. */
  kill(downMs: number): Promise<void> {
    return this.alone(async () => {
      await this.end();
      await sleep(downMs);
      await this.run();
    });
  }

  backup(): Promise<void> {
    return this.alone(async () => {
      this.made += 1;
      const file = join(this.directory, `backup-${this.made}.sqlite`);
      await this.command('backup', file);
      this.backups = [...this.backups.slice(-2), file];
    });
  }

  /** Earlier backups are not put back any more. */
  forgetBackups(): void {
    this.backups = [];
  }

  restore(random: SeededRandom): Promise<void> {
    return this.alone(async () => {
      const file = random.pick(this.backups);
      if (file === undefined) throw new Error('there is no backup');
      await this.end();
      await this.command('restore', file);
      await this.run();
    });
  }

  /** One call of the API, past the bad line, when nothing else is done to the server. */
  ask<T>(path: string, body: unknown): Promise<T> {
    return this.alone(async () => (await post(this.program?.url ?? '', path, body)) as T);
  }

  /** All rows of a group, as its organiser is shown them. */
  async rows(groupId: string, organizerToken: string): Promise<WireRow[]> {
    const answer = await this.ask<ExchangeResponse>('/api/sync', {
      proto,
      groupId,
      cursor: null,
      tokens: [],
      organizerToken,
      mutations: [],
    });
    if (answer.kind !== 'reset') throw new Error(`the server answers ${answer.kind}`);
    return answer.rows;
  }

  /** What `moyeo verify` says of the database. @throws when it is not whole */
  verify(): Promise<string> {
    return this.alone(() => this.command('verify'));
  }

  /** Ends it; the files stay. */
  async stop(): Promise<void> {
    await this.last;
    await this.end();
    await this.proxy.stop();
  }

  /** Throws the files away. */
  remove(): Promise<void> {
    return this.programs.close();
  }
}
