import type { SeededRandom } from '#test/builders/seeded-random.ts';
import type { ChaosDatabase } from './chaos-database.ts';
import { sleep } from './patience.ts';
import type { ServerFleet } from './server-fleet.ts';

export type ServerFault = 'killed' | 'listenCut' | 'databaseStopped' | 'rolled';

/** The database stays away for as long at most. */
const longestOutageMs = 2_000;

export interface ServerFaultsPorts {
  fleet: ServerFleet;
  database: ChaosDatabase;
  random: SeededRandom;
  /** Exchanges that devices have had an answer to. */
  countAnswers: () => number;
  /** Between two faults. */
  gapMs: { least: number; most: number };
  /** And as many answers: a process that did nothing meanwhile is not worth a fault. */
  gapAnswers: number;
}

/** What happens to server processes and to their database, one after the other in random order. */
export class ServerFaults {
  readonly happened: Record<ServerFault, number> = { killed: 0, listenCut: 0, databaseStopped: 0, rolled: 0 };
  /** Answers that came while a rolling restart was under way. */
  answersWhileRolling = 0;

  constructor(private readonly ports: ServerFaultsPorts) {}

  async run(isOver: () => boolean): Promise<void> {
    const { random, gapMs, gapAnswers, countAnswers } = this.ports;
    const waiting: ServerFault[] = [];
    while (!isOver()) {
      const before = countAnswers();
      await sleep(gapMs.least + random.below(gapMs.most - gapMs.least));
      while (!isOver() && countAnswers() - before < gapAnswers) await sleep(20);
      if (isOver()) return;
      if (waiting.length === 0) waiting.push(...this.round());
      const [fault] = waiting.splice(random.below(waiting.length), 1);
      if (fault && (await this.act(fault))) this.happened[fault] += 1;
    }
  }

  /** What a round consists of, where the database can do it. */
  private round(): ServerFault[] {
    const { server, cutListeners } = this.ports.database;
    return [
      'killed',
      ...(cutListeners ? (['killed', 'killed', 'listenCut', 'listenCut', 'rolled'] as const) : []),
      ...(server ? (['databaseStopped'] as const) : []),
    ];
  }

  /** @returns whether it has happened */
  private async act(fault: ServerFault): Promise<boolean> {
    const { fleet, random } = this.ports;
    const place = random.below(fleet.size);
    switch (fault) {
      case 'killed':
        await fleet.kill(place);
        await fleet.fill(place);
        return true;
      case 'listenCut':
        return fleet.cutListening(place);
      case 'databaseStopped':
        await this.stopDatabase(place);
        return true;
      case 'rolled':
        return this.roll();
    }
  }

  /** Every other time a process is killed while its database is away. */
  private async stopDatabase(place: number): Promise<void> {
    const { database, fleet, random } = this.ports;
    const isKilling = random.hits(0.5);
    await database.server?.stopImmediately();
    await sleep(random.below(longestOutageMs));
    if (isKilling) await fleet.kill(place);
    await database.server?.startAgain();
    if (!isKilling) return;
    await fleet.fill(place);
    this.happened.killed += 1;
  }

  /** A rolling restart that nobody noticed proves nothing. */
  private async roll(): Promise<boolean> {
    const { fleet, countAnswers } = this.ports;
    const before = countAnswers();
    await fleet.restartRolling();
    const answers = countAnswers() - before;
    this.answersWhileRolling += answers;
    return answers > 0;
  }
}
