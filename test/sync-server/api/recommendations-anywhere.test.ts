import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '#shared/protocol/endpoints.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import type { Mutation } from '#shared/protocol/sync.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { proposals } from '#shared/recommendation/proposals.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { voteTypes } from '#shared/vote/vote-types.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { type Friend, somePreference, someSimple } from '#test/shared/recommendation/groups.ts';
import { RunningServer } from '#test/worlds/running-server.ts';
import { draws } from '#test/setup/draws.ts';
import { codesOf } from '#test/builders/codes-of.ts';

type Found = OutputOf<Api['postGroupRecommendations']>;

const groups = draws(200, 40);
let world: RunningServer;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());

/** Everybody has answered one survey or both; some voted and gave hearts; every third keeps the budget private. */
const someMember: fc.Arbitrary<Friend> = fc.record({
  simple: fc
    .tuple(someSimple, fc.nat({ max: 2 }))
    .map(([simple, third]) => (third === 0 ? { ...simple, budgetPrivate: true as const } : simple)),
  preference: fc.option(somePreference, { nil: undefined }),
  approves: fc.subarray([...voteTypes], { maxLength: 2 }),
  ratings: fc.dictionary(
    fc.constantFrom(...core.cities.slice(0, 40).map(({ id }) => id)),
    fc.integer({ min: 1, max: 5 }),
    { maxKeys: 3 },
  ),
});

/** Keys in one order, so that equal means equal to the byte. */
const bytes = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

async function founded(friends: readonly Friend[]): Promise<string> {
  const { id } = await world.openGroup();
  const tokens: string[] = [];
  for (const index of friends.keys()) tokens.push((await world.login(id, `친구 ${index}`)).sessionToken);
  const mutations = friends.flatMap((friend, actor) => written(friend, { actor, timestamp: world.clock.now }));
  const answered = await world.sync({ groupId: id, tokens, mutations });
  const codes = codesOf(answered);
  expect(codes).toEqual(mutations.map(() => 'applied'));
  return id;
}

/** All that a friend writes. */
function written({ simple, preference, approves = [], ratings = {} }: Friend, by: Partial<Mutation>): Mutation[] {
  const [proposed] = Object.keys(ratings);
  return [
    ...(simple ? [aMutation('saveSimpleResponse', { payload: simple }, by)] : []),
    ...(preference ? [aMutation('savePreference', { answers: preference }, by)] : []),
    ...approves.map((type) => aMutation('castTypeVote', { type }, by)),
    ...Object.entries(ratings).map(([destinationId, rating]) =>
      aMutation('rateDestination', { destinationId, rating }, by),
    ),
    ...(proposed === undefined ? [] : [aMutation('castPlaceVote', { destinationId: proposed }, by)]),
  ];
}

/** What a device makes of the rows that the exchange brings it. */
async function onDevice(groupId: string): Promise<Omit<Found, 'computedAt'>> {
  const answered = await world.sync({ groupId });
  if (!('rows' in answered)) throw new Error('no rows came');
  const rows = new GroupReplica(answered.rows as Row[]);
  const voted = proposals(rows, core);
  const { cards, proposed, basis, trip, shortlist, isWidened } = recommend<'countries'>({
    rows,
    core,
    day: '2026-03-02',
    stage: { at: 'countries', proposed: voted.map(({ city }) => city) },
  });
  return {
    countries: cards.map(({ country, tradeOff, ...card }) => ({
      ...country,
      ...card,
      tradeOff: tradeOff ?? null,
      name: nameIn('fr', country),
    })),
    proposed: proposed.map(({ city, tradeOff, ratings: _, ...card }) => ({
      ...city,
      ...card,
      tradeOff: tradeOff ?? null,
      name: nameIn('fr', city),
      proposerId: voted.find((one) => one.city.id === city.id)?.proposerId ?? '',
    })),
    shortlist,
    isWidened,
    basis: { answered: basis.k, of: basis.n },
    trip: { days: trip.days, start: trip.window?.start ?? null, end: trip.window?.end ?? null },
  };
}

it(`offline is as on the server, byte for byte, for ${groups} groups`, async () => {
  const drawn = fc.sample(fc.array(someMember, { minLength: 1, maxLength: 5 }), { numRuns: groups, seed: 20_261_120 });
  let shy = 0;
  let proposing = 0;
  for (const friends of drawn) {
    const id = await founded(friends);
    shy += friends.filter(({ simple }) => simple?.budgetPrivate).length;
    const { computedAt: _, ...found } = await world.ok<Found>(
      world.post(`/api/groups/${id}/recommendations`, { lang: 'fr' }),
    );
    expect(bytes(found)).toBe(bytes(await onDevice(id)));
    if (found.proposed.length > 0) proposing += 1;
  }
  expect(shy).toBeGreaterThan(groups / 4);
  expect(proposing).toBeGreaterThan(groups / 4);
}, 600_000);
