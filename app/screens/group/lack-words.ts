import type { DateRange } from '#shared/calendar/date-range.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { partOfStay } from '#shared/decision/rsvp.ts';
import type { CityVerdict, MoneyVerdict } from '#shared/recommendation/city-verdict.ts';
import type { Currency } from '#shared/travel/options.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { formatDay, formatRange } from '#app/text/formats.ts';
import { formatReckoned } from '#app/text/group-money.ts';
import type { Translate } from '#app/text/text.ts';

/** `4월 3일부터 돼요`: for which part of a stay somebody could come. */
export function partText(t: Translate, language: Language, dates: DateRange, member: MemberDates): string | undefined {
  const part = partOfStay(dates, member);
  if (!part) return undefined;
  if (part.end === dates.end) return t('trip.lack.from', { day: formatDay(language, part.start) });
  if (part.start === dates.start) return t('trip.lack.until', { day: formatDay(language, part.end) });
  return t('trip.lack.only', { range: formatRange(language, part) });
}

/** `1명은 예산을 10만 원쯤 넘을 수 있어요`; nothing where nobody's budget is exceeded. */
function overText(
  t: Translate,
  language: Language,
  money: MoneyVerdict | undefined,
  currency: Currency,
): string | undefined {
  if (!money || money.over === 0) return undefined;
  return t('trip.lack.money', { count: money.over, sum: formatReckoned(language, money.mostOverManwon, currency) });
}

/** The same; where too few tell their budget for a figure, what the cards say, too. */
export const budgetText = (
  t: Translate,
  language: Language,
  { money, isTooDear }: Pick<CityVerdict, 'money' | 'isTooDear'>,
  currency: Currency,
): string | undefined =>
  money === undefined && isTooDear ? t('fit.tradeOff.budget') : overText(t, language, money, currency);
