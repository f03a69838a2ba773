import type { ReactNode } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import css from './number-stepper.module.css';

interface NumberStepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  lessLabel: string;
  moreLabel: string;
  /** The value with its unit. */
  children?: ReactNode;
  className?: string;
}

/** A small number with a minus and a plus button. */
export function NumberStepper({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  lessLabel,
  moreLabel,
  children,
  className,
}: NumberStepperProps) {
  return (
    <span className={cx(css.box, className)} role="group" aria-label={label}>
      <Button
        variant="plain"
        size="icon"
        aria-label={lessLabel}
        aria-disabled={value <= min || undefined}
        onClick={() => onChange(Math.max(min, value - step))}
      >
        <Minus className="icon" aria-hidden="true" />
      </Button>
      <output className={css.value} aria-live="polite">
        {children ?? value}
      </output>
      <Button
        variant="plain"
        size="icon"
        aria-label={moreLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => onChange(Math.min(max, value + step))}
      >
        <Plus className="icon" aria-hidden="true" />
      </Button>
    </span>
  );
}
