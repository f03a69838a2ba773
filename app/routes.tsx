import { isValidElement, lazy, Suspense, useEffect, type ComponentType } from 'react';
import { createRoutesFromElements, matchRoutes, Navigate, Route, useLocation, useRoutes } from 'react-router-dom';
import { languageInPath } from '#shared/explore/address.ts';
import { languages, type Language } from '#shared/kernel/languages.ts';
import { routes } from './kernel/paths.ts';
import { DeviceGate, openDevice } from './boot/device-gate.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { beginLoad, loadParts } from '#app/kernel/load-failure.ts';
import { firstScreenCame, holdUntilHeading, offerScreen } from '#app/kernel/screens-ahead.ts';
import { screenTopics } from './screen-topics.ts';
import { languageNames, savedLanguage } from './text/language.ts';
import { askTopics, loadTopics, missingLanguage, useText } from './text/text.ts';
import { Shell } from './ui/shell.tsx';
import { showToast } from './ui/toast.ts';

interface Start {
  /** Asks for what it is made of. */
  ask: (language: Language) => unknown;
  /**
   * Until it can be drawn at once; the words that every page begins with are here. @throws what its drawing would throw
   */
  ready: () => Promise<unknown>;
}
/** What a route begins with, by what it draws. */
const starts = new Map<unknown, Start>();

