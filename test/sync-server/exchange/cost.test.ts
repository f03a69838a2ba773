import { expect, test } from 'vitest';
import type { Mutation } from '#shared/protocol/sync.ts';
import { bytesOfMutations, costOf } from '#server/sync/cost.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';

const vote = aMutation('castDateVote', { date: '2027-04-03' });
const requestOf = (...mutations: Mutation[]) => ({
  proto: 1 as const,
  groupId: anId(),
  cursor: null,
  tokens: [],
  mutations,
});

test('L5: a request that writes nothing costs nothing', () => {
  expect(costOf(requestOf())).toEqual({});
});

test('L5: a request costs its writes and their bytes, and apart from them the groups it opens and the names it takes', () => {
  const mutations = [
    aMutation('createGroup', {} as never),
    aMutation('addMember', { memberId: anId(), name: '아라' }),
    aMutation('joinGroup', { memberId: anId(), name: '보' }),
    aMutation('claimMember', { memberId: anId() }),
    vote,
    { ...vote, name: 'fromTheFuture' },
  ];
  expect(costOf(requestOf(...mutations))).toEqual({
    mutations: 6,
    bytes: Buffer.byteLength(JSON.stringify(mutations)),
    opened: 1,
    named: 3,
  });
  expect(costOf(requestOf(vote))).toMatchObject({ opened: 0, named: 0 });
});

test('a list is weighed once, in bytes and not in characters', () => {
  let readings = 0;
  const input = {
    toJSON: () => {
      readings += 1;
      return '가';
    },
  };
  const mutations = [{ ...vote, input }];
  const bytes = Buffer.byteLength(JSON.stringify([{ ...vote, input: '가' }]));
  expect([bytesOfMutations(mutations), bytesOfMutations(mutations)]).toEqual([bytes, bytes]);
  expect(readings).toBe(1);
});
