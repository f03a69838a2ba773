import type { OneMove } from '#shared/dates/one-move.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { formatList, formatRange } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';
import { rangeLength } from '#shared/calendar/date-range.ts';

/** "If Sora starts a day earlier, all 6 can go for 4 days" @param of how many are in the group */
export function moveSentence(t: Translate, language: Language, move: OneMove, name: string, of: number): string {
  const { added, addedDays: count, headCount, kind, window } = move;
  const who =
    headCount >= of
      ? t('summary.move.all', { count: headCount })
      : t('summary.move.some', { count: headCount, total: of });
  const values = { name, who, days: t('summary.days', { count: rangeLength(window) }) };
  if (kind === 'start-earlier')
    return count === 1 ? t('summary.move.earlier1', values) : t('summary.move.earlier', { ...values, count });
  if (kind === 'end-later')
    return count === 1 ? t('summary.move.later1', values) : t('summary.move.later', { ...values, count });
  return t('summary.move.add', {
    ...values,
    dates: formatList(
      language,
      added.map((range) => formatRange(language, range)),
    ),
  });
}
