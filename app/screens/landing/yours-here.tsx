import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WithDevice } from '#app/device-gate.tsx';
import { own } from '#app/kernel/base.ts';
import { isStandalone } from '#app/parts/notices/install-prompt.ts';
import { laterOptional } from '#app/ui/later.tsx';

const YourGroups = laterOptional(() => import('./your-groups.tsx').then((m) => m.YourGroups));

/**
 * Links to the groups on this device. It is loaded after the first paint and only where this device has been used before (or where
 * the app was opened from its icon), so that a first visit loads neither storage nor sync.
 */
export function YoursHere() {
  const [params] = useSearchParams();
  const isFromIcon = params.get('source') === 'home';
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let isHere = true;
    const timer = setTimeout(() => {
      const look = async () => {
        const wanted = isFromIcon || isStandalone() || (await hasStorage());
        if (isHere && wanted) setWanted(true);
      };
      look().catch(reportError);
    }, 0);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [isFromIcon]);
  if (!isWanted) return null;
  return (
    <WithDevice>
      <YourGroups />
    </WithDevice>
  );
}

/** Whether this app has ever stored something here. In browsers that cannot list databases the answer comes from opening it. */
async function hasStorage(): Promise<boolean> {
  // Not in every browser, whatever the types say; forbidden storage has no `indexedDB` at all.
  const { indexedDB } = globalThis as { indexedDB?: Partial<IDBFactory> };
  if (!indexedDB) return false;
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some((one) => one.name === own('moyeo'));
}
