import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { gatherStep } from './gather-step.ts';
import { vars } from './vars.ts';
import css from './bars.module.css';

/**
 * A bar whose length and colour depth both show a count. `extra` is hatched: chosen, but not sent yet. Decoration:
 * print the number beside it.
 */
export function Bar({
  count,
  total,
  extra = 0,
  className,
}: {
  count: number;
  total: number;
  extra?: number;
  className?: string;
}) {
  const part = total > 0 ? count / total : 0;
  return (
    <span className={cx(css.track, className)} aria-hidden="true">
      <span className={css.fill} data-depth={gatherStep(count, total)} style={vars({ '--part': part })} />
      {extra > 0 && total > 0 && (
        <span className={css.ghost} style={vars({ '--from': part, '--more': extra / total })} />
      )}
    </span>
  );
}

export interface BarsItem {
  id: string;
  label: ReactNode;
  count: number;
  /** Besides these, not sent yet: hatched. */
  extra?: number;
  /** The count with its unit. */
  value: ReactNode;
}

/** How many people for each of a few things. */
export function Bars({ items, total, className }: { items: readonly BarsItem[]; total: number; className?: string }) {
  return (
    <ul className={cx(css.bars, className)}>
      {items.map((item) => (
        <li className={css.row} key={item.id}>
          <span className={css.label}>{item.label}</span>
          <span className={css.value}>{item.value}</span>
          <Bar {...item} total={total} />
        </li>
      ))}
    </ul>
  );
}
