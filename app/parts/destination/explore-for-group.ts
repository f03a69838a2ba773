import type { To } from 'react-router-dom';
import { exploreDefaults, offeredOrigins } from '#shared/explore/filters.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { GroupState } from '#shared/kernel/replica.ts';
import { consensus } from '#shared/survey/consensus.ts';
import { paths } from '#app/kernel/paths.ts';
import { isListOf, oneOf, toQuery } from './address.ts';

/**
 * Explore with the range, trip type and origin that most of the group's answers name; without answers, as it opens by
 * itself.
 */
export const exploreForGroup = (view: GroupState, language: Language): To =>
  withAnswers(view, language, paths.explore()) ?? paths.exploreHome();

/**
 * A city's page for the group, by the city's id (`country/city`), from where this member sets out, as far as explore
 * offers that.
 */
export function cityForGroup(view: GroupState, language: Language, id: string, memberId: string | undefined): To {
  const [countrySlug = '', citySlug = ''] = id.split('/');
  const path = paths.exploreCity(countrySlug, citySlug);
  const own = memberId === undefined ? undefined : view.get('simpleResponse', memberId)?.data.payload;
  return withAnswers(view, language, path, own?.originCountryIso2) ?? path;
}

function withAnswers(view: GroupState, language: Language, pathname: string, ownOrigin?: string): To | undefined {
  const payloads = view
    .list('simpleResponse')
    .flatMap(({ id, data }) => (view.get('member', id) ? [data.payload] : []));
  const most = consensus(payloads);
  if (!most) return undefined;
  const origin =
    oneOf(offeredOrigins, ownOrigin ?? '') ?? oneOf(offeredOrigins, most.originCountryIso2) ?? exploreDefaults.origin;
  const filters = { origin, mainType: most.mainType, range: most.range, month: null, lang: language };
  const query = toQuery(filters, language, isListOf(pathname));
  return { pathname, search: query.size > 0 ? `?${query}` : '' };
}
