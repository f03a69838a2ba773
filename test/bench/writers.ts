import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openDatabase } from '#server/kernel/db.ts';
import { anId, aParty, applied, cursorOf, dateVote, day, sync } from './device.ts';
import { line, ratio, title } from './print.ts';

const writing = 64;
const seconds = 5;

/**
 * W7: so many devices in as many groups, each with one vote after another, beside raw SQL that commits a vote after the
 * other with synchronous=FULL.
 */
export async function writers(url: string): Promise<void> {
  const devices = await Promise.all(
    Array.from({ length: writing }, async () => {
      const { groupId, members } = await aParty(url, 1);
      return { groupId, tokens: [members[0]?.token ?? ''], cursor: cursorOf(await sync(url, { groupId })) };
    }),
  );
  const ours = await perSecond(devices, async (device, round) => {
    device.cursor = cursorOf(await applied(sync(url, { ...device, mutations: [dateVote(round)] })));
  });
  const directory = mkdtempSync(join(tmpdir(), 'moyeo-bench-'));
  const db = await openDatabase({ kind: 'sqlite', file: join(directory, 'raw.sqlite') });
  const raw = await perSecond(
    Array.from({ length: writing }, (_, index) => ({ group: anId(), voter: index + 1 })),
    async ({ group, voter }, round) => {
      await db.transaction(async (trx) => {
        await trx('group_versions').insert({ group_id: group, version: round, nonce: 'x', at: 1 });
        await trx('date_votes').insert({
          voter,
          version: round,
          timestamp: 1,
          date: day(round),
          mutation_id: Buffer.from(anId().replaceAll('-', ''), 'hex'),
          removed: 0,
          voted_at: 1,
        });
      });
    },
    async ({ group, voter }) => {
      await db('groups').insert({
        id: group,
        version: 0,
        nonce: 'x',
        creator_email: 'a@b.co',
        organizer_hash: 'x',
        last_activity_at: 1,
        latest_timestamp: 1,
      });
      await db('voters').insert({ number: voter, group_id: group, member_id: 'm', version: 0 });
    },
  );
  await db.destroy();
  rmSync(directory, { recursive: true, force: true });
  title(`W7 ${writing} writers in as many groups, ${seconds} s, synchronous=FULL`);
  line('ours, over HTTP, parsed, authorised, stored', `${ours.toFixed(0)} votes/s`);
  line('raw SQL, two rows in a commit of its own', `${raw.toFixed(0)} votes/s`);
  line('ratio', ratio(ours, raw));
}

async function perSecond<T>(
  all: readonly T[],
  write: (one: T, round: number) => Promise<void>,
  before?: (one: T) => PromiseLike<unknown>,
): Promise<number> {
  for (const one of all) await before?.(one);
  let count = 0;
  const from = performance.now();
  await Promise.all(
    all.map(async (one) => {
      for (let round = 0; performance.now() - from < seconds * 1_000; round += 1) {
        await write(one, round % 300);
        count += 1;
      }
    }),
  );
  return count / ((performance.now() - from) / 1_000);
}
