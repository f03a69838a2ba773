// Which chunk a module of the client goes to. Used by vite.config.ts; decision 0038.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isOfShell } from './vite.shell.ts';

const exploreScreens = ['explore', 'explore-country', 'explore-city'];
/** Screens that a visitor without a group opens, and what such a visitor sees beside them. */
const lightScreens = [
  'landing',
  'join',
  'not-found',
  ...exploreScreens,
  'language-choice',
  'invite-gate',
  'app-chrome',
];
/** Screens that show a trip's state: whoever opens one of them opens the others. */
const tripScreens = ['group', 'results', 'summary', 'recommendations'];
/** Screens on which a member answers. */
const answerScreens = ['survey', 'custom-survey', 'preferences', 'custom-builder'];
/** Screens on which an organiser sets up a group. */
const makingScreens = ['create-group', 'organizer', 'custom-builder'];
const groupScreens = [...new Set([...tripScreens, ...answerScreens, ...makingScreens, 'group-login', 'this-device'])];
const screens = [...lightScreens, ...groupScreens];
/** Those that are not called like their folder, and what floats above all screens. */
const doors: Record<string, string> = {
  'language-choice': 'screens/language/language-choice.tsx',
  'invite-gate': 'screens/language/invite-gate.tsx',
  'app-chrome': 'parts/chrome/app-chrome.tsx',
};
const app = (path: string): string => resolve(import.meta.dirname, 'app', path);
const doorOf = (screen: string): string => app(doors[screen] ?? `screens/${screen}/${screen}.tsx`);

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
  /** Whether it leads to what this device's storage needs. */
  isOfDevice: boolean;
  /** Whether it leads to this device's storage itself. */
  isStored: boolean;
  /** Itself, and with all that it brings: not worth a request. */
  isShort: boolean;
  isSmall: boolean;
}
const areAll = (some: readonly string[], of: readonly string[]): boolean => some.every((name) => of.includes(name));
const isAny = (some: readonly string[], of: readonly string[]): boolean => some.some((name) => of.includes(name));
/** What places are known by: read without a group, and without this device's storage. */
const isKnowledge = (module: string): boolean => /\/shared\/|\/app\/(local\/catalogue|text)\//.test(module);

const isIcon = (module: string): boolean => module.includes('/lucide-react/');

/**
 * Of a module that screens import. A module's imports have at least its users, so that chunks do not lead to more than
 * is needed.
 */
function ofScreens({ module, now, later, isOfPlaces, isShort, isSmall }: Use): string {
  const [only = ''] = now;
  // These two screens are a few lines each: the rest of them comes with the catalogue.
  if (areAll(now, ['explore-country', 'explore-city'])) return 'places';
  // A very first visit sees one of these two.
  if (areAll(now, ['language-choice', 'invite-gate']) && now.includes('language-choice')) return 'invite';
  if (now.length === 1 && areAll(later, now)) return only;
  if (areAll(now, ['join', 'invite-gate', 'group-login']) && isAny(now, lightScreens)) return 'invite';
  // What else a country's page has of explore, it has from there: the app keeps it later than what lies in `places`.
  if (now.length === 1 && only === 'explore' && areAll(later, [only, 'explore-country'])) return only;
  if (areAll(now, exploreScreens)) return 'places';
  if (areAll(now, ['this-device'])) {
    if (isIcon(module)) return isAny(later, lightScreens) ? 'base' : 'storage';
    return later.includes('app-chrome') ? 'status' : isOfPlaces ? 'device' : 'this-device-shared';
  }
  if (isAny(now, exploreScreens) && areAll(now, [...exploreScreens, 'this-device', 'survey'])) return 'facts';
  // Styles stay with the page's, so that drawings cost one request.
  if (now.includes('landing') && areAll(now, ['landing', ...tripScreens]) && !isOfPlaces && !module.endsWith('.css'))
    return 'drawn';
  // The page of an unknown address may cost a request more.
  if (isAny(now, lightScreens)) return now.length > 1 || (isSmall && only !== 'not-found') ? 'base' : `${only}-shared`;
  if (isOfPlaces) return !isKnowledge(module) ? 'base' : now.length > 1 ? 'device' : 'facts';
  const isOwn = areAll(later, now);
  if (areAll(now.length === 1 && !isShort ? [...now, ...later] : now, tripScreens)) return 'trip';
  if (!isOwn && areAll([...now, ...later], answerScreens)) return 'answering';
  // What other screens show of these later is rare: a server that asks for a code, how the app is installed, two people
  // of one name.
  if (now.length === 1 && (only === 'create-group' || only === 'group-login')) return `${only}-shared`;
  if (isSmall && !isOwn) return 'storage';
  if (now.length === 1) return `${only}-shared`;
  if (areAll(now, answerScreens)) return 'answering';
  return areAll(now, makingScreens) ? 'making' : 'storage';
}

