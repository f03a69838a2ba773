import { Suspense, useCallback, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { WithDevice } from '#app/boot/device-gate.tsx';
import { InviteFrame } from '#app/parts/invite/invite-frame.tsx';
import { LanguageMenu, SiteHeader, SkipLink } from '#app/parts/chrome/site-header.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { nameInBeginning } from '#app/ui/beginning.tsx';
import { Brand } from '#app/ui/brand.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { JoinPanel } from './join-panel.tsx';
import type { JoinActs, JoinView } from './join-view.ts';
import { useReadAhead } from './use-read-ahead.ts';
import { useTyped } from './use-typed.ts';
import { Coming } from '#app/ui/coming.tsx';

const JoinGroup = laterPart(() => import('./join-group.tsx').then((m) => m.JoinGroup));

const MissingGroup = laterPart(() => import('#app/parts/group-page/no-group.tsx').then((m) => m.MissingGroup));

const panelLabel = 'who';

/**
 * The page of an invite link. Its frame is shown at once; storage and network are read afterwards, for the group and
 * its people. Text typed before that is kept, and an earlier press is handled as soon as possible.
 */
export function Join() {
  const { t, language } = useText();
  const { shareUrl = '' } = useParams();
  const [typed, setTyped] = useTyped();
  const [pressed, setPressed] = useState(false);
  const [view, setView] = useState<JoinView>({ kind: 'looking' });
  const acts = useRef<JoinActs>(null);
  const keepActs = useCallback((next: JoinActs) => {
    acts.current = next;
  }, []);
  const open = view.kind === 'open' ? view : undefined;
  const { invitation: ahead, isSettled } = useReadAhead(shareUrl);
  const invitation = open
    ? { ...open.group, people: open.people.flatMap((one) => (one.isExcused ? [] : { ...one, waiting: !one.isDone })) }
    : view.kind === 'looking'
      ? ahead
      : undefined;
  const name = invitation?.name ?? (view.kind === 'looking' ? nameInBeginning() : undefined);
  // One place in both pages: finding out that there is no group must not begin anew.
  const device = isSettled && (
    <Suspense fallback={null} key="device">
      <WithDevice>
        <JoinGroup
          key={shareUrl}
          shareUrl={shareUrl}
          typed={typed}
          pressed={pressed}
          onActs={keepActs}
          onView={setView}
          onUnpress={() => {
            setPressed(false);
          }}
        />
      </WithDevice>
    </Suspense>
  );
  if (view.kind === 'missing')
    return (
      <>
        <title>{t('join.titleUnknown')}</title>
        <SiteHeader />
        <main className="wrap page">
          <Coming height="20rem">
            <MissingGroup retry={view.retry} />
          </Coming>
        </main>
        {device}
      </>
    );
  return (
    <>
      <title>{name === undefined ? t('join.titleUnknown') : t('join.title', { group: name })}</title>
      <InviteFrame
        brand={
          <>
            <SkipLink />
            <Brand to={paths.landing()} language={language} />
          </>
        }
        end={<LanguageMenu />}
        invitation={invitation}
        instead={view.kind === 'offline' && <NotHere {...view} />}
        note={open?.isOffline && <Callout tone="plain">{t('join.offline.known')}</Callout>}
        panelLabel={panelLabel}
      >
        <JoinPanel
          id={panelLabel}
          view={view}
          typed={typed}
          onTyped={setTyped}
          isPressed={pressed}
          onPress={() => {
            setPressed(true);
          }}
          acts={acts}
        />
      </InviteFrame>
      {device}
    </>
  );
}

/** The group was never on this device, and there is no way to find it: no network, or the server is out of reach. */
function NotHere({ isBusy, retry }: Pick<Extract<JoinView, { kind: 'offline' }>, 'isBusy' | 'retry'>) {
  const { t } = useText();
  return (
    <div className="stack gap-3">
      <h1 className="title-1">{t(navigator.onLine ? 'common.unreached' : 'join.offline.unknownTitle')}</h1>
      {isBusy && <p className="soft">{t('errors.too_many_requests')}</p>}
      <p className="soft" role="status">
        {t('join.offline.unknown')}
      </p>
      <div className="row">
        <Button onClick={retry}>{t('join.offline.retry')}</Button>
        <p className="note">{t('join.offline.checking')}</p>
      </div>
    </div>
  );
}
