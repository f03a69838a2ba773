import { said } from '#test/browser/said.ts';
import { SeededRandom } from '#test/worlds/seeded-random.ts';
import { compareVoters, settle } from './ending.ts';
import { readFacts } from './facts.ts';
import { Faults, kinds } from './faults.ts';
import { Ledger } from './ledger.ts';
import { judge } from './oracle.ts';
import { Person } from './person.ts';
import { StormServer } from './server.ts';
import { tell } from './tell.ts';
import { prepareTrip } from './trip.ts';
import { Writer } from './writer.ts';

export interface StormOptions {
  seed: number;
  minutes: number;
  log: (line: string) => void;
}

/** Names of the persons; every second one has two tabs. */
const names = ['아라', '보미', '초희', '도윤'];
const pauseMs = 400;

/**
 * Real browsers on profiles that last, written in by people who use the interface, while tabs crash, browsers and the server are killed, storage is
 * cleared, networks fail and the database is put back. Random numbers are seeded; what meets what is up to the machine.
 */
export async function runStorm({ seed, minutes, log }: StormOptions) {
  const random = new SeededRandom(seed);
  const ledger = new Ledger();
  const t = await said('ko');
  const server = await StormServer.start(new SeededRandom(seed + 1));
  const people: Person[] = [];
  const problems: string[] = [];
  let isOver = false;
  try {
    const trip = await prepareTrip(server, names);
    for (const index of names.keys())
      people.push(await Person.meet(index, 1 + (index % 2), server.directory, server.origin, trip));
    for (const person of people) {
      await person.ready();
      await person.keepsTheApp();
    }
    const before = await readFacts(server, trip);
    log(`seed ${seed}; ${people.length} people are in, in ${server.directory}`);

    const writers = people.map((person) => new Writer(person, trip, ledger, t, seed * 1_000 + person.index, pauseMs));
    const faults = new Faults(server, people, trip, ledger, random);
    const end = Date.now() + minutes * 60_000;
    const isTime = () => isOver || Date.now() >= end;
    const telling = setInterval(() => {
      log(`${ledger.acts.filter((act) => act.kept).length} acts are kept, ${ledger.mishaps.length} faults`);
    }, 30_000);
    try {
      await Promise.all([...writers.map((writer) => writer.writeUntil(isTime)), faults.makeUntil(isTime)]);
    } finally {
      clearInterval(telling);
    }

    log('the faults are over');
    for (const person of people) person.network.turn('up');
    const settledFrom = Date.now();
    const endings = await Promise.all(people.map((person) => settle(person, t)));
    const settledMs = Date.now() - settledFrom;
    problems.push(...endings.flatMap((one) => one.problems));
    const facts = await readFacts(server, trip);
    const verdict = judge({ before, acts: ledger.acts, rejected: endings.flatMap((one) => one.rejected), facts });
    problems.push(...tell(verdict, ledger));
    for (const person of people) problems.push(...(await compareVoters(person, trip, facts, t)));
    await server.verify().catch((problem: unknown) => problems.push(String(problem)));
    const happened = Object.fromEntries(
      kinds.map((kind) => [kind, ledger.mishaps.filter((one) => one.kind === kind).length]),
    );
    for (const [kind, count] of Object.entries(happened)) if (count === 0) problems.push(`no ${kind}`);
    for (const { person, done } of writers)
      if (Object.keys(done).length === 0) problems.push(`${person.name} did nothing`);
    return {
      problems,
      directory: server.directory,
      figures: {
        seed,
        minutes,
        acts: ledger.acts.length,
        kept: ledger.acts.filter((act) => act.kept).length,
        lost: verdict.lost.length,
        doubled: verdict.doubled.length,
        strange: verdict.strange.length,
        excused: faults.excused,
        rejected: sum(endings.map((one) => one.codes)),
        faults: happened,
        backups: faults.backups,
        takenBackByRestores: faults.takenBack,
        browserStarts: people.reduce((all, one) => all + one.starts, 0),
        injectedByTheBadLine: server.proxy.injected,
        deeds: sum(writers.map((one) => one.done)),
        unfinished: sum(writers.map((one) => one.broken)),
        scriptErrors: sum(people.map((one) => count(one.scriptErrors))),
        settledAfterSeconds: settledMs / 1_000,
      },
      remove: () => server.remove(),
    };
  } finally {
    isOver = true;
    for (const person of people) await person.leave();
    await server.stop();
  }
}

function sum(all: readonly Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const one of all) for (const [key, value] of Object.entries(one)) total[key] = (total[key] ?? 0) + value;
  return total;
}

const count = (lines: readonly string[]): Record<string, number> =>
  sum(lines.map((line) => ({ [line.slice(0, 200)]: 1 })));
