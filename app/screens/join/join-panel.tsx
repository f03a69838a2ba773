import { Suspense, useEffect, useState, type RefObject } from 'react';
import type { TypedMember } from '#shared/member/form.ts';
import { beginLoad } from '#app/kernel/load-failure.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { JoinForm } from './join-form.tsx';
import { isFreeSeat, type JoinActs, type JoinView, type OpenView } from './join-view.ts';
import css from './join.module.css';

/** Asked for at once: it is wanted as soon as the group is known. */
const seatsPart = () => import('./seats.tsx');
beginLoad(seatsPart);
const Seats = laterPart(() => seatsPart().then((m) => m.Seats));
const Taken = laterPart(() => seatsPart().then((m) => m.Taken));

interface JoinPanelProps {
  /** Of the panel's heading. */
  id: string;
  view: JoinView;
  typed: TypedMember;
  onTyped: (typed: TypedMember) => void;
  isPressed: boolean;
  onPress: () => void;
  acts: RefObject<JoinActs | null>;
}

/**
 * Who comes in? A seat that nobody has taken yet, a new name, a name that somebody has taken, or the one under which
 * this device is in already.
 */
export function JoinPanel({ id, view, ...form }: JoinPanelProps) {
  const { t } = useText();
  const [isSomebodyElse, setSomebodyElse] = useState(false);
  const [isNew, setNew] = useState(false);
  const isLate = useIsLate();
  if (view.kind === 'open' && view.sessionName !== undefined && !isSomebodyElse)
    return (
      <Known
        id={id}
        name={view.sessionName}
        acts={form.acts}
        onOther={() => {
          setSomebodyElse(true);
        }}
      />
    );
  const isBegun = form.typed.name !== '';
  const hasSeats = view.kind === 'open' && view.people.some(isFreeSeat);
  if (view.kind === 'looking' && !isLate && !isBegun) return <Waiting id={id} />;
  const open = view.kind === 'open' ? view : undefined;
  const hasForm = !open?.isFull && (isNew || isBegun || !hasSeats);
  const lead = open?.asksOwn
    ? t(hasSeats ? 'join.seats.textOwn' : 'join.afterOwn')
    : t(hasSeats ? 'join.seats.text' : 'join.after');
  return (
    <>
      <div className="stack gap-1">
        <h2 className="title-3" id={id}>
          {t('join.seats.title')}
        </h2>
        <p className="small soft">{lead}</p>
        {open?.requiresPin && <p className="small soft">{t('join.pin')}</p>}
      </div>
      {open?.isFull && <Callout>{t('join.full')}</Callout>}
      {open && (
        <Suspense fallback={<SeatsComing />}>
          {hasSeats && (
            <Seats
              view={open}
              acts={form.acts}
              isNew={isNew || isBegun || open.isFull}
              onNew={() => {
                setNew(true);
              }}
            />
          )}
          <Taken view={open} acts={form.acts} />
        </Suspense>
      )}
      {hasForm && (
        <JoinForm
          {...form}
          view={view}
          isFocused={isNew}
          onPress={isSomebodyElse ? () => form.acts.current?.enter(form.typed) : form.onPress}
          onLeave={() => {
            setNew(false);
            form.onTyped({ name: '', email: form.typed.email });
          }}
        />
      )}
    </>
  );
}

/** The place of the seats until the group is known. */
function Waiting({ id }: { id: string }) {
  const { t } = useText();
  return (
    <>
      <h2 className="title-3" id={id}>
        {t('join.seats.title')}
      </h2>
      <SeatsComing />
    </>
  );
}

function SeatsComing() {
  return (
    <div className={css.waiting} aria-busy="true">
      {[1, 2, 3].map((one) => (
        <Skeleton key={one} width="4rem" height="4rem" shape="round" />
      ))}
    </div>
  );
}

interface KnownProps {
  id: string;
  name: NonNullable<OpenView['sessionName']>;
  acts: RefObject<JoinActs | null>;
  onOther: () => void;
}

function Known({ id, name, acts, onOther }: KnownProps) {
  const { t } = useText();
  return (
    <>
      <div className="stack gap-2">
        <h2 className="title-3" id={id}>
          {t('join.known.title', { name })}
        </h2>
        <p className="small soft">{t('join.known.leaves', { name })}</p>
      </div>
      <Button variant="action" size="large" wide onClick={() => acts.current?.goOn()}>
        {t('join.known.continue', { name })}
      </Button>
      <Button variant="plain" wide onClick={onOther}>
        {t('join.known.other')}
      </Button>
    </>
  );
}

/** After this the name field does not wait for the group any longer: a name can be typed meanwhile. */
const patienceMs = 8_000;

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isLate;
}
