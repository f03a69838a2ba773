import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { LockBadge } from './lock-badge.tsx';
import css from './tabs.module.css';

interface TabItem<T extends string> {
  id: T;
  label: ReactNode;
  /** The condition that opens the tab, in a word or two: the tab is locked, but can be reached and read. */
  lock?: ReactNode;
}

interface TabsProps<T extends string> {
  /** Name of the row of tabs. */
  label: string;
  items: readonly TabItem<T>[];
  selected: T;
  onSelect: (id: T) => void;
  /** Called when a locked tab is pressed. */
  onLocked?: (id: T) => void;
  /** Ids of tab and panel: `${idPrefix}-tab-${id}` and `${idPrefix}-panel-${id}`, as TabPanel makes them. */
  idPrefix: string;
  className?: string;
}

/**
 * Tabs within one page: one stop in the tab order, arrows move and select, Home and End go to the ends; a locked tab
 * only takes the focus.
 */
export function Tabs<T extends string>({
  label,
  items,
  selected,
  onSelect,
  onLocked,
  idPrefix,
  className,
}: TabsProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const tabs = [...(row.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = tabs.findIndex((tab) => tab === event.target);
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const targets: Record<string, number> = {
      ArrowRight: at + step,
      ArrowLeft: at - step,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = targets[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    tabs[index]?.focus();
    const item = items[index];
    if (item && item.lock == null && item.id !== selected) onSelect(item.id);
  };
  const press = (item: TabItem<T>) => {
    if (item.lock != null) onLocked?.(item.id);
    else if (item.id !== selected) onSelect(item.id);
  };
  return (
    <div ref={row} role="tablist" aria-label={label} className={cx(css.tabs, className)} onKeyDown={walk}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${item.id}`}
          className={css.tab}
          aria-selected={item.id === selected}
          aria-controls={item.id === selected ? `${idPrefix}-panel-${item.id}` : undefined}
          aria-disabled={item.lock != null || undefined}
          tabIndex={item.id === selected ? 0 : -1}
          onClick={() => press(item)}
        >
          {item.label} {item.lock != null && <LockBadge>{item.lock}</LockBadge>}
        </button>
      ))}
    </div>
  );
}
