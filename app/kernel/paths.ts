import { generatePath } from 'react-router-dom';
import { routes } from '#shared/kernel/routes.ts';

export { routes };

/** Links to every screen, so that no path is written twice. */
export const paths = {
  landing: () => routes.landing,
  createGroup: () => routes.createGroup,
  createCustomSurvey: () => routes.createCustomSurvey,
  join: (shareUrl: string) => generatePath(routes.join, { shareUrl }),
  group: (groupId: string) => generatePath(routes.group, { groupId }),
  groupSummary: (groupId: string) => generatePath(routes.groupSummary, { groupId }),
  groupRecommendations: (groupId: string) => generatePath(routes.groupRecommendations, { groupId }),
  groupSettings: (groupId: string) => generatePath(routes.groupSettings, { groupId }),
  groupLogin: (token: string) => generatePath(routes.groupLogin, { token }),
  groupSurvey: (token: string) => generatePath(routes.groupSurvey, { token }),
  results: (shareUrl: string) => generatePath(routes.results, { shareUrl }),
  groupResults: (groupId: string) => generatePath(routes.groupResults, { groupId }),
  preferences: (token: string) => generatePath(routes.preferences, { token }),
  memberPreferences: (groupId: string, memberId: string) =>
    generatePath(routes.memberPreferences, { groupId, memberId }),
  customSurvey: (groupId: string, memberId: string) => generatePath(routes.customSurvey, { groupId, memberId }),
  explore: () => routes.explore,
  /**
   * Founding decision 34: people see popular sightseeing first; without a query the address keeps the specification's
   * default.
   */
  exploreHome: () => `${routes.explore}?mainType=sightseeing&range=intl_short`,
  exploreCountry: (countrySlug: string) => generatePath(routes.exploreCountry, { countrySlug }),
  exploreCity: (countrySlug: string, citySlug: string) => generatePath(routes.exploreCity, { countrySlug, citySlug }),
  thisDevice: () => routes.thisDevice,
} as const;
