import { describe, expect, test } from 'vitest';
import { texts } from '#test/builders/texts.ts';
import { tradeOffText } from '#app/parts/destination/reason-words.ts';
import { wishKey } from '#shared/recommendation/wish.ts';
import { wayText } from '#app/parts/destination/way-text.ts';
import { formatPeople } from '#app/parts/destination/words.ts';
import { areFlown, bandOf, formatHourBand, skyOf, wayBand } from '#app/screens/recommendations/figures.ts';
import { reasonText } from '#app/screens/recommendations/words.ts';
import type { Translate } from '#app/text/text.ts';
import { wishes } from '#shared/destination/wishes.ts';

/** The key and its values, as they would be filled in. */
const t: Translate = (key, values = {}) =>
  `${key.replace(/^(?:recommendations|fit)\./, '')}${
    Object.values(values).length > 0
      ? `(${Object.entries(values)
          .map(([name, value]) => `${name}=${value}`)
          .join(' ')})`
      : ''
  }`;
const plain: Translate = (key, values = {}) =>
  key === 'recommendations.journey.between' ? `${values['from']}–${values['to']}` : key;

test('a way is told in the air, or by land from door to door', () => {
  const way = { range: 'domestic', fareFromManwon: 5, fareToManwon: 9 } as const;
  expect(wayText(t, 'en', { ...way, hours: 0, doorHours: 2 })).toBe(
    'explore.facts.ground common.flight.hours(hours=2h)',
  );
  expect(wayText(t, 'en', { ...way, hours: 1.1, doorHours: 5 })).toBe(
    'explore.facts.flight common.flight.hours(hours=1h)',
  );
});

describe('why a place is here', () => {
  test('every wish has a word in every language', () => {
    for (const wish of [...wishes, 'sightseeing', 'relax', 'activity'] as const) {
      const key = wishKey(wish);
      for (const text of Object.values(texts))
        expect(
          key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], text),
          key,
        ).toBeTypeOf('string');
    }
  });

  test('all, some, or the one who answered it', () => {
    expect(reasonText(t, 'ko', { feature: 'reach', headCount: 6, of: 6 }, 6, '도쿄')).toBe(
      'reason.reach(count=6 who=who.all(count=6) what= place=도쿄)',
    );
    expect(reasonText(t, 'ko', { feature: 'tripType', key: 'ski', headCount: 5, of: 6 }, 6, '도쿄')).toBe(
      'reason.tripType(count=5 who=who.some(count=5 of=6) what=trips.ski place=도쿄)',
    );
    expect(reasonText(t, 'ko', { feature: 'pace', headCount: 1, of: 1 }, 1, '도쿄')).toContain('who.one');
  });

  test('who told nothing of it is not one of all', () => {
    const paceOf = (count: number) => reasonText(t, 'en', { feature: 'pace', headCount: count, of: count }, 4, 'Busan');
    expect(paceOf(4)).toContain('who.all(count=4)');
    expect(paceOf(3)).toContain('who.some(count=3 of=4)');
    expect(paceOf(1)).toContain('who.some(count=1 of=4)');
  });

  test('what only the group’s description asks for is told of the description', () => {
    expect(reasonText(t, 'ko', { feature: 'wishes', key: 'golf', headCount: 0, of: 6 }, 6, '싼야')).toBe(
      'reason.wishesOfGroup(what=explore.wishes.golf place=싼야)',
    );
    expect(tradeOffText(t, 'ko', { feature: 'wishes', key: 'beach', headCount: 0, of: 6 })).toBe(
      'tradeOff.wishesOfGroup(what=explore.wishes.beach)',
    );
  });

  test('a budget suits everyone, or everyone who gave one; a budget that is exceeded has no number', () => {
    expect(reasonText(t, 'ko', { feature: 'budget', headCount: 6, of: 6 }, 6, '도쿄')).toBe('reason.budget');
    expect(reasonText(t, 'ko', { feature: 'budget', headCount: 4, of: 4 }, 6, '도쿄')).toBe(
      'reason.budgetSome(count=4)',
    );
    expect(tradeOffText(t, 'ko', { feature: 'budget', headCount: undefined, of: 6 })).toBe('tradeOff.budget');
  });

  test('what members turn down is told of them, as something that there is much of', () => {
    expect(tradeOffText(t, 'en', { feature: 'wishes', key: 'casino', isUnwanted: true, headCount: 2, of: 6 })).toBe(
      'tradeOff.unwanted(count=2 what=explore.wishes.casino)',
    );
  });

  test('a season is told by its weather where that is what is bad of it', () => {
    for (const because of ['cold', 'rain', 'heat'] as const)
      expect(tradeOffText(t, 'ko', { feature: 'season', headCount: 2, of: 6, because })).toBe(
        `tradeOff.weather.${because}(count=2 what=)`,
      );
    expect(tradeOffText(t, 'ko', { feature: 'season', headCount: 2, of: 6 })).toBe('tradeOff.season(count=2 what=)');
  });

  test('what texts ask for beside wishes and is not so is told in a sentence of its own', () => {
    for (const key of ['nonstop', 'byLand', 'car', 'crowds', 'rain', 'stairs', 'visa'] as const)
      expect(tradeOffText(t, 'ko', { feature: 'unmet', key, headCount: 2, of: 6 })).toBe(
        `tradeOff.unmet.${key}(count=2 what=)`,
      );
  });

  test('a way that is much longer than was asked, or shorter, is told as such', () => {
    expect(tradeOffText(t, 'ko', { feature: 'reach', headCount: 2, of: 6 })).toBe('tradeOff.reach(count=2 what=)');
    expect(tradeOffText(t, 'ko', { feature: 'reach', headCount: 2, of: 6, isFar: true })).toBe(
      'tradeOff.far(count=2 what=)',
    );
    expect(tradeOffText(t, 'ko', { feature: 'reach', headCount: 2, of: 6, isNear: true })).toBe(
      'tradeOff.near(count=2 what=)',
    );
  });
});

