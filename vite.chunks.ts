// Which chunk a module of the client goes to, and where a chunk lies. Used by vite.config.ts.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Screens that nobody opens first on a bad connection, and what only they need: fetched in the background once the app is installed. */
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
  'local/catalogue/catalogue-core.ts',
  'local/catalogue/imported.ts',
  'local/catalogue/place-files.ts',
  'parts/answering/earlier-answers-list.tsx',
  'parts/answering/two-answers.tsx',
  'parts/answers/profile-sheet.tsx',
  'parts/destination/propose-sheet.tsx',
  'parts/destination/spot-cover.tsx',
  'parts/destination/vignette-picture.tsx',
  'parts/group-page/news-sheet.tsx',
  'parts/group-page/rare-notices.tsx',
  'parts/managing/duplicates.tsx',
  'parts/managing/remove-member.tsx',
  'parts/map/map-view.tsx',
  'parts/push/keep-told.ts',
  'parts/push/push-offer.tsx',
  'parts/sharing/exports/take-along.tsx',
  'parts/sharing/invite-sheet.tsx',
  'parts/sharing/trip-picture.ts',
  'parts/trip/remind-sheet.tsx',
  'screens/create-group/qr-sheet.tsx',
  'screens/group/again-sheet.tsx',
  'screens/group/deadline-sheet.tsx',
  'screens/group/decide-sheet.tsx',
  'screens/group/late-choice.tsx',
  'screens/group/login-as.tsx',
  'screens/group/many-members.tsx',
  'screens/group/our-trip.tsx',
  'screens/group/own-answers.tsx',
  'screens/group/take-over-card.tsx',
  'screens/group/voting-stage.tsx',
  'screens/group/waiting-sheet.tsx',
  'screens/group/without-sheet.tsx',
  'sync/socket.ts',
];
const isLaterDoor = (module: string): boolean =>
  laterScreens.some((name) => module.includes(`/app/screens/${name}/`)) ||
  laterParts.some((path) => module.endsWith(`/app/${path}`)) ||
  /\/shared\/(calendar\/holidays\/\w+\.json|kernel\/listed-passwords\.ts)$/.test(module);
/** Hardly any browser needs it, and none of them offline: not kept at all. */
const isRare = (module: string): boolean => module.includes('/node_modules/fake-indexeddb/');

/** Every module that is needed without the later screens. */
const shell = new Set<string>();

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

/** Screens that a visitor without a group opens, and those of a group: each kind shares chunks of its own. */
const lightScreens = [
  'landing',
  'join',
  'not-found',
  'explore',
  'explore-country',
  'explore-city',
  'language-choice',
  'invite-gate',
  'app-chrome',
];
/** Those that are not called like their folder, and what floats above all screens. */
const doors: Record<string, string> = {
  'language-choice': 'screens/language/language-choice.tsx',
  'invite-gate': 'screens/language/invite-gate.tsx',
  'app-chrome': 'parts/chrome/app-chrome.tsx',
};
const exploreScreens = lightScreens.filter((name) => name.startsWith('explore'));
const groupScreens = [
  'create-group',
  'group-login',
  'survey',
  'group',
  'organizer',
  'results',
  'summary',
  'recommendations',
  'custom-builder',
  'custom-survey',
  'preferences',
  'this-device',
];
/** What at least so many screens of a group need is loaded with each of them. */
const many = 8;
/** What more screens of a group than these share with one without a group is apart from what fewer do. */
const few = 3;

/** Screens of a group by a letter each: a name is written wherever its chunk is asked for. */
const short = (screens: readonly string[] = []): string =>
  screens.map((name) => groupScreens.indexOf(name).toString(36)).join('');

/** The shared chunk that a module belongs to, found when all modules are known; absent: the bundler decides. */
const sharedChunkOf = new Map<string, string>();

/**
 * Shares modules by use, so that a screen costs few requests and loads little that it does not need: `base` is what every page needs, `light`
 * what the landing page and other screens without a group share, `visit-*` what those others share with the same screens of a group,
 * `explore-all` what only those of explore share, `first` what others share with no screen of a group, `parts-*` and `few-*` what one screen without
 * a group shares with several or few screens of a group, `storage` what reads and writes this device's storage, `device` what that needs and does without it,
 * `common` what many screens of a group share, `of-*` what so many and just these of them share.
 */
