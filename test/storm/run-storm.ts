import type { Translate } from '#app/text/text.ts';
import { said } from '#test/browser/said.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { compareVoters, settle } from './ending.ts';
import { readFacts } from './facts.ts';
import { Faults, kinds } from './faults.ts';
import { Ledger } from './ledger.ts';
import { judge, type Fact } from './oracle.ts';
import { Person } from './person.ts';
import { StormServer } from './server.ts';
import { neverDone, tell } from './tell.ts';
import { prepareTrip, type Trip } from './trip.ts';
import { Writer } from './writer.ts';

export interface StormOptions {
  seed: number;
  minutes: number;
  log: (line: string) => void;
}

/** Names of the persons; every second one has two tabs. */
const names = ['아라', '보미', '초희', '도윤'];
const pauseMs = 400;
const logEveryMs = 30_000;

/** Who is there, and what stands there before anybody writes. */
interface Scene {
  server: StormServer;
  trip: Trip;
  people: Person[];
  before: Fact[];
  ledger: Ledger;
  t: Translate;
}

/**
 * Real browsers on profiles that last, written in by people who use the interface, while tabs crash, browsers and the
 * server are killed, storage is cleared, networks fail and the database is put back. Random numbers are seeded; what
 * meets what is up to the machine.
 */
export async function runStorm(options: StormOptions) {
  const server = await StormServer.start(new SeededRandom(options.seed + 1));
  const people: Person[] = [];
  try {
    const scene = await setScene(server, people);
    options.log(`seed ${options.seed}; ${people.length} people are in, in ${server.directory}`);
    const blown = await blow(scene, options);
    options.log('the faults are over');
    const ending = await end(scene);
    for (const { person, done } of blown.writers)
      if (Object.keys(done).length === 0) ending.problems.push(`${person.name} did nothing`);
    const figures = figuresOf(scene, blown);
    return {
      problems: [...ending.problems, ...neverDone(figures.deeds, figures.unfinished)],
      directory: server.directory,
      figures: { seed: options.seed, minutes: options.minutes, ...ending.figures, ...figures },
      remove: () => server.remove(),
    };
  } finally {
    for (const person of people) await person.leave();
    await server.stop();
  }
}

/** @param people those who have come in, for whom somebody else has to tidy up */
async function setScene(server: StormServer, people: Person[]): Promise<Scene> {
  const trip = await prepareTrip(server, names);
  for (const index of names.keys())
    people.push(await Person.meet(index, 1 + (index % 2), server.directory, server.origin, trip));
  for (const person of people) {
    await person.ready();
    await person.keepsTheApp();
  }
  return { server, trip, people, before: await readFacts(server, trip), ledger: new Ledger(), t: await said('ko') };
}

interface Blown {
  writers: Writer[];
  faults: Faults;
}

async function blow({ server, people, trip, ledger, t }: Scene, { seed, minutes, log }: StormOptions): Promise<Blown> {
  const writers = people.map((person) => new Writer(person, trip, ledger, t, seed * 1_000 + person.index, pauseMs));
  const faults = new Faults(server, people, trip, ledger, new SeededRandom(seed));
  const endsAt = Date.now() + minutes * 60_000;
  let isBroken = false;
  const isOver = () => isBroken || Date.now() >= endsAt;
  const telling = setInterval(() => {
    log(`${kept(ledger)} acts are kept, ${ledger.mishaps.length} faults`);
  }, logEveryMs);
  try {
    await Promise.all([...writers.map((writer) => writer.writeUntil(isOver)), faults.makeUntil(isOver)]);
  } finally {
    isBroken = true;
    clearInterval(telling);
  }
  for (const person of people) person.network.turn('up');
  return { writers, faults };
}

/** Nothing is made any more: everything is sent, then the API is asked. */
async function end({ server, people, trip, before, ledger, t }: Scene) {
  const from = Date.now();
  const endings = await Promise.all(people.map((person) => settle(person, trip, t)));
  const settledAfterSeconds = (Date.now() - from) / 1_000;
  const problems = endings.flatMap((one) => one.problems);
  const facts = await readFacts(server, trip);
  const verdict = judge({ before, acts: ledger.acts, rejected: endings.flatMap((one) => one.rejected), facts });
  problems.push(...tell(verdict, ledger));
  for (const person of people)
    problems.push(...(await compareVoters(person, trip, facts, t).catch((problem: unknown) => [String(problem)])));
  await server.verify().catch((problem: unknown) => problems.push(String(problem)));
  const faults = Object.fromEntries(
    kinds.map((kind) => [kind, ledger.mishaps.filter((one) => one.kind === kind).length]),
  );
  problems.push(...kinds.filter((kind) => faults[kind] === 0).map((kind) => `no ${kind}`));
  const { lost, doubled, strange } = verdict;
  const found = { lost: lost.length, doubled: doubled.length, writtenByNobody: strange.length };
  return {
    problems,
    figures: {
      ...found,
      rejected: sum(endings.map((one) => one.codes)),
      settledAfterSeconds,
      openedAgain: endings.reduce((all, one) => all + one.again, 0),
      faults,
    },
  };
}

function figuresOf({ ledger, people, server }: Scene, { writers, faults }: Blown) {
  return {
    acts: ledger.acts.length,
    kept: kept(ledger),
    excusedByClearedStorage: faults.excused,
    backups: faults.backups,
    takenBackByRestores: faults.takenBack,
    browserStarts: people.reduce((all, one) => all + one.starts, 0),
    startedAnewSinceStorageWasStuck: people.reduce((all, one) => all + one.stuck, 0),
    injectedByTheBadLine: server.proxy.injected,
    deeds: sum(writers.map((one) => one.done)),
    unfinished: sum(writers.map((one) => one.broken)),
    scriptErrors: sum(people.flatMap((one) => one.scriptErrors.map((line) => ({ [line.slice(0, 200)]: 1 })))),
  };
}

const kept = ({ acts }: Ledger): number => acts.filter((act) => act.kept).length;

function sum(all: readonly Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const one of all) for (const [key, value] of Object.entries(one)) total[key] = (total[key] ?? 0) + value;
  return total;
}
