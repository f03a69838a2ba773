import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { useText } from '#app/text/text.ts';
import { fieldsReason, isFull, lastDay, typedReason, type RangeEditing } from './range-editing.ts';
import css from './dates.module.css';

interface RangeFieldsProps extends RangeEditing {
  /** What the fields are for, read aloud; `survey.dates.type` is shown if left out. */
  hiddenLegend?: string;
}

/** A range by typing: the same incomplete range that the calendar shows. */
export function RangeFields({ picked, act, reasons, today, hiddenLegend }: RangeFieldsProps) {
  const { t } = useText();
  const [wasAdded, setWasAdded] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const { half } = picked;
  const reason = fieldsReason({ picked, reasons, today }, wasAdded);
  const isAtStart =
    reason === 'range_start_missing' || (reason === 'range_passed' && half.start !== '' && half.start < today);
  const error = reason && t(`validation.${reason}`);
  const add = () => {
    const stops = typedReason(half, today) !== undefined;
    // What is wrong is in the page before the focus comes, so that it is read with the field.
    flushSync(() => {
      setWasAdded(stops);
    });
    if (stops) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else act({ kind: 'addRange' });
  };
  const input = (end: 'start' | 'end') => (
    <TextInput
      type="date"
      min={(end === 'end' && half.start) || today}
      max={lastDay(today)}
      value={half[end]}
      onChange={(event) => {
        setWasAdded(false);
        act({ kind: 'typeRange', [end]: event.target.value });
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) add();
      }}
    />
  );
  return (
    <fieldset className={css.fields} ref={fields} disabled={isFull(picked)}>
      <legend className={hiddenLegend ? 'visually-hidden' : 'strong'}>{hiddenLegend ?? t('survey.dates.type')}</legend>
      <div className={css.two}>
        <Field label={t('survey.dates.typeStart')} error={isAtStart ? error : undefined}>
          {input('start')}
        </Field>
        <Field label={t('survey.dates.typeEnd')} error={isAtStart ? undefined : error}>
          {input('end')}
        </Field>
      </div>
      <Button variant="quiet" size="small" onClick={add}>
        {t('survey.dates.add')}
      </Button>
    </fieldset>
  );
}
