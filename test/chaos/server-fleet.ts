import { randomBytes } from 'node:crypto';
import { Programs, type Program } from '#test/worlds/program.ts';
import type { ChaosDatabase } from './chaos-database.ts';
import type { FaultyProxy } from './faulty-proxy.ts';
import { until } from './patience.ts';

interface Process extends Program {
  url: string;
  /** Names its connections to the database. */
  mark: string;
  isMeantToEnd: boolean;
}

/** The server processes of a run, on one database and behind one proxy. */
export class ServerFleet {
  /** What a process did that it should not. */
  readonly problems: string[] = [];
  private readonly programs = new Programs();
  private readonly processes: Process[] = [];
  private readonly run = randomBytes(4).toString('hex');
  private starts = 0;

  private constructor(
    private readonly database: ChaosDatabase,
    private readonly proxy: FaultyProxy,
    private readonly script: readonly string[],
  ) {}

  static async start(
    database: ChaosDatabase,
    proxy: FaultyProxy,
    { script, size }: { script: readonly string[]; size: number },
  ): Promise<ServerFleet> {
    const fleet = new ServerFleet(database, proxy, script);
    try {
      await Promise.all(Array.from({ length: size }, (_, place) => fleet.fill(place)));
    } catch (error) {
      await fleet.remove();
      throw error;
    }
    return fleet;
  }

  get size(): number {
    return this.processes.length;
  }

  get url(): string {
    return this.at(0).url;
  }

  /** `kill -9`: nothing is written, no connection is closed in order. */
  async kill(place: number): Promise<void> {
    this.proxy.targetPorts[place] = undefined;
    await this.end(this.at(place), 'SIGKILL');
  }

  /** Starts a process in this place; connections go to it from then on. */
  async fill(place: number): Promise<void> {
    this.starts += 1;
    const mark = `chaos-${this.run}-${this.starts}`;
    const env = this.database.envFor(mark);
    const program = await this.programs.start({ script: this.script, env });
    const process: Process = { ...program, mark, isMeantToEnd: false };
    void program.ended.then(({ code, signal }) => {
      if (!process.isMeantToEnd)
        this.problems.push(`a process ended by itself (${code ?? signal}): ${program.output.text.slice(-500)}`);
    });
    this.processes[place] = process;
    this.proxy.targetPorts[place] = Number(new URL(process.url).port);
  }

  /** One after the other: connections go to the new process before the old one is told to stop. */
  async restartRolling(): Promise<void> {
    for (let place = 0; place < this.size; place += 1) {
      const old = this.at(place);
      await this.fill(place);
      await this.endInOrder(old);
    }
  }

  /** @returns whether there was a connection to cut */
  async cutListening(place: number): Promise<boolean> {
    return ((await this.database.cutListeners?.(this.at(place).mark)) ?? 0) > 0;
  }

  /** Waits until every process hears of what the others commit. @throws when one has ended by itself */
  async untilListening(): Promise<void> {
    if (this.problems.length > 0) throw new Error(this.problems.join('\n'));
    const { listeners } = this.database;
    if (listeners)
      for (const { mark } of this.processes)
        await until(async () => (await listeners(mark)) === 1, 'a process listens again');
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((one) => this.endInOrder(one)));
  }

  async remove(): Promise<void> {
    for (const one of this.processes) one.isMeantToEnd = true;
    await this.programs.close();
  }

  private async endInOrder(one: Process): Promise<void> {
    const { code, signal } = await this.end(one, 'SIGTERM');
    if (code !== 0) this.problems.push(`SIGTERM ended a process with ${code ?? signal}`);
  }

  private end(one: Process, signal: 'SIGTERM' | 'SIGKILL'): Program['ended'] {
    one.isMeantToEnd = true;
    one.child.kill(signal);
    return one.ended;
  }

  private at(place: number): Process {
    const found = this.processes[place];
    if (!found) throw new Error(`no process in place ${place}`);
    return found;
  }
}
