import { cx } from './cx.ts';
import { personColor, type PersonHue } from './person-hue.ts';
import { vars } from './vars.ts';
import css from './member-line.module.css';

interface MemberLineProps {
  /** Without a hue the line is in the action colour. */
  hue?: PersonHue | undefined;
  /** Fills a positioned box of so many columns: from the middle of the first to the middle of the last. */
  days?: number;
  /** `key` for a legend, `upright` beside a range in a list, `open` the same without its last day yet. */
  form?: 'fill' | 'key' | 'upright' | 'open';
  className?: string;
}

/** A stay as a line: filled dot = first day, open ring = last day. */
export function MemberLine({ hue, days = 1, form = 'fill', className }: MemberLineProps) {
  const upright = form === 'upright' || form === 'open';
  return (
    <span
      aria-hidden="true"
      className={cx(
        css.line,
        upright && css.upright,
        form === 'key' && css.key,
        form === 'open' && css.open,
        className,
      )}
      style={vars({ '--span': days, ...(hue && { '--c': personColor(hue) }) })}
    />
  );
}
