import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { aParty, applied, cursorOf, dateVote, day, mutation, sync, weighedSync } from './device.ts';
import { line, median, ms, ratio, title } from './print.ts';

const repetitions = 9;

/** W3: a device that has nothing. W4: one that was away while 300 rows changed again and again. */
export async function coldLoad(url: string): Promise<void> {
  const { groupId, members } = await aParty(url, 30);
  for (const { token } of members)
    await applied(
      sync(url, { groupId, tokens: [token], mutations: Array.from({ length: 50 }, (_, index) => dateVote(index)) }),
    );
  const times: number[] = [];
  let bytes = 0;
  let json = '';
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const from = performance.now();
    const weighed = await weighedSync(url, { groupId, cursor: null });
    times.push(performance.now() - from);
    if (weighed.answer.kind !== 'reset' || weighed.answer.rows.length !== 1_531) throw new Error('not the whole group');
    bytes = weighed.bytes;
    json = JSON.stringify(weighed.answer.rows);
  }
  const floor = gzipSync(json).length;
  title('W3 cold load: 30 members, 1,500 votes, one round trip');
  line('time', `median ${ms(median(times))}`);
  line('bytes of the answer', `${bytes}`, `${ratio(bytes, floor)} the JSON of its rows, compressed (${floor})`);
}

export async function catchUp(url: string): Promise<void> {
  title('W4 catch-up after changes on 300 rows');
  for (const changes of [100, 1_000, 10_000]) {
    const { groupId, members } = await aParty(url, 30);
    for (const { token } of members)
      await applied(
        sync(url, { groupId, tokens: [token], mutations: Array.from({ length: 10 }, (_, index) => dateVote(index)) }),
      );
    const cursor = cursorOf(await sync(url, { groupId }));
    // Ten taps of one member share a request, so that history grows by a version for every ten changes.
    for (let done = 0; done < changes; done += 10) {
      const token = members[(done / 10) % members.length]?.token ?? '';
      await applied(
        sync(url, {
          groupId,
          tokens: [token],
          mutations: Array.from({ length: 10 }, (_, index) => mutation('castDateVote', { date: day(index) }, 0)),
        }),
      );
    }
    const times: number[] = [];
    let bytes = 0;
    let rows = 0;
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      const from = performance.now();
      const weighed = await weighedSync(url, { groupId, cursor });
      times.push(performance.now() - from);
      if (weighed.answer.kind !== 'delta') throw new Error(weighed.answer.kind);
      bytes = weighed.bytes;
      rows = weighed.answer.rows.length;
    }
    line(`${changes} changes: ${rows} rows`, `median ${ms(median(times))}`, `${bytes} bytes`);
  }
}
