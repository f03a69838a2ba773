import { useMemo } from 'react';
import { haversineKm } from '#shared/destination/flight.ts';
import type { City, Country, Place } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { PlaceFrame } from '#app/parts/destination/place-sheet/place-frame.tsx';
import css from '#app/parts/destination/place-sheet/place-sheet.module.css';
import { useText } from '#app/text/text.ts';
import { formatDistance } from './lengths.ts';

/** About how many pixels a city's name is wide on the map. */
const widthOf = (name: string): number => name.length * 12 + 16;

interface PlaceSheetProps {
  place: Place;
  /** The city's places. */
  all: readonly Place[];
  country: Country;
  city: City;
  onClose: () => void;
}

/** Everything that is known of a place, the way to suggest it, and links to maps. */
export function PlaceSheet({ place, all, city, ...frame }: PlaceSheetProps) {
  const { t, language } = useText();
  const name = nameIn(language, place);
  const cityName = nameIn(language, city);
  const map = useMemo(
    () => ({
      label: t('explore.sheet.map', { place: name }),
      pins: [{ id: place.id, at: place.coords, name }],
      origins: [
        {
          id: city.id,
          at: city.coords,
          content: <span className={css.city}>{cityName}</span>,
          width: widthOf(cityName),
        },
      ],
    }),
    [t, place, name, city, cityName],
  );
  return (
    <PlaceFrame
      {...frame}
      place={place}
      among={all}
      city={city}
      away={formatDistance(language, haversineKm(city.coords, place.coords))}
      map={map}
    />
  );
}
