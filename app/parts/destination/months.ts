import { hasMonth, type MonthMask } from '#shared/destination/season.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { rangeDash } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';

/** `4–6월, 9–11월`, `Apr–Jun, Sep–Nov`; over the turn of the year in one piece. */
export function formatMonths(t: Translate, language: Language, mask: MonthMask): string {
  const runs = monthRuns(mask);
  if (runs.length === 1 && runs[0]?.length === 12) return t('explore.facts.allYear');
  return runs
    .map((run) => monthSpan(language, run[0] ?? 1, run.at(-1) ?? 1))
    .join(language === 'ja' || language === 'zh' ? '、' : ', ');
}

function monthSpan(language: Language, from: number, to: number): string {
  const inFigures = { ko: '월', ja: '月', zh: '月' }[language as string];
  if (inFigures) return from === to ? `${from}${inFigures}` : `${from}${rangeDash(language)}${to}${inFigures}`;
  const name = (month: number) =>
    new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1));
  return from === to ? name(from) : `${name(from)}–${name(to)}`;
}

/** Unbroken runs of months, 1 to 12; December runs on into January. */
export function monthRuns(mask: MonthMask): number[][] {
  const runs: number[][] = [];
  for (let month = 1; month <= 12; month += 1) {
    if (!hasMonth(mask, month)) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === month - 1) last.push(month);
    else runs.push([month]);
  }
  const [first] = runs;
  const last = runs.at(-1);
  if (!first || !last || first === last || first[0] !== 1 || last.at(-1) !== 12) return runs;
  return [...runs.slice(1, -1), [...last, ...first]];
}
