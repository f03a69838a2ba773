import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './choice.module.css';

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode;
  text?: ReactNode;
  /** With an icon the card becomes a tile. */
  icon?: ReactNode;
  /** Beside the words. */
  picture?: ReactNode;
};

/** One radio as a card with a ring, or as a tile with an icon. Usually made by ChoiceGroup. */
export function ChoiceCard({ title, text, icon, picture, className, ...rest }: ChoiceCardProps) {
  return (
    <label className={cx(css.choice, icon != null && css.tile, className)}>
      <input {...rest} type="radio" />
      <span className={css.face}>
        {icon}
        {icon == null && <span className={css.ring} />}
        {picture}
        <span className={css.text}>
          <b>{title}</b>
          {text && <span className="small soft">{text}</span>}
        </span>
        {icon != null && <span className={css.ring} />}
      </span>
    </label>
  );
}
