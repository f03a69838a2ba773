import type { Language } from '#shared/kernel/languages.ts';
import type { Way } from '#shared/recommendation/journey.ts';
import type { Translate } from '#app/text/text.ts';
import { wayParts } from './words.ts';

/** `비행 약 5.5시간`; where people go by land `이동 약 2시간`. */
export function wayText(t: Translate, language: Language, way: Way): string {
  const { name, time } = wayParts(t, language, way);
  return `${t(`explore.facts.${name}`)} ${time}`;
}
