import type { Language } from '#shared/kernel/languages.ts';
import en from '#locales/en/meta.json' with { type: 'json' };
import es from '#locales/es/meta.json' with { type: 'json' };
import fr from '#locales/fr/meta.json' with { type: 'json' };
import ja from '#locales/ja/meta.json' with { type: 'json' };
import ko from '#locales/ko/meta.json' with { type: 'json' };
import zh from '#locales/zh/meta.json' with { type: 'json' };

/** What pages and pictures of previews say. */
export const words: Record<Language, typeof ko> = { ko, en, ja, zh, es, fr };
