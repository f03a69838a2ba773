import type { HTMLAttributes, ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import { cx } from './cx.ts';
import css from './callout.module.css';

type CalloutProps = HTMLAttributes<HTMLDivElement> & {
  /** `plain` is the quietest: on a sunken surface. */
  tone?: 'neutral' | 'waiting' | 'danger' | 'plain';
  /** Instead of the tone's own icon (info, lock, alert). */
  icon?: ReactNode;
  end?: ReactNode;
};

const icons = {
  neutral: <Info className="icon" aria-hidden="true" />,
  waiting: <Lock className="icon" aria-hidden="true" />,
  danger: <CircleAlert className="icon" aria-hidden="true" />,
  plain: <Info className="icon" aria-hidden="true" />,
};

/** Icon and sentence on a quiet surface; at most one per section. Give it `role="alert"` when it appears by itself. */
export function Callout({ tone = 'neutral', icon, end, className, children, ...rest }: CalloutProps) {
  return (
    <div {...rest} className={cx(css.callout, tone !== 'neutral' && css[tone], className)}>
      {icon === undefined ? icons[tone] : icon}
      <div className={css.body}>{children}</div>
      {end && <div className={css.end}>{end}</div>}
    </div>
  );
}
