import type { Language } from '#shared/kernel/languages.ts';
import en from '#locales/en/mail.json' with { type: 'json' };
import es from '#locales/es/mail.json' with { type: 'json' };
import fr from '#locales/fr/mail.json' with { type: 'json' };
import ja from '#locales/ja/mail.json' with { type: 'json' };
import ko from '#locales/ko/mail.json' with { type: 'json' };
import zh from '#locales/zh/mail.json' with { type: 'json' };

/** What mails say, and the page that a mail's last link leads to. */
export const words: Record<Language, typeof ko> = { ko, en, ja, zh, es, fr };
