import type { Request } from 'express';
import { previewSize } from '#shared/destination/cover.ts';
import { findCity, findCountry, type Core } from '#shared/destination/core/read-core.ts';
import type { City, Country, Place } from '#shared/destination/schema.ts';
import { languageInPath, withoutLanguage } from '#shared/explore/address.ts';
import { isLanguage, languages, nameIn, type Language } from '#shared/kernel/languages.ts';
import { escapeMarkup } from '#server/kernel/escape-markup.ts';
import { words } from '#server/pictures/words.ts';
import { cityBeginning, countryBeginning, exploreBeginning, joinBeginning } from './page-beginning.ts';
import { cityData, countryData, jsonLd, type DestinationData } from './destination-data.ts';
import { sceneAltOf } from './scenes.ts';
import { requestLanguage } from './sentences.ts';
import { appPicturePath, scenePicturePath } from './share-pictures.ts';

/** What a search engine and a chat's preview read of a page, in the page's language. */
export interface PageMeta {
  language: Language;
  title: string;
  description: string;
  /**
   * The page's one address, and with it those in all languages; left out for the pages of a group, which search engines
   * are not to list.
   */
  path?: { language: Language | undefined; page: string };
  /** Path of the preview's picture, 1200 × 630. */
  picture: string;
  /** What that shows, where it is the drawing of a country or a city. */
  pictureAlt?: string | undefined;
  /** Of a page about a country or a city. */
  destination?: DestinationData;
  /** What the page shows before the app is here, as markup. */
  beginning?: string | undefined;
}

/** What explore pages are made of. */
export interface MetaSources {
  core: Core;
  placesOfCity: (cityId: string) => Promise<readonly Place[]>;
}

/** Of an explore page; `missing`: there is no such country or city; `undefined`: it is another page. */
export async function exploreMeta(
  request: Request,
  destinations: () => Promise<MetaSources>,
  nameIn: (language: Language) => string,
  basePath: string,
): Promise<PageMeta | 'missing' | undefined> {
  const inPath = languageInPath(request.path);
  const [first, countrySlug, citySlug] = withoutLanguage(request.path).split('/').filter(Boolean);
  if (first !== 'explore') return undefined;
  const { core, placesOfCity } = await destinations();
  const language = inPath ?? requestLanguage(request);
  const text = words[language];
  const app = nameIn(language);
  const seen = { query: request.query, languages: inPath ? [inPath] : languages, basePath };
  const at = (page: string) => ({ language, path: { language: inPath, page } });
  if (countrySlug === undefined)
    return {
      ...at('/explore'),
      title: fill(text.exploreTitle, { app }),
      description: text.exploreDescription,
      picture: appPicturePath('explore', language),
      beginning: exploreBeginning(seen, core),
    };
  const country = findCountry(core, countrySlug);
  if (!country) return 'missing';
  if (citySlug === undefined)
    return {
      ...at(`/explore/${country.slug}`),
      ...countryWords(language, country, core, app),
      picture: scenePicturePath(country.slug),
      pictureAlt: sceneAltOf(core, [country.slug], language),
      destination: countryData(language, country),
      beginning: countryBeginning(seen, core, country),
    };
  const city = findCity(core, country.slug, citySlug.toLowerCase());
  if (!city) return 'missing';
  const places = await placesOfCity(city.id);
  return {
    ...at(`/explore/${city.id}`),
    ...cityWords(language, country, city, places, app),
    picture: scenePicturePath(city.id),
    pictureAlt: sceneAltOf(core, [country.slug, city.slug], language),
    destination: cityData(language, country, city, places),
    beginning: cityBeginning(seen, core, country, city),
  };
}

/** Of the start page, and of the form that makes a group. */
export function homeMeta(request: Request, nameIn: (language: Language) => string): PageMeta | undefined {
  if (request.path !== '/' && request.path !== '/create-group') return undefined;
  const language = linkLanguage(request);
  return {
    language,
    title: fill(words[language].homeTitle, { app: nameIn(language) }),
    description: words[language].homeDescription,
    picture: appPicturePath('home', language),
  };
}

