import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WithDevice } from '#app/boot/device-gate.tsx';
import { own } from '#app/kernel/base.ts';
import { isStandalone } from '#app/parts/notices/install-prompt.ts';
import { groupsHere } from '#app/local/device/groups-here.ts';
import { useText } from '#app/text/text.ts';
import { laterOptional } from '#app/ui/later.tsx';
import css from './landing.module.css';
import { yoursShown } from './yours-shown.ts';

const YourGroups = laterOptional(() => import('./your-groups.tsx').then((m) => m.YourGroups));

/**
 * Links to the groups on this device. It is loaded after the first paint and only where this device has been used
 * before (or where the app was opened from its icon), so that a first visit loads neither storage nor sync.
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
  return (
    <div className={css.yoursPlace}>
      <PlaceOfYours />
      {isWanted && (
        <WithDevice>
          <YourGroups />
        </WithDevice>
      )}
    </div>
  );
}

/**
 * Nothing to be seen, in the size of the groups that were here when the storage was open last: what follows does not
 * move when they come.
 */
function PlaceOfYours() {
  const { t } = useText();
  const [count] = useState(groupsHere);
  if (count === 0) return null;
  return (
    <div className={`wrap ${css.yours} ${css.unseen}`} aria-hidden="true">
      <div className={css.yoursHead}>
        <span className="small strong">{t('landing.yours.title')}</span>
        {count > yoursShown && <span className={`small ${css.all}`}>{t('landing.yours.all')}</span>}
      </div>
      <ul className={css.yoursRows}>
        {Array.from({ length: Math.min(count, yoursShown) }, (_, index) => (
          <li key={index} />
        ))}
      </ul>
    </div>
  );
}

/**
 * Whether this app has ever stored something here. In browsers that cannot list databases the answer comes from opening
 * it.
 */
async function hasStorage(): Promise<boolean> {
  // Not in every browser, whatever the types say; forbidden storage has no `indexedDB` at all.
  const { indexedDB } = globalThis as { indexedDB?: Partial<IDBFactory> };
  if (!indexedDB) return false;
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some((one) => one.name === own('moyeo'));
}
