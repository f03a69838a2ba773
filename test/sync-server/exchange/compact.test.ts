import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#shared/kernel/limits.ts';
import { compactHistories } from '#server/sync/compact.ts';
import { chainLength } from '#server/sync/mutation-log.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { ServedGroup } from '#test/worlds/served-group.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = 2_000 * dayMs;
/** What came in at this time is kept, what came in before is not. */
const line = now - limits.offlineDays * dayMs;

let group: ServedGroup;
let ara: { memberId: string; token: string };
beforeEach(async () => {
  group = await ServedGroup.open();
  ara = await group.joined('아라');
  // What opening and joining have left behind says nothing here.
  await group.db('mutations').delete();
});
afterEach(() => group.close());

const write = (mutationId: string, at: number, version: number | null = 1, groupId = group.id) =>
  group.db('mutations').insert({ group_id: groupId, mutation_id: mutationId, code: 'applied', version, at });
const known = async () => (await group.db('mutations').orderBy('mutation_id')).map((one) => one.mutation_id);
const forgottenBefore = async () => (await group.head()).forgottenBefore;
const compact = (keptSteps?: number) => compactHistories(group.db, now, keptSteps);
const change = (over: object) => group.db('groups').where('id', group.id).update(over);

describe('P10: results', () => {
  test('of writes are forgotten once they are older than a device may be offline; a refusal never is', async () => {
    await write('a-old', line - 1);
    await write('b-kept', line);
    await write('c-refused', line - 1, null);
    expect(await compact()).toBe(1);
    expect(await known()).toEqual(['b-kept', 'c-refused']);
  });

  test('are all kept where none is old, and nothing is called forgotten', async () => {
    await write('kept', line);
    await write('refused', line - 1, null);
    expect(await compact()).toBe(0);
    expect([await known(), await forgottenBefore()]).toEqual([['kept', 'refused'], 0]);
  });

  test('that are forgotten draw the line behind the last of them, and the line never goes back', async () => {
    await write('a', line - 500);
    await write('b', line - 300);
    await compact();
    expect(await forgottenBefore()).toBe(line - 299);
    await write('c', line - 400);
    await compact();
    expect(await forgottenBefore()).toBe(line - 299);
  });

  test('of a group that has ended are left to whoever deletes it', async () => {
    await write('old', line - 1);
    await change({ deleted_at: 1 });
    await compact();
    expect(await known()).toEqual(['old']);
  });

  test('are each group’s own', async () => {
    const other = anId();
    const opening = group.opening();
    await group.send({
      groupId: other,
      mutations: [{ ...opening, input: { ...(opening.input as object), groupId: other, shareUrl: 'y'.repeat(22) } }],
    });
    await group.db('mutations').delete();
    await write('old', line - 1);
    await write('young', line, 1, other);
    expect(await compact()).toBe(1);
    await write('other-old', line - 1, 1, other);
    await write('old', line - 1);
    expect(await compact()).toBe(2);
    expect(await known()).toEqual(['young']);
  });
});

describe('P2: points of a history', () => {
  /** Versions from 1 on, each with the time at which it came. */
  const points = async (...times: number[]) => {
    await group.db('group_versions').delete();
    for (const [index, at] of times.entries())
      await group
        .db('group_versions')
        .insert({ group_id: group.id, version: index + 1, nonce: `n${String(index)}`, at });
    await change({ version: times.length });
    await write('old', line - 1);
  };
  const versions = async () => (await group.db('group_versions').orderBy('version')).map((one) => one.version);

  test('are forgotten where they are as old as that, and further back than so many steps', async () => {
    await points(line - 1, line - 1, line - 1, line - 1, line - 1);
    await compact(2);
    expect(await versions()).toEqual([3, 4, 5]);
  });

  test('that are younger are kept, however far back', async () => {
    await points(line - 1, line - 1, line, line, line);
    await compact(0);
    expect(await versions()).toEqual([3, 4, 5]);
  });

  test('are kept for 256 steps unless it is said otherwise', async () => {
    await points(...Array.from({ length: chainLength + 2 }, () => line - 1));
    await compact();
    expect([(await versions())[0], (await versions()).length]).toEqual([2, chainLength + 1]);
  });
});

describe('S5: tombstones', () => {
  const date = '2027-04-03';
  const removed = (table: 'date_votes' | 'members', version: number, timestamp: number) =>
    group.db(table).update({ removed: 1, version, timestamp });
  const rows = async (table: 'date_votes' | 'members') => (await group.db(table)).length;
  beforeEach(async () => {
    await group.codes([ara.token], aMutation('castDateVote', { date }));
    await group.db('mutations').delete();
    await group.db('group_versions').update({ at: line - 1 });
    await write('old', line - 1);
  });

  test('that every known point comes after are forgotten', async () => {
    const { version } = await group.head();
    await removed('date_votes', version, line - 1);
    await compact(0);
    expect(await rows('date_votes')).toBe(0);
  });

  test('that some known point lies before are kept, and so are those of a later time, and rows', async () => {
    const { version } = await group.head();
    await removed('date_votes', version, line - 1);
    await compact(1);
    expect(await rows('date_votes')).toBe(1);
    await write('old', line - 1);
    await removed('date_votes', version, line);
    await compact(0);
    expect(await rows('date_votes')).toBe(1);
    await write('old', line - 1);
    await group.db('date_votes').update({ removed: 0, timestamp: 1 });
    await compact(0);
    expect(await rows('date_votes')).toBe(1);
  });

  test('are measured by the present point where a history has no other', async () => {
    await removed('date_votes', 2, 1);
    await group.db('group_versions').delete();
    await compact(0);
    expect(await rows('date_votes')).toBe(0);
  });

  test('P8: of members are never forgotten', async () => {
    await removed('members', 1, 1);
    await compact(0);
    expect(await rows('members')).toBe(1);
  });
});

test('sessions that ended as long ago are forgotten, no others', async () => {
  const ended = (at: number | null) => group.db('sessions').update({ revoked_at: at });
  const left = async () => (await group.db('sessions')).length;
  for (const at of [null, line]) {
    await ended(at);
    await compact();
    expect(await left()).toBe(1);
  }
  await ended(line - 1);
  await compact();
  expect(await left()).toBe(0);
});
