import { cx } from './cx.ts';
import { vars } from './vars.ts';
import css from './progress.module.css';

/** How far something has come. `label` names it, `valueText` says the state in words. */
export function Progress({
  value,
  max,
  label,
  valueText,
  className,
}: {
  value: number;
  max: number;
  label: string;
  valueText?: string;
  className?: string;
}) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={cx(css.track, className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <span className={css.fill} style={vars({ '--part': part })} />
    </div>
  );
}
