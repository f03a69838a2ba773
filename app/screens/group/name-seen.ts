import type { ChosenPlace } from '#shared/decision/schema.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { isLatin } from '#app/text/formats.ts';

/**
 * The name of a chosen place as the organiser saw it: until the catalogue is here, only in letters that are the
 * reader's.
 */
export const nameSeen = (language: Language, { id, name }: ChosenPlace): string | undefined =>
  id !== null && isLatin(language) !== /\p{Script=Latin}/u.test(name) ? undefined : name;
