import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { routes } from './paths.ts';
import { DeviceGate } from './device-gate.tsx';
import { Landing } from './screens/landing/landing.tsx';

/** A screen in a chunk of its own. */
function screen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}

/** Screens that paint before this device's storage is open. */
const Join = screen(() => import('./screens/join/join.tsx').then((m) => m.Join));
const NotFound = screen(() => import('./screens/not-found/not-found.tsx').then((m) => m.NotFound));

/** Screens that live on this device's storage. */
const CreateGroup = screen(() => import('./screens/create-group/create-group.tsx').then((m) => m.CreateGroup));
const GroupLogin = screen(() => import('./screens/group-login/group-login.tsx').then((m) => m.GroupLogin));
const Survey = screen(() => import('./screens/survey/survey.tsx').then((m) => m.Survey));
const Group = screen(() => import('./screens/group/group.tsx').then((m) => m.Group));
const ThisDevice = screen(() => import('./screens/this-device/this-device.tsx').then((m) => m.ThisDevice));

/** The specification's routes, a line each. */
export function Screens() {
  return (
    <Suspense fallback={null}>
      <ScrollToTop />
      <Routes>
        <Route path={routes.landing} element={<Landing />} />
        <Route path={routes.join} element={<Join />} />
        <Route element={<DeviceGate />}>
          <Route path={routes.createGroup} element={<CreateGroup />} />
          <Route path={routes.group} element={<Group />} />
          <Route path={routes.groupLogin} element={<GroupLogin />} />
          <Route path={routes.groupSurvey} element={<Survey />} />
          <Route path={routes.preferences} element={<Survey />} />
          <Route path={routes.thisDevice} element={<ThisDevice />} />
        </Route>
        <Route path={routes.groupsAlias} element={<FromPluralForm />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}

/** `/groups/{id}…` is `/group/{id}…`, query kept (decision 1). */
function FromPluralForm() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={{ pathname: pathname.replace(/^\/groups\//, '/group/'), search, hash }} />;
}

function ScrollToTop() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (!hash) window.scrollTo(0, 0);
  }, [pathname, hash]);
  return null;
}
