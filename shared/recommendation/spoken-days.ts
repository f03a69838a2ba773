import { heardOnce, normalized } from './heard-texts.ts';
import { numberOf } from './read-particulars.ts';

/** A number of days, as the length of a trip. */
const days =
  /\d{1,2}\s*(?:박|泊)\s*(\d{1,2})\s*[일日]|(?<![\d월月]\s?)(\d{1,2})\s*일(?:\s*(?:간|동안|여행|일정|코스)|$)|(?<!\d)(\d{1,2})(?:日間|-day\b(?! pass)|\s(?:days|d[ií]as|jours)\b(?!\s(?:off|ago|before|later|left|a week|per|libres|antes|de (?:cong|vaca)|avant|apr|par)))|(?<!\d)(\d{1,2}|[两兩三四五六七八九二])天(?![气氣前后後假])/gimu;
/** A number of nights: a day more. */
const nights =
  /(?<!\d)(\d{1,2})\s?(?:박(?!\s*\d|에|당)|泊(?!\s*\d)|(?:nights?|noches|nuits?)\b(?! (?:bus|train)))|(\d{1,2}|[两兩三四五六七八九二])[晚夜](?![上饭飯])/giu;
const weeks =
  /일주일|(?:\b(?:for a|one|1) |[1一])(?:week\b|周|週間|星期)|\ba week (?:of|in|at|by|on)\b|\b(?:una semana|une semaine)\b(?! (?:antes|avant))|(\b(?:two|2) weeks\b|2주\s?(?:간|동안|여행)|2週間|两周)/giu;
const oneDay = /당일치기|日帰り|当天(?:来回|往返)|一日游/u;

const before = /\bin$/iu;
const longest = 30;

/** The days that a text says the trip has, 1 to 30, the most of several; nothing where none are told. */
export const spokenDays = heardOnce((text: string): number | undefined => {
  const plain = normalized(text);
  const found = [
    ...[...plain.matchAll(days)]
      .filter(({ index }) => !before.test(plain.slice(0, index).trimEnd()))
      .map((found) => numberOf(found.slice(1).find(Boolean) ?? '')),
    ...[...plain.matchAll(nights)].map((found) => numberOf(found.slice(1).find(Boolean) ?? '') + 1),
    ...[...plain.matchAll(weeks)].map(([, two]) => (two ? 14 : 7)),
    ...(oneDay.test(plain) ? [1] : []),
  ].filter((one) => one >= 1 && one <= longest);
  return found.length === 0 ? undefined : Math.max(...found);
});