describe('the way there', () => {
  test('a band goes from the least to the most', () => {
    expect(bandOf([4.5, 16, 2])).toEqual({ from: 2, to: 16 });
    expect(bandOf([3])).toEqual({ from: 3, to: 3 });
  });

  const flown = { hours: 2.4, doorHours: 6 };
  const byTrain = { hours: 0, doorHours: 2.5 };

  test('flights are told where everybody flies to every candidate of the list; else the ways from door to door', () => {
    const osaka = { facts: { ways: [flown, { hours: 4.46, doorHours: 8 }] } };
    const fukuoka = { facts: { ways: [flown, byTrain] } };
    expect(areFlown([osaka, osaka])).toBe(true);
    expect(areFlown([osaka, fukuoka])).toBe(false);
    expect(areFlown([{ facts: { ways: [] } }])).toBe(true);
  });

  test('a band of flights is rounded as flights are; one from door to door is as it is', () => {
    expect(wayBand([flown, { hours: 4.46, doorHours: 8 }], true)).toEqual({ from: 2.5, to: 4 });
    expect(wayBand([flown, byTrain], false)).toEqual({ from: 2.5, to: 6 });
  });

  test('rain has three words', () => {
    expect([0, 59, 60, 149, 150, 400].map((rainMm) => skyOf({ rainMm, degrees: 4 }))).toEqual([
      'dry',
      'dry',
      'showers',
      'showers',
      'wet',
      'wet',
    ]);
  });

  test('where the days are near freezing it snows: seldom in Ulaanbaatar, often in Sapporo', () => {
    expect(skyOf({ rainMm: 3, degrees: -16 })).toBe('littleSnow');
    expect(skyOf({ rainMm: 60, degrees: 2 })).toBe('someSnow');
    expect(skyOf({ rainMm: 110, degrees: 0 })).toBe('muchSnow');
  });

  test('hours to the half, the unit once', () => {
    expect(formatHourBand(plain, 'ko', { from: 2.4, to: 5.1 })).toBe('2.5–5시간');
    expect(formatHourBand(plain, 'en', { from: 4.4, to: 4.6 })).toBe('4.5 hours');
  });

  test('people by ten thousands in Korean', () => {
    expect([1_191_381, 23_456, 8_000, 300].map((people) => formatPeople('ko', people))).toEqual([
      '119만',
      '2.3만',
      '0.8만',
      '300',
    ]);
    expect(formatPeople('en', 989_000)).toBe('989K');
    expect([formatPeople('fr', 317_432), formatPeople('fr', 1_460_000)].map((one) => one.replace(/\s/gu, ' '))).toEqual(
      ['317 000', '1,46 M'],
    );
  });
});
