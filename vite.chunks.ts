// Which chunk a module of the client goes to. Used by vite.config.ts.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isOfShell } from './vite.shell.ts';

const exploreScreens = ['explore', 'explore-country', 'explore-city'];
/** Screens that a visitor without a group opens, and what such a visitor sees beside them. */
const lightScreens = ['landing', 'join', 'not-found', ...exploreScreens, 'language-choice', 'invite-gate', 'app-chrome'];
/** Screens that show a trip's state: whoever opens one of them opens the others. */
const tripScreens = ['group', 'results', 'summary', 'recommendations'];
/** Screens on which a member answers. */
const answerScreens = ['survey', 'custom-survey', 'preferences', 'custom-builder'];
/** Screens on which an organiser sets up a group. */
const makingScreens = ['create-group', 'organizer', 'custom-builder'];
const groupScreens = [
  ...new Set([...tripScreens, ...answerScreens, ...makingScreens, 'group-login', 'this-device']),
];
const screens = [...lightScreens, ...groupScreens];
/** Those that are not called like their folder, and what floats above all screens. */
const doors: Record<string, string> = {
  'language-choice': 'screens/language/language-choice.tsx',
  'invite-gate': 'screens/language/invite-gate.tsx',
  'app-chrome': 'parts/chrome/app-chrome.tsx',
};
const doorOf = (screen: string): string => app(doors[screen] ?? `screens/${screen}/${screen}.tsx`);
const app = (path: string): string => resolve(import.meta.dirname, 'app', path);

/** Shorter ones, as they are written, are not worth a request. */
const small = 2500;

/** Who needs a module. */
interface Use {
  module: string;
  /** Screens that import it. */
  now: readonly string[];
  /** Screens with a part that imports it and is loaded when it is shown. */
  later: readonly string[];
  /** Whether a part of explore, which reads nothing of this device, imports it. */
  isOfPlaces: boolean;
  /** Not worth a request. */
  isSmall: boolean;
}
const areAll = (some: readonly string[], of: readonly string[]): boolean => some.every((name) => of.includes(name));
/** What places are known by: read without a group, and without this device's storage. */
const isKnowledge = (module: string): boolean => /\/shared\/|\/app\/(local|text)\//.test(module);

/** Of a module that screens import. A module's imports have at least its users, so that chunks do not lead to more than is needed. */
function ofScreens({ module, now, later, isOfPlaces, isSmall }: Use): string {
  const [only = ''] = now;
  if (now.length === 1 && areAll(later, now)) return only;
  if (now.some((name) => lightScreens.includes(name)))
    return areAll(now, [...exploreScreens, 'this-device']) ? 'places' : 'base';
  if (isOfPlaces) return now.length === 1 && isKnowledge(module) ? 'facts' : isKnowledge(module) ? 'device' : 'base';
  const users = now.length === 1 && !isSmall ? [...now, ...later] : now;
  if (areAll(users, tripScreens)) return 'trip';
  if (areAll(users, answerScreens)) return 'answering';
  if (now.length === 1) return isSmall ? 'common' : `${only}-shared`;
  return areAll(now, makingScreens) ? 'making' : 'common';
}

/** Of a module that only parts of screens import, several of them. */
function ofParts({ module, later, isOfPlaces }: Use): string {
  const [only = ''] = later;
  if (isKnowledge(module) && isOfPlaces) return isOfShell(module) ? 'facts' : 'advice';
  if (isKnowledge(module) && later.includes('recommendations')) return 'advice';
  if (later.length === 1) return `${only}-parts`;
  if (later.some((name) => exploreScreens.includes(name))) return 'places-parts';
  return areAll(later, tripScreens) ? 'trip-parts' : 'parts';
}

/** The chunk that a module belongs to, found when all modules are known; absent: the bundler decides. */
const chunkOf = new Map<string, string>();

