import { namesOf } from './draft.ts';

/** A property as text; numbers, lists and nothing are none. */
export const textAt = (properties: Readonly<Record<string, unknown>>, key: string): string => {
  const value = Object.hasOwn(properties, key) ? properties[key] : undefined;
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * Names by language code, as OpenStreetMap and Overture have them; the local name stands in for a missing English one.
 */
export function namesByLanguage(local: string, by: (language: string) => string): ReturnType<typeof namesOf> {
  return namesOf({
    ko: by('ko'),
    en: by('en') || local,
    ja: by('ja'),
    zh: by('zh-Hans') || by('zh'),
    es: by('es'),
    fr: by('fr'),
  });
}
