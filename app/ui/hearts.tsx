import { useId, type KeyboardEvent } from 'react';
import Heart from 'lucide-react/icons/heart';
import X from 'lucide-react/icons/x';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import css from './hearts.module.css';

export type HeartCount = 0 | 1 | 2 | 3 | 4 | 5;

interface HeartsProps {
  /** The name of what is rated. */
  label: string;
  /** 0 = none given. */
  value: HeartCount;
  onChange: (value: HeartCount) => void;
  /** The name of each radio: the number, and what it means. */
  heartText: (hearts: (typeof five)[number]) => string;
  /** Name of the button that clears the rating; without it only pressing the same heart again, Delete or 0 clears. */
  clearLabel?: string;
  disabled?: boolean;
  className?: string;
}

const five = [1, 2, 3, 4, 5] as const;

/** A rating of one to five hearts as a radio group: arrows choose; the same heart again, Delete or 0 clears it. */
export function Hearts({ label, value, onChange, heartText, clearLabel, disabled, className }: HeartsProps) {
  const name = useId();
  const key = (event: KeyboardEvent) => {
    if (!['Delete', 'Backspace', '0'].includes(event.key) || value === 0) return;
    event.preventDefault();
    onChange(0);
  };
  return (
    <span className={cx(css.box, className)}>
      <span className={css.hearts} role="radiogroup" aria-label={label} onKeyDown={key}>
        {five.map((n) => (
          <label key={n} className={cx(css.heart, n <= value && css.on)}>
            <input
              type="radio"
              name={name}
              aria-label={heartText(n)}
              checked={n === value}
              disabled={disabled}
              onChange={() => onChange(n)}
              onClick={(event) => event.detail > 0 && n === value && onChange(0)}
            />
            <Heart className="icon" aria-hidden="true" />
          </label>
        ))}
      </span>
      <span className={cx(css.number, value === 0 && css.noNumber)} aria-hidden="true">
        {value || '–'}
      </span>
      {clearLabel && value > 0 && !disabled && (
        <Button variant="plain" size="icon" className={css.clear} aria-label={clearLabel} onClick={() => onChange(0)}>
          <X className="icon" aria-hidden="true" />
        </Button>
      )}
    </span>
  );
}
