import type { Way } from '#shared/recommendation/journey.ts';
import type { Place } from '#shared/destination/schema.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { spaceUnit } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';

type Described = Pick<Place, 'descriptionKo' | 'descriptionEn' | 'descriptionJa' | 'descriptionZh'>;

/** Places are described in Korean, English, Japanese and Chinese: the reader's own, or English; imported rows may have English only. */
export function describePlace(language: Language, place: Described): { text: string; lang: 'ko' | 'en' | 'ja' | 'zh' } {
  if (language === 'ko' && place.descriptionKo !== '') return { text: place.descriptionKo, lang: 'ko' };
  if (language === 'ja' && place.descriptionJa) return { text: place.descriptionJa, lang: 'ja' };
  if (language === 'zh' && place.descriptionZh) return { text: place.descriptionZh, lang: 'zh' };
  return { text: place.descriptionEn, lang: 'en' };
}

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