/** A screen in a chunk of its own, with its words beside it. */
function screen(name: keyof typeof screenTopics, load: () => Promise<ComponentType>) {
  const loadNow = async () => {
    const parts = loadParts(Promise.all([load(), loadTopics(screenTopics[name])]));
    const [component] = await parts.finally(firstScreenCame);
    return { default: component };
  };
  // What is here is drawn at once: the browser takes a moment also for a module that it has.
  let loading: ReturnType<typeof loadNow> | undefined;
  const loadScreen = () =>
    (loading ??= loadNow().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  offerScreen(name, loadScreen);
  const Screen = lazy(loadScreen);
  starts.set(Screen, {
    ask(language) {
      beginLoad(load);
      askTopics(language, screenTopics[name]);
    },
    ready: loadScreen,
  });
  return Screen;
}

/** Screens that paint before this device's storage is open. */
const Landing = screen('landing', () => import('./screens/landing/landing.tsx').then((m) => m.Landing));
const Join = screen('join', () => import('./screens/join/join.tsx').then((m) => m.Join));
const Explore = screen('explore', () => import('./screens/explore/explore.tsx').then((m) => m.Explore));
const ExploreCountry = screen('exploreCountry', () =>
  import('./screens/explore-country/explore-country.tsx').then((m) => m.ExploreCountry),
);
const ExploreCity = screen('exploreCity', () =>
  import('./screens/explore-city/explore-city.tsx').then((m) => m.ExploreCity),
);
const NotFound = screen('notFound', () => import('./screens/not-found/not-found.tsx').then((m) => m.NotFound));

/** Screens that live on this device's storage. */
const CreateGroup = screen('createGroup', () =>
  import('./screens/create-group/create-group.tsx').then((m) => m.CreateGroup),
);
const GroupLogin = screen('groupLogin', () =>
  import('./screens/group-login/group-login.tsx').then((m) => m.GroupLogin),
);
const Survey = screen('survey', () => import('./screens/survey/survey.tsx').then((m) => m.Survey));
const Group = screen('group', () => import('./screens/group/group.tsx').then((m) => m.Group));
const Organizer = screen('organizer', () => import('./screens/organizer/organizer.tsx').then((m) => m.Organizer));
const Results = screen('results', () => import('./screens/results/results.tsx').then((m) => m.Results));
const Summary = screen('summary', () => import('./screens/summary/summary.tsx').then((m) => m.Summary));
const CustomBuilder = screen('customBuilder', () =>
  import('./screens/custom-builder/custom-builder.tsx').then((m) => m.CustomBuilder),
);
const CustomSurvey = screen('customSurvey', () =>
  import('./screens/custom-survey/custom-survey.tsx').then((m) => m.CustomSurvey),
);
const Preferences = screen('preferences', () =>
  import('./screens/preferences/preferences.tsx').then((m) => m.Preferences),
);
const Recommendations = screen('recommendations', () =>
  import('./screens/recommendations/recommendations.tsx').then((m) => m.Recommendations),
);
const ThisDevice = screen('thisDevice', () =>
  import('./screens/this-device/this-device.tsx').then((m) => m.ThisDevice),
);

/** The specification's routes, a line each. */
const screens = createRoutesFromElements(
  <>
    <Route path={routes.landing} element={<Landing />} />
    <Route path={routes.join} element={<Join />} />
    {['', ...languages.map((one) => `/${one}`)].map((prefix) => (
      <Route key={prefix}>
        <Route path={prefix + routes.explore} element={<Explore />} />
        <Route path={prefix + routes.exploreCountry} element={<ExploreCountry />} />
        <Route path={prefix + routes.exploreCity} element={<ExploreCity />} />
      </Route>
    ))}
    <Route element={<DeviceGate />}>
      <Route path={routes.createGroup} element={<CreateGroup />} />
      <Route path={routes.group} element={<Group />} />
      <Route path={routes.groupSettings} element={<Organizer />} />
      <Route path={routes.groupLogin} element={<GroupLogin />} />
      <Route path={routes.groupSurvey} element={<Survey />} />
      <Route path={routes.preferences} element={<Survey />} />
      <Route path={routes.memberPreferences} element={<Preferences />} />
      <Route path={routes.createCustomSurvey} element={<CustomBuilder />} />
      <Route path={routes.customSurvey} element={<CustomSurvey />} />
      <Route path={routes.groupSummary} element={<Summary />} />
      <Route path={routes.groupRecommendations} element={<Recommendations />} />
      <Route path={routes.results} element={<Results />} />
      <Route path={routes.groupResults} element={<Results />} />
      <Route path={routes.resultsByQuery} element={<Results />} />
      <Route path={routes.thisDevice} element={<ThisDevice />} />
    </Route>
    <Route path={routes.groupsAlias} element={<FromPluralForm />} />
    <Route path="*" element={<NotFound />} />
  </>,
);
starts.set(DeviceGate, { ask: openDevice, ready: openDevice });

const startsAt = (pathname: string): Start[] =>
  (matchRoutes(screens, pathname) ?? []).flatMap(({ route }) =>
    isValidElement(route.element) ? (starts.get(route.element.type) ?? []) : [],
  );

/**
 * Asks for what the screen at this address is made of, and opens the storage that it lives on, while the words that
 * every page begins with are still coming.
 */
export function startScreen(pathname: string, language: Language): void {
  holdUntilHeading();
  for (const { ask } of startsAt(pathname)) ask(language);
}

/** Until the screen at this address can be drawn at once, or will show why not. */
export async function screenReady(pathname: string): Promise<void> {
  await Promise.allSettled(startsAt(pathname).map(({ ready }) => ready()));
}

export function Screens() {
  const { pathname } = useLocation();
  const screen = useRoutes(screens);
  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<Shell />}>
        <ScrollToTop />
        <LanguageOfAddress />
        {screen}
      </Suspense>
    </ErrorBoundary>
  );
}

/** `/groups/{id}…` is `/group/{id}…`, query kept (founding decision 1). */
function FromPluralForm() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={{ pathname: pathname.replace(/^\/groups\//, '/group/'), search, hash }} />;
}

/**
 * Out of (or into) a page that is addressed in another language: that language comes with a reload, as everywhere. If
 * its texts cannot be had, that is said.
 */
function LanguageOfAddress() {
  const { pathname } = useLocation();
  const { t, language } = useText();
  const wanted = languageInPath(pathname) ?? savedLanguage() ?? language;
  const isMissing = wanted === missingLanguage();
  useEffect(() => {
    if (wanted === language) return;
    if (isMissing) showToast({ text: t('common.languageMissing', { language: languageNames[wanted] }) });
    else location.reload();
  }, [t, wanted, language, isMissing]);
  return null;
}

function ScrollToTop() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (!hash) window.scrollTo(0, 0);
  }, [pathname, hash]);
  return null;
}
