import { adviceFor, isSevere } from '#shared/destination/facts/calendar.ts';
import { scenePath, type SceneTheme } from '#shared/destination/cover.ts';
import type { Core } from '#shared/destination/core/read-core.ts';
import type { City, Country } from '#shared/destination/schema.ts';
import { exploreDefaults } from '#shared/explore/filters.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import { escapeMarkup } from '#server/kernel/escape-markup.ts';
import { bestCountry } from './best-country.ts';
import { exploreCount, exploreWords } from './explore-words.ts';

/*
 * What a page shows before the app is here, in the places where the app draws the same (`app/public/beginning.css`):
 * the page's first large thing need not wait for scripts. The built page has an empty element for it, which the app
 * keeps until its screen has what it is about (`app/ui/beginning.tsx`). Nobody but the device knows the chosen
 * language: a text stands here in all of them, and the page's script says which.
 */

/** How a page is asked for. */
export interface Seen {
  query: Record<string, unknown>;
  /** The one in the address, or all. */
  languages: readonly Language[];
  basePath: string;
}

const { origin } = exploreDefaults;
/** Where explore has no map beside its list. */
const narrow = '(max-width: 59.99rem)';

/**
 * The heading and the place of the search; on narrow screens also the country that leads the list, where the address
 * asks for nothing else.
 */
export function exploreBeginning({ query, languages, basePath }: Seen, core: Core): string | undefined {
  if (names(query, 'month', 'view')) return undefined;
  const say = inEach(languages);
  const top =
    `<div class="beginning-top">${title(say((one) => exploreWords[one].heading.anyMonth))}` +
    `<p class="beginning-search">${say((one) => exploreWords[one].search.placeholder)}</p><b></b><b></b></div>`;
  const best = names(query, 'origin', 'mainType', 'range', 'lang', 'more') ? undefined : bestCountry(core);
  if (!best) return `<div class="beginning-explore">${top}</div>`;
  const { country, count } = best;
  const { range, mainType } = exploreDefaults;
  const found =
    `<p class="title-3">${say((one) =>
      fill(exploreWords[one].title, {
        from: exploreWords[one].from[origin],
        trip: exploreWords[one].trip[mainType],
      }),
    )}</p>` +
    `<p class="lead">${say((one) => fill(exploreWords[one].lead[range], { country: nameIn(one, country) }))}</p>` +
    `<p class="small soft">${say((one) => exploreCount(one, count))}</p>` +
    `<div class="beginning-card">${cover(basePath, country.slug, narrow)}</div>`;
  return `<div class="beginning-explore">${top}<div class="beginning-found">${found}</div></div>`;
}

export function countryBeginning(
  { query, languages, basePath }: Seen,
  core: Core,
  country: Country,
): string | undefined {
  // A country without cities has no drawing.
  if (names(query, 'lang') || !core.cities.some(({ iso2 }) => iso2 === country.iso2)) return undefined;
  const say = inEach(languages);
  const name = say((one) => nameIn(one, country));
  return (
    crumbs([say((one) => exploreWords[one].explore), name]) +
    `<div class="beginning-country">${cover(basePath, country.slug)}<div>${title(name)}</div></div>`
  );
}

export function cityBeginning(
  { query, languages, basePath }: Seen,
  core: Core,
  country: Country,
  city: City,
): string | undefined {
  // A warning stands above everything else, in words that only the app has.
  const isWarned = country.iso2 !== origin && isSevere(adviceFor(core.facts, origin, country.iso2, city.id));
  if (names(query, 'lang', 'origin') || isWarned) return undefined;
  const say = inEach(languages);
  const name = say((one) => nameIn(one, city));
  return (
    crumbs([say((one) => exploreWords[one].explore), say((one) => nameIn(one, country)), name]) +
    `<div class="beginning-city">${cover(basePath, city.id)}<div>${title(name)}</div></div>`
  );
}

/** The group's name, which the page's title says too, and nothing else of the group. */
export const joinBeginning = (groupName: string): string =>
  `<div class="beginning-join">${title(escapeMarkup(groupName))}</div>`;

const names = (query: Record<string, unknown>, ...filters: string[]): boolean => filters.some((one) => one in query);

const inEach =
  (languages: readonly Language[]) =>
  (textIn: (language: Language) => string): string =>
    languages.map((one) => `<span lang="${one}">${escapeMarkup(textIn(one))}</span>`).join('');

/** No heading: the app's own is the only one that is read out. */
const title = (markup: string): string => `<p class="title-1">${markup}</p>`;

const crumbs = (items: readonly string[]): string =>
  `<div class="beginning-crumbs">${items.map((one) => `<b>${one}</b>`).join('')}</div>`;

/**
 * As the app draws it (`app/parts/destination/scene-cover.tsx`), by the same address.
 * @param width beyond it there is none
 */
function cover(basePath: string, destinationId: string, width?: string): string {
  const at = (theme: SceneTheme) => escapeMarkup(basePath + scenePath(destinationId, 'wide', theme));
  const source = (media: readonly string[], theme: SceneTheme) =>
    `<source media="${media.join(' and ')}" srcset="${at(theme)}" />`;
  const dark = '(prefers-color-scheme: dark)';
  const sources =
    width === undefined ? source([dark], 'dark') : source([width, dark], 'dark') + source([width], 'light');
  const usual = width === undefined ? ` src="${at('light')}"` : '';
  return (
    `<span class="beginning-cover"><picture>${sources}` + `<img${usual} alt="" fetchpriority="high" /></picture></span>`
  );
}

const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
