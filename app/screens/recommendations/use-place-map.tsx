import { useMemo } from 'react';
import type { City } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { PlaceCard as Verdict } from '#shared/recommendation/cards.ts';
import type { WorldMapProps } from '#app/parts/map/props.ts';
import { useText } from '#app/text/text.ts';
import { centerRing } from './center-ring.ts';
import { kmFrom } from './place-order.ts';
import css from './places.module.css';

/** Pixels of the dot with its ring. */
const dotWidth = 20;

/** What a map of places shows: a list with its numbers, or one place with the middle of the city, and a ring around that. */
export function usePlaceMap(
  city: City,
  cards: readonly Pick<Verdict, 'id' | 'place'>[],
): Pick<WorldMapProps, 'label' | 'pins' | 'origins' | 'reach' | 'home' | 'within'> {
  const { t, language } = useText();
  const drawn = useMemo(
    () => ({
      ring: centerRing(
        language,
        city.coords,
        cards.map((card) => kmFrom(city, card)),
      ),
      pins: cards.map(({ id, place }, index) => ({
        id,
        at: place.coords,
        name: nameIn(language, place),
        ...(cards.length > 1 ? { number: index + 1 } : {}),
      })),
      // Among many places the middle of the ring is seen without a dot, which would lie on their numbers.
      origins:
        cards.length > 1
          ? []
          : [{ id: city.id, at: city.coords, content: <span className={css.center} />, width: dotWidth }],
    }),
    [language, city, cards],
  );
  const names = { city: nameIn(language, city), km: String(drawn.ring.radius) };
  return {
    label: t('recommendations.places.map', names),
    pins: drawn.pins,
    origins: drawn.origins,
    reach: { line: drawn.ring.line, sentence: t('recommendations.places.ring', names) },
    home: city.iso2,
    within: 'city',
  };
}
