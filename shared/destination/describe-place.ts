import { fieldIn, type Language } from '#shared/kernel/languages.ts';
import type { Place } from './schema.ts';

/** The reader's own description of a place, or the English one: imported rows may have that only. */
export function describePlace(
  language: Language,
  place: Pick<Place, `description${Capitalize<Language>}`>,
): { text: string; lang: Language } {
  const own = place[fieldIn('description', language)];
  return own ? { text: own, lang: language } : { text: place.descriptionEn, lang: 'en' };
}
