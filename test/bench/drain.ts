import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Cursor } from '#shared/protocol/sync.ts';
import { openDatabase } from '#server/kernel/db.ts';
import { anId, aParty, applied, cursorOf, dateVote, day, sync } from './device.ts';
import { line, median, ms, ratio, title } from './print.ts';

const writes = 1_000;
const voters = 3;
const repetitions = 5;
/** As many as a device sends in one request. */
const batch = 200;

/**
 * W2: 1,000 queued votes of three members who share a device (one may have 400), beside the same rows through raw SQL
 * in as many transactions, both with synchronous=FULL.
 */
export async function drain(url: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'moyeo-bench-'));
  const db = await openDatabase({ kind: 'sqlite', file: join(directory, 'raw.sqlite') });
  const oursMs: number[] = [];
  const rawMs: number[] = [];
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const { groupId, members } = await aParty(url, voters);
    const tokens = members.map(({ token }) => token);
    const queue = Array.from({ length: writes }, (_, index) => dateVote(Math.floor(index / voters), index % voters));
    let cursor: Cursor = cursorOf(await sync(url, { groupId }));
    const from = performance.now();
    for (let at = 0; at < queue.length; at += batch) {
      cursor = cursorOf(await applied(sync(url, { groupId, cursor, tokens, mutations: queue.slice(at, at + batch) })));
    }
    oursMs.push(performance.now() - from);

    const raw = anId();
    await db('groups').insert({
      id: raw,
      version: 0,
      nonce: 'x',
      creator_email: 'a@b.co',
      organizer_hash: 'x',
      last_activity_at: 1,
      latest_timestamp: 1,
    });
    const [voter] = await db('voters').insert({ group_id: raw, member_id: 'm', version: 1 });
    const rawFrom = performance.now();
    for (let at = 0; at < writes; at += batch) {
      const some = queue.slice(at, at + batch);
      await db.transaction(async (trx) => {
        await trx('mutations').insert(
          some.map((one) => ({ group_id: raw, mutation_id: one.mutationId, code: 'applied', version: 1, at: 1 })),
        );
        await trx('date_votes')
          .insert(
            some.map((one, index) => ({
              voter,
              version: 1,
              timestamp: 1,
              date: day(at + index),
              mutation_id: Buffer.from(one.mutationId.replaceAll('-', ''), 'hex'),
              removed: 0,
              voted_at: 1,
            })),
          )
          .onConflict(['voter', 'date'])
          .merge();
      });
    }
    rawMs.push(performance.now() - rawFrom);
  }
  await db.destroy();
  rmSync(directory, { recursive: true, force: true });
  title(`W2 ${writes} queued writes, ${repetitions} repetitions, synchronous=FULL`);
  line('ours, over HTTP, parsed, authorised, stored', `median ${ms(median(oursMs))}`);
  line('raw SQL of the same rows', `median ${ms(median(rawMs))}`);
  line('ratio', ratio(median(oursMs), median(rawMs)));
}
