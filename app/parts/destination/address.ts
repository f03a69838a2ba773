import { matchPath, useLocation } from 'react-router-dom';
import { languageInPath, withoutLanguage } from '#shared/explore/address.ts';
import { exploreDefaults, offeredLanguages, offeredOrigins } from '#shared/explore/filters.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { ranges, tripTypes, type Range, type TripType } from '#shared/travel/options.ts';
import { useQuery, withValue } from '#app/kernel/use-query.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';

/** The filters as read from the address. */
export interface AddressFilters {
  origin: (typeof offeredOrigins)[number];
  mainType: TripType;
  /** `null`: the address names none. */
  range: Range | null;
  /** 1 to 12; `null`: the address names none. */
  month: number | null;
  /** Language of the place names. */
  lang: Language;
}

/** How explore shows its places; `list` is not in the address. */
export const exploreViews = ['list', 'map'] as const;
export type ExploreView = (typeof exploreViews)[number];

export type FilterName = keyof AddressFilters;

/** Reads the filters from the address's query, writes one of them there, and makes links that carry them on. */
export function useDestinationAddress() {
  const { pathname } = useLocation();
  const { query, change } = useQuery();
  const { language } = useText();
  const isList = isListOf(pathname);
  const filters = readFilters(query, language, isList);
  const view: ExploreView = oneOf(exploreViews, query.get('view')) ?? 'list';
  const prefix = languageInPath(pathname);
  const link = (path: string, { range = filters.range }: { range?: Range | null } = {}) => {
    const told = toQuery({ ...filters, range }, language, isListOf(path));
    return { pathname: prefix ? `/${prefix}${path}` : path, search: told.size > 0 ? `?${told}` : '' };
  };
  const setFilter = (name: FilterName, value: string) => {
    change((present) => {
      const told = toQuery(readFilters(withValue(present, name, value), language, isList), language, isList);
      return withValue(withView(told, view), 'sort', present.get('sort') ?? undefined);
    });
  };
  return {
    filters,
    setFilter,
    view,
    viewLink: (other: ExploreView) => ({
      pathname,
      search: `?${withView(toQuery(filters, language, isList), other)}`,
    }),
    links: {
      explore: (range?: Range) => link(paths.explore(), range ? { range } : {}),
      country: (slug: string, range?: Range | null) =>
        link(paths.exploreCountry(slug), range === undefined ? {} : { range }),
      city: (countrySlug: string, slug: string) => link(paths.exploreCity(countrySlug, slug)),
    },
  };
}

/** Explore's lists, as distinct from the page of a country or a city. */
export const isListOf = (path: string): boolean => matchPath(paths.explore(), withoutLanguage(path)) !== null;

/**
 * The specification names a default for the lists alone; a country or a city that is opened by its address is seen as
 * most people travel (decision 0078).
 */
const usualType = (isList: boolean): TripType => (isList ? exploreDefaults.mainType : 'sightseeing');

/** A filter that is missing or invalid in the address has its default; names are in the page's own language. */
export function readFilters(query: URLSearchParams, language: Language, isList: boolean): AddressFilters {
  return {
    origin: oneOf(offeredOrigins, query.get('origin')) ?? exploreDefaults.origin,
    mainType: oneOf(tripTypes, query.get('mainType')) ?? usualType(isList),
    range: oneOf(ranges, query.get('range')) ?? null,
    month: readMonth(query.get('month')),
    lang: oneOf([...offeredLanguages, language], query.get('lang')) ?? language,
  };
}

/** The query of an address; what is the default there is left out. */
export function toQuery(
  { origin, mainType, range, month, lang }: AddressFilters,
  language: Language,
  isList: boolean,
): URLSearchParams {
  const query = new URLSearchParams();
  if (origin !== exploreDefaults.origin) query.set('origin', origin);
  if (range !== null) query.set('range', range);
  if (month !== null) query.set('month', String(month));
  if (mainType !== usualType(isList)) query.set('mainType', mainType);
  if (lang !== language) query.set('lang', lang);
  return query;
}

const readMonth = (text: string | null): number | null => {
  if (text === null || !/^(?:[1-9]|1[0-2])$/.test(text)) return null;
  return Number(text);
};

function withView(query: URLSearchParams, view: ExploreView): URLSearchParams {
  if (view === 'map') query.set('view', view);
  return query;
}

export function oneOf<T extends string>(list: readonly T[], value: string | null): T | undefined {
  return list.find((one) => one === value);
}
