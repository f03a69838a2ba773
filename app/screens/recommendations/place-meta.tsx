import type { City } from '#shared/destination/schema.ts';
import type { PlaceCard as Verdict } from '#shared/recommendation/cards.ts';
import { PriceLevel } from '#app/parts/destination/price-level.tsx';
import { useText } from '#app/text/text.ts';
import { vars } from '#app/ui/vars.ts';
import { formatKm } from './figures.ts';
import { kindColour } from './kind-colour.ts';
import { kmFrom } from './place-order.ts';
import css from './places.module.css';

/** Kind, price level and how far out it lies: what is known of them. */
export function PlaceMeta({ card, city }: { card: Verdict; city: City }) {
  const { t, language } = useText();
  const { place } = card;
  return (
    <p className={css.meta}>
      <span className={css.kind} style={vars({ '--kind': kindColour(place.type) })}>
        {t(`explore.placeType.${place.type}`)}
      </span>
      {place.priceLevel !== null && <PriceLevel level={place.priceLevel} />}
      <span>{t('recommendations.places.distance', { km: formatKm(language, kmFrom(city, card)) })}</span>
    </p>
  );
}
