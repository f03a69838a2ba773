import { matchPath } from 'react-router-dom';
import { routes } from '#app/kernel/paths.ts';

/**
 * What is at the bottom of a screen, so that the pill is placed above it. The panel of an invitation has room for it in
 * itself.
 */
export function chromePlace(pathname: string): 'nothing' | 'panel' | 'dock' | 'bar' {
  const isAt = (patterns: readonly string[]) => patterns.some((pattern) => matchPath(pattern, pathname));
  if (isAt([routes.group, routes.groupSummary, routes.groupRecommendations, routes.results, routes.groupResults]))
    return 'dock';
  if (
    isAt([
      routes.groupSurvey,
      routes.preferences,
      routes.memberPreferences,
      routes.customSurvey,
      routes.createCustomSurvey,
    ])
  )
    return 'bar';
  return isAt([routes.join]) ? 'panel' : 'nothing';
}

/** Screens that need this device's storage anyway; the others open it for the pill only if there already is one. */
export function needsDevice(pathname: string): boolean {
  return pathname !== routes.landing && !/^\/(?:[a-z]{2}\/)?explore(?:\/|$)/.test(pathname);
}
