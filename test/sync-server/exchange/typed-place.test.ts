import { afterEach, beforeEach, expect, it } from 'vitest';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';
import { codesOf } from '#test/builders/codes-of.ts';

let world: RunningServer;
let group: Group;
beforeEach(async () => {
  world = await RunningServer.start();
  group = await world.openGroup();
});
afterEach(() => world.close());

const rows = async (kind: string) =>
  (await world.services.liveRows(group.id)).filter((row) => row.kind === kind).map(({ data }) => data);

/** Of another member. @returns its id */
async function aTypedPlace(): Promise<string> {
  const placeId = anId();
  await world.sync({
    groupId: group.id,
    tokens: [aSecret()],
    mutations: [
      aMutation('joinGroup', { memberId: anId(), name: '소라' }),
      aMutation('addTypedPlace', { placeId, name: '성수 한옥', url: null }),
    ],
  });
  return placeId;
}

it('hearts are given to a place that a member typed, and to no other id', async () => {
  const [token, memberId, placeId] = [aSecret(), anId(), anId()];
  const answer = await world.sync({
    groupId: group.id,
    tokens: [token],
    mutations: [
      aMutation('joinGroup', { memberId, name: '소라' }),
      aMutation('addTypedPlace', { placeId, name: '성수 한옥', url: null }),
      aMutation('castPlaceVote', { destinationId: placeId }),
      aMutation('rateDestination', { destinationId: placeId, rating: 4 }),
      aMutation('rateDestination', { destinationId: anId(), rating: 4 }),
    ],
  });
  expect(codesOf(answer)).toEqual(['applied', 'applied', 'applied', 'applied', 'not_found']);
  expect(await rows('typedPlace')).toMatchObject([{ memberId, placeId, name: '성수 한옥' }]);
  expect(await rows('rating')).toMatchObject([{ memberId, destinationId: placeId, rating: 4 }]);
});

it('hearts are given in a request of their own too, by another member', async () => {
  const [other, placeId] = [aSecret(), await aTypedPlace()];
  const join = aMutation('joinGroup', { memberId: anId(), name: '민지' });
  await world.sync({ groupId: group.id, tokens: [other], mutations: [join] });
  const hearts = aMutation('rateDestination', { destinationId: placeId, rating: 4 });
  const answer = await world.sync({ groupId: group.id, tokens: [other], mutations: [hearts] });
  expect(codesOf(answer)).toEqual(['applied']);
});

it('another member cannot take its id for words of their own', async () => {
  const [other, placeId] = [aSecret(), await aTypedPlace()];
  const answer = await world.sync({
    groupId: group.id,
    tokens: [other],
    mutations: [
      aMutation('joinGroup', { memberId: anId(), name: '민지' }),
      aMutation('addTypedPlace', { placeId, name: '성수 한옥', url: 'https://evil.example' }),
    ],
  });
  expect(codesOf(answer)).toEqual(['applied', 'invalid_input']);
  expect(await rows('typedPlace')).toMatchObject([{ url: null }]);
});

it('not to one of another group', async () => {
  const other = await world.openGroup();
  const [token, placeId] = [aSecret(), anId()];
  const join = () => aMutation('joinGroup', { memberId: anId(), name: '소라' });
  await world.sync({
    groupId: other.id,
    tokens: [token],
    mutations: [join(), aMutation('addTypedPlace', { placeId, name: '성수 한옥', url: null })],
  });
  const answer = await world.sync({
    groupId: group.id,
    tokens: [aSecret()],
    mutations: [join(), aMutation('rateDestination', { destinationId: placeId, rating: 4 })],
  });
  expect(codesOf(answer)).toEqual(['applied', 'not_found']);
});

it('goes with the member who typed it, and comes back with them', async () => {
  const [token, memberId, placeId] = [aSecret(), anId(), anId()];
  await world.sync({
    groupId: group.id,
    tokens: [token],
    mutations: [
      aMutation('joinGroup', { memberId, name: '소라' }),
      aMutation('addTypedPlace', { placeId, name: '성수 한옥', url: 'https://example.com' }),
    ],
  });
  const asOrganizer = (name: 'removeMember' | 'restoreMember') =>
    world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [aMutation(name, { memberId }, { actor: 'organizer' })],
    });
  await asOrganizer('removeMember');
  expect(await rows('typedPlace')).toEqual([]);
  await asOrganizer('restoreMember');
  expect(await rows('typedPlace')).toMatchObject([{ placeId, name: '성수 한옥' }]);
});

it.each(['javascript:alert(1)', 'https://bank.example@evil.example', 'ftp://example.com/x', 'example.com'])(
  'takes no link that is %s',
  async (url) => {
    const token = aSecret();
    const answer = await world.sync({
      groupId: group.id,
      tokens: [token],
      mutations: [
        aMutation('joinGroup', { memberId: anId(), name: '소라' }),
        aMutation('addTypedPlace', { placeId: anId(), name: '성수 한옥', url }),
      ],
    });
    expect(codesOf(answer)).toEqual(['applied', 'invalid_input']);
  },
);
