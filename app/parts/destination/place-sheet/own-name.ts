import { fieldIn, nameIn, type Language, type Names } from '#shared/kernel/languages.ts';

/**
 * Where one of the six languages is what signs are written in. Chinese is simplified in the catalogue, which Taiwan,
 * Hong Kong and Macau do not write. A country of several languages, or of another one, has none.
 */
const countries: Readonly<Record<Language, string>> = {
  ko: 'KR',
  en: 'AU BS GB GU IE JM KY NZ SG US',
  ja: 'JP',
  zh: 'CN',
  es: 'AR BO CL CO CR CU DO EC ES GT HN MX PA PE PR UY',
  fr: 'FR NC PF',
};
const languages = new Map(
  (Object.entries(countries) as [Language, string][]).flatMap(([language, codes]) =>
    codes.split(' ').map((iso2) => [iso2, language] as const),
  ),
);

/** What a place is called where it lies, if the catalogue knows that and it is not what the reader calls it. */
export function ownName(language: Language, iso2: string, place: Names): { lang: Language; name: string } | undefined {
  const lang = languages.get(iso2);
  const name = lang && place[fieldIn('name', lang)];
  return name && name !== nameIn(language, place) ? { lang, name } : undefined;
}
