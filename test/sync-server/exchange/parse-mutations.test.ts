import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import { mutationDefinitions } from '#shared/protocol/mutations.ts';
import type { ExchangeRequest, Mutation } from '#shared/protocol/sync.ts';
import type { MutationHooks, PrepareContext } from '#server/kernel/mutation-hooks.ts';
import type { SlowWork } from '#server/kernel/slow-work.ts';
import type { ExchangePorts, ParsedMutation } from '#server/sync/batch.ts';
import { mutationHooks } from '#server/sync/mutation-hooks.ts';
import { countUnopened, maxAttempts } from '#server/sync/mutation-log.ts';
import { openingMutation, parseMutation, prepareMutations } from '#server/sync/parse-mutations.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { ServedGroup } from '#test/worlds/served-group.ts';

const vote = (over: Partial<Mutation> = {}) => aMutation('castDateVote', { date: '2027-04-03' }, over);
const { ver } = mutationDefinitions.castDateVote;

describe('a queued write', () => {
  test('is read with its definition and its hooks', () => {
    const mutation = vote();
    expect(parseMutation(mutation)).toEqual({
      mutation,
      definition: mutationDefinitions.castDateVote,
      hooks: mutationHooks.castDateVote,
      input: { date: '2027-04-03' },
    });
  });

  test('of a later build asks for an update, whether or not its input can still be read', () => {
    expect(parseMutation(vote({ name: 'fromTheFuture' }))).toBe('upgrade_required');
    expect(parseMutation(vote({ ver: ver + 1 }))).toBe('upgrade_required');
    expect(parseMutation(vote({ ver: ver + 1, input: { when: 'soon' } }))).toBe('upgrade_required');
  });

  test('of this build that cannot be read is wrong', () => {
    expect(parseMutation(vote({ input: { date: 'soon' } }))).toBe('invalid_input');
  });
});

let group: ServedGroup;
beforeEach(async () => {
  group = await ServedGroup.open({ isOpened: false });
});
afterEach(() => group.close());
const open = () => group.send({ mutations: [group.opening()] });

describe('the write that opens a group', () => {
  const opens = (...mutations: Mutation[]) => openingMutation(group.request({ mutations }))?.mutation;
  test('is the first one, for the group that it names', () => {
    const opening = group.opening();
    expect(opens(opening, vote())).toBe(opening);
    expect(opens(vote(), opening)).toBeUndefined();
    expect(opens()).toBeUndefined();
    expect(openingMutation(group.request({ groupId: anId(), mutations: [opening] }))).toBeUndefined();
  });

  test('may be of a later build, which is then told so; what cannot be read opens nothing', () => {
    const late = group.opening({ ver: mutationDefinitions.createGroup.ver + 1 });
    expect(opens(late)).toBe(late);
    expect(opens(group.opening({ input: {} }))).toBeUndefined();
  });
});

/** Parsed, with another `prepare`. */
const preparing = (mutation: Mutation, prepare?: MutationHooks<unknown>['prepare']): ParsedMutation => {
  const parsed = parseMutation(mutation);
  if (typeof parsed === 'string') throw new Error(parsed);
  const hooks = Object.fromEntries(Object.entries(parsed.hooks).filter(([hook]) => hook !== 'prepare'));
  return { ...parsed, hooks: { ...hooks, ...(prepare && { prepare }) } };
};
const prepareAll = (
  parsed: readonly (ParsedMutation | ErrorCode)[],
  over: Partial<ExchangeRequest> = {},
  ports: Partial<ExchangePorts> = {},
) => {
  const mutations = parsed.flatMap((one) => (typeof one === 'string' ? [] : [one.mutation]));
  return prepareMutations({ ...group.ports, ...ports }, group.request({ mutations, ...over }), parsed);
};

describe('what is prepared before the transaction', () => {
  test('is kept by the write; one that cannot be read, or has nothing to prepare or to say, has none', async () => {
    const told: unknown[] = [];
    const [one, silent, none] = [vote(), vote(), vote()];
    const prepared = await prepareAll([
      'invalid_input',
      preparing(one, (context) => {
        told.push([context.db, context.groupId, context.input, context.at]);
        return Promise.resolve('work');
      }),
      preparing(silent, () => Promise.resolve(undefined)),
      preparing(none),
    ]);
    expect([...prepared]).toEqual([[one.mutationId, 'work']]);
    expect(told).toEqual([[group.db, group.id, { date: '2027-04-03' }, group.nowMs]]);
  });

  test('is nothing for a write that opens a group behind another', async () => {
    const ran: string[] = [];
    const opening = (name: string) =>
      preparing(group.opening(), () => {
        ran.push(name);
        return Promise.resolve(name);
      });
    await prepareAll([opening('first'), opening('second'), preparing(vote(), () => Promise.resolve(ran.push('vote')))]);
    expect(ran).toEqual(['first', 'vote']);
  });

  test('L5: takes four slow computations of a request at most, each out of the group’s budget', async () => {
    const spent: string[] = [];
    const slowWork = { spend: (groupId: string) => spent.push(groupId) } as unknown as SlowWork;
    const taken: boolean[] = [];
    const hungry = () =>
      preparing(vote(), ({ takeSlowComputation }) => {
        taken.push(takeSlowComputation(), takeSlowComputation());
        return Promise.resolve(undefined);
      });
    await prepareAll([hungry(), hungry(), hungry()], {}, { slowWork });
    expect(taken).toEqual([true, true, true, true, false, false]);
    expect(spent).toEqual([group.id, group.id, group.id, group.id]);
    taken.length = 0;
    await prepareAll([hungry()]);
    expect(taken).toEqual([true, true]);
  });
});

