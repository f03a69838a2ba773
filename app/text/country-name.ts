import { locales } from '#shared/calendar/range-text.ts';
import type { Language } from '#shared/kernel/languages.ts';

/** Short names of Intl that are abbreviations (EE. UU., R.-U.) give way to the full ones. */
const isAbbreviation = (name: string): boolean => name.includes('.') || /^\p{Lu}{1,3}$/u.test(name);

/** Names that the catalogue writes otherwise than Intl, as travel guides do. */
const ownNames: Partial<Record<string, string>> = {
  'ko AU': '호주',
  'ko MP': '북마리아나 제도',
  'ko ZA': '남아프리카 공화국',
  'ja FM': 'ミクロネシア',
  'ja GB': 'イギリス',
  'ja PF': 'フランス領ポリネシア',
  'zh AE': '阿联酋',
  'en MO': 'Macau',
  'fr MU': 'Île Maurice',
  'fr VN': 'Vietnam',
};

/** The name of a country as people say it: 한국, アメリカ, South Korea. */
export function countryName(language: Language, iso2: string): string {
  const own = ownNames[`${language} ${iso2}`];
  if (own) return own;
  const name = (style: 'short' | 'long') =>
    new Intl.DisplayNames(locales[language], { type: 'region', style }).of(iso2) ?? iso2;
  const short = name('short');
  return isAbbreviation(short) ? name('long') : short;
}