/** Of a module that only parts of screens import, several of them. */
function ofParts({ module, later, isOfPlaces, isOfDevice, isStored, isSmall }: Use): string {
  const [only = ''] = later;
  if (isOfMap(module)) return 'map';
  if (isOfPlaceSheet(module)) return 'place-sheet';
  if (isOfSearch(module)) return 'search';
  if (module.endsWith('/shared/explore/hangul.ts')) return 'hangul';
  // What a country's and a city's page alone share: both have the catalogue.
  if (areAll(later, ['explore-country', 'explore-city']) && !isOfShell(module)) return 'catalogue';
  if (isKnowledge(module) && isOfPlaces) return !isOfShell(module) ? 'catalogue' : isOfDevice ? 'device' : 'places';
  if (later.length === 1 && (isOfDevice || only !== 'explore')) return `${only}-parts`;
  if (!isStored && isAny(later, exploreScreens)) return !isOfDevice ? 'places' : isSmall ? 'device' : 'catalogue';
  if (later.includes('recommendations') && areAll(later, ['group', 'recommendations', 'results']))
    return 'recommendations-parts';
  if (isSmall && module.includes('/shared/') && later.includes('recommendations')) return 'device';
  return isSmall || isAny(later, exploreScreens) ? 'parts' : `parts-of-${[...later].sort().join('-')}`;
}

/** The chunk that a module belongs to, found when all modules are known; absent: the bundler decides. */
const chunkOf = new Map<string, string>();

/**
 * What reads the catalogue is loaded when a page shows places, all of it at once, but for what the app itself needs.
 */
const isOfCatalogue = (module: string): boolean =>
  module.includes('/app/local/catalogue/') &&
  !/\/(place-files|place-addresses|imported-forms|map-files)\.ts$/.test(module);
/** What the sheets of a place share: no page loads it before one is opened. */
const isOfPlaceSheet = (module: string): boolean => module.includes('/parts/destination/place-sheet/');
/** What finds by name: no page loads it before somebody is about to search. */
const isOfSearch = (module: string): boolean =>
  /\/shared\/explore\/((destination-|place-|explore-)?search|other-names|airport-word|slips|themes|theme-words|writings)\.ts$/.test(
    module,
  ) || module.endsWith('/screens/explore/search-results.tsx');
/** What several parts with a map share: no page loads it before it shows one. */
const isOfMap = (module: string): boolean => /\/shared\/map\/|\/catalogue\/map-files\.ts$/.test(module);

/**
 * Few chunks by kind of visit, so that a screen costs few requests and loads little that it does not need.
 *
 * - `base`: every page. `invite`: the pages of an invitation, and a very first visit. `drawn`: pictures of a trip, on
 *   the landing page and on a trip's screens.
 * - `places`: explore. `kinds`: what the app itself needs of that. `facts`: the door to the catalogue, and holidays.
 *   `catalogue`: what is known of places and computed from it. `hearing`: what reads the texts of members.
 * - `map`: what parts with a map share. `place-sheet`: what the sheets of a place share.
 * - `device`: what this device's storage needs and does without it; `storage`: the rest of it, and what screens of a
 *   group share.
 * - `group-places`: what the group's home reckons with places. `group-below`: what stands below the head of that home.
 * - `trip`, `answering`, `making`: a kind of screen of a group. `status`: the pill of what waits.
 *
 * A screen has one chunk with all that it alone needs, `<screen>-shared` with what it needs and parts of others show
 * later, and `<screen>-parts` with what its own parts share. Parts of several screens share `parts-of-…`, and what is
 * small `parts`. A part that is loaded when it is shown has its own chunk.
 */
