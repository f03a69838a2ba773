import { heardOnce } from './heard-texts.ts';

/** A sentence that tells of a part of the trip, of a day, of the least, or of another trip tells no budget. */
const otherwise =
  /숙소|숙박|호텔|항공|비행기|티켓|식비|짜리|코스|하루|\d박|작년|지난|이상|말고|아니|hotel|room|flight|ticket|night|\bday|dinner|food|at least|last |コース|宿|ホテル|航空|飛行機|泊|日|食|去年|以上|餐|酒店|机票|天|每晚|至少|vuelo|noche|d[ií]a\b|comida|m[áa]s de|\bvols?\b|nuit|jour|repas|plus de/iu;
/** An amount is told for each, or for so many together: two where no figure says it. */
const forEach =
  /인당|1인|한\s?(?:명|사람)|一人|1人|ひとり|人均|每人|\/\s?人|\beach\b|(?:per|a) (?:person|head)|\bpp\b|por persona|cada un[oa]|par (?:personne|tête)|chacun/iu;
const together =
  /([2-9])(?:인|人で|명이?\s?(?:합쳐|총)|个人一共)|둘이|두\s?명이?\s?(?:합쳐|총)|二人|两个?人一?共|for (?:two|([2-9]))|para (?:los )?dos|pour deux/iu;
const amounts =
  /(\$|€|£)?\s?(\d[\d.,]*(?: \d{3})*)(?:\s?[-~〜–]\s?(\d[\d.,]*))?\s?(?:(만|万|w|k|千)(\d(?!\d))?)?\s?(원|円|元|usd|\$|€|euros?|£)?(?!\s?(?:[명인박일시살년월실人泊時时月歳岁年间間個个名%:二三四五六七八九]|h\b|people))/giu;
/** Won for one. */
const wonFor: Readonly<Record<string, number>> = {
  원: 1,
  円: 9.2,
  元: 197,
  $: 1400,
  u: 1400,
  '€': 1550,
  e: 1550,
  '£': 1800,
};
/** Less is the price of something, ten thousand won. */
const least = 13;

/** The most that each would spend on the whole trip by what a text says, ten thousand won; nothing where that is not certain. */
export const spokenBudget = heardOnce((text: string): number | undefined => {
  const found = text
    .normalize('NFKC')
    .split(/[.!?。！？\n]+(?!\d)/u)
    .flatMap((sentence) => (otherwise.test(sentence) ? [] : sentence.split(/[,，;、](?!\d)/u)))
    .flatMap(spokenIn)
    .filter((manwon) => manwon >= least);
  return found.length === 0 ? undefined : Math.max(...found);
});

function spokenIn(clause: string): number[] {
  const heads = together.exec(clause);
  const people = forEach.test(clause) ? 1 : heads && Number(heads[1] ?? heads[2] ?? 2);
  if (people === null) return [];
  return [...clause.matchAll(amounts)].map(([, before, low = '', high = low, by, tenth = '0', unit]) => {
    const amount = Number(high.replace(/[ .,](?=\d{3})/gu, ''));
    const won = wonFor[(before ?? unit ?? '').toLowerCase().charAt(0)] ?? wonImplied(clause, by, amount);
    const times = by === undefined ? 1 : /k|千/iu.test(by) ? 1000 : 10_000;
    return ((amount + Number(tenth) / 10) * times * won) / people / 10_000;
  });
}

/** Without a currency: of hundreds in Korean ten thousand won, in Japanese and Chinese the own; 0: not certain. */
function wonImplied(clause: string, by: string | undefined, amount: number): number {
  if (/[가-힣]/u.test(clause)) return by ? 1 : amount < 1000 ? 10_000 : 0;
  if (/[ぁ-ヿ]/u.test(clause)) return by === '万' ? 9.2 : 0;
  return /\p{Script=Han}/u.test(clause) && (by || amount >= 500) ? 197 : 0;
}
