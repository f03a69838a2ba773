import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { appName } from '#shared/kernel/app-name.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { texts } from './texts.ts';

/** Components that are drawn from here on say what they say in this language. */
export async function speak(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: texts[language] } },
    interpolation: { escapeValue: false, defaultVariables: { app: appName(language) } },
    showSupportNotice: false,
    react: { useSuspense: false },
  } as Parameters<typeof i18next.init>[0]);
}
