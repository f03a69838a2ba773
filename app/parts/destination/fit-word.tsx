import { cx } from '#app/ui/cx.ts';
import { vars } from '#app/ui/vars.ts';
import css from './fit-word.module.css';

/** How well a place fits: a bar and a word, and the score small below or beside it. */
export function FitWord({
  score,
  word,
  spoken,
  shown,
  isInline,
  className,
}: {
  score: number;
  /** For `fitWordOf(score)`. */
  word: string;
  /** The score for screen readers. */
  spoken: string;
  /** The score as it is written. */
  shown: string;
  /** The score is beside the word. */
  isInline?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <span className={cx(css.fit, isInline && css.inline, className)}>
      <span className={css.word}>
        <i aria-hidden="true" style={vars({ '--part': score / 10 })} />
        {word}
      </span>
      <span className="note">
        <span className="visually-hidden">{spoken}</span>
        <span aria-hidden="true">{shown}</span>
      </span>
    </span>
  );
}
