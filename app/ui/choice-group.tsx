import { useId, type ReactNode } from 'react';
import { ChoiceCard } from './choice-card.tsx';
import { cx } from './cx.ts';
import css from './choice.module.css';

interface ChoiceOption<T extends string> {
  value: T;
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  picture?: ReactNode;
  disabled?: boolean;
}

interface ChoiceGroupProps<T extends string> {
  legend: ReactNode;
  legendHidden?: boolean;
  options: readonly ChoiceOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
  describedBy?: string;
  required?: boolean;
  className?: string;
}

/** One of a few: radio cards, or tiles when the options have icons. */
export function ChoiceGroup<T extends string>({
  legend,
  legendHidden,
  options,
  value,
  onChange,
  describedBy,
  required,
  className,
}: ChoiceGroupProps<T>) {
  const name = useId();
  const tiles = options.some((option) => option.icon != null);
  return (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className={legendHidden ? 'visually-hidden' : cx('title-3', css.legend)}>{legend}</legend>
      <div className={tiles ? css.tiles : css.cards}>
        {options.map(({ value: own, ...words }) => (
          <ChoiceCard
            key={own}
            {...words}
            name={name}
            value={own}
            required={required}
            checked={own === value}
            onChange={() => onChange(own)}
          />
        ))}
      </div>
    </fieldset>
  );
}
