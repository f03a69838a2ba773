// What the service worker fetches with the app itself, and what afterwards. Used by vite.config.ts.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Screens that nobody opens first on a bad connection, and what only they need: fetched in the background once the app
 * is installed.
 */
const laterScreens = [
  'results',
  'summary',
  'recommendations',
  'organizer',
  'custom-builder',
  'custom-survey',
  'preferences',
  'explore',
  'explore-country',
  'explore-city',
  'this-device',
];
/** Parts of other screens that nobody needs in the first minute: each is imported lazily where it is shown. */
const laterParts = [
  'keep-looked-at.ts',
  'local/catalogue/catalogue-core.ts',
  'local/catalogue/imported.ts',
  'local/catalogue/place-files.ts',
  'parts/answering/earlier-answers-list.tsx',
  'parts/answering/heard-list.tsx',
  'parts/answering/two-answers.tsx',
  'parts/answers/profile-sheet.tsx',
  'parts/chrome/go-on-at-heading.tsx',
  'parts/destination/propose-sheet.tsx',
  'parts/destination/proposed-fit.tsx',
  'parts/destination/spot-cover.tsx',
  'parts/destination/vignette-picture.tsx',
  'parts/group-page/news-sheet.tsx',
  'parts/group-page/rare-notices.tsx',
  'parts/login/logout-sheet.tsx',
  'parts/managing/duplicates.tsx',
  'parts/managing/remove-member.tsx',
  'parts/map/map-view.tsx',
  'parts/notices/in-app-inside.tsx',
  'parts/push/keep-told.ts',
  'parts/push/push-offer.tsx',
  'parts/sharing/exports/take-along.tsx',
  'parts/sharing/invite-sheet.tsx',
  'parts/sharing/trip-picture.ts',
  'parts/trip/remind-sheet.tsx',
  'screens/create-group/qr-sheet.tsx',
  'screens/group/add-member.tsx',
  'screens/group/again-sheet.tsx',
  'screens/group/changed-card.tsx',
  'screens/group/chosen-name.tsx',
  'screens/group/deadline-sheet.tsx',
  'screens/group/decide-sheet.tsx',
  'screens/group/decision-ahead.tsx',
  'screens/group/find-place.tsx',
  'screens/group/late-act.tsx',
  'screens/group/login-as.tsx',
  'screens/group/many-members.tsx',
  'screens/group/our-trip.tsx',
  'screens/group/own-answers.tsx',
  'screens/group/since-card.tsx',
  'screens/group/suggested-card.tsx',
  'screens/group/take-over-card.tsx',
  'screens/group/trip-drawing.tsx',
  'screens/group/trip-place.tsx',
  'screens/group/vote-part.tsx',
  'screens/group/waiting-sheet.tsx',
  'screens/group/without-sheet.tsx',
  'screens/survey/ring-land.tsx',
  'sync/socket.ts',
];
const isLaterDoor = (module: string): boolean =>
  laterScreens.some((name) => module.includes(`/app/screens/${name}/`)) ||
  laterParts.some((path) => module.endsWith(`/app/${path}`)) ||
  /\/shared\/(calendar\/holidays\/\w+\.json|kernel\/listed-passwords\.ts)$|\/node_modules\/lean-qr\//.test(module);
/** Hardly any browser needs it, and none of them offline: not kept at all. */
const isRare = (module: string): boolean => module.includes('/node_modules/fake-indexeddb/');

/** Every module that is needed without the later screens. */
const shell = new Set<string>();
export const isOfShell = (module: string): boolean => shell.has(module);

/** Walks from the page to whatever it imports, now or lazily, and stops at the doors of the later screens. */
export const findShell: Plugin = {
  name: 'find-shell',
  buildEnd() {
    const walk = (module: string) => {
      if (shell.has(module) || isLaterDoor(module) || isRare(module)) return;
      shell.add(module);
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(module) ?? {};
      [...importedIds, ...dynamicallyImportedIds].forEach(walk);
    };
    walk(resolve(import.meta.dirname, 'app/index.html'));
  },
};

/** Where a chunk goes, by its name: the styles that belong to it have no other way to tell. */
const places = new Map<string, string>();

export function placeOf({ name, moduleIds }: { name: string; moduleIds: string[] }): string {
  const place = moduleIds.some(isRare) ? 'rare/' : moduleIds.some((module) => shell.has(module)) ? '' : 'later/';
  // The bundler also asks for the door of a screen whose modules lie in a chunk of the same name.
  if (moduleIds.length > 0) places.set(name, place);
  return place;
}

/** @param style the file name of a chunk's styles */
export const placeOfStyles = (style = ''): string => places.get(style.replace(/\.css$/, '')) ?? '';
