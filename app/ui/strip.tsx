import Check from 'lucide-react/icons/check';
import { cx } from './cx.ts';
import { gatherStep } from './gather-step.ts';
import css from './strip.module.css';

interface StripCellProps {
  count: number;
  total: number;
  /** What is printed: the number (not for nobody), a check where everybody agrees, or nothing. */
  print?: 'count' | 'check' | 'nothing';
}

/** One cell: depth = people. The count is printed as soon as it fits. */
export function StripCell({ count, total, print = 'count' }: StripCellProps) {
  return (
    <span className={css.cell} data-depth={gatherStep(count, total)}>
      {print === 'count' && count > 0 && <span>{count}</span>}
      {print === 'check' && total > 0 && count >= total && <Check aria-hidden="true" />}
    </span>
  );
}

interface StripProps {
  counts: readonly number[];
  total: number;
  /** The drawing as a sentence; without it the strip is hidden from screen readers. */
  label?: string;
  low?: boolean;
  print?: StripCellProps['print'];
  className?: string;
}

/** A row of cells, one per step of a scale; the colour depth of each shows how many people agree. */
export function Strip({ counts, total, label, low, print, className }: StripProps) {
  return (
    <div
      className={cx(css.strip, low && css.low, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {counts.map((count, index) => (
        <StripCell key={index} count={count} total={total} print={print} />
      ))}
    </div>
  );
}
