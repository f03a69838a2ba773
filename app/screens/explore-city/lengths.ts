import { locales } from '#shared/calendar/range-text.ts';
import type { Language } from '#shared/kernel/languages.ts';

/** `1시간 25분`, `35분`, `2 h`: hours and minutes in the short words of the language. */
export function formatMinutes(language: Language, minutes: number): string {
  const part = (amount: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locales[language], {
      style: 'unit',
      unit,
      unitDisplay: language === 'ja' ? 'narrow' : 'short',
    }).format(amount);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [part(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [part(rest, 'minute')] : []),
  ];
  return parts.join(language === 'ja' || language === 'zh' ? '' : ' ');
}

/** `35km`, `35 km`: whole kilometres. */
export function formatKilometres(language: Language, km: number): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(km);
}
