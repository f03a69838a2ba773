import { useMemo } from 'react';
import type { City } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { PlaceCard as Verdict } from '#shared/recommendation/cards.ts';
import type { WorldMapProps } from '#app/parts/map/props.ts';
import { useText } from '#app/text/text.ts';
import { centerRings } from './center-ring.ts';
import { kindColour } from './kind-colour.ts';
import { kmFrom } from './place-order.ts';
import css from './places.module.css';

/** Pixels of the dot with its ring. */
const dotWidth = 20;

/**
 * What a map of places shows: a list with its numbers, or one place with the middle of the city, and two rings around
 * that.
 */
export function usePlaceMap(
  city: City,
  cards: readonly Pick<Verdict, 'id' | 'place'>[],
): Pick<WorldMapProps, 'label' | 'pins' | 'origins' | 'reach' | 'within'> {
  const { t, language } = useText();
  const drawn = useMemo(
    () => ({
      rings: centerRings(
        language,
        city.coords,
        cards.map((card) => kmFrom(city, card)),
      ),
      pins: cards.map(({ id, place }, index) => ({
        id,
        at: place.coords,
        name: nameIn(language, place),
        kind: { word: t(`explore.placeType.${place.type}`), colour: kindColour(place.type) },
        ...(cards.length > 1 ? { number: index + 1 } : {}),
      })),
      // Among many places the middle of the ring is seen without a dot, which would lie on their numbers.
      origins:
        cards.length > 1
          ? []
          : [{ id: city.id, at: city.coords, content: <span className={css.center} />, width: dotWidth }],
    }),
    [t, language, city, cards],
  );
  const [near, far] = drawn.rings;
  const reach = useMemo(
    () => ({
      line: far.line,
      inner: near.line,
      sentence: t('recommendations.places.rings', { near: near.radius, far: far.radius }),
    }),
    [t, near, far],
  );
  return {
    label: t('recommendations.places.map', { city: nameIn(language, city) }),
    pins: drawn.pins,
    origins: drawn.origins,
    reach,
    within: 'city',
  };
}
