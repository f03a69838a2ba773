import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Result } from '#shared/protocol/sync.ts';
import {
  chainFrom,
  chainLength,
  countPoison,
  countUnopened,
  knowsCursor,
  storedResults,
  storeResults,
  unopenedAttempts,
} from '#server/sync/mutation-log.ts';
import { anId } from '#test/builders/mutation.ts';
import { ServedGroup } from '#test/worlds/served-group.ts';

const dayMs = 24 * 60 * 60 * 1000;
let group: ServedGroup;
beforeEach(async () => {
  group = await ServedGroup.open();
});
afterEach(() => group.close());
const within = <T>(act: (trx: Knex.Transaction) => Promise<T>) => group.db.transaction(act);

describe('P10: results', () => {
  const [applied, refused]: Result[] = [
    { mutationId: 'one', code: 'applied', version: 0 },
    { mutationId: 'two', code: 'name_taken' },
  ];

  test('are known by their ids as they were given, in their group', async () => {
    if (!applied || !refused) throw new Error('two results');
    await within((trx) => storeResults(trx, group.id, [applied, refused], 5));
    expect(await storedResults(group.db, group.id, ['two', 'one', 'three'])).toEqual(
      new Map([
        ['one', applied],
        ['two', refused],
      ]),
    );
    expect(await storedResults(group.db, anId(), ['one'])).toEqual(new Map());
    expect((await group.db('mutations').where({ mutation_id: 'one' }).first('at'))?.at).toBe(5);
  });

  test('have each a time of their own where one is asked for', async () => {
    if (!applied || !refused) throw new Error('two results');
    await within((trx) => storeResults(trx, group.id, [applied, refused], (one) => (one.mutationId === 'one' ? 7 : 8)));
    const found = await group.db('mutations').whereIn('mutation_id', ['one', 'two']).orderBy('mutation_id');
    expect(found.map((one) => one.at)).toEqual([7, 8]);
  });

  test('of no ids are asked of nobody', async () => {
    expect(await storedResults(undefined as unknown as Knex, group.id, [])).toEqual(new Map());
  });
});

describe('P11: a write that fails', () => {
  const secrets = { email: 'e', creatorEmail: 'c', organizerToken: 'o', adminPassword: 'a', pin: 'p' };
  const mutation = { name: 'addMember', input: { name: '보', ...secrets } };
  const counters = [
    ['in a group', 'poisoned', countPoison],
    ['that should open one', 'unopened_groups', countUnopened],
  ] as const;

  test.each(counters)(
    '%s is counted, each by itself, and kept at the third time without what is secret',
    async (_where, table, count) => {
      const tried = (id: string, at = 1) => within((trx) => count(trx, group.id, id, mutation, at));
      const kept = async () =>
        (await group.db(table).where({ group_id: group.id, mutation_id: 'one' }).first()) as object;
      expect([await tried('one'), await tried('other'), await tried('one', 2)]).toEqual([1, 1, 2]);
      expect(await kept()).toMatchObject({ tries: 2, mutation: null, at: 2 });
      expect(await tried('one', 3)).toBe(3);
      expect(await kept()).toMatchObject({
        tries: 3,
        mutation: JSON.stringify({ name: 'addMember', input: { name: '보' } }),
      });
    },
  );

  test('that should open a group is forgotten after thirty days, and none earlier', async () => {
    const tried = (id: string, at: number) => within((trx) => countUnopened(trx, group.id, id, mutation, at));
    const attempts = () => unopenedAttempts(group.db, group.id, 'one');
    expect(await attempts()).toBe(0);
    await tried('one', 5);
    await tried('other', 5 + 30 * dayMs);
    expect(await attempts()).toBe(1);
    await tried('other', 6 + 30 * dayMs);
    expect(await attempts()).toBe(0);
    expect(await unopenedAttempts(group.db, anId(), 'other')).toBe(0);
  });
});

describe('P2, P3: the points of a history', () => {
  const points = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  beforeEach(async () => {
    for (const version of points(chainLength + 2))
      await group
        .db('group_versions')
        .insert({ group_id: group.id, version: version + 1, nonce: `n${String(version + 1)}`, at: 1 });
  });

  test('are known by version and nonce', async () => {
    expect(await knowsCursor(group.db, group.id, { version: 5, nonce: 'n5' })).toBe(true);
    expect(await knowsCursor(group.db, group.id, { version: 5, nonce: 'n6' })).toBe(false);
    expect(await knowsCursor(group.db, group.id, { version: 9_999, nonce: 'n5' })).toBe(false);
    expect(await knowsCursor(group.db, anId(), { version: 5, nonce: 'n5' })).toBe(false);
  });

  test('are a chain from a cursor on, in order; of a longer one the last 256 and where it begins', async () => {
    const last = chainLength + 3;
    const named = (from: number) =>
      Array.from({ length: last - from + 1 }, (_, index) => [from + index, `n${String(from + index)}`]);
    expect(await chainFrom(group.db, group.id, { version: last - 2, nonce: `n${String(last - 2)}` })).toEqual(
      named(last - 2),
    );
    expect(await chainFrom(group.db, group.id, { version: 2, nonce: 'n2' })).toEqual([
      [2, 'n2'],
      ...named(last - chainLength + 1),
    ]);
    expect(await chainFrom(group.db, group.id, { version: 2, nonce: 'another' })).toBeUndefined();
  });
});