export const findSharedChunks: Plugin = {
  name: 'find-shared-chunks',
  buildEnd() {
    const closureOf = (modules: string[]): Set<string> => {
      const seen = new Set<string>();
      const walk = (module: string) => {
        if (seen.has(module)) return;
        seen.add(module);
        for (const next of this.getModuleInfo(module)?.importedIds ?? []) walk(next);
      };
      modules.forEach(walk);
      return seen;
    };
    const closure = (door: string): Set<string> => {
      const module = resolve(import.meta.dirname, 'app', door);
      if (!this.getModuleInfo(module)) throw new Error(`Nothing imports ${door}.`);
      return closureOf([module]);
    };
    const usersOf = (screens: string[]): Map<string, string[]> => {
      const users = new Map<string, string[]>();
      for (const screen of screens)
        for (const module of closure(doors[screen] ?? `screens/${screen}/${screen}.tsx`))
          users.set(module, [...(users.get(module) ?? []), screen]);
      return users;
    };
    const place = (module: string, chunk: string) => {
      if (!sharedChunkOf.has(module)) sharedChunkOf.set(module, chunk);
    };
    const ofGroups = usersOf(groupScreens);
    const device = closure('boot.ts');
    for (const module of closure('index.html')) place(module, 'base');
    for (const [module, screens] of usersOf(lightScreens)) {
      const inGroups = ofGroups.get(module)?.length ?? 0;
      const isOfExplore = inGroups <= few && screens.every((name) => exploreScreens.includes(name));
      if (screens.length >= 2 && isOfExplore && !device.has(module))
        place(module, inGroups === 0 ? 'explore-all' : `few-explore-${short(ofGroups.get(module))}`);
      else if (screens.length >= 2 && inGroups === 0 && !screens.includes('landing') && !device.has(module))
        place(module, 'first');
      else if (screens.length >= 2)
        place(
          module,
          screens.includes('landing') || device.has(module) ? 'light' : `visit-${short(ofGroups.get(module))}`,
        );
      else if (device.has(module)) place(module, 'light');
      else if (inGroups > 0) place(module, `${inGroups > few ? 'parts' : 'few'}-${screens.join('-')}`);
    }
    // An invitation asks the server before the storage is there, and without it.
    const isOfStorage = (module: string) => [...closureOf([module])].some((one) => one.includes('/node_modules/dexie'));
    for (const module of device) place(module, isOfStorage(module) ? 'storage' : 'device');
    for (const [module, screens] of ofGroups)
      if (screens.length >= many) place(module, 'common');
      else if (screens.length >= 2) place(module, `of-${screens.length}-${short(screens)}`);
  },
};

/**
 * In this order a chunk takes what it shares, with everything that this imports; what an earlier one has is not taken again. What a module
 * imports is used by at least as many screens.
 */
const order = [
  ...['base', 'light', 'visit', 'explore-all', 'parts', 'few', 'first', 'device', 'storage', 'common'],
  ...Array.from({ length: many - 2 }, (_, index) => `of-${many - 1 - index}-`),
];

export const sharedChunks = order.map((chunk, index) => ({
  name: (module: string): string | null => sharedChunkOf.get(module) ?? null,
  test: (module: string): boolean => sharedChunkOf.get(module)?.startsWith(chunk) ?? false,
  priority: order.length - index,
}));

/** Where a chunk goes, by its name: the styles that belong to it have no other way to tell. */
const places = new Map<string, string>();

export function placeOf({ name, moduleIds }: { name: string; moduleIds: string[] }): string {
  const place = moduleIds.some(isRare) ? 'rare/' : moduleIds.some((module) => shell.has(module)) ? '' : 'later/';
  places.set(name, place);
  return place;
}

/** @param style the file name of a chunk's styles */
export const placeOfStyles = (style = ''): string => places.get(style.replace(/\.css$/, '')) ?? '';
