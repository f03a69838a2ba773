import type { Language } from './languages.ts';

/** The app's name where an operator has given it none. @param instanceName theirs, the same in every language */
export const appName = (language: Language, instanceName?: string): string =>
  instanceName ?? (language === 'ko' ? '모여' : 'Moyeo');
