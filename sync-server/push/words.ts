import { formatRange } from '#shared/calendar/range-text.ts';
import { chosenName } from '#shared/decision/place-name.ts';
import type { Core } from '#shared/destination/core/read-core.ts';
import type { Language } from '#shared/kernel/languages.ts';
import en from '#locales/en/notifications.json' with { type: 'json' };
import es from '#locales/es/notifications.json' with { type: 'json' };
import fr from '#locales/fr/notifications.json' with { type: 'json' };
import ja from '#locales/ja/notifications.json' with { type: 'json' };
import ko from '#locales/ko/notifications.json' with { type: 'json' };
import zh from '#locales/zh/notifications.json' with { type: 'json' };
import type { Occasion } from './occasions.ts';

const words: Record<Language, typeof ko> = { ko, en, ja, zh, es, fr };

/**
 * The sentence of a message: what the group's page shows to everybody who may open it, and nothing of a single member.
 */
export function sentenceOf(occasion: Occasion, language: Language, core: Core): string {
  const text = words[language].push;
  switch (occasion.kind) {
    case 'answered': {
      const key = occasion.asksDates ? 'answered' : 'answeredOwn';
      const form = new Intl.PluralRules(language).select(occasion.count);
      const forms: Readonly<Record<string, unknown>> = text;
      const sentence = forms[`${key}_${form}`];
      return filled(typeof sentence === 'string' ? sentence : text[`${key}_other`], { count: String(occasion.count) });
    }
    case 'deadline':
      return text.deadline;
    default: {
      const { dates, place } = occasion.fixed;
      const holes = {
        dates: dates ? formatRange(language, dates) : '',
        place: place ? chosenName(core, place, language) : '',
      };
      if (occasion.kind === 'next') return filled(text.next[dates ? 'dates' : 'place'], holes);
      return filled(text[occasion.kind][dates && place ? 'both' : dates ? 'dates' : 'place'], holes);
    }
  }
}

const filled = (sentence: string, holes: Partial<Record<string, string>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => holes[name] ?? '');
