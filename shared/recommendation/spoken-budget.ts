import { heardOnce, normalized } from './heard-texts.ts';
import { numberOf } from './read-particulars.ts';

/** A clause that tells of a part of the trip, of a day, of the least, or of another trip tells no budget. */
const otherwise =
  /숙소|숙박|호텔|항공|비행기|티켓|식비|짜리|코스|하루|\d박|작년|지난|이상|말고|아니|hotel|room|flight|ticket|night|\bday|dinner|food|at least|last |コース|宿|ホテル|航空|飛行機|泊|日(?!本|元|圆)|食|去年|以上|餐|酒店|机票|天|每晚|至少|vuelo|noche|d[ií]a\b|comida|(?<!no )m[áa]s de|\bvols?\b|nuit|jour|repas|(?<!pas )plus de/iu;
/** An amount is told for each, or for so many together: two where no figure says it. */
const forEach =
  /인당|1인|한\s?(?:명|사람)|一人|1人|ひとり|人均|一个人|每人|\/\s?人|\beach\b|(?:per|a) (?:person|head)|\bpp\b|por (?:persona|cabeza)|cada un[oa]|par (?:personne|t[êe]te)|chacun|\bI can (?:do|spend|afford)|\b(?:my|our own) (?:budget|max|limit)\b|\b(?:mi tope|mi presupuesto|mon (?:budget|plafond|max))\b|pas plus de|no m[áa]s de|\btengo (?=\d)|내\s?예산|我的?预算|私の予算/iu;
const together =
  /([2-9])(?:인|人で|명이?\s?(?:합쳐|총)|个人一共)|둘이|두\s?명이?\s?(?:합쳐|총)|二人|两个?人一?共|for (?:two|([2-9]))|para (?:los )?dos|pour deux/iu;
/** A flight that is no price. */
const noPrice =
  /직항|항공(?:권|료|편)?\s?포함|(?<![不未])含机票|flights? included|including flights?|航空券込み?|비행기?(?=[^,.\d]{0,4}\d)|direct flights?|(?:vuelos?|vols?) directe?o?s?|直飞|直行便/giu;
/** Thousands as words. */
const thousands =
  /\b(?:(two|dos|deux)|(three|tres|trois)|one|a|un)?\s?(?:thousand|mil|mille)\b|([一二两三四五六七八九])千|([一二两三四五六七八九])万([一二三四五六七八九])?(?![十百千一二三四五六七八九])/giu;
/** How many share it, as words. */
const sharers = /\bfor (?:all |the )*(three|four|five|six)\b/giu;
const inFigures = (text: string): string =>
  text
    .replace(sharers, (_, many: string) => `for ${['three', 'four', 'five', 'six'].indexOf(many.toLowerCase()) + 3}`)
    .replace(thousands, (_, two?: string, three?: string, han?: string, wan?: string, more?: string) =>
      wan ? `${numberOf(wan)}${more ? numberOf(more) : 0}000` : `${han ? numberOf(han) : three ? 3 : two ? 2 : 1}000`,
    );
const amounts =
  /(\$|€|£)?\s?(\d[\d.,]*(?: \d{3})*)(?:\s?[-~〜–]\s?(\d[\d.,]*))?\s?(?:(만|万|w|k|千)(\d(?!\d))?)?\s?(원|円|元|usd|\$|€|euros?|£|quid|pounds?\b|달러|엔|유로|위안|d[oó]l|ドル|ユーロ|美[元金]|欧元|日[元圆])?(?!\s?(?:[명인박일시살년월실人泊時时月歳岁年间間個个名%:二三四五六七八九]|h\b|people))/giu;
/** An amount of money as it is told: for each, in units of the currency. */
export interface Spoken {
  amount: number;
  currency: 'KRW' | 'JPY' | 'CNY' | 'USD' | 'EUR' | 'GBP';
}
/** First letters of signs and words, the currency, and won for one. */
const units: readonly (readonly [letters: string, Spoken['currency'], won: number])[] = [
  ['원', 'KRW', 1],
  ['円엔日', 'JPY', 9.2],
  ['元위', 'CNY', 197],
  ['$ud달ド美', 'USD', 1400],
  ['€e유ユ欧', 'EUR', 1550],
  ['£qp', 'GBP', 1800],
];
const unitOf = (word: string) =>
  word === '' ? undefined : units.find(([letters]) => letters.includes(word.charAt(0).toLowerCase()));
/** Less is the price of something, ten thousand won. */
const least = 13;

/**
 * The most that each would spend on the whole trip by what a text says, in its own currency and in ten thousand won;
 * nothing where that is not certain.
 */
export const spokenBudget = heardOnce((text: string): (Spoken & { manwon: number }) | undefined =>
  inFigures(normalized(text).replace(noPrice, ''))
    .split(/[.!?。！？\n]+(?!\d)|[,，;、](?!\d)/u)
    .flatMap((clause) => (otherwise.test(clause) ? [] : spokenIn(clause)))
    .filter(({ manwon }) => manwon >= least)
    .sort((a, b) => b.manwon - a.manwon)
    .at(0),
);

function spokenIn(clause: string): (Spoken & { manwon: number })[] {
  const heads = together.exec(clause);
  const people = forEach.test(clause) ? 1 : heads && Number(heads[1] ?? heads[2] ?? 2);
  if (people === null) return [];
  return [...clause.matchAll(amounts)].flatMap(([, before, low = '', high = low, by, tenth = '0', unit]) => {
    const told = Number(high.replace(/[ .,](?=\d{3})/gu, ''));
    const own = unitOf(before ?? unit ?? '');
    const found = own ?? unitOf(unitImplied(clause, by, told));
    if (!found) return [];
    const [, currency, won] = found;
    const isHundreds = !own && !by && currency === 'KRW';
    const times = by === undefined ? (isHundreds ? 10_000 : 1) : /k|千/iu.test(by) ? 1000 : 10_000;
    const amount = ((told + Number(tenth) / 10) * times) / people;
    return { amount, currency, manwon: (amount * won) / 10_000 };
  });
}

/**
 * Without a currency: of hundreds in Korean ten thousand won, in Japanese and Chinese the own; nothing: not certain.
 */
function unitImplied(clause: string, by: string | undefined, amount: number): string {
  if (/[가-힣]/u.test(clause)) return by || amount < 1000 ? '원' : '';
  if (/[ぁ-ヿ]/u.test(clause)) return by === '万' ? '円' : '';
  return /\p{Script=Han}/u.test(clause) && (by || amount >= 500) ? '元' : '';
}
