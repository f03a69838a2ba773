import type { Socket as NetSocket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limits } from '#shared/kernel/limits.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { RunningServer, type Client } from '#test/worlds/running-server.ts';

let world: RunningServer;
beforeEach(async () => {
  world = await RunningServer.start({ metrics: true });
});
afterEach(() => world.close());

/** The TCP connection under a client, which can be left unread like that of a phone in a lift. */
const wire = (client: Client): NetSocket =>
  (client.io.engine.transport as unknown as { ws: { _socket: NetSocket } }).ws._socket;

const subscribe = (
  client: Client,
  ...groups: { groupId: string; cursor: { version: number; nonce: string } | null }[]
) => client.emitWithAck('subscribe', { proto: 1, groups });
const watchedGroups = async () => Number(/^moyeo_watched_groups (\d+)$/m.exec((await world.get('/metrics')).text)?.[1]);

it(
  'P18 a socket that takes nothing is dropped when too much waits for it; others hear everything, and it catches up with subscribe',
  { timeout: 120_000 },
  async () => {
    const questions = Array.from({ length: limits.questions }, (_, index) => ({
      id: `q${index}`,
      type: 'short_text' as const,
      question: `${index}?`,
      required: false,
      order: index,
    }));
    const group = await world.openGroup({ surveyType: 'custom', customQuestions: { questions } });
    const tokens = Array.from({ length: 4 }, aSecret);
    await world.sync({
      groupId: group.id,
      tokens,
      mutations: tokens.map((_, actor) => aMutation('joinGroup', { memberId: anId(), name: `n${actor}` }, { actor })),
    });
    // Only the slow one watches this: when it is gone, nobody does.
    const other = await world.openGroup();
    const [slow, quick] = [await world.connect(), await world.connect()];
    const [first] = await subscribe(slow, { groupId: group.id, cursor: null }, { groupId: other.id, cursor: null });
    await subscribe(quick, { groupId: group.id, cursor: null });
    expect(await watchedGroups()).toBe(2);
    if (first?.answer.kind !== 'reset') throw new Error('no reset');
    const { version, nonce } = first.answer;
    let heard = 0;
    quick.on('probe', (_message, answer) => {
      answer();
    });
    quick.on('patch', ({ chain }) => {
      heard = chain.at(-1)?.[0] ?? heard;
    });
    wire(slow).pause();

    let turn = 0;
    while ((await watchedGroups()) === 2) {
      turn += 1;
      expect(turn, 'megabytes wait, and nobody minds').toBeLessThan(600);
      // A patch of 54 KB: a larger one would not go by socket.
      const responses = Object.fromEntries(questions.map(({ id }) => [id, `${turn} ${'가'.repeat(150)}`]));
      const answer = await world.sync({
        groupId: group.id,
        tokens,
        mutations: tokens.map((_, actor) =>
          aMutation('saveCustomResponse', { responses }, { actor, timestamp: turn + 1 }),
        ),
      });
      expect('results' in answer && answer.results.map((one) => one.code)).toEqual(tokens.map(() => 'applied'));
    }
    await expect.poll(() => heard, { timeout: 30_000 }).toBe(version + turn);
    const again = await world.connect();
    const [caughtUp] = await subscribe(again, { groupId: group.id, cursor: { version, nonce } });
    if (caughtUp?.answer.kind !== 'delta') throw new Error('no delta');
    expect(caughtUp.answer.chain.at(-1)?.[0]).toBe(version + turn);
    wire(slow).destroy();
  },
);
