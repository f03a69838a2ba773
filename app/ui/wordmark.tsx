import { cx } from './cx.ts';
import css from './brand.module.css';
import { wordmarkOf } from './wordmark-paths.ts';

/** The name, drawn with one stroke in the colour of the text: 모여 for Korean, moyeo for every other language. */
export function Wordmark({
  language,
  height = 21,
  className,
}: {
  language: string;
  height?: number;
  className?: string;
}) {
  const { width, name, paths } = wordmarkOf(language);
  return (
    <svg
      className={cx(css.word, className)}
      height={height}
      viewBox={`0 0 ${width} 32`}
      role="img"
      aria-label={name}
      fill="none"
      stroke="currentColor"
      strokeWidth="3.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
