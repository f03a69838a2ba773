import type { Language } from '#shared/kernel/languages.ts';
import { formatManwonBand } from '#app/text/money.ts';
import type { Translate } from '#app/text/text.ts';
import type { Band } from './journeys.ts';

/** `4.5시간`, `4.5 hours` */
const formatHours = (language: Language, hours: number): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(hours);

/** `2.5–5시간`, to the half hour: connections are not in it, so it is no more exact than that. */
export function formatHourBand(t: Translate, language: Language, hours: Band): string {
  const [from, to] = [toHalf(hours.from), toHalf(hours.to)];
  if (from === to) return formatHours(language, to);
  return t('recommendations.journey.between', {
    from: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(from),
    to: formatHours(language, to),
  });
}

const toHalf = (hours: number): number => Math.round(hours * 2) / 2;

/** `34만–79만 원`, from ten thousand won. */
export const formatFareBand = (language: Language, { from, to }: Band): string => formatManwonBand(language, from, to);

/** People, in Korean in units of ten thousand: `119만`, `0.8만` (a few hundred as they are); elsewhere as Intl shortens numbers. */
export function formatPeople(language: Language, people: number): string {
  if (language !== 'ko' || people < 1_000)
    return new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 }).format(people);
  const units = people / 10_000;
  return `${new Intl.NumberFormat('ko-KR', { maximumFractionDigits: units < 10 ? 1 : 0 }).format(units)}만`;
}
