import { useEffect } from 'react';
import { pause } from '#app/kernel/in-pieces.ts';
import { formatDay, formatScore } from './formats.ts';
import { useText } from './text.ts';

/** Browsers read a language's rules for numbers and for days when each is first used: on a phone a tenth of a second, here spent while the catalogue comes. */
export function useFormatsAhead(): void {
  const { language } = useText();
  useEffect(() => {
    let isWanted = true;
    void (async () => {
      for (const first of [() => formatScore(language, 1), () => formatDay(language, '2027-01-01')]) {
        await pause();
        if (isWanted) first();
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [language]);
}