describe('nothing slow is done for a write that cannot take effect', () => {
  /** Whether the write would be worked for, beside others of its request. */
  const hasRight = async (
    mutation: Mutation,
    over: Partial<ExchangeRequest> = {},
    { beside = [], ports = {} }: { beside?: Mutation[]; ports?: Partial<ExchangePorts> } = {},
  ) => {
    const has: boolean[] = [];
    const asks = async ({ hasRight: ask }: PrepareContext<unknown>) => {
      has.push(await ask());
    };
    const others = beside.map((one) => {
      const parsed = parseMutation(one);
      return typeof parsed === 'string' ? parsed : preparing(one);
    });
    await prepareAll([preparing(mutation, asks), ...others], { mutations: [mutation, ...beside], ...over }, ports);
    return has.join();
  };

  test('but for a group’s opening it is, once, with the right word, until it has failed for good', async () => {
    const opening = group.opening();
    expect(await hasRight(opening)).toBe('true');
    expect(await hasRight(opening, { groupId: anId() })).toBe('false');
    expect(await hasRight(opening, {}, { ports: { groupCode: 'word' } })).toBe('false');
    expect(await hasRight(group.opening({}, { groupCode: 'word' }), {}, { ports: { groupCode: 'word' } })).toBe('true');
    for (let time = 1; time <= maxAttempts; time += 1) {
      expect(await hasRight(opening)).toBe('true');
      await group.db.transaction((trx) => countUnopened(trx, group.id, opening.mutationId, opening, 1));
    }
    expect(await hasRight(opening)).toBe('false');
    await open();
    expect(await hasRight(group.opening())).toBe('false');
  });

  test('in a group that is not there it is only beside its opening, and for nobody without a secret', async () => {
    const [token, join] = [aSecret(), aMutation('joinGroup', { memberId: anId(), name: '아라' })];
    expect(await hasRight(join, { tokens: [token] })).toBe('false');
    const opening = group.opening();
    const behind = async (mutation: Mutation, tokens: string[]) =>
      hasRight(mutation, { tokens, mutations: [opening, mutation] });
    expect(await behind(join, [token])).toBe('true');
    expect(await behind(join, [])).toBe('false');
    expect(await behind({ ...join, actor: 'link' }, [token])).toBe('false');
    expect(await behind(aMutation('clearPin', { memberId: anId() }, { actor: 'organizer' }), [token])).toBe('false');
  });

  test('for a session it is while that lives; for one that is none only where a join comes along', async () => {
    await open();
    const { token } = await group.joined('아라');
    const stranger = aSecret();
    expect(await hasRight(vote(), { tokens: [token] })).toBe('true');
    expect(await hasRight(vote(), { tokens: [stranger] })).toBe('false');
    const join = (actor: Mutation['actor']) => aMutation('joinGroup', { memberId: anId(), name: '보' }, { actor });
    expect(await hasRight(vote(), { tokens: [stranger] }, { beside: [join(0)] })).toBe('true');
    expect(await hasRight(vote(), { tokens: [stranger] }, { beside: [join(1), vote()] })).toBe('false');
    expect(await hasRight(vote(), { tokens: [stranger] }, { beside: [vote({ input: {} })] })).toBe('false');
    await group.codes([token], aMutation('logout', {}));
    expect(await hasRight(vote(), { tokens: [token] })).toBe('false');
    expect(await hasRight(vote(), { tokens: [token] }, { beside: [join(0)] })).toBe('false');
  });

  test('for the organiser it is by the secret alone', async () => {
    await open();
    const clear = aMutation('clearPin', { memberId: anId() }, { actor: 'organizer' });
    expect(await hasRight(clear, { organizerToken: group.organizerToken })).toBe('true');
    expect(await hasRight(clear, { organizerToken: aSecret() })).toBe('false');
    expect(await hasRight(clear)).toBe('false');
    expect(await hasRight({ ...clear, actor: 0 }, { organizerToken: group.organizerToken })).toBe('false');
  });

  test('for what is answered already it is not, nor in a group that has ended', async () => {
    await open();
    const { token } = await group.joined('아라');
    const known = vote();
    await group.codes([token], known);
    expect(await hasRight(known, { tokens: [token] })).toBe('false');
    await group.db('groups').where('id', group.id).update({ deleted_at: 1 });
    expect(await hasRight(vote(), { tokens: [token] })).toBe('false');
  });
});
