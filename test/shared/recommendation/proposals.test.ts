import { describe, expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { proposals } from '#shared/recommendation/proposals.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { aPlaceVote } from '#test/builders/rows.ts';
import { core } from './catalogue.ts';
import { aFriend, rowList, today } from './groups.ts';

const friends = [aFriend({ range: 'intl_short' }), aFriend({ range: 'intl_short' })];

const groupWith = (...votes: ReturnType<typeof aPlaceVote>[]) => new GroupReplica([...rowList(friends), ...votes]);

describe('proposals', () => {
  test('a city with a vote is proposed by whoever voted first; a country, an unknown place and a stranger propose nothing', () => {
    const rows = groupWith(
      aPlaceVote('m1', 'switzerland/zurich', 20),
      aPlaceVote('m0', 'switzerland/zurich', 30),
      aPlaceVote('m0', 'japan/tokyo', 10),
      aPlaceVote('m0', 'japan', 1),
      aPlaceVote('m0', 'japan/nowhere', 2),
      aPlaceVote('m9', 'japan/osaka', 3),
    );
    expect(proposals(rows, core).map(({ city, proposerId }) => [city.id, proposerId])).toEqual([
      ['japan/tokyo', 'm0'],
      ['switzerland/zurich', 'm1'],
    ]);
  });

  test('what is said with it is that of whoever proposed it, not of who votes for it later', () => {
    const rows = groupWith(
      aPlaceVote('m0', 'japan/tokyo', 10, 'Ramen at a stall'),
      aPlaceVote('m1', 'japan/tokyo', 20, 'Yes!'),
      aPlaceVote('m1', 'japan/osaka', 30),
      aPlaceVote('m0', 'japan/osaka', 40, 'I second that'),
    );
    expect(proposals(rows, core).map(({ city, note }) => [city.id, note])).toEqual([
      ['japan/tokyo', 'Ramen at a stall'],
      ['japan/osaka', undefined],
    ]);
  });

  test('a city that is too far to be recommended is scored; one that is recommended has the score of its country', () => {
    const rows = groupWith();
    const ask = (ids: readonly string[]) =>
      recommend<'countries'>({
        rows,
        core,
        day: today,
        stage: { at: 'countries', proposed: core.cities.filter(({ id }) => ids.includes(id)) },
      });
    const { cards } = ask([]);
    const best = cards[0]?.bestCities[0];
    const { proposed, ...others } = ask(['switzerland/zurich', best?.id ?? '']);
    expect(cards.some(({ id }) => id === 'switzerland')).toBe(false);
    expect(proposed.map(({ id }) => id)).toEqual([best?.id, 'switzerland/zurich']);
    expect(proposed[0]?.score).toBe(best?.score);
    expect(proposed[1]?.score).toBeLessThan(cards[0]?.score ?? 0);
    expect(proposed[1]?.fit).toHaveLength(2);
    expect(others.cards).toEqual(cards);
  });
});
