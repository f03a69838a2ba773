import type { Request } from 'express';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import { defaultLanguage, languages, type Language } from '#shared/kernel/languages.ts';
import en from '#locales/en/errors.json' with { type: 'json' };
import es from '#locales/es/errors.json' with { type: 'json' };
import fr from '#locales/fr/errors.json' with { type: 'json' };
import ja from '#locales/ja/errors.json' with { type: 'json' };
import ko from '#locales/ko/errors.json' with { type: 'json' };
import zh from '#locales/zh/errors.json' with { type: 'json' };

/** Code -> sentence, in every language: a missing one does not compile. */
const sentences: Record<Language, Record<ErrorCode, string>> = { ko, en, ja, zh, es, fr };

/**
 * The visitor's language: `lang` of the body where a call has one, else by `Accept-Language`; Korean when none of ours
 * is asked for.
 */
export function requestLanguage(request: Request): Language {
  const { lang } = (request.body ?? {}) as { lang?: unknown };
  const named = languages.find((one) => one === lang);
  if (named) return named;
  const accepted = request.acceptsLanguages([...languages]);
  return languages.find((one) => one === accepted) ?? defaultLanguage;
}

export const sentence = (language: Language, code: ErrorCode): string => sentences[language][code];
