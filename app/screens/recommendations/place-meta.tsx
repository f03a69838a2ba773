import type { City, Place } from '#shared/destination/schema.ts';
import type { PlaceCard as Verdict } from '#shared/recommendation/cards.ts';
import { PriceLevel } from '#app/parts/destination/price-level.tsx';
import { useText } from '#app/text/text.ts';
import { formatKm } from './figures.ts';
import { kmFrom } from './place-order.ts';
import css from './places.module.css';

const shownTags = 3;

/** Kind, price level and how far out it lies: what is known of them. */
export function PlaceMeta({ card, city }: { card: Verdict; city: City }) {
  const { t, language } = useText();
  const { place } = card;
  return (
    <p className={css.meta}>
      <span>{t(`explore.placeType.${place.type}`)}</span>
      {place.priceLevel !== null && <PriceLevel level={place.priceLevel} />}
      <span>{t('recommendations.places.distance', { km: formatKm(language, kmFrom(city, card)) })}</span>
    </p>
  );
}

export function PlaceTags({ place }: { place: Pick<Place, 'tags'> }) {
  const { t } = useText();
  if (place.tags.length === 0) return null;
  return (
    <ul className={css.tags}>
      {place.tags.slice(0, shownTags).map((tag) => (
        <li key={tag}>#{t(`explore.tag.${tag}`)}</li>
      ))}
    </ul>
  );
}
