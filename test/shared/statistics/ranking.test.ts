import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankChoices } from '#shared/statistics/ranking.ts';

const purposes = ['healing', 'sightseeing', 'photography', 'shopping', 'culture', 'food', 'activity'] as const;
const answer = fc.option(fc.subarray([...purposes]), { nil: undefined });
const answers = fc.array(answer, { maxLength: 10 });
const names = (ranking: { choices: { choice: string }[] }) => ranking.choices.map((entry) => entry.choice);

describe('what members chose', () => {
  test('seven ticks do not outvote one', () => {
    const ranking = rankChoices([[...purposes], ['food']], purposes, 3);
    expect(names(ranking)).toEqual(['food', 'healing', 'sightseeing']);
    expect(ranking.choices[0]).toEqual({ choice: 'food', headCount: 2, weight: 8 / 7 });
  });

  test('a half, a third and a sixth weigh as much as one whole: head-count decides, not rounding', () => {
    const list = ['g', 'a', 'b', 'c', 'd', 'e', 'f'] as const;
    const ranking = rankChoices([['g'], ['f', 'a'], ['f', 'b', 'c'], ['f', 'a', 'b', 'c', 'd', 'e']], list);
    expect(ranking.choices.slice(0, 2)).toEqual([
      { choice: 'f', headCount: 3, weight: 1 },
      { choice: 'g', headCount: 1, weight: 1 },
    ]);
  });

  test('equal in weight and people, they stay in the order of the question', () => {
    expect(names(rankChoices([['food'], ['healing'], ['culture']], purposes))).toEqual(['healing', 'culture', 'food']);
  });

  test('who ticked nothing or did not answer has no weight, and the ranking says how many did', () => {
    expect(rankChoices([['food'], [], undefined], purposes)).toEqual({
      answeredBy: 1,
      of: 3,
      choices: [{ choice: 'food', headCount: 1, weight: 1 }],
    });
    expect(rankChoices([undefined, []], purposes)).toEqual({ answeredBy: 0, of: 2, choices: [] });
    expect(rankChoices([], purposes)).toEqual({ answeredBy: 0, of: 0, choices: [] });
  });

  test('a choice that is not on the list neither appears nor takes weight away', () => {
    expect(rankChoices([['food', 'napping']], ['food', 'culture'] as string[]).choices).toEqual([
      { choice: 'food', headCount: 1, weight: 1 },
    ]);
  });
});

describe('laws', () => {
  test('the same as adding up fractions member by member', () => {
    fc.assert(
      fc.property(answers, (given) => {
        for (const { choice, headCount, weight } of rankChoices(given, purposes).choices) {
          const fans = given.filter((chosen) => chosen?.includes(choice));
          expect(headCount).toBe(fans.length);
          expect(weight).toBeCloseTo(
            fans.reduce((sum, chosen) => sum + 1 / (chosen?.length ?? 0), 0),
            10,
          );
        }
      }),
    );
  });

  test('all weights together are the members who answered', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const ranking = rankChoices(given, purposes);
        expect(ranking.choices.reduce((sum, entry) => sum + entry.weight, 0)).toBeCloseTo(ranking.answeredBy, 10);
      }),
    );
  });

  test('to the last bit, it does not matter who answered first or in which order they ticked', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const turned = [...given].reverse().map((chosen) => chosen && [...chosen].reverse());
        expect(rankChoices(turned, purposes)).toEqual(rankChoices(given, purposes));
      }),
    );
  });

  test('a group in which everybody has a twin ranks alike', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(names(rankChoices([...given, ...given], purposes))).toEqual(names(rankChoices(given, purposes)));
      }),
    );
  });

  test('one more answer never lowers a count or a weight', () => {
    fc.assert(
      fc.property(answers, answer, (given, one) => {
        const after = rankChoices([...given, one], purposes).choices;
        for (const before of rankChoices(given, purposes).choices) {
          const now = after.find((entry) => entry.choice === before.choice);
          expect(now?.headCount).toBeGreaterThanOrEqual(before.headCount);
          expect(now?.weight).toBeGreaterThanOrEqual(before.weight - 1e-12);
        }
      }),
    );
  });

  test('the top three are the first three of all', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(rankChoices(given, purposes, 3).choices).toEqual(rankChoices(given, purposes).choices.slice(0, 3));
      }),
    );
  });
});
