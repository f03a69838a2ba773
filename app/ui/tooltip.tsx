import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { useTip } from './use-tip.tsx';
import css from './tooltip.module.css';

/** Help beside a control that has words of its own. Buttons that are an icon alone have theirs from `Button`. */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode;
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}) {
  const { on, tip, openId } = useTip(text);
  return (
    <span className={css.anchor} {...on}>
      {cloneElement(children, openId ? { 'aria-describedby': cx(children.props['aria-describedby'], openId) } : {})}
      {tip}
    </span>
  );
}
