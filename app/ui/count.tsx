import css from './chips.module.css';

/** `n/max`, the n in bold. Not a live region: the component that changes it announces it. */
export function Count({ count, max }: { count: number; max: number }) {
  return (
    <span className={css.count} data-full={count >= max || undefined} aria-hidden="true">
      <b>{count}</b>/{max}
    </span>
  );
}
