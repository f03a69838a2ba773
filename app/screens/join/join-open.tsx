import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TypedMember } from '#shared/member/form.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useConnection } from '#app/local/outbox/sync-status.ts';
import { groupPeople } from '#app/parts/trip/group-people.ts';
import { useNameLogin } from '#app/parts/login/name-login.tsx';
import { surveyPath } from '#app/parts/answers/survey-path.ts';
import { useText } from '#app/text/text.ts';
import { timing } from '#app/timing.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { GatherMeter } from '#app/ui/gather-meter.tsx';
import type { JoinView } from './join-view.ts';
import css from './join.module.css';

interface JoinOpenProps {
  group: GroupOnDevice;
  typed: TypedMember;
  pressed: boolean;
  onView: (view: JoinView) => void;
  onUnpress: () => void;
}

/** The group is on this device: the host, the members, and the log-in. */
export function JoinOpen({ group, typed, pressed, onView, onUnpress }: JoinOpenProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const { reach } = useConnection();
  const { groupId, stored, view, session, waiting } = group;
  const data = view.get('group', groupId)?.data;
  const [isSomebodyElse, setSomebodyElse] = useState(false);
  const [isIn, setIn] = useState(false);
  const goOn = (session: StoredSession) => {
    setIn(true);
    setTimeout(() => {
      void navigate(
        surveyPath(
          { surveyType: data?.surveyType ?? 'default', shareUrl: data?.shareUrl ?? stored.shareUrl },
          groupId,
          session.memberId,
        ),
      );
    }, timing.loginRedirectMs);
  };
  const login = useNameLogin(group, { onIn: goOn });
  const isKnown = session !== undefined && !isSomebodyElse && !isIn;

  const { problem, hasFailed } = login;
  const isBusy = login.isBusy || isIn;
  useEffect(() => {
    onView(isKnown ? { kind: 'known' } : { kind: 'open', problem, isBusy, hasFailed });
  }, [isKnown, problem, isBusy, hasFailed, onView]);

  // A press, also one from before this part was loaded, is handled once.
  const isHonoured = useRef(false);
  useEffect(() => {
    if (!pressed) isHonoured.current = false;
    if (!pressed || isHonoured.current) return;
    isHonoured.current = true;
    onUnpress();
    if (!isKnown) login.enter(typed);
  });

  if (!data) return null;
  const people = groupPeople(view, groupId, waiting);
  const here = people.filter((one) => one.claimed).length;
  return (
    <>
      <title>{t('join.title', { group: data.name })}</title>
      <div className="stack gap-6">
        <header className="stack gap-2">
          <p className={css.invited}>{t('join.invited', { name: data.createdBy })}</p>
          <h1 className="title-1">{data.name}</h1>
          {data.description && <p className="lead">{data.description}</p>}
        </header>
        {people.length === 0 ? (
          <p className="soft">{t('join.nobody')}</p>
        ) : (
          <GatherMeter
            people={people.map((one) => ({ ...one, waiting: !one.claimed }))}
            label={t('join.here', { count: here })}
            ringText={t('join.ring')}
          />
        )}
        {reach === 'offline' && <Callout tone="plain">{t('join.offline.known')}</Callout>}
      </div>
      {isKnown && (
        <Card as="section" className={css.form}>
          <div className="stack gap-2">
            <h2 className="title-3">{t('join.known.title', { name: session.name })}</h2>
            <p className="small soft">{t('join.known.leaves', { name: session.name })}</p>
          </div>
          <Button
            variant="action"
            size="large"
            wide
            onClick={() => {
              goOn(session);
            }}
          >
            {t('join.known.continue', { name: session.name })}
          </Button>
          <Button
            variant="plain"
            wide
            onClick={() => {
              setSomebodyElse(true);
            }}
          >
            {t('join.known.other')}
          </Button>
        </Card>
      )}
      {login.sheet}
    </>
  );
}
