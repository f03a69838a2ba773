import { useEffect } from 'react';
import type { Language } from '#shared/kernel/languages.ts';
import { pause } from '#app/kernel/in-pieces.ts';
import { formatDay, formatScore } from './formats.ts';
import { formatManwon } from './money.ts';
import { useText } from './text.ts';

type Use = (language: Language) => string;
const aDay: Use = (language) => formatDay(language, '2027-01-01');

/** What screens write, one of each kind. */
export const formatsOfPlaces: readonly Use[] = [(language) => formatScore(language, 1), aDay];
export const formatsOfTrip: readonly Use[] = [
  aDay,
  (language) => formatDay(language, '2027-01-01', { weekday: true }),
  (language) => formatManwon(language, 80),
];

/**
 * Browsers read a language's rules for numbers and for days when each is first used: on a phone a tenth of a second,
 * here spent while what the screen shows is still coming.
 * @param uses the same list at every drawing
 */
export function useFormatsAhead(uses: readonly Use[]): void {
  const { language } = useText();
  useEffect(() => {
    let isWanted = true;
    void (async () => {
      for (const use of uses) {
        await pause();
        if (isWanted) use(language);
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [language, uses]);
}
