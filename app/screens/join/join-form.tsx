import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Entry } from '#shared/member/enter.ts';
import type { TypedMember } from '#shared/member/form.ts';
import { NameForm } from '#app/parts/login/name-form.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import type { JoinActs, JoinView } from './join-view.ts';
import css from './join.module.css';

interface JoinFormProps {
  view: JoinView;
  typed: TypedMember;
  onTyped: (typed: TypedMember) => void;
  isPressed: boolean;
  onPress: () => void;
  acts: RefObject<JoinActs | null>;
  /** The person asked for the field. */
  isFocused: boolean;
  /** Away from a name that has a seat already. */
  onLeave: () => void;
}

/** The field for a new name. A name that has a seat is asked about in place. */
export function JoinForm({ view, typed, onTyped, isPressed, onPress, acts, isFocused, onLeave }: JoinFormProps) {
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);
  const [seat, setSeat] = useState<Extract<Entry, { kind: 'listed' }>>();
  useEffect(() => {
    if (!isFocused) return;
    box.current?.querySelector('input')?.focus();
    // The button below the field, too.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [isFocused]);
  const open = view.kind === 'open' ? view : undefined;
  const tried = view.kind === 'offline' ? view : open;
  const waits = isPressed && view.kind !== 'open';
  const submit = () => {
    const how = acts.current?.how(typed.name);
    if (how?.kind === 'listed') setSeat(how);
    else onPress();
  };
  if (seat)
    return (
      <div className="stack gap-3" role="group" aria-label={t('join.seats.same', { name: seat.name })}>
        <p className="strong" role="status">
          {t('join.seats.same', { name: seat.name })}
        </p>
        <div className={css.two}>
          <Button
            variant="action"
            autoFocus
            busy={open?.isBusy}
            onClick={() => acts.current?.sit(seat.memberId, seat.name)}
          >
            {t('join.seats.sit')}
          </Button>
          <Button
            onClick={() => {
              setSeat(undefined);
              onLeave();
            }}
          >
            {t('join.seats.otherName')}
          </Button>
        </div>
      </div>
    );
  return (
    <div ref={box}>
      <NameForm
        name={typed.name}
        onName={(name) => {
          onTyped({ ...typed, name });
        }}
        email={typed.email}
        onEmail={(email) => {
          onTyped({ ...typed, email });
        }}
        onSubmit={submit}
        busy={waits || open?.isBusy === true}
        nameError={tried?.problem?.name && t(`validation.${tried.problem.name}`)}
        emailError={tried?.problem?.email && t(`validation.${tried.problem.email}`)}
      >
        {tried?.hasFailed && (
          <Callout tone="danger" role="alert">
            <b>{t('join.failed.title')}</b>
            <p>{t('join.failed.text')}</p>
          </Callout>
        )}
      </NameForm>
    </div>
  );
}
