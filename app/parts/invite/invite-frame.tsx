import { lazy, type ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import type { GatherMeterProps, GatherPerson } from '#app/ui/gather-meter.tsx';
import { nameInBeginning } from '#app/ui/beginning.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useText } from '#app/text/text.ts';
import { vars } from '#app/ui/vars.ts';
import css from './invite-frame.module.css';
import { Coming } from '#app/ui/coming.tsx';

/**
 * Asked for at once, beside the invitation; its place is kept meanwhile, and stays empty where it cannot be had: nobody
 * needs it to come in.
 */
const drawing = import('#app/ui/gather-meter.tsx').catch(() => undefined);
const GatherMeter = lazy(async () => ({ default: (await drawing)?.GatherMeter ?? nothing }));
const nothing = (_: GatherMeterProps) => null;

/** What an invitation says before anybody has come in. */
export interface Invitation {
  name: string;
  description: string;
  createdBy: string;
  /** In the order in which they joined; `waiting`: has not answered. */
  people: readonly GatherPerson[];
}

interface InviteFrameProps {
  brand: ReactNode;
  /** At the end of the first row. */
  end?: ReactNode;
  /** Undefined while it is being looked for: its place is kept. */
  invitation: Invitation | undefined;
  /** In place of the invitation, where there is none to show. */
  instead?: ReactNode;
  note?: ReactNode;
  /** The heading of the panel, by its id. */
  panelLabel: string;
  children: ReactNode;
}

/** Up to this many rows the drawing keeps its height; the rows of more people are lower. */
const rows = 6;

/**
 * The frame of an invitation, with a panel for what is asked. The choice of a language and "who are you?" share it, so
 * that only the panel changes.
 */
export function InviteFrame({ brand, end, invitation, instead, note, panelLabel, children }: InviteFrameProps) {
  const { t } = useText();
  return (
    <main className={css.invite} id="main">
      <section className={cx('wrap', css.who)}>
        <div>
          <div className={css.top}>
            {brand}
            {end}
          </div>
          <header className={css.head}>
            {invitation ? (
              <>
                <p className={css.invited}>{t('join.invited', { name: invitation.createdBy })}</p>
                <h1 className="title-1" tabIndex={-1}>
                  {invitation.name}
                </h1>
                {invitation.description && <p className={cx('lead', css.description)}>{invitation.description}</p>}
              </>
            ) : (
              instead || <Looking name={nameInBeginning()} />
            )}
          </header>
        </div>
        <div className={css.meter} style={vars({ '--rows': Math.max(rows, invitation?.people.length ?? 0) })}>
          {invitation && invitation.people.length === 0 && <p className="soft">{t('join.nobody')}</p>}
          {invitation && invitation.people.length > 0 && (
            <Coming height="14.25rem">
              <GatherMeter
                className={css.gather}
                people={invitation.people}
                label={t('join.answered', {
                  count: invitation.people.filter((one) => !one.waiting).length,
                  total: invitation.people.length,
                })}
                ringText={t('join.ring')}
              />
            </Coming>
          )}
          {!invitation && !instead && <Skeleton height="14.25rem" shape="tile" />}
        </div>
        {note}
      </section>
      <section className={css.panel} aria-labelledby={panelLabel} data-go-on="">
        {children}
      </section>
    </main>
  );
}

/** @param name of the group, if the page itself says it: it stands where it will */
function Looking({ name }: { name: string | undefined }) {
  const { t } = useText();
  return (
    <>
      <p className={css.invited} aria-hidden="true">
        &nbsp;
      </p>
      <h1 className={name === undefined ? 'visually-hidden' : 'title-1'}>{name ?? t('join.heading')}</h1>
      <p className="visually-hidden" role="status">
        {t('join.looking')}
      </p>
    </>
  );
}
