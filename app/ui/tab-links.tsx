import { useId, type MouseEvent, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { cx } from './cx.ts';
import { LockBadge } from './lock-badge.tsx';
import css from './tabs.module.css';

interface TabLink {
  to: To;
  label: ReactNode;
  current?: boolean;
  /** The condition that opens the page, in a word or two. */
  lock?: ReactNode;
  /** Why it is locked, as a sentence for screen readers. */
  lockReason?: string;
}

/** Pages of one topic as a row of links that looks like tabs. A locked one can be focused and says why. */
export function TabLinks({
  label,
  items,
  onLocked,
  className,
}: {
  label: string;
  items: readonly TabLink[];
  onLocked?: (index: number) => void;
  className?: string;
}) {
  const id = useId();
  const refuse = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onLocked?.(index);
  };
  return (
    <nav aria-label={label} className={cx(css.tabs, className)}>
      {items.map((item, index) =>
        item.lock == null ? (
          <Link key={index} to={item.to} className={css.tab} aria-current={item.current ? 'page' : undefined}>
            {item.label}
          </Link>
        ) : (
          <Link
            key={index}
            to={item.to}
            className={css.tab}
            aria-disabled="true"
            aria-current={item.current ? 'page' : undefined}
            aria-describedby={item.lockReason ? `${id}${index}` : undefined}
            onClick={(event) => refuse(event, index)}
          >
            {item.label} <LockBadge>{item.lock}</LockBadge>
            {item.lockReason && (
              <span hidden id={`${id}${index}`}>
                {item.lockReason}
              </span>
            )}
          </Link>
        ),
      )}
    </nav>
  );
}
