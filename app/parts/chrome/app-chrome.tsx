import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { WithDevice } from '#app/boot/device-gate.tsx';
import { own } from '#app/kernel/base.ts';
import { useUpdateReady } from '#app/local/device/app-update.ts';
import { useIsOutdated } from '#app/local/outbox/connection.ts';
import { PillPlace } from '#app/ui/sync-pill.tsx';
import { ToastHost } from '#app/ui/toast-host.tsx';
import { laterOptional } from '#app/ui/later.tsx';
import { chromePlace, needsDevice } from './chrome-place.ts';
import { UpdatePrompt } from './update-prompt.tsx';

const GoOnAtHeading = laterOptional(() => import('./go-on-at-heading.tsx').then((m) => m.GoOnAtHeading));
const ChromeStatus = laterOptional(() => import('./chrome-status.tsx').then((m) => m.ChromeStatus));

const reload = () => {
  location.reload();
};

/**
 * Shown above every screen: the sync pill, the update prompt, toasts. A first visit to a public page does not load
 * storage for it.
 */
export function AppChrome() {
  const { pathname } = useLocation();
  const hasStorage = useHasStorage();
  const update = useUpdateReady();
  const isOutdated = useIsOutdated();
  const navigation = useNavigationType();
  // The page by which the app was opened leaves the focus where it is. Somebody may have gone on before this part of
  // the app was here.
  const [opened, setOpened] = useState(() =>
    (history.state as { isTranslated?: true } | null)?.isTranslated || navigation === NavigationType.Push
      ? ''
      : pathname,
  );
  if (opened && opened !== pathname) setOpened('');
  return (
    <>
      <PillPlace above={chromePlace(pathname)}>
        {(update || isOutdated) && <UpdatePrompt isOutdated={isOutdated} apply={update ?? reload} />}
        {(hasStorage || needsDevice(pathname)) && (
          <WithDevice>
            <ChromeStatus pathname={pathname} />
          </WithDevice>
        )}
      </PillPlace>
      <ToastHost />
      {!opened && <GoOnAtHeading pathname={pathname} />}
    </>
  );
}

/** Whether an earlier visit left something on this device. True where the browser cannot say. */
function useHasStorage(): boolean {
  const [hasStorage, setHasStorage] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const { indexedDB: storage } = globalThis as { indexedDB?: Partial<IDBFactory> };
      const all = await storage?.databases?.();
      if (isWanted) setHasStorage(all?.some(({ name }) => name === own('moyeo')) ?? true);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, []);
  return hasStorage;
}