export const findSharedChunks: Plugin = {
  name: 'find-shared-chunks',
  buildEnd() {
    // The bundler makes what it tells of a module anew at each question.
    const infoOf = remembered((module) => this.getModuleInfo(module));
    const needed = remembered((door) => walk(infoOf, door, false));
    const everywhere = needed(app('index.html'));
    const device = needed(app('boot/boot.ts'));
    const isStored = remembered((module) => [...needed(module)].some((one) => one.includes('/node_modules/dexie')));
    const now = byUser(screens, (screen) => needed(doorOf(screen)));
    const isHere = (module: string) =>
      everywhere.has(module) || device.has(module) || isAny(now.get(module) ?? [], lightScreens);
    const lengthOf = (modules: readonly string[]) =>
      modules.reduce((sum, one) => sum + (infoOf(one)?.code?.length ?? 0), 0);

    const partsOf = (screen: string) =>
      [...walk(infoOf, doorOf(screen), true)].flatMap((module) => partsIn(infoOf(module)));
    const later = byUser(screens, (screen) => new Set(partsOf(screen).flatMap((part) => [...needed(part)])));
    const parts = byUser([...new Set(screens.flatMap(partsOf))], needed);
    const placesParts = new Set(exploreScreens.flatMap(partsOf).filter((part) => !isStored(part)));
    /** Leads to the library of schemas. */
    const isRead = remembered((module) => [...needed(module)].some((one) => one.endsWith('/shared/kernel/z.ts')));
    const ofPlaces = new Set([...placesParts].flatMap((part) => (isRead(part) ? [] : [...needed(part)])));
    const status = needed(app('parts/chrome/chrome-status.tsx'));
    const invitation = needed(app('net/read-invitation.ts'));
    const hearing = needed(resolve(import.meta.dirname, 'shared/recommendation/travellers.ts'));

    // What explore needs of that chunk is little, and every page has it: explore does without the rest, most of which
    // is the library of schemas.
    const put = (module: string, chunk: string) => {
      // The forms of what an instance has beside the catalogue come with that.
      if (chunk === 'catalogue' && isRead(module)) return;
      // An invitation is read without this device's storage; what the app itself needs of explore does not bring the
      // rest of it.
      const home =
        chunk === 'storage' && invitation.has(module)
          ? 'device'
          : chunk === 'places' && isOfShell(module)
            ? 'kinds'
            : chunk;
      chunkOf.set(module, split(home === 'device' && ofPlaces.has(module) ? 'base' : home, module));
    };
    const useOf = (module: string): Use => ({
      module,
      now: now.get(module) ?? [],
      later: later.get(module) ?? [],
      isOfPlaces: parts.get(module)?.some((part) => placesParts.has(part)) ?? false,
      isOfDevice: [...needed(module)].some((one) => chunkOf.get(one) === 'device'),
      isStored: isStored(module),
      isShort: lengthOf([module]) < small,
      isSmall: lengthOf([...needed(module)].filter((one) => !isHere(one))) < small,
    });
    for (const module of new Set([...everywhere, ...device, ...now.keys()])) {
      if (everywhere.has(module)) put(module, 'base');
      else if (!device.has(module)) put(module, ofScreens(useOf(module)));
      else if (isAny(now.get(module) ?? [], lightScreens)) put(module, 'base');
      else put(module, isStored(module) ? 'storage' : 'device');
    }
    // Those that parts import come after what the screens import, because some of them lie with it.
    for (const module of later.keys()) {
      if (chunkOf.has(module)) continue;
      if (isOfCatalogue(module) && !isOfShell(module)) put(module, 'catalogue');
      else if (status.has(module)) put(module, 'status');
      else if (hearing.has(module) && !useOf(module).isOfPlaces) put(module, 'hearing');
      else if ((parts.get(module) ?? []).length > 1) put(module, ofParts(useOf(module)));
    }
    for (const part of ['about-group', 'taste-cards']) put(app(`screens/group/${part}.tsx`), 'group-below');
    // What reckons with places lies apart from what the home tells of a trip or of a vote, which would wait for all of
    // the catalogue.
    const isOfReckoning = (module: string) => /^(catalogue|recommendations-parts)/.test(chunkOf.get(module) ?? '');
    for (const [module, chunk] of chunkOf)
      if (/^(group-parts|parts-of-group-results(-later)?$)/.test(chunk) && [...needed(module)].some(isOfReckoning))
        chunkOf.set(module, 'group-places');
  },
};

