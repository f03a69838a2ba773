import { useState, type KeyboardEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { useText } from '#app/text/text.ts';
import { addDays, type CivilDate } from '#shared/calendar/civil-date.ts';
import { limits } from '#shared/kernel/limits.ts';
import { aheadDays } from '#shared/survey/friend-days.ts';
import { rangeReason } from '#shared/survey/steps.ts';
import type { StepProps } from './step-props.ts';
import css from './survey.module.css';

/** A range by typing: the same half-made range that the calendar shows. */
export function DateFields({ draft, act, reasons, today }: StepProps & { today: CivilDate }) {
  const { t } = useText();
  const [wasAdded, setWasAdded] = useState(false);
  const { half } = draft;
  const isFull = draft.ranges.length >= limits.dateRanges;
  const reason = rangeReason(half);
  const isWrong = reason === 'range_order' || reason === 'range_too_long';
  // Wrong ends are said at once; missing ones only after somebody wanted to go on.
  const shown =
    isWrong || wasAdded ? reason : reasons.find((one) => one === 'range_start_missing' || one === 'range_end_missing');
  const error = shown && t(`validation.${shown}`);
  const type = (ends: { start?: string; end?: string }) => {
    setWasAdded(false);
    act({ kind: 'typeRange', ...ends });
  };
  const add = () => {
    setWasAdded(reason !== undefined);
    act({ kind: 'addRange' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) add();
  };
  const max = addDays(today, aheadDays - 1);
  return (
    <fieldset className={css.fields} disabled={isFull}>
      <legend className="strong">{t('survey.dates.type')}</legend>
      <div className={css.two}>
        <Field label={t('survey.dates.typeStart')} error={shown === 'range_start_missing' ? error : undefined}>
          <TextInput
            type="date"
            min={today}
            max={max}
            value={half.start}
            onChange={(event) => type({ start: event.target.value })}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Field label={t('survey.dates.typeEnd')} error={shown !== 'range_start_missing' ? error : undefined}>
          <TextInput
            type="date"
            min={half.start || today}
            max={max}
            value={half.end}
            onChange={(event) => type({ end: event.target.value })}
            onKeyDown={onKeyDown}
          />
        </Field>
      </div>
      <Button variant="quiet" size="small" onClick={add}>
        {t('survey.dates.add')}
      </Button>
    </fieldset>
  );
}
