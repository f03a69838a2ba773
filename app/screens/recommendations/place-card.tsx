import { useState } from 'react';
import Heart from 'lucide-react/icons/heart';
import { Link, type To } from 'react-router-dom';
import type { City, Place } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { PlaceCard as Card } from '#shared/recommendation/cards.ts';
import { marked, type PinFocus } from '#app/parts/destination/marked.ts';
import { PlaceTags } from '#app/parts/destination/place-tags.tsx';
import { Vignette } from '#app/parts/destination/vignette.tsx';
import { describePlace } from '#shared/destination/describe-place.ts';
import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { cx } from '#app/ui/cx.ts';
import { MyHearts } from './my-hearts.tsx';
import { OtherHearts } from './other-hearts.tsx';
import { PlaceMeta } from './place-meta.tsx';
import css from './places.module.css';
import type { CardHearts } from './use-hearts.ts';

interface PlaceCardProps extends CardHearts {
  card: Card;
  /** The city's places. */
  all: readonly Place[];
  city: City;
  number: number;
  /** Its sheet. */
  to: { to: To; state: unknown };
  focus: PinFocus;
}

/** A place with the group's ratings, the viewer's own first. */
export function PlaceCard({ card, all, city, number, to, focus, hearts, isFailed, onRate }: PlaceCardProps) {
  const { language } = useText();
  const [isOpen, setOpen] = useState(false);
  const { place, ratings } = card;
  const name = nameIn(language, place);
  const twin = marked(card.id, focus);
  const line = describePlace(language, place);
  return (
    <li {...twin.card} className={cx(css.place, twin.isOn && css.isOn)}>
      <Vignette place={place} among={all} className={css.picture}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      </Vignette>
      <div className={css.info}>
        <div className={css.nameRow}>
          <h2 className="title-3">
            <Link {...to} {...twin.link} preventScrollReset>
              {name}
            </Link>
          </h2>
          <RatingLine ratings={ratings} />
        </div>
        {line.text !== '' && (
          <p className={css.line} lang={line.lang}>
            {line.text}
          </p>
        )}
        <PlaceMeta card={card} city={city} />
        <PlaceTags place={place} />
      </div>
      <div className={css.heartRow}>
        <MyHearts place={name} hearts={hearts} isFailed={isFailed} onRate={onRate} />
        <OtherHearts place={name} hearts={hearts} isOpen={isOpen} onOpen={setOpen} />
      </div>
    </li>
  );
}

function RatingLine({ ratings: { rating, rated, of, isLikedByEveryone, isDivisive } }: Pick<Card, 'ratings'>) {
  const { t, language } = useText();
  if (rating === null) return null;
  const mean = formatScore(language, rating);
  return (
    <p className={css.rating}>
      <span className="visually-hidden">{t('recommendations.hearts.mean', { n: mean })}, </span>
      <b className={css.rate} aria-hidden="true">
        <Heart className="icon" />
        {mean}
      </b>{' '}
      <span className="note">{t('recommendations.hearts.rated', { count: rated, total: of })}</span>
      {(isLikedByEveryone || isDivisive) && (
        <Badge tone={isLikedByEveryone ? 'done' : 'waiting'} icon={null}>
          {t(isLikedByEveryone ? 'recommendations.hearts.everyone' : 'recommendations.hearts.divisive')}
        </Badge>
      )}
    </p>
  );
}
