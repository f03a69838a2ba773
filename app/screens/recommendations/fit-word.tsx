import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { vars } from '#app/ui/vars.ts';
import css from './deck.module.css';
import { fitWordOf } from '#app/parts/destination/fit-counts.ts';

/** How well it suits the group: a word and a bar, and the score small below. */
export function FitWord({ score }: { score: number }) {
  const { t, language } = useText();
  const shown = formatScore(language, score);
  return (
    <div className={css.fit}>
      <p className={css.fitWord}>
        <i aria-hidden="true" style={vars({ '--part': score / 10 })} />
        {t(`recommendations.fitWord.${fitWordOf(score)}`)}
      </p>
      <p className={css.score}>
        <span className="visually-hidden">{t('recommendations.score', { score: shown })}</span>
        <span aria-hidden="true">{shown}/10</span>
      </p>
    </div>
  );
}
