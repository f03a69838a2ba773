// Dexie's live queries look for a global IndexedDB, whatever database they are about.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exchangeResponse, rowEpoch, type ExchangeRequest, type Patch } from '#shared/protocol/sync.ts';
import { openDatabase } from '#server/kernel/db.ts';
import { exchange } from '#server/sync/exchange.ts';
import { toWire } from '#server/sync/row-stores.ts';
import { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { createGroup, rememberGroup } from '#app/local/group/groups.ts';
import { joinGroup, logOut } from '#app/local/group/members.ts';
import { rotateShareUrl, updateGroup } from '#app/local/group/organizer.ts';
import { prepareStorage } from '#app/local/outbox/prepare-storage.ts';
import { pendingOf, readView } from '#app/local/outbox/queue.ts';
import type { Connection } from '#app/local/outbox/connection.ts';
import { castDateVote } from '#app/local/group/votes.ts';
import { CallError, Unreachable } from '#app/net/call.ts';
import { timeoutMs } from '#app/sync/exchange.ts';
import { applyResponse } from '#app/sync/response.ts';
import { slowMs, stuckMs, SyncEngine } from '#app/sync/engine.ts';
import { LiveMessages } from '#app/sync/live-messages.ts';
import { buildRequest } from '#app/sync/request.ts';
import { busyLimitMs, type SyncPorts } from '#app/sync/ports.ts';
import { springTrip } from '#test/builders/group.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { broughtBack } from '#test/builders/brought-back.ts';
import { HeldTimers } from '#test/builders/held-timers.ts';

/** A tab with a real engine. Its timers fire when the test says so. */
class Tab {
  readonly device: Device;
  readonly engine: SyncEngine;
  readonly messages: LiveMessages;
  readonly requests: ExchangeRequest[] = [];
  readonly reported: Partial<Connection>[] = [];
  readonly timers = new HeldTimers();
  readonly problems: unknown[] = [];
  isOffline = false;
  isFailing = false;
  isLocked = false;
  /** The network drops every packet: no answer and no error. */
  isSwallowed = false;
  /** The server takes what is sent, and its answers are lost. */
  isAnswerLost = false;
  laterMs = 0;

  constructor(
    label: string,
    random: SeededRandom,
    answer: (request: ExchangeRequest) => Promise<unknown>,
    factory = new IDBFactory(),
  ) {
    const db = new LocalDb(`moyeo-${label}`, { indexedDB: factory, IDBKeyRange });
    this.device = { db, now: Date.now, random: random.bytes };
    const ports: SyncPorts = {
      now: () => Date.now() + this.laterMs,
      broughtBack,
      randomFraction: () => 0.5,
      timer: this.timers.start,
      lock: async (_name, act) => (this.isLocked ? 'busy' : act()),
      report: (problem) => {
        this.problems.push(problem);
      },
    };
    this.engine = new SyncEngine({
      db,
      ports,
      post: async (request, signal) => {
        this.requests.push(request);
        if (this.isSwallowed)
          await new Promise((_, reject) => {
            signal.addEventListener('abort', () => {
              reject(new Unreachable());
            });
          });
        if (this.isOffline) throw new Unreachable();
        if (this.isFailing) throw new CallError(500, 'server_error', '');
        const said = await answer(request);
        if (this.isAnswerLost) throw new Unreachable();
        return said;
      },
      report: (change) => {
        this.reported.push(change);
      },
    });
    this.messages = new LiveMessages({ db, engine: this.engine, now: ports.now });
    this.engine.start();
  }

  pending = () => this.device.db.outbox.where('state').equals('pending').count();
}

vi.setConfig({ testTimeout: 30_000 });
const soon = { timeout: 10_000 };

describe('the sync engine of one tab', () => {
  let server: Knex;
  let random: SeededRandom;
  let patches: Patch[];
  let tabs: Tab[];

  beforeEach(async () => {
    server = await openDatabase({ kind: 'sqlite', file: ':memory:' });
    random = new SeededRandom(7);
    patches = [];
    tabs = [];
  });

  afterEach(async () => {
    for (const tab of tabs) {
      expect(tab.problems).toEqual([]);
      tab.engine.stop();
      tab.device.db.close();
    }
    await server.destroy();
  });

  async function answer(request: ExchangeRequest): Promise<unknown> {
    const { answer: response, commit } = await exchange(
      {
        db: server,
        now: Date.now,
        random: random.bytes,
        onException: (error) => {
          throw error;
        },
      },
      request,
    );
    if (commit) patches.push({ groupId: commit.groupId, chain: [commit.from, commit.to], ...toWire(commit.changes) });
    return JSON.parse(JSON.stringify(response));
  }

  function tab(label: string, factory?: IDBFactory): Tab {
    const made = new Tab(label, random, answer, factory);
    tabs.push(made);
    return made;
  }

  /** A tab whose member the server knows, with a vote that it does not know. */
  async function votedOffline() {
    const ara = tab('ara');
    const { groupId } = await createGroup(ara.device, springTrip);
    const session = await joinGroup(ara.device, groupId, 'Ara');
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
    ara.isOffline = true;
    await castDateVote(ara.device, session, '2027-04-03');
    // Its first attempt is over: one that is under way would not be begun anew by a wake.
    await vi.waitFor(() => {
      expect(ara.reported).toContainEqual({ reach: 'offline' });
    }, soon);
    return { ara, groupId, session };
  }

  test('L1: what is queued is sent by itself, in order, and once', async () => {
    const ara = tab('ara');
    const { groupId } = await createGroup(ara.device, springTrip);
    await joinGroup(ara.device, groupId, 'Ara');
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
    const mutationIds = ara.requests.flatMap((one) => one.mutations.map((mutation) => mutation.mutationId));
    expect(await server('mutations').count('* as n').first()).toEqual({ n: 2 });
    expect(new Set(mutationIds).size).toBe(2);
  });

  test('a server that fails is not taken for a missing network, and is told once it is back', async () => {
    const ara = tab('ara');
    ara.isFailing = true;
    await createGroup(ara.device, springTrip);
    await vi.waitFor(() => {
      expect(ara.reported).toContainEqual({ reach: 'failing' });
    }, soon);
    expect(ara.reported).not.toContainEqual({ reach: 'offline' });
    ara.isFailing = false;
    await ara.engine.wake();
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
    expect(ara.reported.at(-1)).toEqual({ reach: 'online' });
  });

  test('P13: without a network it waits and tries again; a wake tries at once', async () => {
    const ara = tab('ara');
    ara.isOffline = true;
    const { groupId } = await createGroup(ara.device, springTrip);
    await vi.waitFor(() => {
      expect(ara.reported).toContainEqual({ reach: 'offline' });
    }, soon);
    expect(await ara.pending()).toBe(1);
    await vi.waitFor(() => {
      expect(ara.timers.delays()).toContain(500);
    }, soon);
    const before = ara.requests.length;
    ara.timers.fire(500);
    await vi.waitFor(() => {
      expect(ara.requests.length).toBe(before + 1);
    }, soon);
    // The next wait is twice as long.
    await vi.waitFor(() => {
      expect(ara.timers.delays()).toContain(1_000);
    }, soon);
    ara.isOffline = false;
    await ara.engine.wake();
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
    expect((await readView(ara.device.db, groupId)).get('group', groupId)?.data.name).toBe('봄 여행');
  });

  test('P17: while another tab has the lock this one waits, and then reads the queue again', async () => {
    const ara = tab('ara');
    ara.isLocked = true;
    await createGroup(ara.device, springTrip);
    await vi.waitFor(() => {
      expect(ara.timers.delays()).toContain(750);
    }, soon);
    expect(ara.requests).toEqual([]);
    ara.isLocked = false;
    ara.timers.fire(750);
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
  });

  test('P13: a wake aborts a request that has been under way for long and repeats it at once; a recent one continues', async () => {
    const ara = tab('ara');
    ara.isSwallowed = true;
    await createGroup(ara.device, springTrip);
    await vi.waitFor(() => {
      expect(ara.requests.length).toBe(1);
    }, soon);
    await ara.engine.wake();
    expect(ara.requests.length).toBe(1);
    ara.isSwallowed = false;
    ara.laterMs = stuckMs + 1_000;
    await ara.engine.wake();
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
    expect(ara.requests.length).toBeGreaterThanOrEqual(2);
    expect(ara.requests[1]?.mutations).toEqual(ara.requests[0]?.mutations);
  });

  test('P17: a lock that is never released does not stop the exchange', async () => {
    const ara = tab('ara');
    ara.isLocked = true;
    await createGroup(ara.device, springTrip);
    await vi.waitFor(() => {
      expect(ara.timers.delays()).toContain(750);
    }, soon);
    ara.laterMs = busyLimitMs + 1_000;
    ara.timers.fire(750);
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
  });

  test('S2: two tabs of one device send everything, and nothing has two effects', async () => {
    const factory = new IDBFactory();
    const first = tab('ara', factory);
    const second = tab('ara', factory);
    const { groupId } = await createGroup(first.device, springTrip);
    for (const name of ['Ara', 'Bo']) await joinGroup(second.device, groupId, name);
    await vi.waitFor(async () => {
      expect(await first.pending()).toBe(0);
    }, soon);
    expect(await server('members').where('removed', 0).count('* as n').first()).toEqual({ n: 2 });
  });

  test('L3: a lost patch is noticed by the next head, and a patch that continues the cursor is applied', async () => {
    const ara = tab('ara');
    const bo = tab('bo');
    const { groupId, shareUrl } = await createGroup(ara.device, springTrip);
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
    await rememberGroup(bo.device, { groupId, shareUrl, name: springTrip.name });
    bo.engine.watch([groupId]);
    const names = async () => (await readView(bo.device.db, groupId)).list('member').map((one) => one.data.name);
    await vi.waitFor(async () => {
      expect((await readView(bo.device.db, groupId)).get('group', groupId)).toBeDefined();
    }, soon);

    await joinGroup(ara.device, groupId, 'Ara');
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
    const lost = patches.at(-1);
    const tip = lost?.chain.at(-1);
    if (!lost || !tip) throw new Error('no patch was made');
    await bo.messages.headed({ groupId, version: tip[0], nonce: tip[1] });
    await vi.waitFor(async () => {
      expect(await names()).toEqual(['Ara']);
    }, soon);
    // The late patch changes nothing any more.
    const asked = bo.requests.length;
    await bo.messages.patched(lost);
    expect(await names()).toEqual(['Ara']);
    expect(bo.requests.length).toBe(asked);
  });

  test('P4: a patch with the effect of a pending write leaves the write pending until its own result arrives', async () => {
    const { ara, groupId } = await votedOffline();
    const votes = async () => (await readView(ara.device.db, groupId)).list('dateVote').length;
    ara.isOffline = false;
    ara.isAnswerLost = true;
    const before = patches.length;
    const woken = ara.engine.wake();
    await vi.waitFor(() => {
      expect(patches.length).toBe(before + 1);
    }, soon);
    const [patch] = patches.slice(before);
    if (!patch) throw new Error('no patch was made');
    await woken;
    await ara.messages.patched(patch);
    expect([
      await ara.device.db.rows.where('[groupId+kind]').equals([groupId, 'dateVote']).count(),
      await ara.pending(),
      await votes(),
    ]).toEqual([1, 1, 1]);

    ara.isAnswerLost = false;
    ara.timers.fire();
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
    expect(await votes()).toBe(1);
  });

  test('S8: the answer to subscribe brings what is missing', async () => {
    const ara = tab('ara');
    const bo = tab('bo');
    const { groupId, shareUrl } = await createGroup(ara.device, springTrip);
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
    await rememberGroup(bo.device, { groupId, shareUrl, name: springTrip.name });
    bo.isOffline = true;
    bo.engine.watch([groupId]);
    const subscription = await bo.messages.subscriptionRequest();
    expect(subscription).toEqual([{ groupId, cursor: null, shareUrl }]);
    await bo.messages.subscribed(subscription, [
      { groupId, answer: await answer({ proto: 1, groupId, cursor: null, tokens: [], mutations: [] }) },
    ]);
    expect((await readView(bo.device.db, groupId)).get('group', groupId)?.data.name).toBe('봄 여행');
  });

  test('while there is no socket the watched groups are asked at the polling interval', async () => {
    const ara = tab('ara');
    const { groupId } = await createGroup(ara.device, springTrip);
    ara.engine.watch([groupId]);
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
    await vi.waitFor(() => {
      expect(ara.engine.isQuiet()).toBe(true);
    }, soon);
    const asked = ara.requests.length;
    ara.timers.fire(5_000);
    await vi.waitFor(() => {
      expect(ara.requests.length).toBe(asked + 1);
    }, soon);
    await vi.waitFor(() => {
      expect(ara.engine.isQuiet()).toBe(true);
    }, soon);
    ara.engine.setLive(true);
    ara.timers.fire(5_000);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(ara.requests.length).toBe(asked + 1);
  });

  test('S1: what only one of two copies of a storage had made is rejected when the other has logged out', async () => {
    const { ara, groupId, session } = await votedOffline();
    await logOut(ara.device, groupId);
    const [vote, logout] = await pendingOf(ara.device.db, groupId);
    if (!vote || !logout) throw new Error('nothing waits');
    // The copy has sent the log-out, and never had the vote.
    const { mutationId, name, ver, input, timestamp } = logout;
    await answer({
      proto: 1,
      groupId,
      cursor: null,
      tokens: [session.secret],
      mutations: [{ mutationId, name, ver, input, timestamp, actor: 0 }],
    });
    ara.isOffline = false;
    await ara.engine.wake();
    await vi.waitFor(async () => {
      expect(await ara.device.db.outbox.get(vote.order)).toMatchObject({
        mutationId: vote.mutationId,
        state: 'rejected',
        code: 'session_revoked',
      });
    }, soon);
    expect(await ara.pending()).toBe(0);
    expect(await ara.device.db.sessions.count()).toBe(0);
  });

  test('P3: what an answer took counts only where its rows continue what the device holds', async () => {
    const { ara, groupId } = await votedOffline();
    const built = await buildRequest(ara.device.db, groupId);
    const { cursor, mutations } = built.request;
    if (!cursor || !mutations[0]) throw new Error('nothing to send');
    // The response comes from a history that another tab has since found to be lost.
    await ara.device.db.cursors.update(groupId, { version: 1, nonce: 'another0000' });
    const late = (code: string) => ({
      proto: 1 as const,
      kind: 'delta' as const,
      chain: [
        [cursor.version, cursor.nonce] as [number, string],
        [cursor.version + 1, 'elsewhere00'] as [number, string],
      ],
      rows: [],
      gone: [],
      results: built.request.mutations.map(({ mutationId }) => ({ mutationId, code, version: cursor.version + 1 })),
    });
    expect(await applyResponse(ara.device.db, built, late('applied'), { sentMs: 1, receivedMs: 1 })).toEqual({
      kind: 'settled',
      again: true,
      isUnchanged: true,
    });
    expect((await pendingOf(ara.device.db, groupId)).map((one) => one.mutationId)).toEqual([mutations[0].mutationId]);
    expect(await applyResponse(ara.device.db, built, late('conflict'), { sentMs: 1, receivedMs: 1 })).toEqual({
      kind: 'settled',
      again: true,
    });
    expect(await pendingOf(ara.device.db, groupId)).toEqual([]);
  });

  test('P8, S9: every edit of the group is resubmitted after the server has lost it, not only the last one', async () => {
    const ara = tab('ara');
    const { groupId } = await createGroup(ara.device, springTrip);
    await updateGroup(ara.device, groupId, { name: '가을 여행' });
    await rotateShareUrl(ara.device, groupId);
    await updateGroup(ara.device, groupId, { description: '단풍' });
    const shareUrl = (await readView(ara.device.db, groupId)).get('group', groupId)?.data.shareUrl;
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
      // A request under way would wait forever for the destroyed database; this tab's request timeout fires only when
      // the test says so.
      expect(ara.engine.isQuiet()).toBe(true);
    }, soon);
    await server.destroy();
    server = await openDatabase({ kind: 'sqlite', file: ':memory:' });
    await ara.engine.wake();
    ara.engine.watch([groupId]);
    const told = { name: '가을 여행', description: '단풍', share_url: shareUrl };
    await vi.waitFor(async () => {
      expect(await server('group_profiles').where('id', groupId).first('name', 'description', 'share_url')).toEqual(
        told,
      );
    }, soon);
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
    expect((await ara.device.db.outbox.toArray()).map((one) => one.state)).toEqual(['done', 'done', 'done', 'done']);
  });

  test('P16, S1, L5: writes that were done a month ago are deleted; one that is pending again, or was rejected since, stays', async () => {
    const ara = tab('ara');
    ara.engine.stop();
    const { db } = ara.device;
    const { groupId } = await createGroup(ara.device, springTrip);
    const session = await joinGroup(ara.device, groupId, 'Ara');
    await castDateVote(ara.device, session, '2027-04-03');
    const [made, joined, voted] = await pendingOf(db, groupId);
    if (!made || !joined || !voted) throw new Error('nothing waits');
    for (const { order } of [made, joined, voted]) await db.outbox.update(order, { doneAt: 1 });
    await db.outbox.update(made.order, { state: 'done', code: 'applied' });
    await db.outbox.update(joined.order, { state: 'rejected', code: 'name_taken' });
    await prepareStorage(db, 32 * 24 * 60 * 60 * 1000);
    expect((await db.outbox.toArray()).map((one) => [one.name, one.state])).toEqual([
      ['joinGroup', 'rejected'],
      ['castDateVote', 'pending'],
    ]);
  });

  test('P15, S12: code that is older than the database writes nothing', async () => {
    const ara = tab('ara');
    await ara.device.db.open();
    await ara.device.db.meta.put({ key: 'codeEpoch', value: 99 });
    await expect(createGroup(ara.device, springTrip)).rejects.toThrow('newer version');
    expect(await ara.device.db.outbox.count()).toBe(0);
    expect(await ara.device.db.groups.count()).toBe(0);
  });

  test('S12, fault list 15: one epoch for queue and rows: code of before an update writes no rows either', async () => {
    const ara = tab('ara');
    const { groupId } = await createGroup(ara.device, springTrip);
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
      expect(ara.engine.isQuiet()).toBe(true);
    }, soon);
    const { db } = ara.device;
    await db.meta.put({ key: 'codeEpoch', value: rowEpoch - 1 });
    await prepareStorage(db, Date.now());
    expect(await db.rows.count()).toBe(0);
    // Now a newer build has opened the database, and dropped the rows for its own.
    await db.meta.put({ key: 'codeEpoch', value: rowEpoch + 1 });
    const built = await buildRequest(db, groupId);
    const late = exchangeResponse.parse(await answer(built.request));
    await expect(applyResponse(db, built, late, { sentMs: 1, receivedMs: 1 })).rejects.toThrow('newer version');
    expect(await db.rows.count()).toBe(0);
  });

  test('fault list 17: a request that the network swallows is shown as no connection after 4 s', async () => {
    const ara = tab('ara');
    ara.isSwallowed = true;
    await createGroup(ara.device, springTrip);
    await vi.waitFor(() => {
      expect(ara.timers.delays()).toContain(slowMs);
    }, soon);
    expect(ara.reported).not.toContainEqual({ reach: 'offline' });
    ara.timers.fire(slowMs);
    expect(ara.reported).toContainEqual({ reach: 'offline' });
    ara.isSwallowed = false;
    ara.timers.fire(timeoutMs);
    await vi.waitFor(() => {
      expect(ara.timers.delays()).toContain(500);
    }, soon);
    ara.timers.fire(500);
    await vi.waitFor(async () => {
      expect(await ara.pending()).toBe(0);
    }, soon);
  });
});
