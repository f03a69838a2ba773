import { useId, type ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { Count } from './count.tsx';
import css from './chips.module.css';

interface ChipsProps<T extends string> {
  legend: ReactNode;
  options: readonly { value: T; label: ReactNode }[];
  value: readonly T[];
  /** The chosen values in the order of the options. */
  onChange: (value: T[]) => void;
  /** At most so many; without it any number. */
  max?: number;
  /** Announced and shown when `max` is reached: how to continue. */
  limitText?: ReactNode;
  /** The counter as a sentence for screen readers. */
  countText?: (count: number, max: number) => string;
  className?: string;
}

/**
 * Several of many: checkboxes as pills with an n/max counter. At the limit the rest cannot be chosen and a line says
 * how to continue.
 */
export function Chips<T extends string>({
  legend,
  options,
  value,
  onChange,
  max,
  limitText,
  countText,
  className,
}: ChipsProps<T>) {
  const hintId = useId();
  const chosen = new Set<T>(value);
  const full = max !== undefined && chosen.size >= max;
  const toggle = (own: T) => {
    const next = new Set(chosen);
    if (!next.delete(own)) next.add(own);
    onChange(options.map((option) => option.value).filter((each) => next.has(each)));
  };
  return (
    <fieldset className={className} aria-describedby={full ? hintId : undefined}>
      <legend className={css.head}>
        <span className="strong">{legend}</span>
        {max !== undefined && <Count count={chosen.size} max={max} />}
      </legend>
      <div className={css.chips}>
        {options.map(({ value: own, label }) => (
          <label className={css.chip} key={own}>
            <input
              type="checkbox"
              checked={chosen.has(own)}
              disabled={full && !chosen.has(own)}
              onChange={() => toggle(own)}
            />
            <span className={css.face}>
              <Check className="icon" aria-hidden="true" />
              {label}
            </span>
          </label>
        ))}
      </div>
      {max !== undefined && (
        <p className="visually-hidden" role="status">
          {countText?.(chosen.size, max) ?? `${chosen.size}/${max}`}
        </p>
      )}
      <p className={css.hint} id={hintId} role="status">
        {full ? limitText : null}
      </p>
    </fieldset>
  );
}
