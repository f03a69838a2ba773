import { Fragment, useId } from 'react';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import css from './decide-sheet.module.css';
import type { DecideChoice } from './use-decide-draft.ts';

interface DecideActsProps {
  trip: TripState;
  choice: DecideChoice;
  /** The sheet asks for nothing but the dates. */
  isDatesOnly: boolean;
  act: (kind: 'confirm' | 'dates') => void;
  isWriting: boolean;
}

/** Confirms what is chosen, or fixes the dates alone: that comes first while no place is chosen. */
export function DecideActs({ trip, choice, isDatesOnly, act, isWriting }: DecideActsProps) {
  const { t, language } = useText();
  const today = useToday();
  const note = useId();
  const range = choice.dates && formatTrip(language, choice.dates, today);
  const place = choice.place?.name;
  const what = range ?? place;
  const mayFixDates = isDatesOnly || (trip.asks.place && !trip.fixedDates && range !== undefined);
  const isDatesFirst = mayFixDates && place === undefined;
  const confirm = (
    <Button
      key="confirm"
      variant={isDatesFirst ? 'edge' : 'action'}
      wide
      busy={isWriting && !isDatesFirst}
      onClick={() => {
        act('confirm');
      }}
    >
      {range && place
        ? t('trip.decide.goBoth', { range, place })
        : what === undefined
          ? t('trip.decide.go')
          : trip.asks.place && range
            ? t('trip.decide.goWithoutPlace', { range })
            : t('trip.decide.goOne', { what })}
    </Button>
  );
  const fixDates = mayFixDates && (
    <Fragment key="dates">
      <Button
        variant={isDatesFirst ? 'action' : 'edge'}
        wide
        busy={isWriting && isDatesFirst}
        aria-describedby={note}
        onClick={() => {
          act('dates');
        }}
      >
        {!isDatesOnly
          ? t('trip.decide.fixDates')
          : range
            ? t('trip.bar.choose', { what: range })
            : t('trip.bar.decide')}
      </Button>
      <p className={`note ${css.note}`} id={note}>
        {t('trip.decide.fixDatesText')}
      </p>
    </Fragment>
  );
  if (isDatesOnly) return fixDates;
  return isDatesFirst ? [fixDates, confirm] : [confirm, fixDates];
}
