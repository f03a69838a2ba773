import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import css from './deck.module.css';
import { MyHearts } from './my-hearts.tsx';
import type { CardHearts } from './use-hearts.ts';

/** The viewer's hearts for a candidate and what they mean, and how many the friends gave. */
export function CandidateHearts(props: CardHearts & { place: string }) {
  const { t, language } = useText();
  const {
    hearts: { mine, others },
    onRate,
  } = props;
  if (!onRate) return null;
  const count = others.length;
  const mean = others.reduce((sum, { rating }) => sum + rating, 0) / count;
  return (
    <div className={css.hearts}>
      <MyHearts {...props} />
      <p className="note">
        {[
          mine && t(`recommendations.hearts.means.${mine}`),
          count && t('recommendations.hearts.friends', { count, mean: formatScore(language, mean) }),
        ]
          .filter(Boolean)
          .join(' · ') || t('recommendations.hearts.scale')}
      </p>
    </div>
  );
}
