import { expect, it } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { placeChoices } from '#app/parts/votes/place-choices.ts';
import { aMemberRow, aPlaceVote, memberIdOf } from '#test/builders/rows.ts';
import { proposals } from '#shared/recommendation/proposals.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { core } from '../../../shared/recommendation/catalogue.ts';
import { aFriend, rowsOf, today } from '../../../shared/recommendation/groups.ts';

const catalogue = {
  core,
  findCountry: () => undefined,
  findCity: () => undefined,
} as unknown as Parameters<typeof placeChoices>[1];
const [ara, bo, gone] = [memberIdOf(1), memberIdOf(2), memberIdOf(3)];
it('beside a place stands what its proposer says, who is the first of those who are here', () => {
  const view = new GroupReplica([
    aMemberRow(ara, 'Ara'),
    aMemberRow(bo, 'Bo'),
    aPlaceVote(gone, 'japan/osaka', 1, 'I have left'),
    aPlaceVote(bo, 'japan/osaka', 3, 'Me too'),
    aPlaceVote(ara, 'japan/osaka', 2, 'Takoyaki!'),
    aPlaceVote(ara, 'japan/tokyo', 4),
    aPlaceVote(bo, 'japan/tokyo', 5, 'I second that'),
  ]);
  const votes = view.list('placeVote').map(({ data }) => ({ option: data.destinationId, memberId: data.memberId }));
  const saidWith = (id: string) => ({ words: proposals(view, core).find(({ city }) => city.id === id)?.note });
  const said = Object.fromEntries(
    placeChoices({ view }, catalogue, 'en', votes as never, [], 0, saidWith).map((one) => [
      one.option,
      [one.proposer, one.note],
    ]),
  );
  expect(said['japan/osaka']).toEqual(['Ara', 'Takoyaki!']);
  expect(said['japan/tokyo']).toEqual(['Ara', undefined]);
});

it('a place has the score here that the recommendations show beside it', () => {
  const twoWeeks = [{ start: '2027-04-01', end: '2027-04-14' }];
  const view = rowsOf([
    aFriend({ mainType: 'relax', subcats: ['hot_spring'], availability: twoWeeks }),
    aFriend({ mainType: 'sightseeing', subcats: ['food', 'shopping'], availability: twoWeeks }),
  ]);
  const { cards } = recommend<'countries'>({ rows: view, core, day: today, stage: { at: 'countries' } });
  const recommended = cards.slice(0, 3).map(({ bestCities: [best], score }) => [best?.id, score]);
  // Two cities are better than one here: the country has another score than its best city.
  expect(cards.slice(0, 3).some(({ bestCities: [best], score }) => best?.score !== score)).toBe(true);
  const choices = placeChoices({ view }, catalogue, 'en', [], [], Date.parse(today));
  expect(choices.map(({ option, score }) => [option, score])).toEqual(recommended);
});

it('a city that somebody added has its score, also where it is not among the best of its country', () => {
  const view = rowsOf([aFriend({ mainType: 'relax' }), aFriend({ mainType: 'sightseeing', subcats: ['food'] })]);
  const { cards } = recommend<'countries'>({ rows: view, core, day: today, stage: { at: 'countries' } });
  const best = new Set(cards.flatMap(({ bestCities }) => bestCities.map(({ id }) => id)));
  const other = core.cities.find(({ id, iso2 }) => iso2 === 'JP' && !best.has(id));
  const choices = placeChoices({ view }, catalogue, 'en', [], [other?.id ?? ''], Date.parse(today));
  const { proposed } = recommend<'countries'>({
    rows: view,
    core,
    day: today,
    stage: { at: 'countries', proposed: other ? [other] : [] },
  });
  expect(choices.find(({ option }) => option === other?.id)?.score).toBe(proposed[0]?.score);
  expect(proposed[0]?.score).toBeGreaterThan(0);
});
