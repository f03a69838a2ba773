import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { openDatabase } from '#server/kernel/db.ts';
import { dateVotes } from '#server/vote/store.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { Programs, ready, type Program } from '#test/worlds/program.ts';
import type { Mutation } from '#shared/protocol/sync.ts';
import { aParty, dateVote, sync } from './device.ts';
import { line, title } from './print.ts';

const writers = 4;
const votesEach = 150;
const kills = 4;
const resetShare = 0.1;

/**
 * W6: members vote while one connection in ten is reset, before or after the server had it, and the server is killed
 * again and again. A device sends what it has no answer for once more, with the same mutation id, as the product does.
 */
export async function faults(): Promise<void> {
  const programs = new Programs();
  const random = new SeededRandom(Date.now());
  let server: Program & { url: string } = await programs.start({ script: ['dist/server/main.js'] });
  const proxy = await breakingProxy(
    () => Number(new URL(server.url).port),
    () => random.hits(resetShare),
    random,
  );
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const { groupId, members } = await aParty(server.url, writers);
  const answered = new Map<string, { member: string; date: string }>();
  let troubles = 0;
  let answeredSinceKill = 0;
  let isKilling = false;
  let killed = 0;

  const kill = async () => {
    isKilling = true;
    server.child.kill('SIGKILL');
    await server.ended;
    const program = programs.run({ script: ['dist/server/main.js'] });
    server = { ...program, url: await ready(program) };
    killed += 1;
    isKilling = false;
  };
  const from = performance.now();
  await Promise.all(
    members.map(async ({ id, token }) => {
      for (let index = 0; index < votesEach; index += 1) {
        const vote: Mutation = dateVote(index);
        for (;;) {
          try {
            const answer = await sync(url, { groupId, tokens: [token], mutations: [vote] });
            if (answer.kind === 'lost' || answer.results[0]?.code !== 'applied')
              throw new Error(JSON.stringify(answer).slice(0, 200));
            answered.set(vote.mutationId, { member: id, date: (vote.input as { date: string }).date });
            answeredSinceKill += 1;
            break;
          } catch (error) {
            if (!(error instanceof TypeError)) throw error;
            troubles += 1;
            await new Promise((resolve) => {
              setTimeout(resolve, 20);
            });
          }
        }
        if (!isKilling && killed < kills && answeredSinceKill > (writers * votesEach) / (kills + 1)) {
          answeredSinceKill = 0;
          await kill();
        }
      }
    }),
  );
  const tookMs = performance.now() - from;
  server.child.kill('SIGTERM');
  await server.ended;
  proxy.close();
  const db = await openDatabase({ kind: 'sqlite', file: programs.file });
  const stored = (await db('mutations')
    .where({ group_id: groupId, code: 'applied' })
    .select({ mutationId: 'mutation_id' })) as { mutationId: string }[];
  const votes = await dateVotes.live(db, groupId);
  await db.destroy();
  await programs.close();
  const kept = new Map(votes.map((row) => [row.id, row.mutationId]));
  const lost = [...answered].filter(
    ([mutationId, { member, date }]) => kept.get(`${date}:${member}`) !== mutationId,
  ).length;
  const doubled =
    stored.length - new Set(stored.map(({ mutationId }) => mutationId)).size + (votes.length - answered.size);
  title(
    `W6 ${writers * votesEach} votes, ${Math.round(resetShare * 100)} % of the connections reset, ${killed} times kill -9 (${(tookMs / 1000).toFixed(1)} s)`,
  );
  line('requests without an answer, sent again', String(troubles));
  line('lost', String(lost));
  line('doubled', String(doubled));
  if (lost > 0 || doubled > 0 || killed !== kills || troubles === 0) throw new Error('W6 failed');
}

/** Hands connections on to the server; cuts some of them before the request or before the answer. */
async function breakingProxy(port: () => number, isCut: () => boolean, random: SeededRandom): Promise<Server> {
  const proxy = createServer((near) => {
    const far = connect(port(), '127.0.0.1');
    const end = (one: Socket) => () => {
      one.destroy();
    };
    near.on('error', end(far));
    far.on('error', end(near));
    near.on('close', end(far));
    far.on('close', end(near));
    const cut = () => {
      near.resetAndDestroy();
      far.destroy();
    };
    near.on('data', (part) => {
      if (isCut() && random.hits(0.5)) cut();
      else far.write(part);
    });
    far.on('data', (part) => {
      if (isCut()) cut();
      else near.write(part);
    });
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  return proxy;
}