/** `?lang=` of the link that was sent; else the visitor's. */
export function linkLanguage(request: Request): Language {
  const asked = request.query['lang'];
  return isLanguage(asked) ? asked : requestLanguage(request);
}

/**
 * Of a join page: the group's name, and nothing else of the group. The picture has the same address as the page, and
 * shows no more.
 */
export function joinMeta(language: Language, groupName: string, picture: string, app: string): PageMeta {
  return {
    language,
    title: fill(words[language].joinTitle, { group: groupName, app }),
    description: words[language].joinDescription,
    picture,
    beginning: joinBeginning(groupName),
  };
}

/**
 * The built shell with the page's words in its head, and what it begins with in its body; `home` is where links lead,
 * without a slash at its end.
 */
export function withMeta(
  shell: string,
  { language, title, description, path, picture, pictureAlt, destination, beginning = '' }: PageMeta,
  home: string,
  basePath: string,
): string {
  const address = path && { own: home + prefix(path.language) + path.page, any: home + path.page };
  const head = [
    `<title>${escapeMarkup(title)}</title>`,
    `<meta name="description" content="${escapeMarkup(description)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${escapeMarkup(title)}" />`,
    `<meta property="og:description" content="${escapeMarkup(description)}" />`,
    ...pictureTags(home + picture, pictureAlt),
    // Of such pages alone: a known device, which has the page from its service worker, needs none.
    ...(beginning ? [`<link rel="stylesheet" href="${basePath}/beginning.css" />`] : []),
    ...(address && path
      ? [
          `<meta property="og:url" content="${escapeMarkup(address.own)}" />`,
          `<link rel="canonical" href="${escapeMarkup(address.own)}" />`,
          ...languages.map(
            (one) =>
              `<link rel="alternate" hreflang="${one}" href="${escapeMarkup(home + prefix(one) + path.page)}" />`,
          ),
          `<link rel="alternate" hreflang="x-default" href="${escapeMarkup(address.any)}" />`,
          ...(destination ? [jsonLd(destination, { url: address.own, image: home + picture, description })] : []),
        ]
      : []),
  ].join('\n    ');
  // Functions, because a `$` in a group's name means nothing here.
  return shell
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/(?<=<div class="beginning" id="beginning">)(?=<\/div>)/, () => beginning);
}

function pictureTags(address: string, alt: string | undefined): string[] {
  return [
    `<meta property="og:image" content="${escapeMarkup(address)}" />`,
    ...(alt === undefined ? [] : [`<meta property="og:image:alt" content="${escapeMarkup(alt)}" />`]),
    `<meta property="og:image:width" content="${previewSize.width}" />`,
    `<meta property="og:image:height" content="${previewSize.height}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
}

const prefix = (language: Language | undefined): string => (language ? `/${language}` : '');

function countryWords(language: Language, country: Country, core: Core, app: string) {
  const values = {
    app,
    country: nameIn(language, country),
    cities: listed(
      language,
      core.cities.filter(({ iso2 }) => iso2 === country.iso2),
    ),
  };
  return {
    title: fill(words[language].countryTitle, values),
    description: fill(words[language].countryDescription, values),
  };
}

function cityWords(language: Language, country: Country, city: City, places: readonly Place[], app: string) {
  const values = {
    app,
    country: nameIn(language, country),
    city: nameIn(language, city),
    places: listed(language, places),
  };
  return { title: fill(words[language].cityTitle, values), description: fill(words[language].cityDescription, values) };
}

/** The first three names, in the editors' order. */
function listed(language: Language, rows: readonly Parameters<typeof nameIn>[1][]): string {
  return rows
    .slice(0, 3)
    .map((row) => nameIn(language, row))
    .join(language === 'ja' || language === 'zh' ? '、' : ', ');
}

const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
