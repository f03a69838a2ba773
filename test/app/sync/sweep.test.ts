import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExchangeRequest } from '#shared/protocol/sync.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { createGroup, rememberGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { castDateVote } from '#app/local/group/votes.ts';
import { Unreachable } from '#app/net/call.ts';
import { SyncEngine } from '#app/sync/engine.ts';
import { buildRequest, type BuiltRequest } from '#app/sync/request.ts';
import { applyResponse } from '#app/sync/response.ts';
import { flushAll } from '#app/sync/flush-all.ts';
import type { SyncPorts } from '#app/sync/ports.ts';
import { unaskedGroups } from '#app/sync/sweep.ts';
import { springTrip } from '#test/builders/group.ts';
import { WorldServer, type TestDevice } from '#test/worlds/devices.ts';
import { broughtBack } from '#test/builders/brought-back.ts';
import { HeldTimers } from '#test/builders/held-timers.ts';

const date = '2027-04-03';

let server: WorldServer;
let organizer: TestDevice;
let bo: TestDevice;
/** Three groups on Bo's device in the order of their ids, all made by another device; Bo is a member of each. */
let groups: string[];
let sessions: Map<string, StoredSession>;
let engines: SyncEngine[];
let asked: string[];
let timers: HeldTimers;
/** What becomes of a request before the server has it. */
let onRequest: (request: ExchangeRequest) => Promise<void>;

beforeEach(async () => {
  server = await WorldServer.open();
  [organizer, bo] = [server.device('organizer'), server.device('bo')];
  [groups, engines, asked, timers] = [[], [], [], new HeldTimers()];
  sessions = new Map();
  onRequest = () => Promise.resolve();
  for (let index = 0; index < 3; index += 1) await anotherGroup();
  groups.sort();
});

afterEach(async () => {
  for (const engine of engines) engine.stop();
  await server.close();
});

async function anotherGroup(): Promise<string> {
  const group = await createGroup(organizer.device, springTrip);
  await organizer.sync(group.groupId);
  await rememberGroup(bo.device, group);
  sessions.set(group.groupId, await joinGroup(bo.device, group.groupId, 'Bo'));
  await bo.sync(group.groupId);
  groups.push(group.groupId);
  return group.groupId;
}

const vote = async (groupId: string) => {
  const session = sessions.get(groupId);
  if (session) await castDateVote(bo.device, session, date);
  await bo.sync(groupId);
};
const votes = async () =>
  (
    await server
      .db('date_votes')
      .join('voters', 'voters.number', 'date_votes.voter')
      .where({ removed: 0 })
      .orderBy('group_id')
      .select('group_id')
  ).map((one: { group_id: string }) => one.group_id);
const [first, second, third] = [() => groups[0] ?? '', () => groups[1] ?? '', () => groups[2] ?? ''];
const marked = () => unaskedGroups(bo.device.db);

const ports: SyncPorts = {
  now: () => bo.now(),
  broughtBack,
  randomFraction: () => 0.5,
  timer: (delayMs, act) => timers.start(delayMs, act),
  lock: (_name, act) => act(),
  report: (problem) => {
    throw problem;
  },
};

const post = async (request: ExchangeRequest) => {
  asked.push(request.groupId);
  await onRequest(request);
  return server.answer(request);
};

/** Opens a page. */
function page(): SyncEngine {
  const engine = new SyncEngine({ db: bo.device.db, ports, post, report: () => undefined });
  engines.push(engine);
  engine.start();
  return engine;
}

const until = (check: () => unknown) => vi.waitFor(check, { interval: 2, timeout: 10_000 });
/** Until no mark is left and nothing is under way. */
const swept = (engine: SyncEngine) =>
  until(async () => {
    expect(await marked()).toEqual([]);
    expect(engine.isQuiet()).toBe(true);
  });
/** Until the server has Bo's votes in all groups again. */
const offersAll = async (engine: SyncEngine) => {
  await until(async () => {
    expect(await votes()).toEqual(groups.toSorted());
  });
  await swept(engine);
};
/** Long enough for a request that is not to come. */
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 40);
  });

