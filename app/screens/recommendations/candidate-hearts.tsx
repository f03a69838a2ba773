import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import css from './deck.module.css';
import { MyHearts } from './my-hearts.tsx';
import type { CardHearts } from './use-hearts.ts';

/** The viewer's hearts for a candidate, and how many the friends gave. */
export function CandidateHearts(props: CardHearts & { place: string }) {
  const { t, language } = useText();
  const {
    hearts: { mine, others },
    onRate,
  } = props;
  if (!onRate) return null;
  const mean = others.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, others.length);
  return (
    <div className={css.hearts}>
      <MyHearts {...props} />
      <p className="note">
        {others.length > 0
          ? t('recommendations.hearts.friends', { count: others.length, mean: formatScore(language, mean) })
          : t(mine > 0 ? 'recommendations.hearts.onlyMe' : 'recommendations.hearts.noneYet')}
      </p>
    </div>
  );
}
