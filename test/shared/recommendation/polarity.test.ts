import { expect, test } from 'vitest';
import { isLeftOpen, isTurnedDown } from '#shared/recommendation/polarity.ts';

/** The word in brackets, and whether its sentence turns it down. */
const isDown = (text: string): boolean => {
  const [before = '', word = '', after = ''] = text.split(/[[\]]/u);
  return isTurnedDown(`${before}${word}${after}`, before.length, before.length + word.length);
};

test.each([
  '[클럽]은 패스',
  '[스키]는 못타요',
  '[동남아]는 절대 싫어요',
  '[ハワイ]は高いのであきらめました',
  '[辛いもの]は苦手です',
  '不要去[日本]',
  '怕[坐船]',
  'no [clubs] please',
  "we don't want a big [resort]",
  'anywhere but [Paris]',
  '[Liveaboard] not necessary',
  'Ni [playa] ni campo',
  'sin mucho [calor]',
  'pas de [plage] bondée',
  '[Plongée] non, randonnée oui',
  '[클럽]은 너네끼리 가고 난 잘게',
  '[스노클링]은 구경만 할게요',
  '제일 싫은거: [캠핑]',
  '[温泉]は毎年行ってるから今回はいいかな',
  "mom loves [temples], I don't, dad neither",
  'a museum over a [rooftop] bar any day',
  '[등산]은 절대 안 돼요',
  '[스키] 안 됨. 온천 꼭',
  '[등산] 절대 불가',
  '辛いものは[食べ]られません',
  '[hiking] is absolutely out',
  "la [rando] c'est absolument hors de question",
  '[등산]은 안 됩니다',
  '[등산]은 못 합니다',
  '[등산]은 불가능해요',
  '[등산]은 무릎이 아파서 절대 안 돼요',
  '[등산]은 하면 안 돼요',
  'absolutely no [hiking]',
  '[hiking] is impossible for me',
  '[hiking]: no way',
  '[登山]は絶対にできません',
  '[爬山]绝对不行',
  '[senderismo] absolutamente no',
  '[senderismo] imposible',
  "la [randonnée], c'est absolument non",
  'la [randonnée] est hors de question',
  '[해산물] 알레르기 있어요',
  '[해산물]이랑 견과류 알레르기가 있어요',
  '[해산물]에 알러지 있음',
  "I'm allergic to [seafood]",
  'severe allergies to nuts and [seafood]',
  'a [crab] allergy',
  '[カニ]とエビのアレルギーがあります',
  '[海鲜]过敏',
  '我對[海鮮]過敏',
  'soy alérgica al [marisco]',
  'je suis allergique aux [fruits de mer]',
  'dị ứng [hải sản]',
  'แพ้[อาหารทะเล]',
])('%s is turned down', (text) => {
  expect(isDown(text)).toBe(true);
});

test.each([
  '[스키] 타고 싶다',
  '[온천]은 놓치면 안 돼요',
  '[맛집]은 절대 빠지면 안 됨',
  '해산물 아직 못 [먹]어봤어요',
  '[맛집] 좋아요 해산물 알레르기 있어요',
  'Great [food] please, I have a nut allergy',
  '[温泉]が忘れられない',
  '[불가마] 찜질방',
  '[스키] 안 되면 온천이라도',
  '[박물관]이 싫은 건 아닌데',
  '[바다]는 구경만 해도 좋아',
  '[야시장] 안 가는 대만은 상상도 못함',
  '如果不去[日本]那就去三亚',
  "over a [rooftop] bar, if it doesn't rain",
  '[눈]을 한번도 못 봤어요',
  '[ビーチ]でのんびり',
  '想去[海边]',
  "we don't mind a long [train] ride",
  'not only [beaches]',
  "can't wait to see the [aurora]",
  'never seen [snow]',
  'No car. We love [hiking]',
  'sin coche, pero con [playa]',
  'pas seulement la [plage]',
  '[등산]은 안 하면 안 돼요',
  '[온천]이 없으면 절대 안 돼요',
  '[맛집]은 빼놓으면 안 돼요',
  '[등산]은 안 되나요',
  '[온천] 가면 안 돼?',
  '[서핑]은 못하지만 배우고 싶어요',
  'the [beach] is impossible to resist',
  'ここでしか[食べ]られないもの',
  'la [plage] est impossible de rater',
])('%s is not', (text) => {
  expect(isDown(text)).toBe(false);
});

test('what may as well be missing is left open', () => {
  expect(isLeftOpen('Playa da igual', 'Playa'.length)).toBe(true);
  expect(isLeftOpen('beach please', 'beach'.length)).toBe(false);
});
