import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mutation, Result } from '#shared/protocol/sync.ts';
import { hashSecret } from '#server/access/sessions.ts';
import { readActors, resultsOfEnded, type EndedActor } from '#server/sync/actors.ts';
import { storeResults } from '#server/sync/mutation-log.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { ServedGroup } from '#test/worlds/served-group.ts';

const date = '2027-04-03';
const dayMs = 24 * 60 * 60 * 1000;
let group: ServedGroup;
let ara: { memberId: string; token: string };
beforeEach(async () => {
  group = await ServedGroup.open();
  ara = await group.joined('아라');
});
afterEach(() => group.close());

const vote = (actor: Mutation['actor'] = 0) => aMutation('castDateVote', { date }, { actor });
const join = (actor: number) => aMutation('joinGroup', { memberId: anId(), name: '보' }, { actor });

describe('P9, S10: the actors of a request', () => {
  const read = (tokens: string[], mutations: Mutation[] = [], unseen = new Set<string>()) =>
    group.db.transaction((trx) => readActors(trx, group.id, group.request({ tokens, mutations }), unseen, group.nowMs));

  test('are its sessions in order, with the members that they are', async () => {
    const bo = await group.joined('보');
    expect(await read([bo.token, ara.token])).toEqual([
      { tokenHash: hashSecret(bo.token), memberId: bo.memberId },
      { tokenHash: hashSecret(ara.token), memberId: ara.memberId },
    ]);
  });

  test('may be nobody yet where their own join comes along, and no other’s', async () => {
    const token = aSecret();
    expect(await read([token], [vote(), join(0)])).toEqual([{ tokenHash: hashSecret(token), memberId: undefined }]);
    expect(await read([token, ara.token], [join(1)])).toEqual({ why: 'nosession', actor: 0 });
    expect(await read([ara.token, token], [vote(1)])).toEqual({ why: 'nosession', actor: 1 });
  });

  test('have ended where one has logged out or was removed: the request says which', async () => {
    const [bo, sora] = [await group.joined('보'), await group.joined('소라')];
    await group.codes([bo.token], aMutation('logout', {}));
    await group.asOrganizer(aMutation('removeMember', { memberId: sora.memberId }, { actor: 'organizer' }));
    expect(await read([ara.token, bo.token])).toEqual({ why: 'revoked', actor: 1 });
    expect(await read([sora.token])).toEqual({ why: 'removed', actor: 0 });
  });

  test('are noted as seen once a day', async () => {
    const unseen = new Set<string>();
    group.nowMs += dayMs - 1;
    await read([ara.token], [], unseen);
    expect([...unseen]).toEqual([]);
    group.nowMs += 1;
    await read([ara.token, aSecret()], [join(1)], unseen);
    expect([...unseen]).toEqual([hashSecret(ara.token)]);
  });
});

describe('S1, S2: what an actor that has ended may still know', () => {
  const [known, late, repeated, logout, other] = [vote(0), vote(0), vote(0), aMutation('logout', {}), vote(1)];
  const mutations = [known, late, repeated, repeated, logout, other];
  const answered: Result = { mutationId: known.mutationId, code: 'applied', version: 3 };
  const results = (why: EndedActor['why']) =>
    group.db.transaction((trx) =>
      resultsOfEnded(trx, group.id, group.request({ mutations }), { why, actor: 0 }, group.nowMs),
    );
  const stored = async () =>
    (await group.db('mutations').where({ code: 'member_removed' })).map((one) => [one.mutation_id, one.at]);

  beforeEach(() => group.db.transaction((trx) => storeResults(trx, group.id, [answered], 1)));

  test('is how its writes were answered; of a member who was removed all others are refused for good, once each, but a log-out', async () => {
    expect(await results('removed')).toEqual([
      answered,
      { mutationId: late.mutationId, code: 'member_removed' },
      { mutationId: repeated.mutationId, code: 'member_removed' },
    ]);
    expect((await stored()).toSorted()).toEqual(
      [late, repeated].map((one) => [one.mutationId, group.nowMs]).toSorted(),
    );
  });

  test.each(['revoked', 'nosession'] as const)('is that alone where its session is %s', async (why) => {
    expect(await results(why)).toEqual([answered]);
    expect(await stored()).toEqual([]);
  });
});
