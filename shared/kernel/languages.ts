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

/** What holds a text in this language: `nameKo`, `descriptionKo`. */
export const fieldIn = <Kind extends string>(kind: Kind, language: Language) =>
  `${kind}${language.charAt(0).toUpperCase()}${language.slice(1)}` as `${Kind}${Capitalize<Language>}`;

export const nameIn = (language: Language, names: Names): string => names[fieldIn('name', language)] || names.nameEn;