/**
 * Few chunks by kind of visit, so that a screen costs few requests and loads little that it does not need. `vendor` and `base`: every page. `places`: of
 * explore. `drawn`: what the landing page shares with a trip's screens. `storage` reads and writes this device's storage, `device` is what that needs and does
 * without it. `common`: of a group. `trip`, `answering`, `making`: of a kind of screen of a group. A screen has one chunk with all that it alone needs, what its
 * parts share is in `<screen>-parts`, and a part that is loaded when it is shown has its own.
 */
export const findSharedChunks: Plugin = {
  name: 'find-shared-chunks',
  buildEnd() {
    const walk = (door: string, isLazy: boolean): Set<string> => {
      const seen = new Set<string>();
      const visit = (module: string) => {
        if (seen.has(module)) return;
        seen.add(module);
        const info = this.getModuleInfo(module);
        info?.importedIds.forEach(visit);
        if (isLazy) info?.dynamicallyImportedIds.forEach(visit);
      };
      if (!this.getModuleInfo(door)) throw new Error(`Nothing imports ${door}.`);
      visit(door);
      return seen;
    };
    const needed = (door: string) => walk(door, false);
    const everywhere = needed(app('index.html'));
    const device = needed(app('boot.ts'));
    const isStored = (module: string) => [...needed(module)].some((one) => one.includes('/node_modules/dexie'));

    const isSmall = (module: string) => {
      const alone = [...needed(module)].filter((one) => !everywhere.has(one) && !device.has(one));
      return alone.reduce((sum, one) => sum + (this.getModuleInfo(one)?.code?.length ?? 0), 0) < small;
    };

    const now = byUser(screens, (screen) => needed(doorOf(screen)));
    const partsOf = (screen: string) =>
      [...walk(doorOf(screen), true)].flatMap((module) => this.getModuleInfo(module)?.dynamicallyImportedIds ?? []);
    const later = byUser(screens, (screen) => new Set(partsOf(screen).flatMap((part) => [...needed(part)])));
    const parts = byUser([...new Set(screens.flatMap(partsOf))], needed);
    const placesParts = new Set(exploreScreens.flatMap(partsOf).filter((part) => !isStored(part)));

    for (const module of new Set([...everywhere, ...device, ...now.keys(), ...later.keys()])) {
      const isOfPlaces = parts.get(module)?.some((part) => placesParts.has(part)) ?? false;
      const use = { now: now.get(module) ?? [], later: later.get(module) ?? [], isOfPlaces, isSmall: isSmall(module), module };
      const isLight = use.now.some((name) => lightScreens.includes(name));
      if (everywhere.has(module)) chunkOf.set(module, 'base');
      else if (device.has(module)) chunkOf.set(module, isLight ? 'base' : isStored(module) ? 'storage' : 'device');
      else if (use.now.length > 0) chunkOf.set(module, split(ofScreens(use), module));
      else if ((parts.get(module) ?? []).length > 1) chunkOf.set(module, split(ofParts(use), module));
    }
  },
};

/** Which of these need each module. */
function byUser(users: readonly string[], needs: (user: string) => ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const user of users)
    for (const module of needs(user)) found.set(module, [...(found.get(module) ?? []), user]);
  return found;
}

/** Apart from what is kept with the app itself (`vite.shell.ts`), where the shell has a chunk of that kind. */
const withLater = (name: string): string[] => [name, `${name}-later`];
const isSplit = (name: string): boolean => /^(places|trip|answering|making|parts)$|-(parts|shared)$/.test(name);
const split = (name: string, module: string): string =>
  isSplit(name) && !isOfShell(module) ? `${name}-later` : name;

/** In this order a chunk takes what belongs to it, with everything that this imports; what an earlier one has is not taken again. */
const order = [
  ...['base', 'device', 'storage', 'facts'],
  ...['places', 'common', 'trip', 'answering', 'making', ...screens.map((screen) => `${screen}-shared`)],
  ...['advice', 'parts', 'trip-parts', 'places-parts'],
  ...screens.flatMap((screen) => [screen, `${screen}-parts`]),
].flatMap((name) => (isSplit(name) ? withLater(name) : [name]));

export const sharedChunks = order.map((chunk, index) => ({
  name: chunk,
  test: (module: string): boolean => chunkOf.get(module) === chunk,
  priority: order.length - index,
}));
