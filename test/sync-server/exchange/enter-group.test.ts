import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ExchangeRequest } from '#shared/protocol/sync.ts';
import type { ExchangePorts } from '#server/sync/batch.ts';
import { enterGroup, isAt, NotOpened, type Entry } from '#server/sync/enter-group.ts';
import { countUnopened, maxAttempts } from '#server/sync/mutation-log.ts';
import { openingMutation } from '#server/sync/parse-mutations.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { ServedGroup } from '#test/worlds/served-group.ts';

const date = '2027-04-03';
const vote = aMutation('castDateVote', { date });
let group: ServedGroup;
afterEach(() => group.close());

interface Over {
  resultsOnly?: boolean;
  alone?: boolean;
  ports?: Partial<ExchangePorts>;
  opening?: Entry['opening'];
  prepared?: Entry['prepared'];
  unseen?: Set<string>;
}
/** What a request finds; a refusal to open the group as its results. */
async function entering(asked: Partial<ExchangeRequest>, over: Over = {}) {
  const request = group.request(asked);
  const entry: Entry = {
    ports: { ...group.ports, ...over.ports },
    request,
    options: { resultsOnly: over.resultsOnly ?? false },
    opening: 'opening' in over ? over.opening : openingMutation(request),
    prepared: over.prepared ?? new Map(),
    unseen: over.unseen ?? new Set(),
    alone: over.alone ?? false,
  };
  try {
    return await group.db.transaction((trx) => enterGroup(trx, entry, group.nowMs));
  } catch (error) {
    if (error instanceof NotOpened) return { notOpened: error.results.map((one) => [one.mutationId, one.code]) };
    throw error;
  }
}
const answer = (kind: string, over: object = { results: [] }) => ({ answer: { proto: 1, kind, ...over } });

describe('a group that is there', () => {
  let ara: { memberId: string; token: string };
  beforeEach(async () => {
    group = await ServedGroup.open();
    ara = await group.joined('아라');
  });
  const tip = async () => {
    const { version, nonce } = await group.head();
    return { version, nonce };
  };

  test('is entered, whether the request writes or reads, from any point of its history', async () => {
    const entered = { head: await group.head(), isNew: false };
    expect(await entering({ mutations: [vote] })).toEqual(entered);
    expect(await entering({})).toEqual(entered);
    expect(await entering({ cursor: await tip() })).toEqual(entered);
    const earlier = await tip();
    await group.codes([ara.token], vote);
    expect(await entering({ cursor: earlier })).toMatchObject({ isNew: false });
  });

  test('P2: is lost from a point that is none of its history', async () => {
    const { version, nonce } = await tip();
    for (const cursor of [
      { version, nonce: 'another' },
      { version: version + 1, nonce },
    ])
      expect(await entering({ cursor })).toEqual(answer('lost', {}));
  });

  test('that has ended is gone; the request hears what was said of its writes before', async () => {
    await group.codes([ara.token], vote);
    await group.db('groups').where('id', group.id).update({ deleted_at: 1 });
    const results = [{ mutationId: vote.mutationId, code: 'applied', version: (await group.head()).version }];
    expect(await entering({ mutations: [vote, aMutation('castDateVote', { date })] })).toEqual(
      answer('gone', { results }),
    );
    expect(await entering({})).toEqual(answer('gone'));
  });

  describe('and closed', () => {
    beforeEach(async () => {
      await group.db('groups').where('id', group.id).update({ closed: 1 });
    });

    test('opens for a session, the organiser’s secret and the present link, and for a call', async () => {
      const entered = { isNew: false };
      expect(await entering({ tokens: [aSecret(), ara.token] })).toMatchObject(entered);
      expect(await entering({ tokens: [aSecret()], organizerToken: group.organizerToken })).toMatchObject(entered);
      expect(await entering({ shareUrl: group.shareUrl })).toMatchObject(entered);
      expect(await entering({}, { resultsOnly: true })).toMatchObject(entered);
    });

    test('is not there for a stranger, and closed for a device that has read its history', async () => {
      expect(await entering({})).toEqual(answer('unknown'));
      expect(await entering({ tokens: [aSecret()], organizerToken: aSecret() })).toEqual(answer('unknown'));
      expect(await entering({ cursor: { version: 0, nonce: 'another' } })).toEqual(answer('unknown'));
      expect(await entering({ cursor: await tip() })).toEqual(
        answer('forbidden', { why: 'closed', actor: 0, results: [] }),
      );
    });
  });
});

