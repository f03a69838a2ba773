import { expect, it } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { placeChoices } from '#app/screens/group/place-choices.ts';
import { aMemberRow, aPlaceVote, memberIdOf } from '#test/builders/rows.ts';
import { core } from '../../../shared/recommendation/catalogue.ts';

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
  const catalogue = {
    core,
    findCountry: () => undefined,
    findCity: () => undefined,
  } as unknown as Parameters<typeof placeChoices>[1];
  const votes = view.list('placeVote').map(({ data }) => ({ option: data.destinationId, memberId: data.memberId }));
  const said = Object.fromEntries(
    placeChoices({ view } as never, catalogue, 'en', votes as never, [], 0).map((one) => [one.option, one.said]),
  );
  expect(said['japan/osaka']).toEqual({ name: 'Ara', note: 'Takoyaki!' });
  expect(said['japan/tokyo']).toBeUndefined();
});
