import { useMemo } from 'react';
import { haversineKm } from '#shared/destination/flight.ts';
import type { City, Country, Place } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { PlaceDetails } from '#app/parts/destination/place-sheet/place-details.tsx';
import { PlaceLinks } from '#app/parts/destination/place-sheet/place-links.tsx';
import css from '#app/parts/destination/place-sheet/place-sheet.module.css';
import { Propose } from '#app/parts/destination/propose.tsx';
import { WorldMap } from '#app/parts/map/world-map.tsx';
import { useText } from '#app/text/text.ts';
import { Sheet } from '#app/ui/sheet.tsx';
import { formatDistance } from './lengths.ts';

/** About how many pixels a city's name is wide on the map. */
const widthOf = (name: string): number => name.length * 12 + 16;

/** Nothing stands beside the map that its pin could mark. */
const noTwin = () => undefined;

interface PlaceSheetProps {
  place: Place;
  /** The city's places. */
  all: readonly Place[];
  country: Country;
  city: City;
  onClose: () => void;
}

/** Everything that is known of a place, the way to suggest it, and links to maps. */
export function PlaceSheet({ place, all, country, city, onClose }: PlaceSheetProps) {
  const { t, language } = useText();
  const name = nameIn(language, place);
  const cityName = nameIn(language, city);
  const pins = useMemo(() => [{ id: place.id, at: place.coords, name }], [place, name]);
  const origins = useMemo(
    () => [
      { id: city.id, at: city.coords, content: <span className={css.city}>{cityName}</span>, width: widthOf(cityName) },
    ],
    [city, cityName],
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      text={
        <p className="small">
          {t(`explore.placeType.${place.type}`)} · {cityName}, {nameIn(language, country)}
        </p>
      }
      closeLabel={t('common.close')}
    >
      <PlaceDetails place={place} among={all} away={formatDistance(language, haversineKm(city.coords, place.coords))} />
      <p className={css.proposal}>
        <Propose city={city} name={cityName} place={name} />
      </p>
      <WorldMap
        label={t('explore.sheet.map', { place: name })}
        pins={pins}
        origins={origins}
        home={city.iso2}
        isLocal
        focused={place.id}
        onFocus={noTwin}
        onChoose={noTwin}
        className={css.spotMap}
      />
      <PlaceLinks place={place} iso2={country.iso2} />
    </Sheet>
  );
}
