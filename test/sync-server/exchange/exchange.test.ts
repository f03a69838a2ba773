import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashSecret } from '#server/access/sessions.ts';
import { retentionMs } from '#server/retention/expiry.ts';
import type { ExchangePorts } from '#server/sync/batch.ts';
import { exchange } from '#server/sync/exchange.ts';
import { maxAttempts } from '#server/sync/mutation-log.ts';
import { StrangerRefusals } from '#server/sync/stranger-refusals.ts';
import { aMutation, anAddition, anId, aSecret } from '#test/builders/mutation.ts';
import { ServedGroup } from '#test/worlds/served-group.ts';
import { codesOf } from '#test/builders/codes-of.ts';

const dayMs = 24 * 60 * 60 * 1000;
const [date, another] = ['2027-04-03', '2027-04-04'];
let group: ServedGroup;
afterEach(() => group.close());

describe('one exchange', () => {
  let ara: { memberId: string; token: string };
  beforeEach(async () => {
    group = await ServedGroup.open();
    ara = await group.joined('아라');
  });
  const vote = (day = date) => aMutation('castDateVote', { date: day });
  const lastSeen = async () =>
    (
      await group
        .db('sessions')
        .where({ token_hash: hashSecret(ara.token) })
        .first('last_seen_at')
    )?.last_seen_at;

  test('says the server’s time, and without writes brings rows and no commit', async () => {
    const { answer, commit } = await group.run({});
    expect(answer).toMatchObject({ kind: 'reset', now: group.nowMs, results: [] });
    expect(commit).toBeUndefined();
  });

  test('is one run of the writer’s transaction, which is told how many writes there are; a reading is none', async () => {
    const counts: number[] = [];
    let savepoints = 0;
    const counting = (trx: Knex.Transaction) =>
      new Proxy(trx, {
        get: (target, key) => {
          if (key === 'transaction') savepoints += 1;
          return Reflect.get(target, key) as unknown;
        },
      });
    const write: NonNullable<ExchangePorts['write']> = (act, work) => {
      counts.push(work);
      return group.db.transaction((trx) => act(counting(trx)));
    };
    const before = await group.head();
    const { commit } = await group.run({ tokens: [ara.token], mutations: [vote(), vote(another)] }, { write });
    await group.run({ tokens: [ara.token] }, { write });
    expect([counts, savepoints]).toEqual([[2], 0]);
    const after = await group.head();
    expect(commit).toMatchObject({
      groupId: group.id,
      from: [before.version, before.nonce],
      to: [after.version, after.nonce],
    });
  });

  test('S10: with a session that has ended it runs nothing, and says what was answered before', async () => {
    const known = vote();
    await group.codes([ara.token], known);
    await group.asOrganizer(
      aMutation('removeMember', { memberId: ara.memberId }, { actor: 'organizer', timestamp: 9 }),
    );
    const { version } = await group.head();
    const { answer, commit } = await group.run({ tokens: [ara.token], mutations: [known, vote(another)] });
    expect(answer).toMatchObject({ kind: 'forbidden', why: 'removed', actor: 0 });
    expect([codesOf(answer), commit, (await group.head()).version]).toEqual([
      ['applied', 'member_removed'],
      undefined,
      version,
    ]);
  });

  test('notes once a day that a session is used, also where it only reads', async () => {
    await group.send({ tokens: [ara.token] });
    expect(await lastSeen()).toBeNull();
    group.nowMs += dayMs;
    await group.send({ tokens: [ara.token] });
    expect(await lastSeen()).toBe(group.nowMs);
  });

  test('does without that note where nothing can be written, and fails for any other reason', async () => {
    const noting = (error: Error) => {
      const db = new Proxy(group.db, {
        apply: (target, self, words: unknown[]) => {
          if (words[0] === 'sessions') throw error;
          return Reflect.apply(target as unknown as (...all: unknown[]) => unknown, self, words);
        },
      });
      return group.send({ tokens: [ara.token] }, { db });
    };
    // What was noted today is not noted again.
    expect((await noting(new Error('unforeseen'))).kind).toBe('reset');
    group.nowMs += dayMs;
    await expect(noting(new Error('unforeseen'))).rejects.toThrow('unforeseen');
    const readOnly = Object.assign(new Error('read-only'), { code: 'SQLITE_READONLY' });
    expect((await noting(readOnly)).kind).toBe('reset');
    expect(await lastSeen()).toBeNull();
  });

  test('L5: asks for the right to an answer when it is its turn; a call has asked before', async () => {
    let asked = 0;
    const checkAnswers = () => {
      asked += 1;
      throw new Error('too much');
    };
    await expect(group.run({}, { checkAnswers })).rejects.toThrow('too much');
    await expect(group.run({ mutations: [anAddition('보')] }, { checkAnswers })).rejects.toThrow('too much');
    // An answer that may not be had is no poison.
    const before = asked;
    await group.run({}, { checkAnswers }, { resultsOnly: true });
    expect(asked).toBe(before);
    expect(await group.db('poisoned')).toEqual([]);
  });

  test('L5: counts what was read to decide, whatever is answered', async () => {
    const read: number[] = [];
    const noting = { read: (bytes: number) => read.push(bytes) };
    await group.run({ tokens: [ara.token], mutations: [vote()] }, noting);
    expect(read).toHaveLength(1);
    expect(read[0]).toBeGreaterThan(0);
    await group.run({ tokens: [ara.token] }, noting);
    expect(read).toHaveLength(1);
  });

  test('P10: remembers what strangers were refused, with the time at which it was', async () => {
    const strangerRefusals = new StrangerRefusals();
    const taken = anAddition('아라');
    const send = async () => codesOf(await group.send({ mutations: [taken] }, { strangerRefusals }));
    expect(await send()).toEqual(['name_taken']);
    expect(strangerRefusals.recall(group.id, [taken.mutationId], group.nowMs)).toHaveLength(1);
    // The name is free now; the late copy is answered as before, until that is forgotten.
    await group.db('members').update({ name: '다른 이름' });
    expect(await send()).toEqual(['name_taken']);
    group.nowMs += 10 * 60 * 1000;
    expect(await send()).toEqual(['applied']);
  });

  test('P11: what a run has remembered that was rolled back is forgotten; that of the run that counts is not', async () => {
    await group.db.raw(
      `CREATE TRIGGER poison BEFORE INSERT ON members WHEN NEW.name = 'poison' BEGIN SELECT RAISE(ABORT, 'poison'); END`,
    );
    const remembered: string[][] = [];
    const strangerRefusals = new StrangerRefusals();
    strangerRefusals.remember = (_groupId, results) => {
      remembered.push(results.map((one) => one.mutationId));
    };
    const taken = anAddition('아라');
    expect(codesOf(await group.send({ mutations: [taken, anAddition('poison')] }, { strangerRefusals }))).toEqual([
      'name_taken',
      'retry',
    ]);
    await group.send({}, { strangerRefusals });
    await group.send({ groupId: anId() }, { strangerRefusals });
    expect(remembered).toEqual([[taken.mutationId], [], []]);
  });

  test('that fails because of the storage is not run again, nor one that only reads', async () => {
    const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    let runs = 0;
    const write = () => {
      runs += 1;
      return Promise.reject(full);
    };
    await expect(group.run({ mutations: [anAddition('보')] }, { write })).rejects.toThrow('full');
    expect(runs).toBe(1);
    const db = new Proxy(group.db, {
      get: (target, key) => {
        if (key !== 'transaction') return Reflect.get(target, key) as unknown;
        return () => {
          runs += 1;
          return Promise.reject(new Error('unforeseen'));
        };
      },
    });
    await expect(exchange({ ...group.ports, db }, group.request())).rejects.toThrow('unforeseen');
    expect(runs).toBe(2);
  });

  describe('founding decision 26: says when the group will be deleted', () => {
    const months = 12;
    const expiry = async (over: Parameters<ServedGroup['run']>[0], retentionMonths: number | undefined = months) => {
      const { answer } = await group.run(over, { retentionMonths });
      return 'expiresAt' in answer ? answer.expiresAt : undefined;
    };
    const near = async () => {
      const { version, nonce, lastActivityAt } = await group.head();
      group.nowMs = Math.ceil(lastActivityAt + retentionMs(months)) - dayMs;
      return { at: group.nowMs + dayMs, cursor: { version, nonce } };
    };

    test('while that is near, to whoever reads or was refused', async () => {
      expect((await group.run({}, { retentionMonths: months })).answer).not.toHaveProperty('expiresAt');
      const { at, cursor } = await near();
      expect(await expiry({})).toBe(at);
      expect(await expiry({ cursor })).toBe(at);
      expect(await expiry({ mutations: [anAddition('아라')] })).toBe(at);
    });

    test('not where it is never deleted, nor with a write, nor in another answer', async () => {
      await near();
      const { answer } = await group.run({}, {});
      expect(answer).not.toHaveProperty('expiresAt');
      expect(await expiry({ cursor: { version: 0, nonce: 'another' } })).toBeUndefined();
      expect(await expiry({ mutations: [anAddition('보')] })).toBeUndefined();
    });
  });
});

