import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choice, shortlist, suitsEach } from '#shared/recommendation/shortlist.ts';

const someChoices = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 9 }))
  .chain(([members, count]) =>
    fc.array(
      fc.array(fc.option(fc.integer({ min: 30, max: 1000 }), { nil: undefined, freq: 8 }), {
        minLength: members,
        maxLength: members,
      }),
      { minLength: count, maxLength: count },
    ),
  )
  .map((all) => all.map((utilities, index): Choice => ({ id: `c${index}`, utilities })));

test('somebody who told nothing changes no list', () => {
  fc.assert(
    fc.property(someChoices, (choices) => {
      expect(shortlist(choices.map(({ id, utilities }) => ({ id, utilities: [...utilities, undefined] })))).toEqual(
        shortlist(choices),
      );
    }),
  );
});

describe('against the rule tried on every whole list', () => {
  test('each slot holds the best-ranked of those with the greatest fair gain', () => {
    fc.assert(
      fc.property(someChoices, fc.integer({ min: 1, max: 6 }), (choices, size) => {
        expect(shortlist(choices, size)).toEqual(oracle(choices, size));
      }),
      { numRuns: 500 },
    );
  });

  test('each as often, or in another order of members: the same list', () => {
    fc.assert(
      fc.property(someChoices, (choices) => {
        const twice = choices.map(({ id, utilities }) => ({ id, utilities: [...utilities, ...utilities] }));
        const turned = choices.map(({ id, utilities }) => ({ id, utilities: [...utilities].reverse() }));
        expect(shortlist(twice)).toEqual(shortlist(choices));
        expect(shortlist(turned)).toEqual(shortlist(choices));
      }),
    );
  });
});

test('the first slot is the best ranked, and only the best forty are looked at', () => {
  const forty = Array.from({ length: 40 }, (_, index) => ({ id: `c${index}`, utilities: [400, 400] }));
  expect(shortlist([...forty, { id: 'late', utilities: [1000, 1000] }], 40)).not.toContain('late');
  expect(shortlist(forty)[0]).toBe('c0');
});

test('everyone who likes anything among the best finds something in the five', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 5, max: 8 }),
      fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
      (members, each, ranks) => {
        // Every member loves `each` choices that nobody else cares for; all are ranked by chance.
        const choices = Array.from({ length: members * each }, (_, number) => ({
          id: `c${number}`,
          rank: ranks[number] ?? 0,
          utilities: Array.from({ length: members }, (_, member) => (Math.floor(number / each) === member ? 900 : 40)),
        })).sort((a, b) => a.rank - b.rank);
        const list = shortlist(choices).map((id) => choices.find((choice) => choice.id === id));
        for (let member = 0; member < members; member += 1)
          expect(list.some((choice) => choice?.utilities[member] === 900)).toBe(true);
      },
    ),
  );
});

test('a lone minority gets something although the majority would fill all five, and no more than its share', () => {
  const majority = Array.from({ length: 10 }, (_, index) => ({ id: `golf${index}`, utilities: [900, 900, 900, 60] }));
  const minority = Array.from({ length: 3 }, (_, index) => ({ id: `ski${index}`, utilities: [100, 100, 100, 950] }));
  const list = shortlist([...majority, ...minority]);
  expect(list.filter((id) => id.startsWith('ski')).length).toBeGreaterThanOrEqual(1);
  expect(list.filter((id) => id.startsWith('golf')).length).toBeGreaterThanOrEqual(3);
});

test('nothing to choose from, nothing chosen', () => {
  expect(shortlist([])).toEqual([]);
  expect(shortlist([{ id: 'a', utilities: [] }])).toEqual(['a']);
});

/** The formula in exact fractions (n times everything, in big whole numbers), written anew from the paper. */
function oracle(choices: readonly Choice[], size: number): string[] {
  const chosen: Choice[] = choices.slice(0, 1);
  const of = (choice: Choice, member: number) => BigInt(choice.utilities[member] ?? 0);
  while (chosen.length < Math.min(size, choices.length)) {
    let best: { choice: Choice; gain: bigint } | undefined;
    for (const choice of choices) {
      if (chosen.includes(choice)) continue;
      const members = choice.utilities.flatMap((_, member) =>
        choices.some(({ utilities }) => utilities[member] !== undefined) ? [member] : [],
      );
      const n = BigInt(members.length);
      const total = [...chosen, choice]
        .flatMap((one) => members.map((member) => of(one, member)))
        .reduce((a, b) => a + b, 0n);
      let gain = 0n;
      for (const member of members) {
        const room = total - n * chosen.map((one) => of(one, member)).reduce((a, b) => a + b, 0n);
        const fair = room > 0n ? room : 0n;
        gain += n * of(choice, member) < fair ? n * of(choice, member) : fair;
      }
      if (!best || gain > best.gain) best = { choice, gain };
    }
    if (best) chosen.push(best.choice);
  }
  return chosen.map(({ id }) => id);
}

describe('each finds something that suits', () => {
  test('where everybody who told anything has one', () => {
    expect(
      suitsEach([
        ['good', 'fair', undefined],
        ['poor', 'good', undefined],
      ]),
    ).toBe(true);
  });

  test('not where as many faces smile, but none of one member', () => {
    expect(
      suitsEach([
        ['good', 'fair'],
        ['good', 'poor'],
      ]),
    ).toBe(false);
  });

  test('is nothing to say of one person, or of nothing', () => {
    expect(suitsEach([['good'], ['good']])).toBe(false);
    expect(suitsEach([])).toBe(false);
  });
});
