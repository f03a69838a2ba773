import { io } from 'socket.io-client';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Unsubscribe, Patch } from '#shared/protocol/sync.ts';
import { decodePatch } from '#shared/protocol/patch-codec.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { post, Programs } from '#test/worlds/program.ts';
import type { Client } from '#test/worlds/running-server.ts';
import { freshStore, postgresUrl, type FreshStore } from '#test/worlds/stores.ts';
import { redisUrl, TestRedis } from '#test/worlds/redis.ts';

/** These programs have the real clock: days that are still to come. */
const payload = aPayload({ availability: [{ start: '2030-05-01', end: '2030-05-05' }] });

/**
 * Processes of the real program on one PostgreSQL (rule P12), by each of the ways in which they tell each other of
 * changes.
 */
describe.each(['PostgreSQL', 'Redis'] as const)(
  'server processes with change notifications by %s',
  { timeout: 60_000 },
  (way) => {
    if (!postgresUrl || (way === 'Redis' && !redisUrl)) {
      it.skip(`are not run: ${postgresUrl ? 'TEST_REDIS_URL' : 'TEST_DATABASE_URL'} is not set`);
      return;
    }
    let programs: Programs;
    let store: FreshStore;
    let admin: Knex;
    /**
     * Of this test's processes, in a numbered database of its own; without one where PostgreSQL carries the change
     * notifications.
     */
    let redis: TestRedis | undefined;
    /** Marks this test's connections among all. */
    let mark: string;
    const clients: Client[] = [];

    beforeEach(async () => {
      programs = new Programs();
      store = await freshStore('postgres');
      admin = knex({ client: 'pg', connection: postgresUrl, pool: { min: 0, max: 1 } });
      mark = anId().slice(-12);
      redis = way === 'Redis' ? await TestRedis.open() : undefined;
    });
    afterEach(async () => {
      for (const client of clients.splice(0)) client.disconnect();
      await programs.close();
      await store.remove();
      await admin.destroy();
      redis?.close();
    });

    async function start(number: number): Promise<string> {
      const url = new URL(store.config.kind === 'postgres' ? store.config.url : '');
      url.searchParams.set('application_name', `${mark}-${number}`);
      const before = await redis?.listeners();
      const { url: address } = await programs.start({
        env: { DATABASE_URL: url.href.replaceAll('+', '%20'), ...(redis && { REDIS_URL: redis.url }) },
      });
      await expect
        .poll(() => (redis ? redis.listeners() : listeners(number)), { timeout: 20_000 })
        .toHaveLength((before?.length ?? 0) + 1);
      return address;
    }

    /**
     * Connections of a process that carry change notifications to it. Backends that have just said LISTEN, and nothing
     * since.
     */
    async function listeners(number: number): Promise<number[]> {
      const rows = (await admin('pg_stat_activity')
        .where('application_name', `${mark}-${number}`)
        .where('query', 'like', '%LISTEN%')
        .where('state', 'idle')
        .select('pid')) as { pid: number }[];
      return rows.map(({ pid }) => pid);
    }

    const listening = async (number: number) => (redis ? await redis.listeners() : await listeners(number)).at(-1);

    async function cut(connection: number | undefined): Promise<void> {
      if (redis) await redis.cut(connection);
      else await admin.raw('SELECT pg_terminate_backend(?)', [connection ?? 0]);
    }

    interface Tab {
      patches: Patch[];
      unsubscribes: Unsubscribe[];
    }

    async function watch(url: string, groupId: string, token: string): Promise<Tab> {
      const client: Client = io(url, { transports: ['websocket'], reconnection: false, forceNew: true });
      clients.push(client);
      const tab: Tab = { patches: [], unsubscribes: [] };
      client.on('patch', (patch) => tab.patches.push(decodePatch(patch)));
      client.on('unsubscribe', (unsubscribe) => tab.unsubscribes.push(unsubscribe));
      await new Promise<void>((resolve, reject) => {
        client.once('connect', resolve);
        client.once('connect_error', reject);
      });
      await new Promise((resolve) => {
        client.emit('subscribe', { proto: 1, groups: [{ groupId, cursor: null, token }] }, resolve);
      });
      return tab;
    }

    const kinds = (tab: Tab): string[] => tab.patches.flatMap((patch) => patch.rows.map((row) => row.kind));

    async function aParty(
      url: string,
    ): Promise<{ groupId: string; organizerToken: string; members: { id: string; token: string }[] }> {
      const group = await post(url, '/api/groups', aGroupForm());
      const groupId = String(group['id']);
      const members = await Promise.all(
        ['민지', '준'].map(async (memberName) => {
          const { sessionToken, memberId } = await post(url, `/api/groups/${groupId}/participant-login`, {
            memberName,
          });
          return { id: String(memberId), token: String(sessionToken) };
        }),
      );
      return { groupId, organizerToken: String(group['organizerToken']), members };
    }

    const write = (url: string, groupId: string, token: string, mutation: ReturnType<typeof aMutation>) =>
      post(url, '/api/sync', { proto: 1, groupId, cursor: null, tokens: [token], mutations: [mutation] });

    const voteOfTwo = async () => {
      const [one, two] = [await start(1), await start(2)];
      const {
        groupId,
        members: [minji],
      } = await aParty(one);
      const token = String(minji?.token);
      await write(one, groupId, token, aMutation('saveSimpleResponse', { payload }));
      const tab = await watch(two, groupId, token);
      await write(one, groupId, token, aMutation('castTypeVote', { type: 'relax' }));
      await expect.poll(() => kinds(tab), { timeout: 10_000 }).toEqual(['typeVote']);
    };

    const votesOfFour = async () => {
      const urls = [await start(1), await start(2), await start(3), await start(4)];
      const [first = ''] = urls;
      const {
        groupId,
        members: [minji],
      } = await aParty(first);
      const token = String(minji?.token);
      await write(first, groupId, token, aMutation('saveSimpleResponse', { payload }));
      const tabs = await Promise.all(urls.map((url) => watch(url, groupId, token)));
      const types = ['relax', 'golf', 'fishing', 'ski'] as const;
      for (const [at, type] of types.entries())
        await write(urls[at] ?? '', groupId, token, aMutation('castTypeVote', { type }));
      for (const tab of tabs)
        await expect.poll(() => kinds(tab), { timeout: 10_000 }).toEqual(types.map(() => 'typeVote'));
      for (const number of [1, 2, 3, 4]) expect(await listeners(number)).toEqual([]);
    };

    if (way === 'PostgreSQL') it('P12 a vote through one shows at a socket of the other', voteOfTwo);
    else
      it(
        'P12 votes through each of four show at sockets of all, and PostgreSQL carries no change notification',
        votesOfFour,
      );

    it('S10 a removal through one unsubscribes the socket at the other, which hears nothing more', async () => {
      const [one, two] = [await start(1), await start(2)];
      const {
        groupId,
        organizerToken,
        members: [minji, jun],
      } = await aParty(one);
      const [hers, his] = [
        await watch(two, groupId, String(minji?.token)),
        await watch(two, groupId, String(jun?.token)),
      ];
      await post(one, '/api/sync', {
        proto: 1,
        groupId,
        cursor: null,
        tokens: [],
        organizerToken,
        mutations: [aMutation('removeMember', { memberId: String(minji?.id) }, { actor: 'organizer' })],
      });
      await expect.poll(() => hers.unsubscribes, { timeout: 10_000 }).toEqual([{ groupId, why: 'removed' }]);
      await write(one, groupId, String(jun?.token), aMutation('saveSimpleResponse', { payload }));
      await expect.poll(() => kinds(his), { timeout: 10_000 }).toContain('simpleResponse');
      expect(hers.patches).toEqual([]);
    });

    it('S10 a new organizer secret through one unsubscribes the old one at the other; a new link does not', async () => {
      const [one, two] = [await start(1), await start(2)];
      const {
        groupId,
        organizerToken,
        members: [minji],
      } = await aParty(one);
      const tab = await watch(two, groupId, organizerToken);
      const joining = await watch(two, groupId, aSecret());
      const organize = (mutation: ReturnType<typeof aMutation>) =>
        post(one, '/api/sync', { proto: 1, groupId, cursor: null, tokens: [], organizerToken, mutations: [mutation] });
      const answer = (name: 'relax' | 'golf') =>
        write(one, groupId, String(minji?.token), aMutation('castTypeVote', { type: name }));

      await organize(aMutation('rotateShareUrl', { shareUrl: aShareUrl() }, { actor: 'organizer' }));
      await expect.poll(() => joining.unsubscribes, { timeout: 10_000 }).toEqual([{ groupId, why: 'closed' }]);
      await answer('relax');
      await expect.poll(() => kinds(tab), { timeout: 10_000 }).toContain('typeVote');
      expect(tab.unsubscribes).toEqual([]);

      await organize(aMutation('rotateOrganizer', { organizerToken: aSecret() }, { actor: 'organizer' }));
      await expect.poll(() => tab.unsubscribes, { timeout: 1_000 }).toEqual([{ groupId, why: 'revoked' }]);
      const heard = kinds(tab).length;
      const other = await watch(two, groupId, String(minji?.token));
      await answer('golf');
      await expect.poll(() => kinds(other), { timeout: 10_000 }).toContain('typeVote');
      expect(kinds(tab)).toHaveLength(heard);
    });

    it('L3 a listening connection that is cut comes back, and brings what was missed', async () => {
      const [one, two] = [await start(1), await start(2)];
      const {
        groupId,
        members: [minji],
      } = await aParty(one);
      const token = String(minji?.token);
      const tab = await watch(two, groupId, token);
      const before = await listening(2);
      await cut(before);
      await write(one, groupId, token, aMutation('saveSimpleResponse', { payload }));
      await expect.poll(() => kinds(tab), { timeout: 20_000 }).toEqual(['simpleResponse']);
      expect(await listening(2)).not.toBe(before);
      await write(one, groupId, token, aMutation('castTypeVote', { type: 'relax' }));
      await expect.poll(() => kinds(tab), { timeout: 10_000 }).toEqual(['simpleResponse', 'typeVote']);
    });

    it('SIGTERM ends a process that listens, with 0', async () => {
      const program = await programs.start({
        env: {
          DATABASE_URL: store.config.kind === 'postgres' ? store.config.url : '',
          ...(redis && { REDIS_URL: redis.url }),
        },
      });
      program.child.kill('SIGTERM');
      expect(await program.ended).toEqual({ code: 0, signal: null });
    });
  },
);
