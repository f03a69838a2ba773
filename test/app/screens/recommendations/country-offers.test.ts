import { expect, it } from 'vitest';
import { countryOffers } from '#app/screens/recommendations/country-offers.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { proposals } from '#shared/recommendation/proposals.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { aPlaceVote } from '#test/builders/rows.ts';
import { core } from '../../../shared/recommendation/catalogue.ts';
import { aFriend, rowsOf, today } from '../../../shared/recommendation/groups.ts';

const friends = rowsOf([aFriend({ mainType: 'relax' }), aFriend({ mainType: 'sightseeing', subcats: ['food'] })]);
const [first] = friends.list('member');
const memberId = first?.id ?? '';

/** Of each offer by city the name of who suggested it, with these votes. */
function proposersWith(...votes: Row[]): Map<string, string | undefined> {
  const view = new GroupReplica([
    ...(['member', 'simpleResponse', 'preference'] as const).flatMap((kind): Row[] => friends.list(kind)),
    ...votes,
  ]);
  const proposed = proposals(view, core);
  const found = recommend<'countries'>({
    rows: view,
    core,
    day: today,
    stage: { at: 'countries', proposed: proposed.map(({ city }) => city) },
  });
  const offers = countryOffers({
    t: (key: string) => key,
    language: 'en',
    lineOf: () => '',
    ground: { core, group: { view }, isPreview: false } as never,
    found,
    shown: found.cards.slice(0, 3),
    hearts: undefined,
    openedCities: new Map(),
    proposed,
    saidWith: () => ({}),
  });
  return new Map(offers.map(({ city, proposer }) => [city.id, proposer]));
}

it('a vote for what is recommended anyway is no suggestion; words with it make it one, and so does a place that is not', () => {
  const recommended = [...proposersWith().keys()];
  const [best = ''] = recommended;
  const other = core.cities.find(({ id }) => !recommended.includes(id))?.id ?? '';
  expect(proposersWith(aPlaceVote(memberId, best, 1)).get(best)).toBeUndefined();
  expect(proposersWith(aPlaceVote(memberId, best, 1, 'I was there')).get(best)).toBe(first?.data.name);
  expect(proposersWith(aPlaceVote(memberId, other, 1)).get(other)).toBe(first?.data.name);
});