/** The server is put back to before Bo's votes in all groups. */
async function restoredWithoutVotes(): Promise<void> {
  const saved = await server.backup();
  for (const groupId of groups) await vote(groupId);
  await server.restore(saved);
  expect(await votes()).toEqual([]);
}

describe('P20: a page after a restore', () => {
  test('offers what was accepted in all groups, of which it shows one', async () => {
    await restoredWithoutVotes();
    const engine = page();
    engine.watch([first()]);
    await offersAll(engine);
    expect(await bo.entries('pending')).toEqual([]);
  });

  test('asks about one group at a time', async () => {
    await restoredWithoutVotes();
    let underWay = 0;
    const most: number[] = [];
    onRequest = async ({ groupId }) => {
      if (groupId === first()) return;
      underWay += 1;
      most.push(underWay);
      await pause();
      underWay -= 1;
    };
    const engine = page();
    engine.watch([first()]);
    await offersAll(engine);
    expect(Math.max(...most)).toBe(1);
  });

  test('asks once about each group that has lost nothing', async () => {
    const saved = await server.backup();
    await vote(first());
    await server.restore(saved);
    const engine = page();
    engine.watch([first()]);
    await until(async () => {
      expect(await votes()).toEqual([first()]);
    });
    await swept(engine);
    expect(asked.filter((one) => one !== first())).toEqual([second(), third()]);
  });

  test('comes to rest where all have lost something: each that has makes it ask about the others once more, after those that were not asked', async () => {
    await restoredWithoutVotes();
    const engine = page();
    engine.watch([first()]);
    await offersAll(engine);
    // The point is lost, all rows are fetched, the queue has changed, and the answers of the others.
    for (const groupId of groups) expect(asked.filter((one) => one === groupId).length).toBeLessThanOrEqual(4);
    asked.length = 0;
    await pause();
    expect(asked).toEqual([]);
  });

  test('that was killed in the middle is followed by one that goes on', async () => {
    await restoredWithoutVotes();
    onRequest = ({ groupId }) => (groupId === first() ? Promise.resolve() : new Promise(() => undefined));
    const killed = page();
    killed.watch([first()]);
    // Its answer never comes; what is asked about the first one meanwhile may come after it.
    await until(() => {
      expect(asked).toContain(second());
    });
    expect(asked).not.toContain(third());
    killed.stop();
    onRequest = () => Promise.resolve();
    const engine = page();
    await offersAll(engine);
  });

  test('S13: goes on to the next group when one cannot be asked, which waits as any other', async () => {
    await restoredWithoutVotes();
    onRequest = ({ groupId }) => (groupId === second() ? Promise.reject(new Unreachable()) : Promise.resolve());
    const engine = page();
    engine.watch([first()]);
    await until(async () => {
      expect(await votes()).toEqual([first(), third()].toSorted());
      expect(await marked()).toEqual([second()]);
    });
    await pause();
    expect(asked.filter((one) => one === second())).toHaveLength(1);
    onRequest = () => Promise.resolve();
    expect(timers.fire(500)).toBe(1);
    await offersAll(engine);
  });

  test('S10: does not ask about a group that its member was removed from', async () => {
    await restoredWithoutVotes();
    await bo.device.db.groups.update(second(), { archived: 'removed' });
    const engine = page();
    engine.watch([first()]);
    await until(async () => {
      expect(await votes()).toEqual([first(), third()].toSorted());
    });
    await swept(engine);
    expect(asked).not.toContain(second());
  });

  test('P14: asks about a group that was called gone a moment ago, and takes the same answer for one', async () => {
    await restoredWithoutVotes();
    await bo.device.db.groups.update(second(), { archived: 'gone', goneSaidAt: bo.now() });
    await server.db('groups').where({ id: third() }).update({ deleted_at: bo.now() });
    const engine = page();
    engine.watch([first()]);
    await until(async () => {
      expect(await votes()).toEqual([first(), second()].toSorted());
    });
    await swept(engine);
    expect((await bo.device.db.groups.get(third()))?.archived).toBe('gone');
  });
});

