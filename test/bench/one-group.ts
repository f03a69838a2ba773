import { performance } from 'node:perf_hooks';
import { Programs } from '#test/worlds/program.ts';
import { freshStore, postgresUrl } from '#test/worlds/stores.ts';
import { aParty, applied, cursorOf, dateVote, sync } from './device.ts';
import { line, median, ratio, title } from './print.ts';

const writing = 16;
const seconds = 5;
const repetitions = 3;

/**
 * W8: so many devices of one group, each with one vote after another, on PostgreSQL behind one server process and
 * behind two, in turn.
 */
export async function oneGroup(): Promise<void> {
  title(`W8 ${writing} writers in one group on PostgreSQL, ${repetitions} times ${seconds} s`);
  if (postgresUrl === undefined) {
    line('not run', 'TEST_DATABASE_URL is not set');
    return;
  }
  const found = new Map<number, number[]>();
  for (let repetition = 0; repetition < repetitions; repetition += 1)
    for (const processes of [1, 2])
      found.set(processes, [...(found.get(processes) ?? []), await votesPerSecond(processes)]);
  const [one, two] = [median(found.get(1) ?? []), median(found.get(2) ?? [])];
  line('one process', `${one.toFixed(0)} votes/s`);
  line('two processes', `${two.toFixed(0)} votes/s`, ratio(two, one));
}

async function votesPerSecond(processes: number): Promise<number> {
  const store = await freshStore('postgres');
  const programs = new Programs();
  try {
    const env = { DATABASE_URL: store.config.kind === 'postgres' ? store.config.url : '' };
    const urls: string[] = [];
    for (let index = 0; index < processes; index += 1) urls.push((await programs.start({ env })).url);
    const [first = ''] = urls;
    const { groupId, members } = await aParty(first, writing);
    const tip = cursorOf(await sync(first, { groupId }));
    let count = 0;
    const from = performance.now();
    await Promise.all(
      members.map(async ({ token }, index) => {
        const url = urls[index % urls.length] ?? first;
        let cursor = tip;
        for (let round = 0; performance.now() - from < seconds * 1_000; round += 1) {
          const answer = await applied(
            sync(url, { groupId, cursor, tokens: [token], mutations: [dateVote(round % 300)] }),
          );
          cursor = cursorOf(answer);
          count += 1;
        }
      }),
    );
    return count / ((performance.now() - from) / 1_000);
  } finally {
    await programs.close();
    await store.remove();
  }
}
