import { cx } from './cx.ts';
import css from './fit-dots.module.css';

/** One dot per person, sorted, without names: full, half, dashed. Decorative: needs the same in words beside it. */
export function FitDots({
  good,
  part,
  bad,
  className,
}: {
  good: number;
  part: number;
  bad: number;
  className?: string;
}) {
  const kinds = [
    ...Array<'good'>(good).fill('good'),
    ...Array<'part'>(part).fill('part'),
    ...Array<'bad'>(bad).fill('bad'),
  ];
  return (
    <span className={cx(css.dots, className)} aria-hidden="true">
      {kinds.map((kind, index) => (
        <i key={index} className={css[kind]} />
      ))}
    </span>
  );
}
