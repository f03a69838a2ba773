import type { Language } from '#shared/kernel/languages.ts';
import type { Way } from '#shared/recommendation/journey.ts';
import type { Translate } from '#app/text/text.ts';
import { aboutHours, toldHours } from './words.ts';

/** A way in the air, or from door to door where people go by land, and how long it takes: `약 5.5시간`. */
export function wayParts(
  t: Translate,
  language: Language,
  { hours, doorHours }: Way,
): { name: 'flight' | 'ground'; time: string } {
  return hours > 0
    ? { name: 'flight', time: aboutHours(t, language, toldHours(hours)) }
    : { name: 'ground', time: aboutHours(t, language, doorHours) };
}

/** `비행 약 5.5시간`; by land `이동 약 2시간`. */
export function wayText(t: Translate, language: Language, way: Way): string {
  const { name, time } = wayParts(t, language, way);
  return `${t(`explore.facts.${name}`)} ${time}`;
}
