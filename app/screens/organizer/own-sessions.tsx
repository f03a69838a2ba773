import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StoredSession } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { endSessions, logOutEverywhere, useOwnSessions, type OwnSession } from '#app/local/group/own-sessions.ts';
import { paths } from '#app/kernel/paths.ts';
import { formatDate } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ConfirmSheet } from '#app/ui/confirm-sheet.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './organizer.module.css';

/** Where a member is logged in, with "log out there" and "log out everywhere". */
export function OwnSessions({ session, name }: { session: StoredSession; name: string }) {
  const { t } = useText();
  const { run } = useWrite();
  const navigate = useNavigate();
  const [isShown, setShown] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const everywhere = () => {
    void run((device) => logOutEverywhere(device, session)).then((result) => {
      if (result.kind === 'failed') return;
      showToast({ text: t('organizer.sessions.leftAll', { name }) });
      void navigate(paths.group(session.groupId));
    });
  };
  return (
    <div className="stack gap-3">
      <div className="stack gap-1">
        <h3 className="title-3">{t('organizer.sessions.title')}</h3>
        <p className="small soft">{t('organizer.sessions.text', { name })}</p>
      </div>
      {isShown && <List session={session} />}
      <div className={css.buttons}>
        {!isShown && (
          <Button
            variant="edge"
            size="small"
            onClick={() => {
              setShown(true);
            }}
          >
            {t('organizer.sessions.show')}
          </Button>
        )}
        <Button
          variant="danger"
          size="small"
          onClick={() => {
            setAsked(true);
          }}
        >
          {t('organizer.sessions.everywhere')}
        </Button>
      </div>
      {isAsked && (
        <ConfirmSheet
          title={t('organizer.sessions.everywhereAsk', { name })}
          text={t('organizer.sessions.everywhereText')}
          words={{ act: t('organizer.sessions.everywhere'), keep: t('organizer.keep'), close: t('common.close') }}
          variant="action"
          onAct={everywhere}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </div>
  );
}

function List({ session }: { session: StoredSession }) {
  const { t } = useText();
  const { run } = useWrite();
  const state = useOwnSessions(session);
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  if (state.kind !== 'ready')
    return (
      <p className="small soft" role="status">
        {t(state.kind === 'loading' ? 'organizer.sessions.loading' : 'organizer.sessions.failed')}
      </p>
    );
  const end = ({ id }: OwnSession) => {
    void run((device) => endSessions(device, session, id)).then((result) => {
      if (result.kind === 'failed') return;
      setEnded(new Set([...ended, id]));
      showToast({ text: t('organizer.sessions.ended') });
    });
  };
  return (
    <ul className={css.removed}>
      {state.sessions
        .filter((one) => !ended.has(one.id))
        .map((one) => (
          <OneSession
            key={one.id}
            one={one}
            onEnd={() => {
              end(one);
            }}
          />
        ))}
    </ul>
  );
}

function OneSession({ one, onEnd }: { one: OwnSession; onEnd: () => void }) {
  const { t, language } = useText();
  const device = one.device === '' ? t('organizer.sessions.unknown') : one.device;
  const date = formatDate(language, Date.parse(one.lastSeenAt));
  return (
    <li>
      <div>
        <span className="strong">{device}</span>{' '}
        {one.isThis && <Badge tone="done">{t('organizer.sessions.this')}</Badge>}
        <p className="small soft">{t('organizer.sessions.seen', { date })}</p>
      </div>
      {!one.isThis && (
        <Button
          variant="plain"
          size="small"
          aria-label={t('organizer.sessions.endAria', { device, date })}
          onClick={onEnd}
        >
          {t('organizer.sessions.end')}
        </Button>
      )}
    </li>
  );
}
