import { rangeEnds } from '#shared/destination/flight.ts';
import type { Way } from '#shared/recommendation/journey.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { spaceUnit } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';

const ends: readonly number[] = Object.values(rangeEnds);

/**
 * Hours of a flight to the half hour. Where a range ends, the whole hour on its side: a place "5 to 9 hours" away is
 * not said to be 4.5 hours away.
 */
export function toldHours(hours: number): number {
  const half = Math.round(hours * 2) / 2;
  if (!ends.includes(half)) return half;
  return hours < half ? half - 0.5 : half + 0.5;
}

/** In the air, without connections, or from door to door where people go by land, and how long it takes. */
export function wayParts(
  t: Translate,
  language: Language,
  { hours, doorHours }: Pick<Way, 'hours' | 'doorHours'>,
): { name: 'flight' | 'ground'; time: string } {
  return hours > 0
    ? { name: 'flight', time: aboutHours(t, language, toldHours(hours)) }
    : { name: 'ground', time: aboutHours(t, language, doorHours) };
}

/** `약 5.5시간` */
export function aboutHours(t: Translate, language: Language, hours: number): string {
  const text = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'hour',
    // English: 4.5h. Spanish and French write a space before the unit.
    unitDisplay: language === 'en' ? 'narrow' : 'short',
  }).format(hours);
  return t('common.flight.hours', { hours: spaceUnit(language, text) });
}

/**
 * People, in Korean in units of ten thousand: `119만`, `0.8만` (a few hundred as they are); elsewhere as Intl shortens
 * numbers, but French writes thousands out.
 */
export function formatPeople(language: Language, people: number): string {
  if (language !== 'ko' || people < 1_000)
    return new Intl.NumberFormat(language, {
      notation: language === 'fr' && people < 1_000_000 ? 'standard' : 'compact',
      maximumSignificantDigits: 3,
    }).format(people);
  const units = people / 10_000;
  return `${new Intl.NumberFormat('ko-KR', { maximumFractionDigits: units < 10 ? 1 : 0 }).format(units)}만`;
}
