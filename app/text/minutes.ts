import { locales } from '#shared/calendar/range-text.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { spaceUnit } from './formats.ts';

/** `1시간 25분`, `1時間25分`, `35分`, `2 h`: hours and minutes in the short words of the language. */
export function formatMinutes(language: Language, minutes: number): string {
  const part = (amount: number, unit: 'hour' | 'minute') =>
    spaceUnit(
      language,
      new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'short' }).format(amount),
    );
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [part(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [part(rest, 'minute')] : []),
  ];
  return parts.join(language === 'ja' ? '' : ' ');
}
