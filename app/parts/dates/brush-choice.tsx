import { useId } from 'react';
import { useText } from '#app/text/text.ts';
import type { Brush } from '#shared/survey/draft.ts';
import css from './brush-choice.module.css';

interface BrushChoiceProps {
  /** Read aloud: what the choice is about. */
  legend: string;
  value: Brush;
  onChange: (brush: Brush) => void;
}

/** Whether days are a yes, or suit if need be. */
export function BrushChoice({ legend, value, onChange }: BrushChoiceProps) {
  const { t } = useText();
  const name = useId();
  return (
    <fieldset className={css.brush}>
      <legend className="visually-hidden">{legend}</legend>
      {(['yes', 'maybe'] as const).map((brush) => (
        <label key={brush}>
          <input
            type="radio"
            name={name}
            checked={value === brush}
            onChange={() => {
              onChange(brush);
            }}
          />
          <i data-brush={brush} aria-hidden="true" />
          {t(`survey.dates.brush.${brush}`)}
        </label>
      ))}
    </fieldset>
  );
}
