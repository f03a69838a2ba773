import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { WithDevice } from '#app/device-gate.tsx';
import { NameForm } from '#app/parts/login/name-form.tsx';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import type { JoinView } from './join-view.ts';
import css from './join.module.css';

/** Asked for at once, beside this device's storage and not after it. */
const loading = import('./join-group.tsx');
const JoinGroup = lazy(() => loading.then((m) => ({ default: m.JoinGroup })));

/**
 * The page of an invite link. Name field and button are shown at once; storage and network are read afterwards, for the host's name.
 * Text typed before that is kept, and an earlier press is handled as soon as possible.
 */
export function Join() {
  const { t } = useText();
  const { shareUrl = '' } = useParams();
  const [typed, setTyped] = useState({ name: '', email: '' });
  const [pressed, setPressed] = useState(false);
  const [view, setView] = useState<JoinView>({ kind: 'looking' });
  const hasForm = view.kind === 'looking' || view.kind === 'offline' || view.kind === 'open';
  const waits = pressed && (view.kind === 'looking' || view.kind === 'offline');
  const open = view.kind === 'open' ? view : undefined;
  return (
    <>
      <title>{t('join.titleUnknown')}</title>
      <SiteHeader />
      <main className={cx('wrap', css.join)}>
        <Suspense fallback={<Looking />}>
          <WithDevice fallback={<Looking />}>
            <JoinGroup
              key={shareUrl}
              shareUrl={shareUrl}
              typed={typed}
              pressed={pressed}
              onView={setView}
              onUnpress={() => {
                setPressed(false);
              }}
            />
          </WithDevice>
        </Suspense>
        <Card className={css.form} hidden={!hasForm}>
          <NameForm
            name={typed.name}
            onName={(name) => {
              setTyped({ ...typed, name });
            }}
            email={typed.email}
            onEmail={(email) => {
              setTyped({ ...typed, email });
            }}
            onSubmit={() => {
              setPressed(true);
            }}
            busy={waits || open?.isBusy === true}
            nameError={open?.problem?.name && t(`validation.${open.problem.name}`)}
            emailError={open?.problem?.email && t(`validation.${open.problem.email}`)}
          >
            {open?.hasFailed && (
              <Callout tone="danger" role="alert">
                <b>{t('join.failed.title')}</b>
                <p>{t('join.failed.text')}</p>
              </Callout>
            )}
            {waits && view.kind === 'offline' && (
              <Callout tone="plain" role="status">
                {t('join.offline.pressed', { name: typed.name.trim() })}
              </Callout>
            )}
          </NameForm>
          <p className={cx('note', css.after)}>{t('join.after')}</p>
        </Card>
      </main>
    </>
  );
}

function Looking() {
  const { t } = useText();
  return (
    <div className="stack gap-2">
      <h1 className="title-1">{t('join.heading')}</h1>
      <p className="soft" role="status">
        {t('join.looking')}
      </p>
    </div>
  );
}
