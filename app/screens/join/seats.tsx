import { useState, type ReactNode, type RefObject } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import { nameKey } from '#shared/kernel/person-name.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import { Field } from '#app/ui/field.tsx';
import { firstLetter } from '#app/ui/first-letter.ts';
import { personColor } from '#app/ui/person-hue.ts';
import { TextInput } from '#app/ui/text-input.tsx';
import { vars } from '#app/ui/vars.ts';
import { isFreeSeat, type JoinActs, type OpenView } from './join-view.ts';
import css from './join.module.css';

/** More seats than these are found by typing. */
const shown = 11;

interface SeatsProps {
  view: OpenView;
  acts: RefObject<JoinActs | null>;
  /** The field for a new name is open. */
  isNew: boolean;
  onNew: () => void;
}

/** The seats that nobody has taken yet, one tap each; then a new name. */
export function Seats({ view, acts, isNew, onNew }: SeatsProps) {
  const { t } = useText();
  const [wanted, setWanted] = useState('');
  const key = nameKey(wanted);
  const free = view.people.filter(isFreeSeat);
  const found = free.filter((one) => nameKey(one.name).includes(key));
  if (free.length === 0) return null;
  return (
    <>
      {free.length > shown && (
        <Field label={t('join.seats.find')}>
          <TextInput
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={(event) => {
              setWanted(event.target.value);
            }}
          />
        </Field>
      )}
      <ul className={css.seats}>
        {found.slice(0, shown).map((one) => (
          <Seat
            key={one.id}
            person={one}
            isBusy={view.isBusy}
            label={t('join.enterAs', { name: one.name })}
            onTake={() => acts.current?.sit(one.id, one.name)}
          />
        ))}
        {!isNew && (
          <li>
            <button type="button" className={css.seat} onClick={onNew}>
              <span className={cx(css.face, css.new)}>
                <Plus className="icon" aria-hidden="true" />
              </span>
              <span className={css.name}>{t('join.seats.new')}</span>
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

/**
 * Those who are in already, the organiser last. A name that is in use asks whether it is the same person (founding
 * decision 3).
 */
export function Taken({ view, acts }: Pick<SeatsProps, 'view' | 'acts'>) {
  const { t } = useText();
  const taken = view.people
    .filter((one) => !isFreeSeat(one))
    .sort((a, b) => Number(a.isOrganizer) - Number(b.isOrganizer));
  if (taken.length === 0) return null;
  return (
    <Folded label={t('join.seats.here', { count: taken.length })} isFew={view.people.length <= shown}>
      {taken.map((one) => (
        <Seat
          key={one.id}
          person={one}
          isBusy={view.isBusy}
          label={t(one.isDone ? 'join.seats.edit' : 'join.enterAs', { name: one.name })}
          onTake={() => acts.current?.enter({ name: one.name, email: '' })}
        />
      ))}
    </Folded>
  );
}

/** Whoever comes back on another device finds their name at once; many names are folded. */
function Folded({ label, isFew, children }: { label: string; isFew: boolean; children: ReactNode }) {
  const seats = <ul className={css.seats}>{children}</ul>;
  return isFew ? (
    <div className={css.here}>
      <p className="small soft">{label}</p>
      {seats}
    </div>
  ) : (
    <details className={css.here}>
      <summary>
        {label}
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      {seats}
    </details>
  );
}

interface SeatProps {
  person: GroupPerson;
  isBusy: boolean;
  label: string;
  onTake: () => void;
}

function Seat({ person, isBusy, label, onTake }: SeatProps) {
  return (
    <li>
      <button
        type="button"
        className={css.seat}
        aria-label={label}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onTake}
      >
        <span
          className={cx(css.face, person.isDone && css.done)}
          style={vars({ '--c': personColor(person.hue) })}
          data-letter={firstLetter(person.name)}
          aria-hidden="true"
        />
        <span className={css.name}>{person.name}</span>
      </button>
    </li>
  );
}
