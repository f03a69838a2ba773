import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Score } from '#app/ui/score.tsx';
import css from './destination.module.css';

/** A score in points: `8.1점`. Nothing is not zero. */
export function Points({ score, large }: { score: number | null; large?: boolean | undefined }) {
  const { t, language } = useText();
  if (score === null) return <span className="note">{t('explore.noScore')}</span>;
  const text = formatScore(language, score);
  return (
    <span className={css.points}>
      <span aria-hidden="true">
        <Score className={large ? css.large : undefined} value={text} unit={t('explore.pointUnit')} />
      </span>
      <span className="visually-hidden">{t('explore.points', { score: text })}</span>
    </span>
  );
}
