import type { DecisionAct } from '#shared/decision/schema.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import css from './group.module.css';

type Chosen = Pick<DecisionAct, 'dates' | 'place' | 'kind'>;

interface LateChoiceProps {
  /** What was decided first, and what this device decided without knowing it. */
  first: Chosen;
  mine: Chosen;
  onKeep: () => void;
  onReplace: () => void;
  onClose: () => void;
}

/** Two devices of the organiser decided differently: which of the two counts? */
export function LateChoice({ first, mine, onKeep, onReplace, onClose }: LateChoiceProps) {
  const { t } = useText();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('trip.conflict.title')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="action" wide onClick={onKeep}>
            {t('trip.conflict.keep')}
          </Button>
          <Button variant="edge" wide onClick={onReplace}>
            {t('trip.conflict.replace')}
          </Button>
        </>
      }
    >
      <dl className={css.both}>
        <Choice name={t('trip.conflict.first')} act={first} />
        <Choice name={t('trip.conflict.mine')} act={mine} />
      </dl>
    </Sheet>
  );
}

function Choice({ name, act: { dates, place, kind } }: { name: string; act: Chosen }) {
  const { t, language } = useText();
  const today = useToday();
  const range = dates && formatTrip(language, dates, today);
  return (
    <div>
      <dt className="small soft">{name}</dt>
      <dd className="strong">
        {kind === 'reopen'
          ? t('trip.again.button')
          : range && place
            ? t('trip.our.titleBoth', { range, place: place.name })
            : (range ?? place?.name ?? t('trip.history.open'))}
      </dd>
    </div>
  );
}
