/** The six languages, in the order in which they are offered. Korean is the default. */
export const languages = ['ko', 'en', 'ja', 'zh', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'ko';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value);
}

/** Names of one thing in all languages; zh, es and fr fall back to English when they are missing. */
export interface Names {
  nameKo: string;
  nameEn: string;
  nameJa: string;
  nameZh?: string | null;
  nameEs?: string | null;
  nameFr?: string | null;
}

export function nameIn(language: Language, names: Names): string {
  switch (language) {
    case 'ko':
      return names.nameKo;
    case 'en':
      return names.nameEn;
    case 'ja':
      return names.nameJa;
    case 'zh':
      return names.nameZh || names.nameEn;
    case 'es':
      return names.nameEs || names.nameEn;
    case 'fr':
      return names.nameFr || names.nameEn;
  }
}
