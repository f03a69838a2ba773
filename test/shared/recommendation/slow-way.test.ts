import { expect, test } from 'vitest';
import { recommend } from '#shared/recommendation/recommend.ts';
import { core } from './catalogue.ts';
import { aFriend, rowsOf, today } from './groups.ts';

/** Catches of the way that four friends from Seoul are told, free for so many days, who fly up to four hours. */
const catches = (end: string) => {
  const friend = aFriend({ range: 'intl_short', availability: [{ start: '2027-03-06', end }] });
  const { cards } = recommend<'cities'>({
    rows: rowsOf([friend, friend, friend, friend]),
    core,
    day: today,
    stage: { at: 'cities' },
  });
  return cards.flatMap(({ tradeOff }) => (tradeOff?.feature === 'reach' ? [tradeOff] : []));
};

test('a flight that all of them would take, too long for a weekend, is not said to be too far or too near', () => {
  const ofWeekend = catches('2027-03-07');
  for (const one of ofWeekend) expect(one.isFar ?? one.isNear ?? one.isSlow).toBe(true);
  expect(ofWeekend.some(({ isSlow, headCount }) => isSlow && headCount === 4)).toBe(true);
  expect(catches('2027-03-12').filter(({ isSlow }) => isSlow)).toEqual([]);
});
