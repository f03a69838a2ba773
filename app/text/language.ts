import { isLanguage, type Language } from '#shared/kernel/languages.ts';
import { own } from '#app/kernel/base.ts';

/** The specification names two keys for the same choice: either is read, both are written (founding decision 19). */
const keys = ['travel-planner-language', 'language'].map(own);

/** The saved choice; `undefined` on a first visit. */
export function savedLanguage(): Language | undefined {
  for (const key of keys) {
    const value = readItem(key);
    if (isLanguage(value)) return value;
  }
  return undefined;
}

export function saveLanguage(language: Language): void {
  for (const key of keys) writeItem(key, language);
}

/** Storage may be forbidden (some in-app browsers): `window.name` then keeps the choice across the reload. */
const tabName = 'moyeo-language:';

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? readTab();
  } catch (error) {
    if (error instanceof DOMException) return readTab();
    throw error;
  }
}

function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    window.name = tabName + value;
  }
}

const readTab = (): string | null => (window.name.startsWith(tabName) ? window.name.slice(tabName.length) : null);

/** Each language's name in that language. */
export const languageNames: Record<Language, string> = {
  ko: '한국어',
  en: 'English',
  ja: '日本語',
  zh: '中文',
  es: 'Español',
  fr: 'Français',
};