describe('a group that is not there', () => {
  beforeEach(async () => {
    group = await ServedGroup.open({ isOpened: false });
  });
  const heads = async () => (await group.db('groups')).length;

  test('is unknown but to what opens it', async () => {
    expect(await entering({})).toEqual(answer('unknown'));
    expect(await entering({ mutations: [vote] })).toEqual(answer('unknown'));
    expect(await entering({ mutations: [vote, group.opening()] })).toEqual(answer('unknown'));
  });

  test('is opened, with what was prepared and a first point of its own', async () => {
    const opening = group.opening();
    const prepared = new Map([[opening.mutationId, { adminPasswordHash: 'hash' }]]);
    const entered = await entering({ mutations: [opening] }, { prepared });
    expect(entered).toEqual({ head: await group.head(), isNew: true });
    expect(entered).toMatchObject({ head: { id: group.id, version: 0, lastActivityAt: group.nowMs } });
    expect((await group.db('groups').first())?.admin_password_hash).toBe('hash');
  });

  test('is not opened without the instance’s word, and nothing of that is kept', async () => {
    const ports = { groupCode: 'word' };
    const [none, wrong] = [group.opening(), group.opening({}, { groupCode: 'another' })];
    expect(await entering({ mutations: [none] }, { ports })).toEqual({
      notOpened: [[none.mutationId, 'group_code_missing']],
    });
    expect(await entering({ mutations: [wrong] }, { ports })).toEqual({
      notOpened: [[wrong.mutationId, 'group_code_wrong']],
    });
    expect(await heads()).toBe(0);
    expect(await entering({ mutations: [group.opening({}, { groupCode: 'word' })] }, { ports })).toMatchObject({
      isNew: true,
    });
  });

  test('P11: is opened until the write has failed three times', async () => {
    const opening = group.opening();
    const fail = () => group.db.transaction((trx) => countUnopened(trx, group.id, opening.mutationId, opening, 1));
    for (let time = 1; time < maxAttempts; time += 1) await fail();
    expect(await entering({ mutations: [opening] })).toMatchObject({ isNew: true });
    await group.db('group_versions').delete();
    await group.db('groups').delete();
    await fail();
    expect(await entering({ mutations: [opening] })).toEqual({ notOpened: [[opening.mutationId, 'quarantined']] });
  });

  test('S10: is not opened by a request with a session that is none', async () => {
    expect(await entering({ mutations: [group.opening()], tokens: [aSecret()] })).toEqual(
      answer('forbidden', { why: 'nosession', actor: 0, results: [] }),
    );
    expect(await heads()).toBe(0);
    const join = aMutation('joinGroup', { memberId: anId(), name: '아라' });
    expect(await entering({ mutations: [group.opening(), join], tokens: [aSecret()] })).toMatchObject({ isNew: true });
  });

  describe('P11: and whose opening fails', () => {
    const failing = (error: Error): Entry['opening'] => {
      const opening = openingMutation(group.request({ mutations: [group.opening()] }));
      return opening && { ...opening, hooks: { ...opening.hooks, openGroup: () => Promise.reject(error) } };
    };

    test('fails as a whole in a batch, and is tried again by itself', async () => {
      const opening = failing(new Error('unforeseen'));
      await expect(entering({ mutations: [vote] }, { opening })).rejects.toThrow('unforeseen');
      expect(group.exceptions).toEqual([]);
      expect(await entering({ mutations: [vote] }, { opening, alone: true })).toEqual({
        notOpened: [[opening?.mutation.mutationId, 'retry']],
      });
      expect(group.exceptions).toEqual(['createGroup']);
    });

    test('because the storage failed is not tried again', async () => {
      const opening = failing(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
      await expect(entering({ mutations: [vote] }, { opening, alone: true })).rejects.toThrow('full');
      expect(group.exceptions).toEqual([]);
    });

    test('by a hook that opens nothing is no opening', async () => {
      const opening = openingMutation(group.request({ mutations: [group.opening()] }));
      if (!opening) throw new Error('it opens');
      const without = (name: string) =>
        Object.fromEntries(Object.entries(opening.hooks).filter(([hook]) => hook !== name));
      const hooks = without('openGroup');
      expect(await entering({ mutations: [vote] }, { opening: { ...opening, hooks } })).toEqual(answer('unknown'));
      const open = without('refuseOpening');
      expect(await entering({ mutations: [vote] }, { opening: { ...opening, hooks: open } })).toMatchObject({
        isNew: true,
      });
    });
  });
});

test('a point is one of both version and nonce', async () => {
  group = await ServedGroup.open({ isOpened: false });
  const point = { version: 3, nonce: 'n' };
  expect(isAt({ version: 3, nonce: 'n' }, point)).toBe(true);
  expect(isAt({ version: 4, nonce: 'n' }, point)).toBe(false);
  expect(isAt({ version: 3, nonce: 'm' }, point)).toBe(false);
});

test('P10: on PostgreSQL a request that writes locks its group, and one that reads does not', async () => {
  group = await ServedGroup.open({ isOpened: false });
  const statements: string[] = [];
  const client = {
    config: { client: 'pg' },
    acquireConnection: () => Promise.resolve({}),
    releaseConnection: () => Promise.resolve(),
    query: (_connection: object, { sql }: { sql: string }) => {
      statements.push(sql);
      return Promise.resolve({ response: { rows: [] } });
    },
  };
  for (const mutations of [[vote], []]) {
    const request = group.request({ mutations });
    const options = { resultsOnly: false };
    const entry: Entry = {
      ports: group.ports,
      request,
      options,
      opening: undefined,
      prepared: new Map(),
      unseen: new Set(),
      alone: false,
    };
    expect(await enterGroup({ client } as unknown as Knex.Transaction, entry, 1)).toEqual(answer('unknown'));
  }
  expect(statements.map((one) => one.endsWith('for update'))).toEqual([true, false]);
});
