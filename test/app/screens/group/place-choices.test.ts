import { expect, it } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { voteId } from '#shared/vote/schema.ts';
import { placeChoices } from '#app/screens/group/place-choices.ts';
import { aMemberRow, aRow, memberIdOf } from '#test/builders/rows.ts';
import { core } from '../../../shared/recommendation/catalogue.ts';

const [ara, bo, gone] = [memberIdOf(1), memberIdOf(2), memberIdOf(3)];
const vote = (memberId: string, destinationId: string, votedAt: number, note?: string) =>
  aRow('placeVote', voteId(destinationId, memberId), {
    memberId,
    destinationId,
    votedAt,
    ...(note === undefined ? {} : { note }),
  });

it('beside a place stands what was said with it first, by a member who is here', () => {
  const view = new GroupReplica([
    aMemberRow(ara, 'Ara'),
    aMemberRow(bo, 'Bo'),
    vote(gone, 'japan/osaka', 1, 'I have left'),
    vote(bo, 'japan/osaka', 3, 'Me too'),
    vote(ara, 'japan/osaka', 2, 'Takoyaki!'),
    vote(ara, 'japan/tokyo', 4),
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
