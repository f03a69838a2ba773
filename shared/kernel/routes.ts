import { languages } from './languages.ts';
import { isOfPattern, segments } from './route-pattern.ts';

/** The specification's screens, as patterns of react-router (`:name`). The server answers 404 to every other page. */
export const routes = {
  landing: '/',
  createGroup: '/create-group',
  createCustomSurvey: '/create-custom-survey',
  join: '/join/:shareUrl',
  group: '/group/:groupId',
  groupSummary: '/group/:groupId/summary',
  groupRecommendations: '/group/:groupId/recommendations',
  /** What the organiser can do, what a member decides about their own name, and the activity log. */
  groupSettings: '/group/:groupId/settings',
  groupLogin: '/group/:token/login',
  groupSurvey: '/group/:token/survey',
  results: '/results/:shareUrl',
  /** With `?token=` or `?groupId=`. */
  resultsByQuery: '/results',
  groupResults: '/group-results/:groupId',
  preferences: '/preferences/:token',
  memberPreferences: '/preferences/:groupId/:memberId',
  customSurvey: '/custom-survey/:groupId/:memberId',
  explore: '/explore',
  exploreCountry: '/explore/:countrySlug',
  exploreCity: '/explore/:countrySlug/:citySlug',
  thisDevice: '/this-device',
  /** The old plural form; leads to `/group/...`, query kept (founding decision 1). */
  groupsAlias: '/groups/*',
} as const;

export type RouteName = keyof typeof routes;

const prefixable: RouteName[] = ['explore', 'exploreCountry', 'exploreCity'];

/** Every pattern, the explore ones also with a language in front. */
export const pagePatterns: string[] = [
  ...Object.values(routes),
  ...prefixable.flatMap((name) => languages.map((language) => `/${language}${routes[name]}`)),
];

export const isPage = (path: string): boolean => pagePatterns.some((pattern) => isOfPattern(pattern, path));

/** The share link's token in the address of an invitation. */
export function invitedTo(path: string): string | undefined {
  const [place, shareUrl, ...more] = segments(path);
  return place === segments(routes.join)[0] && more.length === 0 ? shareUrl : undefined;
}
