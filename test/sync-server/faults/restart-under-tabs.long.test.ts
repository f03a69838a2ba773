import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Cursor, ExchangeResponse } from '#shared/protocol/sync.ts';
import { FaultyProxy } from '#test/chaos/faulty-proxy.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { post, Programs } from '#test/worlds/program.ts';
import type { Client } from '#test/worlds/running-server.ts';

const count = 200;

interface Tab {
  client: Client;
  cursor: Cursor | null;
  kinds: string[];
}

let programs: Programs;
let proxy: FaultyProxy;
let tabs: Tab[];
beforeEach(async () => {
  programs = new Programs();
  proxy = await FaultyProxy.start(new SeededRandom(1));
  // Only an address that stays while the server moves.
  proxy.isCalm = true;
  tabs = [];
});
afterEach(async () => {
  for (const { client } of tabs) client.disconnect();
  await proxy.stop();
  await programs.close();
});

async function serve(): Promise<string> {
  const { url, child } = await programs.start();
  kill = () => child.kill('SIGKILL');
  proxy.targetPorts = [Number(new URL(url).port)];
  return url;
}
let kill: () => void;

/** A tab that says subscribe whenever it is connected, from where it stands. */
function open(groupId: string): Tab {
  const tab: Tab = {
    client: io(proxy.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 1_000,
      randomizationFactor: 0.8,
    }),
    cursor: null,
    kinds: [],
  };
  const stand = (version: number, nonce: string) => {
    tab.cursor = { version, nonce };
  };
  tab.client.on('connect', () => {
    tab.client.emit('subscribe', { proto: 1, groups: [{ groupId, cursor: tab.cursor }] }, ([first]) => {
      const answer = first?.answer;
      if (answer?.kind === 'reset') stand(answer.version, answer.nonce);
      if (answer?.kind === 'delta') stand(...(answer.chain.at(-1) ?? [0, '']));
      tab.kinds.push(answer?.kind ?? 'nothing');
    });
  });
  tab.client.on('patch', ({ chain }) => {
    stand(...(chain.at(-1) ?? [0, '']));
  });
  return tab;
}

it(
  `S8 ${count} tabs come back after a kill -9, each by its cursor, and hear what they missed and what follows`,
  { timeout: 120_000 },
  async () => {
    let url = await serve();
    const groupId = String((await post(url, '/api/groups', aGroupForm()))['id']);
    tabs = Array.from({ length: count }, () => open(groupId));
    const add = async () => {
      const answer = (await post(url, '/api/sync', {
        proto: 1,
        groupId,
        cursor: null,
        tokens: [],
        mutations: [aMutation('addMember', { memberId: anId(), name: anId() }, { actor: 'link' })],
      })) as unknown as Extract<ExchangeResponse, { kind: 'reset' }>;
      return answer.version;
    };
    const stand = async (version: number) => {
      await expect
        .poll(() => tabs.filter((tab) => tab.cursor?.version === version).length, { timeout: 60_000 })
        .toBe(count);
    };
    await expect.poll(() => tabs.filter((tab) => tab.kinds.length === 1).length, { timeout: 60_000 }).toBe(count);
    await stand(await add());

    kill();
    url = await serve();
    const version = await add();
    await stand(version);
    expect(tabs.flatMap((tab) => tab.kinds.slice(1)).filter((kind) => kind !== 'delta')).toEqual([]);
    await stand(await add());
  },
);
