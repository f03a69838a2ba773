import type { Language } from '#shared/kernel/languages.ts';
import type { Place } from './schema.ts';

type Field = `description${Capitalize<Language>}`;

export const descriptionField = (language: Language): Field =>
  `description${language.charAt(0).toUpperCase()}${language.slice(1)}` as Field;

/** The reader's own description of a place, or the English one: imported rows may have that only. */
export function describePlace(language: Language, place: Pick<Place, Field>): { text: string; lang: Language } {
  const own = place[descriptionField(language)];
  return own ? { text: own, lang: language } : { text: place.descriptionEn, lang: 'en' };
}
