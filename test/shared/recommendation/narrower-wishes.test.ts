import { describe, expect, test } from 'vitest';
import { understood } from '#shared/recommendation/lexicon.ts';

/** Wishes that a city of good food, skylines, bars or dive boats does not answer by these alone. */
describe('a narrower wish is heard by its own name', () => {
  test.each([
    ['맛집, 회', ['seafood', 'food']],
    ['회 먹고 싶어', ['seafood', 'food']],
    ['싱싱한 회를 많이', ['seafood']],
    ['바닷가 횟집이나 조개구이', ['seafood', 'beach']],
    ['겨울엔 대게지!', ['seafood']],
    ['seafood by the harbor', ['seafood']],
    ['the best sushi', ['seafood']],
    ['mariscos y vino', ['seafood', 'wine']],
    ['fruits de mer', ['seafood']],
    ['海鮮丼を食べたい', ['seafood', 'food']],
    ['想吃刺身', ['seafood']],
    ['海鮮大餐', ['seafood']],
    ['hải sản', ['seafood']],
    ['อาหารทะเล', ['seafood', 'food']],
    ['wine and old towns', ['wine', 'history']],
    ['와이너리 투어', ['wine']],
    ['ワイナリー巡り', ['wine']],
    ['a wine bar', ['wine', 'nightlife']],
    ['craft beer and whisky', ['drinks', 'nightlife']],
    ['스노클링', ['snorkeling']],
    ['snorkelling or diving', ['snorkeling', 'diving']],
    ['esnórquel', ['snorkeling']],
    ['シュノーケリング', ['snorkeling']],
    ['浮潛', ['snorkeling']],
    ['야시장 가고 싶어', ['night-market']],
    ['逛夜市', ['night-market']],
    ['mercados nocturnos', ['night-market']],
    ['marchés de nuit', ['night-market']],
    ['night markets and the skyline', ['night-market', 'night-view']],
    ['골목 걷고 와인 한잔', ['city-walk', 'wine']],
    ['vegan food', ['vegan', 'food']],
    ['비건 식당 많은 곳', ['vegan']],
    ['somos vegetarianos', ['vegan']],
    ['cuisine végétarienne', ['vegan', 'food']],
    ['精進料理', ['vegan', 'food']],
    ['吃素', ['vegan']],
  ])('%s', (text, wishes) => {
    expect([...understood(text)].sort()).toEqual([...wishes].sort());
  });

  test.each([
    '회사 사람들이랑 워크숍',
    '좋은 기회',
    '회의가 끝나고',
    '체력 회복',
    '회비는 3만원',
    '제1회 정기 모임',
    '3 회 다녀온 곳',
    '회차별로 나눠요',
    '동호회, 산악회',
    '연회는 필요 없어요',
    '회를 거듭할수록',
    '대게 좋은 곳',
    '밤새우고 놀기',
  ])('no raw fish in %s', (text) => {
    expect(understood(text)).not.toContain('seafood');
  });

  test.each([
    ['회 못 먹어요', 'seafood'],
    ['해산물 알레르기 있어요', 'seafood'],
    ['allergic to shellfish', 'seafood'],
    ['no night markets', 'night-market'],
    ['pas de vin', 'wine'],
    ['non-vegetarian food', 'vegan'],
    ['小龙虾', 'seafood'],
  ] as const)('%s: no wish for %s', (text, wish) => {
    expect(understood(text)).not.toContain(wish);
  });
});
