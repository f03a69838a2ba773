import type { SeededRandom } from '#test/builders/seeded-random.ts';
import type { Weather } from '#test/browser/network.ts';
import { readFacts } from './facts.ts';
import type { Ledger } from './ledger.ts';
import type { Person } from './person.ts';
import type { StormServer } from './server.ts';
import type { Trip } from './trip.ts';
import { sleep } from '#test/chaos/patience.ts';

const weathers = {
  'network cut': 'down',
  'network that swallows': 'silent',
  'captive portal': 'portal',
  'errors instead of answers': 'failing',
} as const satisfies Record<string, Weather>;
type WeatherKind = keyof typeof weathers;

export const kinds = [
  'tab crashed',
  'browser killed',
  'storage cleared',
  'bad line',
  'server killed',
  'database restored',
  ...(Object.keys(weathers) as WeatherKind[]),
] as const;
export type FaultKind = (typeof kinds)[number];

const backupEveryMs = 12_000;

/** Draws faults and makes them, until the run is over. Each kind comes once before any comes again. */
export class Faults {
  /** Acts that were kept, and need not be there since the storage was cleared. */
  excused = 0;
  /** Facts that a restored backup did not have. */
  takenBack = 0;
  backups = 0;
  private deck: FaultKind[] = [];
  private readonly under = new Set<string>();
  private readonly passing: Promise<void>[] = [];

  constructor(
    private readonly server: StormServer,
    private readonly people: readonly Person[],
    private readonly trip: Trip,
    private readonly ledger: Ledger,
    private readonly random: SeededRandom,
  ) {}

  async makeUntil(isOver: () => boolean): Promise<void> {
    let backedUpAt = 0;
    while (!isOver()) {
      if (Date.now() - backedUpAt > backupEveryMs) {
        await this.backUp();
        backedUpAt = Date.now();
      }
      await sleep(1_000 + this.random.below(4_000));
      if (!isOver()) await this.make(this.draw());
    }
    await Promise.all(this.passing);
  }

  private async backUp(): Promise<void> {
    await this.server.backup();
    this.backups += 1;
  }

  private draw(): FaultKind {
    if (this.deck.length === 0) {
      const rest: FaultKind[] = [...kinds];
      while (rest.length > 0) this.deck.push(...rest.splice(this.random.below(rest.length), 1));
    }
    return this.deck.pop() ?? 'server killed';
  }

  private async make(kind: FaultKind): Promise<void> {
    const person = this.random.pick(this.people);
    if (!person) throw new Error('nobody is there');
    // Half of them hit the moment in which something was just called kept.
    if (this.random.hits(0.5)) await this.ledger.nextKept(person.name, 6_000);
    if (kind in weathers) this.turn(person, kind as WeatherKind);
    else if (kind === 'bad line') this.spoilTheLine();
    else if (kind === 'server killed' || kind === 'database restored') await this.hitServer(kind);
    else await this.hitBrowser(person, kind as 'tab crashed' | 'browser killed' | 'storage cleared');
  }

  private async hitServer(kind: 'server killed' | 'database restored'): Promise<void> {
    if (kind === 'database restored' && !this.server.hasBackup) await this.backUp();
    const made = this.ledger.mishap(kind);
    if (kind === 'server killed') await this.server.kill(this.random.below(3_000));
    else {
      const before = await readFacts(this.server, this.trip);
      await this.server.restore(this.random);
      const after = new Set((await readFacts(this.server, this.trip)).map((fact) => JSON.stringify(fact)));
      this.takenBack += before.filter((fact) => !after.has(JSON.stringify(fact))).length;
    }
    made.endedAt = Date.now();
  }

  private async hitBrowser(person: Person, kind: 'tab crashed' | 'browser killed' | 'storage cleared'): Promise<void> {
    const at = Date.now();
    const isDone =
      kind === 'tab crashed'
        ? await person.crashTab(this.random.below(person.tabCount))
        : kind === 'browser killed'
          ? await person.kill(this.random.below(4_000))
          : await this.clear(person);
    // A browser that is down cannot be hit; the kind comes again.
    if (!isDone) {
      this.deck.unshift(kind);
      return;
    }
    Object.assign(this.ledger.mishap(kind, person.name), { at, endedAt: Date.now() });
  }

  private async clear(person: Person): Promise<boolean> {
    const readAt = Date.now();
    const facts = new Map((await readFacts(this.server, this.trip)).map(({ key, value }) => [key, value]));
    if (!(await person.clearStorage())) return false;
    this.excused += this.ledger.excuse(person.name, facts, readAt);
    // What only the server has now would be gone with an earlier backup, and nobody could offer it again.
    this.server.forgetBackups();
    await this.backUp();
    return true;
  }

  private turn(person: Person, kind: WeatherKind): void {
    if (this.under.has(person.name)) {
      this.deck.unshift(kind);
      return;
    }
    this.under.add(person.name);
    const made = this.ledger.mishap(kind, person.name);
    person.network.turn(weathers[kind]);
    this.passing.push(
      sleep(3_000 + this.random.below(12_000)).then(() => {
        person.network.turn('up');
        made.endedAt = Date.now();
        this.under.delete(person.name);
      }),
    );
  }

  private spoilTheLine(): void {
    const { proxy } = this.server;
    const made = this.ledger.mishap('bad line');
    proxy.isCalm = false;
    this.passing.push(
      sleep(5_000 + this.random.below(10_000)).then(() => {
        proxy.isCalm = true;
        made.endedAt = Date.now();
      }),
    );
  }
}
