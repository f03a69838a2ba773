import type { Translate } from '#app/text/text.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import type { Deed } from './hand.ts';
import type { Ledger } from './ledger.ts';
import type { Person } from './person.ts';
import type { Trip } from './trip.ts';
import { giveHearts, suggestCity, typePlace, voteOnType, withdrawPlace } from './votes.ts';
import { answerQuestion, editAnswer, listFriend, rename } from './writing.ts';
import { sleep } from '#test/chaos/patience.ts';
import { bounded, TookTooLong } from './patience.ts';

/** How often each deed is drawn, beside the others. */
const deeds = {
  voteOnType: [voteOnType, 6],
  giveHearts: [giveHearts, 6],
  suggestCity: [suggestCity, 3],
  withdrawPlace: [withdrawPlace, 2],
  typePlace: [typePlace, 1],
  editAnswer: [editAnswer, 3],
  answerQuestion: [answerQuestion, 3],
  rename: [rename, 3],
  listFriend: [listFriend, 1],
} as const satisfies Record<string, readonly [Deed, number]>;

type DeedName = keyof typeof deeds;
const drawn = (Object.keys(deeds) as DeedName[]).flatMap((name) => Array<DeedName>(deeds[name][1]).fill(name));

/** Its steps have bounds of their own; a page that hangs has none. */
const deedWithinMs = 120_000;

/** One person who goes on writing, whatever happens to their browser. */
export class Writer {
  readonly done: Record<string, number> = {};
  /** Deeds that were not finished, by the first line of what stood in the way. */
  readonly broken: Record<string, number> = {};
  private words = 0;
  private readonly random: SeededRandom;

  constructor(
    readonly person: Person,
    private readonly trip: Trip,
    private readonly ledger: Ledger,
    private readonly t: Translate,
    seed: number,
    private readonly pauseMs: number,
  ) {
    this.random = new SeededRandom(seed);
  }

  async writeUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const waitMs = this.person.downUntil - Date.now();
      if (waitMs > 0) await sleep(waitMs);
      const name = this.random.pick(drawn) ?? 'voteOnType';
      try {
        await this.person.ready();
        if (await bounded(deedWithinMs, 'a deed', () => this.act(name))) this.done[name] = (this.done[name] ?? 0) + 1;
      } catch (problem) {
        this.count(name, problem);
        // What hangs must not go on beside the next deed.
        if (problem instanceof TookTooLong) await this.person.kill(0);
        await this.person.startAnewIfStuck().catch((failure: unknown) => {
          this.count('storage', failure);
        });
        await sleep(300);
      }
      await sleep(this.random.below(2 * this.pauseMs));
    }
  }

  private count(what: string, problem: unknown): void {
    const [line = ''] = String(problem instanceof Error ? problem.message : problem).split('\n');
    const key = `${what}: ${line}`;
    this.broken[key] = (this.broken[key] ?? 0) + 1;
  }

  private act(name: DeedName): Promise<boolean> {
    const { person, trip, ledger, random, t } = this;
    const [deed] = deeds[name];
    return deed({
      page: person.page(random.below(person.tabCount)),
      name: person.name,
      index: person.index,
      trip,
      random,
      ledger,
      t,
      token: () => {
        this.words += 1;
        return `${person.index}-${this.words}`;
      },
    });
  }
}
