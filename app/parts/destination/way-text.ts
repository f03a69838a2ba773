import type { Language } from '#shared/kernel/languages.ts';
import type { Way } from '#shared/recommendation/journey.ts';
import type { Translate } from '#app/text/text.ts';
import { aboutHours, toldHours } from './words.ts';

/** `비행 약 5.5시간`; where people go by land, from door to door: `이동 약 2시간`. */
export function wayText(t: Translate, language: Language, { hours, doorHours }: Way): string {
  const [name, time] = hours > 0 ? (['flight', toldHours(hours)] as const) : (['ground', doorHours] as const);
  return `${t(`explore.facts.${name}`)} ${aboutHours(t, language, time)}`;
}
