import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Strip } from './strip.tsx';
import { vars } from './vars.ts';
import css from './budget-band.module.css';

interface BudgetBandProps {
  /** How many people each step of money suits. */
  counts: readonly number[];
  /** How many people gave an amount. */
  total: number;
  /** Labels below, by the border between two steps (0 = start). */
  axis: readonly { at: number; text: ReactNode }[];
  /** The drawing as a sentence. */
  label: string;
  className?: string;
}

const fewestPeople = 3;

/**
 * The budget strip, with a check where it suits everyone. Below three people nothing is drawn, because it would
 * identify somebody.
 */
export function BudgetBand({ counts, total, axis, label, className }: BudgetBandProps) {
  if (total < fewestPeople) return null;
  return (
    <div className={cx(css.box, className)} role="img" aria-label={label}>
      <Strip counts={counts} total={total} low print="check" />
      <div className={css.axis}>
        {axis.map(({ at, text }) => (
          <span key={at} style={vars({ '--at': at / counts.length })}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
