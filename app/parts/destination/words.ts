import type { Way } from '#shared/recommendation/journey.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { spaceUnit } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';

/** `약 4.5시간`, to the half hour; connections are not in it. */
export function flightText(t: Translate, language: Language, { hours }: Pick<Way, 'hours'>): string {
  if (hours === 0) return t('common.flight.none');
  const half = Math.round(hours * 2) / 2;
  const text = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'hour',
    // English: 4.5h. Spanish and French write a space before the unit.
    unitDisplay: language === 'en' ? 'narrow' : 'short',
  }).format(half);
  return t('common.flight.hours', { hours: spaceUnit(language, text) });
}

/** People, in Korean in units of ten thousand: `119만`, `0.8만` (a few hundred as they are); elsewhere as Intl shortens numbers, but French writes thousands out. */
export function formatPeople(language: Language, people: number): string {
  if (language !== 'ko' || people < 1_000)
    return new Intl.NumberFormat(language, {
      notation: language === 'fr' && people < 1_000_000 ? 'standard' : 'compact',
      maximumSignificantDigits: 3,
    }).format(people);
  const units = people / 10_000;
  return `${new Intl.NumberFormat('ko-KR', { maximumFractionDigits: units < 10 ? 1 : 0 }).format(units)}만`;
}