describe('P20: a group that the server does not know', () => {
  test('after a restore to before it was made is one answer; nobody asks about it any more unless it is shown', async () => {
    const saved = await server.backup();
    const late = await anotherGroup();
    await vote(first());
    await server.restore(saved);
    const engine = page();
    engine.watch([first()]);
    await until(async () => {
      expect(asked).toContain(late);
      expect(await marked()).toEqual([]);
    });
    await swept(engine);
    expect(asked.filter((one) => one === late)).toHaveLength(1);
    expect(timers.delays()).toEqual([5_000]);
  });

  test('although this device has its rows makes it ask about the others, once', async () => {
    const saved = await server.backup();
    const late = await anotherGroup();
    await vote(second());
    await server.restore(saved);
    await bo.sync(late);
    expect(await marked()).toEqual([first(), second(), third()]);
    for (const groupId of [first(), second(), third()]) await bo.sync(groupId);
    // The second group has lost something as well.
    expect(await marked()).toEqual([first(), late].toSorted());
    await bo.sync(first());
    await bo.sync(late);
    expect(await marked()).toEqual([]);
    expect(await votes()).toEqual([second()]);
    // Known again, it would be news.
    await organizer.sync(late);
    await bo.sync(late);
    expect((await bo.device.db.groups.get(late))?.isMissing).toBeUndefined();
  });

  test('which was never there is no sign of a restore', async () => {
    const { groupId, shareUrl, name } = await createGroup(organizer.device, springTrip);
    await rememberGroup(bo.device, { groupId, shareUrl, name });
    await bo.sync(groupId);
    expect(await marked()).toEqual([]);
  });
});

describe('P20: a mark', () => {
  test('stays when the answer is to a request that was made before it, or before another group told once more', async () => {
    const { db } = bo.device;
    const chain: [number, string][] = [
      [(await db.cursors.get(second()))?.version ?? 0, (await db.cursors.get(second()))?.nonce ?? ''],
    ];
    const answer = { proto: 1 as const, kind: 'delta' as const, chain, rows: [], gone: [], results: [] };
    const apply = (built: BuiltRequest) => applyResponse(db, built, answer, { sentMs: 1, receivedMs: 2 });
    await restoredWithoutVotes();
    await db.cursors.put({ groupId: second(), version: chain[0]?.[0] ?? 0, nonce: chain[0]?.[1] ?? '' });
    const unmarked = await buildRequest(db, second());
    await bo.sync(first());
    await apply(unmarked);
    expect(await marked()).toEqual([second(), third()]);
    const early = await buildRequest(db, second());
    await bo.sync(third());
    await apply(early);
    expect(await marked()).toEqual([second(), first()]);
    await apply(await buildRequest(db, second()));
    expect(await marked()).toEqual([first()]);
  });

  test('is made by no answer that says the same once more: the point is known to be lost', async () => {
    await restoredWithoutVotes();
    await bo.device.db.cursors.update(first(), { lost: true });
    await bo.sync(first());
    expect(await marked()).toEqual([]);
  });
});

test('P20: Background Sync asks about them too, after what waits', async () => {
  await restoredWithoutVotes();
  const session = sessions.get(first());
  if (session) await castDateVote(bo.device, session, '2027-04-04');
  await flushAll(bo.device.db, ports, post);
  expect(await votes()).toEqual([first(), ...groups].toSorted());
  expect(await bo.entries('pending')).toEqual([]);
  // The last one's answer told that there may be more to ask.
  expect(await marked()).not.toContain(third());
});

test('P20: Background Sync that could not ask about one group asks about the next, and is tried again', async () => {
  await restoredWithoutVotes();
  await bo.sync(first());
  onRequest = ({ groupId }) => (groupId === second() ? Promise.reject(new Unreachable()) : Promise.resolve());
  await expect(flushAll(bo.device.db, ports, post)).rejects.toThrow('1 groups');
  expect(await votes()).toEqual([first(), third()].toSorted());
  expect(asked.filter((one) => one === second())).toHaveLength(1);
});
