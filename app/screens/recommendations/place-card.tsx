import { useState } from 'react';
import Heart from 'lucide-react/icons/heart';
import { nameIn } from '#shared/kernel/languages.ts';
import type { PlaceCard as Verdict } from '#shared/recommendation/cards.ts';
import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import type { HeartCount } from '#app/ui/hearts.tsx';
import { MapTile } from '#app/ui/map-tile.tsx';
import { MyHearts } from './my-hearts.tsx';
import { OtherHearts } from './other-hearts.tsx';
import { PlaceIcon } from './place-icon.tsx';
import css from './recommendations.module.css';
import type { HeartsOfOne } from './use-hearts.ts';

interface PlaceCardProps {
  card: Verdict;
  hearts: HeartsOfOne;
  isFailed: boolean;
  onRate: (rating: HeartCount) => void;
}

const shownTags = 3;

/** A place with the group's ratings, the viewer's own first. */
export function PlaceCard({ card: { place, ratings: summary }, hearts, isFailed, onRate }: PlaceCardProps) {
  const { t, language } = useText();
  const [isOpen, setOpen] = useState(false);
  const name = nameIn(language, place);
  return (
    <Card as="li" className={css.place}>
      <div className={css.placeTop}>
        <MapTile slug={place.slug} icon={<PlaceIcon place={place} />} />
        <div className={css.placeInfo}>
          <div className={css.placeName}>
            <h2 className="title-3">{name}</h2>
            {summary.isLikedByEveryone && (
              <Badge tone="done" icon={null}>
                {t('recommendations.hearts.everyone')}
              </Badge>
            )}
            {summary.isDivisive && (
              <Badge tone="waiting" icon={null}>
                {t('recommendations.hearts.divisive')}
              </Badge>
            )}
          </div>
          <p className="small soft">
            {t(`explore.placeType.${place.type}`)}
            {summary.rating !== null && (
              <>
                {' · '}
                <span className="nowrap">
                  <span className="visually-hidden">
                    {t('recommendations.hearts.mean', { n: formatScore(language, summary.rating) })},{' '}
                  </span>
                  <b className={css.rate} aria-hidden="true">
                    <Heart className="icon" />
                    {formatScore(language, summary.rating)}
                  </b>{' '}
                  <span className="note">
                    {t('recommendations.hearts.rated', { count: summary.rated, total: summary.of })}
                  </span>
                </span>
              </>
            )}
          </p>
          <p className={css.tags}>
            {place.tags.slice(0, shownTags).map((tag) => (
              <span key={tag}>#{t(`explore.tag.${tag}`)}</span>
            ))}
          </p>
        </div>
      </div>
      <MyHearts place={name} hearts={hearts} isFailed={isFailed} onRate={onRate} />
      <OtherHearts place={name} hearts={hearts} isOpen={isOpen} onOpen={setOpen} />
    </Card>
  );
}
