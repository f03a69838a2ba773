import { describe, expect, test } from 'vitest';
import { spokenBudget } from '#shared/recommendation/spoken-budget.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { core } from './catalogue.ts';
import { aFriend, rowsOf, today } from './groups.ts';

/** What each of them would spend at most on the whole trip, ten thousand won. */
const heard: readonly (readonly [string, number])[] = [
  ['둘이 합쳐 1200만 정도 생각해요', 600],
  ['인당 150', 150],
  ['예산은 인당 150~180 생각 중', 180],
  ['2인 300만원', 150],
  ['1인 120만까지', 120],
  ['한 사람당 80만원 안쪽으로', 80],
  ['3인 450만원', 150],
  ['4명이 합쳐 400만원', 100],
  ['$900 each, somewhere warm', 126],
  ['our budget is 1,500 USD per person', 210],
  ['£800 for two', 72],
  ['I can do 800 quid all in', 144],
  ['mi tope son 600 euros', 93],
  ['人均一万五以内', 295.5],
  ['一人两万', 394],
  ['Max $4k for the four of us', 140],
  ['pas plus de 450€ hein', 69.75],
  ['tengo 600 euros contados', 93],
  ['800 euros for two', 62],
  ['up to $2k pp', 280],
  ['一人20万円以内', 184],
  ['1人8万くらいで', 73.6],
  ['夫婦2人で16万円くらい', 73.6],
  ['二人合わせて30万円', 138],
  ['人均8000', 157.6],
  ['人均1万5左右', 295.5],

  ['预算7k左右/人', 137.9],
  ['两个人一共20000元', 197],
  ['unos 1.200 € por persona', 186],
  ['2000 euros para dos', 155],
  ['1 100 $ par personne', 154],
  ['1500 € pour deux', 116.25],
  ['1인당 900달러까지', 126],
  ['인당 10만엔', 92],
  ['每人1000美元', 140],
  ['1人1000ドルまで', 140],
  ['900 dollars each', 126],
  ['1인당 80만원 안쪽, 비행기 4시간 이내 따뜻한 나라', 80],
  ['max £600 each all in, direct flight from Manchester', 108],
  ['Máximo 500 euros por persona y vuelo directo', 77.5],
  ['budget is around two thousand dollars a person', 280],
  ['unos mil dólares por cabeza, buceo', 140],
  ['人均三千以内，不坐飞机', 59.1],
  ['日本看樱花 预算一个人8000', 157.6],
];

/** A part of the trip, a lower bound, somebody else's trip, no currency, a price, or heads, days and years. */
const silent = [
  '숙소는 1인 6만원',
  '하루에 인당 10만원',
  '항공권 인당 50만원이면',
  '1인 100만원 이상 써도 돼요',
  '작년엔 1인 100만원 들었어요',
  '1인 200 하는 패키지는 말고',
  '1인 1실이면 좋겠어요',
  '2인 1실',
  '친구 4명 예산 70만원',
  'dinner for 2',
  '人均1万二',
  '10만원짜리 신발 사고 싶어요',
  '성인 2명 아이 1명 5박',
  '150명 정도 오는 콘서트',
  '800 for two',
  'a table for two at 8',
  'a hotel under $200 each',
  '$150 per person per night',
  'flights were $900 each',
  '200 euros per person per day',
  'spa passes for $90 each',
  '1인 12만원짜리 오마카세',
  '1人2万円のコース',
  '人均500的餐厅',
  'at least $2000 each',
  'last year we spent $900 each',
  'each of us has 10 days',
  'each day at 10',
  '1人1泊2万円',
  '一人8時間寝たい',
  '一人旅で3泊',
  '去年は一人20万円かかった',
  '每人每天500元',
  '机票人均3000',
  '人均消费不高的地方',
  '每人一间房',
  'unos 100 € por persona y noche',
  'vuelos de 300 € por persona',
  '100 € par personne et par jour',
  'pour deux personnes, 5 jours',
  '',
];

describe('budgets that a text tells', () => {
  test.each(heard.filter(([, most]) => !Number.isNaN(most)))('%s', (text, most) => {
    expect(spokenBudget(text)?.manwon).toBeCloseTo(most, 1);
  });

  test.each(silent)('nothing is heard in: %s', (text) => {
    expect(spokenBudget(text)).toBeUndefined();
  });

  test('of several the largest counts', () => {
    expect(spokenBudget('1인 100만원. 많아도 1인 120만원')?.manwon).toBe(120);
  });
});

describe('what is reckoned with', () => {
  const ceilings = (description: string, budget: Parameters<typeof aFriend>[0]) =>
    profileOfGroup(rowsOf([aFriend({ ...budget, range: 'intl_mid' })], { description }), core, today).travellers.map(
      ({ ceiling, ceilingWithin }) => [ceiling, ceilingWithin],
    );

  test('a spoken budget bounds the ranking, and what was ticked is what cards speak of', () => {
    expect(ceilings('인당 180', { budgetTier: 'luxury' })).toEqual([[Infinity, 180]]);
    expect(ceilings('인당 180', { budgetTier: 'high' })).toEqual([[200, 180]]);
  });

  test('it never makes more of what was ticked', () => {
    expect(ceilings('인당 500', { budgetTier: 'high' })).toEqual([[200, 200]]);
  });
});
