import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLasting } from '#app/kernel/use-lasting.ts';
import { keepStorage } from '#app/local/device/persist.ts';
import { useConnection } from '#app/local/outbox/connection.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText, type Translate } from '#app/text/text.ts';
import { timing } from '#app/kernel/timing.ts';
import { Callout } from '#app/ui/callout.tsx';
import { SyncNote, SyncPill } from '#app/ui/sync-pill.tsx';
import css from './app-chrome.module.css';
import { pillState, type PillState } from '#app/parts/notices/pill-state.ts';
import { usePushes } from '#app/parts/push/use-pushes.ts';
import { chromePlace } from './chrome-place.ts';

/**
 * The part of the chrome that reads this device's database: pill and failing storage; and what is told to this device.
 */
export function ChromeStatus({ pathname }: { pathname: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const { storageFailed, reach, sending } = useConnection();
  usePushes();
  const outbox = useOutbox();
  const pending = outbox?.pending.length ?? 0;
  const rejected = outbox?.rejected.length ?? 0;
  const wasJustSaved = useJustSaved(outbox === undefined ? undefined : pending, rejected);
  // Persistent storage is requested after the first own answer or group.
  const hasOwnData = outbox?.pending.some((one) => one.name.startsWith('save') || one.name === 'createGroup') ?? false;
  useEffect(() => {
    if (hasOwnData) void keepStorage();
  }, [hasOwnData]);

  const state = pillState({
    pending,
    rejected,
    sending,
    isOffline: reach === 'offline',
    isFailing: reach === 'failing',
    hasBackgroundSync,
    wasJustSaved,
  });
  const place = chromePlace(pathname);
  // These two say it themselves: the list of all writes, and the panel of a new group.
  // A survey says at its end where the answer is.
  const isNoted = place !== 'bar';
  const isSaid = pathname === paths.thisDevice() || (pathname === paths.createGroup() && state.kind !== 'refused');
  const isStale = useLasting(place === 'dock' && (reach === 'offline' || reach === 'failing'), hiccupMs);
  return (
    <>
      {storageFailed && (
        <Callout tone="danger" role="alert" data-pill="alert" className={css.alert}>
          {t('sync.storageFailed')}
        </Callout>
      )}
      {!isSaid && isNoted && (state.kind === 'sending' || state.kind === 'saved') && (
        <SyncNote kind={state.kind} text={pillText(t, state)} />
      )}
      {/* That something waits for the network says so, too. */}
      {isStale && state.kind !== 'waiting' && <SyncNote kind="stale" text={t('sync.stale')} />}
      {!isSaid && (state.kind === 'waiting' || state.kind === 'refused') && (
        <SyncPill
          kind={state.kind}
          text={pillText(t, state)}
          onOpen={() => {
            void navigate(paths.thisDevice());
          }}
        />
      )}
    </>
  );
}

const hasBackgroundSync = 'serviceWorker' in navigator && 'SyncManager' in window;

function pillText(t: Translate, state: Exclude<PillState, { kind: 'none' }>): string {
  switch (state.kind) {
    case 'saved':
      return t('sync.pill.saved');
    case 'refused':
      return t('sync.pill.refused', { count: state.count });
    case 'sending':
      return t('sync.pill.sending', { count: state.count });
    case 'waiting': {
      const keys = {
        soon: 'sync.pill.soon',
        server: 'sync.pill.failing',
        online: 'sync.pill.offline',
        opened: 'sync.pill.offlineOpen',
      } as const;
      return t(keys[state.until], { count: state.count });
    }
  }
}

/** What lasts no longer than this is a hiccup of the network. */
const hiccupMs = 5_000;

/** True for two seconds after the last waiting write has been sent, not after it was rejected or discarded. */
function useJustSaved(pending: number | undefined, rejected: number): boolean {
  const [before, setBefore] = useState({ pending, rejected });
  const [isSaved, setSaved] = useState(false);
  if (before.pending !== pending || before.rejected !== rejected) {
    setBefore({ pending, rejected });
    setSaved((before.pending ?? 0) > 0 && pending === 0 && rejected <= before.rejected);
  }
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => {
      setSaved(false);
    }, timing.savedPillMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isSaved]);
  return isSaved;
}