describe('P11: opening a group', () => {
  beforeEach(async () => {
    group = await ServedGroup.open({ isOpened: false });
  });
  const poison = () =>
    group.db.raw(`CREATE TRIGGER poison BEFORE INSERT ON "groups" BEGIN SELECT RAISE(ABORT, 'poison'); END`);
  const nothing = async () => [await group.db('groups'), await group.db('mutations'), await group.db('poisoned')];

  test('runs what comes behind it, as one', async () => {
    const join = aMutation('joinGroup', { memberId: anId(), name: '아라' });
    const answer = await group.send({ tokens: [aSecret()], mutations: [group.opening(), join] });
    expect(codesOf(answer)).toEqual(['applied', 'applied']);
  });

  test('that is refused leaves nothing, and what came with it waits', async () => {
    const first = group.opening();
    await group.send({ mutations: [first] });
    const other = await ServedGroup.open({ isOpened: false });
    // Its link is another group's.
    const second = aMutation('createGroup', { ...(first.input as object), groupId: other.id } as never, {
      actor: 'link',
    });
    const answer = await group.send({ groupId: other.id, mutations: [second, anAddition('보')] });
    expect(answer).toMatchObject({ kind: 'unknown', results: [{ mutationId: second.mutationId, code: 'conflict' }] });
    expect((await group.db('groups')).length).toBe(1);
    await other.close();
  });

  test('that fails is counted outside of what was rolled back, and set aside at the third time', async () => {
    await poison();
    const opening = group.opening();
    const send = async () => {
      const answer = await group.send({ mutations: [opening, anAddition('보')] });
      expect(answer.kind).toBe('unknown');
      return codesOf(answer);
    };
    for (let time = 1; time < maxAttempts; time += 1) expect(await send()).toEqual(['retry']);
    expect(await send()).toEqual(['quarantined']);
    expect(await group.db('unopened_groups').select('tries', 'at', 'mutation')).toEqual([
      { tries: maxAttempts, at: group.nowMs, mutation: expect.stringContaining('createGroup') as string },
    ]);
    const tries = () => group.db('unopened_groups').first('tries');
    expect(await send()).toEqual(['quarantined']);
    expect([await tries(), await nothing()]).toEqual([{ tries: maxAttempts }, [[], [], []]]);
  });

  test('without the instance’s word is not counted', async () => {
    const answer = await group.send({ mutations: [group.opening()] }, { groupCode: 'word' });
    expect([answer.kind, codesOf(answer)]).toEqual(['unknown', ['group_code_missing']]);
    expect(await group.db('unopened_groups')).toEqual([]);
  });

  test('that fails with the storage fails as a whole', async () => {
    const write: NonNullable<ExchangePorts['write']> = (act) =>
      group.db.transaction(async (trx: Knex.Transaction) => {
        await act(trx);
        throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
      });
    await expect(group.run({ mutations: [group.opening()] }, { write })).rejects.toThrow('full');
    expect(await group.db('unopened_groups')).toEqual([]);
  });
});
