import { locales } from '#shared/calendar/range-text.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { spaceUnit } from '#app/text/formats.ts';
import { distanceFor, distanceUnit } from '#app/text/units.ts';

/** `35km`, `35 km`, `22 mi`, `0.4 km`: from ten on whole kilometres or miles. */
export function formatDistance(language: Language, km: number): string {
  const distance = distanceFor(language, km);
  const text = new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: distanceUnit(language),
    unitDisplay: 'short',
    maximumFractionDigits: distance < 10 ? 1 : 0,
  }).format(distance);
  return spaceUnit(language, text);
}
