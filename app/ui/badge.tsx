import type { ComponentProps, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { cx } from './cx.ts';
import css from './badge.module.css';

type BadgeTone = 'neutral' | 'done' | 'waiting' | 'danger' | 'heart' | 'sample';

type BadgeProps = ComponentProps<'span'> & {
  tone?: BadgeTone;
  /** Instead of the tone's own icon (done: check, waiting: clock); `null` for none. */
  icon?: ReactNode;
};

const icons: Partial<Record<BadgeTone, ReactNode>> = {
  done: <Check className="icon" aria-hidden="true" />,
  waiting: <Clock className="icon" aria-hidden="true" />,
};

/** A state in one or two words. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(css.badge, tone !== 'neutral' && css[tone], className)}>
      {icon === undefined ? icons[tone] : icon}
      {children}
    </span>
  );
}
