import { Link } from 'react-router-dom';
import { nameIn } from '#shared/kernel/languages.ts';
import type { CountryCard } from '#shared/recommendation/cards.ts';
import { DestinationCover } from '#app/parts/destination/cover.tsx';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { Faces } from '#app/parts/destination/fit-faces.tsx';
import { fitCounts } from '#app/parts/destination/fit-counts.ts';
import css from './recommendations.module.css';
import { searchOf } from './spot.ts';

/**
 * Up to five destinations that together suit everyone, where they are others than the first of the ranking: the cards
 * above have said those.
 */
export function Shortlist({
  ids,
  cards,
  isPreview,
}: {
  ids: readonly string[];
  cards: readonly CountryCard[];
  isPreview: boolean;
}) {
  const { t, language } = useText();
  const chosen = ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  if (chosen.length < 2 || chosen.every((card, row) => card === cards[row])) return null;
  return (
    <section className={css.shortlist} aria-labelledby="shortlist">
      <div className="stack gap-1">
        <h2 className="title-2" id="shortlist">
          {t('recommendations.shortlist.title')}
        </h2>
        <p className="soft">{t('recommendations.shortlist.text', { count: chosen.length })}</p>
      </div>
      <Card as="ul" flush className={css.short}>
        {chosen.map((card) => (
          <li key={card.id}>
            <DestinationCover src={card.country.coverImage} square="narrow" className={css.shortCover} />
            <div>
              <Link className={css.whole} to={{ search: searchOf({ at: 'cities', country: card.id }, isPreview) }}>
                {nameIn(language, card.country)}
              </Link>
              <Faces small counts={fitCounts(card.fit, card.fit.length)} />
            </div>
          </li>
        ))}
      </Card>
    </section>
  );
}
