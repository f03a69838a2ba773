import { locales } from '#shared/calendar/range-text.ts';
import { languages, type Language } from '#shared/kernel/languages.ts';
import { folded } from './search.ts';

/** What the list of regions has that is no country: unions, seas, parts of a country that are found as such. */
const noCountries = 'AC AQ CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ';
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const namesIn = (language: Language) => new Intl.DisplayNames(locales[language], { type: 'region', fallback: 'none' });

let byName: ReadonlyMap<string, string> | undefined;

/** Codes by names in six languages, as the device knows them; `Myanmar (Burma)` is there by each of the two. */
function readNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  for (const language of languages) {
    const names = namesIn(language);
    for (const code of codes) {
      const name = noCountries.includes(code) ? undefined : names.of(code);
      if (!name) continue;
      // A code that is no longer in use has the name of the one that took its place.
      const iso2 = new Intl.Locale('und', { region: code }).region ?? code;
      for (const part of [name, ...name.split(/[()（）]/u)].map(folded))
        if (part.length > 1 && !found.has(part)) found.set(part, iso2);
    }
  }
  return found;
}

/** The ISO code of the country that is called exactly so, whether the catalogue has it or not. */
export function countryCalled(typed: string): string | undefined {
  byName ??= readNames();
  return byName.get(folded(typed));
}

/** What readers of a language call a country. */
export const regionName = (language: Language, iso2: string): string | undefined => namesIn(language).of(iso2);
