import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mutationDefinitions } from '#shared/protocol/mutations.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import type { ExchangeResponse, ExchangeRequest } from '#shared/protocol/sync.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

/** What the client core of a commit really sent, as it went over the wire. Append only, like a migration. */
interface Recording {
  build: string;
  requests: ExchangeRequest[];
}

const directory = join(import.meta.dirname, 'recordings');
const recordings = readdirSync(directory)
  .sort()
  .map((name) => JSON.parse(readFileSync(join(directory, name), 'utf8')) as Recording);

let world: RunningServer;
beforeEach(async () => {
  world = await RunningServer.start();
});
afterEach(() => world.close());

describe('an older build', () => {
  it.each(recordings)(
    '($build) is still understood: every write that it had queued takes effect',
    async ({ requests }) => {
      // Weeks later, while the days that the recordings name are still to come.
      world.clock.now = Date.UTC(2026, 3, 20);
      for (const request of requests) {
        const answer = await world.sync(request);
        expect('results' in answer ? answer.results.map((one) => one.code) : answer.kind).toEqual(
          request.mutations.map(() => 'applied'),
        );
      }
    },
  );

  it('has a recording of every mutation in every version before the present one', () => {
    const recorded = new Set(
      recordings.flatMap(({ requests }) =>
        requests.flatMap((request) => request.mutations.map((one) => `${one.name} ${one.ver}`)),
      ),
    );
    const missing = Object.entries(mutationDefinitions).flatMap(([name, one]) =>
      Array.from({ length: (one as MutationDefinition<unknown>).ver - 1 }, (_, index) => `${name} ${index + 1}`).filter(
        (key) => !recorded.has(key),
      ),
    );
    expect(missing, 'record what the build before sends, before its meaning is forgotten').toEqual([]);
    expect(recorded.size).toBeGreaterThan(20);
  });

  it('of another protocol is told to update, over HTTP and by socket, and loses nothing by it', async () => {
    const group = await world.openGroup();
    for (const proto of [0, 2]) {
      const answer = await world.post('/api/sync', {
        proto,
        groupId: group.id,
        cursor: null,
        tokens: [],
        mutations: [aMutation('addMember', { memberId: anId(), name: '민지' }, { actor: 'link' })],
      });
      expect([answer.status, answer.body.code]).toEqual([426, 'upgrade_required']);
    }
    expect(await world.members(group.id)).toEqual([]);
    const client = await world.connect();
    const upgrade = new Promise((done) => client.once('upgrade', done));
    (client as unknown as { emit(name: string, word: unknown): void }).emit('subscribe', { proto: 0, groups: [] });
    expect(await upgrade).toEqual({ min: 1 });
  });
});

describe('a newer build, after the server was set back', () => {
  it('is told so, write by write; what this server knows takes effect', async () => {
    const group = await world.openGroup();
    const answer: ExchangeResponse = await world.sync({
      groupId: group.id,
      mutations: [
        aMutation('addMember', { memberId: anId(), name: '민지' }, { actor: 'link' }),
        {
          ...aMutation('addMember', { memberId: anId(), name: '준호' }, { actor: 'link' }),
          ver: mutationDefinitions.addMember.ver + 1,
        },
        { ...aMutation('addMember', { memberId: anId(), name: '서연' }, { actor: 'link' }), name: 'addPet' },
      ],
    });
    expect('results' in answer ? answer.results.map((one) => one.code) : answer.kind).toEqual([
      'applied',
      'upgrade_required',
      'upgrade_required',
    ]);
    expect((await world.members(group.id)).map((one) => one.name)).toEqual(['민지']);
  });
});