type InfoOf = (module: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;

/**
 * What explore shows of a group is made of what the group's screens have, and moves nothing of it to explore's chunks.
 */
const ofGroups = app('parts/destination/proposed-fit.tsx');
const partsIn = (info: ReturnType<InfoOf>): readonly string[] =>
  (info?.dynamicallyImportedIds ?? []).filter((part) => part !== ofGroups);

/** Every module that this one needs, itself included. @param isLazy also what is loaded when it is shown */
function walk(infoOf: InfoOf, door: string, isLazy: boolean): Set<string> {
  if (!infoOf(door)) throw new Error(`Nothing imports ${door}.`);
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const info = infoOf(module);
    info?.importedIds.forEach(visit);
    if (isLazy) partsIn(info).forEach(visit);
  };
  visit(door);
  return seen;
}

/** For questions about modules that have the same answer throughout a build. */
function remembered<T>(ask: (module: string) => T): (module: string) => T {
  const answers = new Map<string, T>();
  return (module) => {
    const known = answers.get(module);
    if (known !== undefined) return known;
    const answer = ask(module);
    answers.set(module, answer);
    return answer;
  };
}

/** Which of these need each module. */
function byUser(users: readonly string[], needs: (user: string) => ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const user of users) for (const module of needs(user)) found.set(module, [...(found.get(module) ?? []), user]);
  return found;
}

/** Apart from what is kept with the app itself (`vite.shell.ts`), where the shell has a chunk of that kind. */
const isSplit = (name: string): boolean => /^(trip|answering|making|parts)$|-(parts|shared)$|^parts-of-/.test(name);
const split = (name: string, module: string): string => (isSplit(name) && !isOfShell(module) ? `${name}-later` : name);

/**
 * In this order a chunk takes what belongs to it, with everything that this imports; what an earlier one has is not
 * taken again.
 */
const shared = [
  ...['base', 'invite', 'drawn', 'facts', 'device', 'storage', 'kinds', 'places', 'trip', 'answering', 'making'],
  ...[
    ...screens.map((screen) => `${screen}-shared`),
    'catalogue',
    'hearing',
    'place-sheet',
    'app-chrome',
    'status',
    'parts',
  ],
];
/** What recommendations need of what the group's home shows later is theirs, and not the other way round. */
const own = [
  ...[...new Set(['recommendations', ...screens])]
    .filter((screen) => !shared.includes(screen))
    .flatMap((screen) => [screen, `${screen}-parts`]),
  'group-places',
  'group-below',
];
const inOrder = (names: readonly string[], highest: number) =>
  names
    .flatMap((name) => (isSplit(name) ? [name, `${name}-later`] : [name]))
    .map((chunk, index) => ({
      name: chunk,
      test: (module: string): boolean => chunkOf.get(module) === chunk,
      priority: highest - index,
    }));

/** Groups of modules, as the bundler takes them. */
export const sharedChunks = [
  ...inOrder(shared, 1000),
  {
    debugName: 'parts of several screens',
    name: (module: string): string | null => chunkOf.get(module) ?? null,
    test: (module: string): boolean => chunkOf.get(module)?.startsWith('parts-of-') === true,
    priority: 500,
  },
  ...inOrder(own, 400),
];
