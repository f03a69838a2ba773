import type { City, Country, Place } from '#shared/destination/schema.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';

/** What a search engine reads of a destination: `TouristDestination` of schema.org, without its address and picture. */
export interface DestinationData {
  name: string;
  geo?: { latitude: number; longitude: number };
  /** The country that a city lies in. */
  country?: string;
  attractions: { name: string; geo: { latitude: number; longitude: number } }[];
}

export const countryData = (language: Language, country: Country): DestinationData => ({
  name: nameIn(language, country),
  attractions: [],
});

export const cityData = (
  language: Language,
  country: Country,
  city: City,
  places: readonly Place[],
): DestinationData => ({
  name: nameIn(language, city),
  geo: positionOf(city),
  country: nameIn(language, country),
  attractions: places.map((place) => ({ name: nameIn(language, place), geo: positionOf(place) })),
});

const positionOf = ({ coords }: City | Place) => ({ latitude: coords.lat, longitude: coords.lng });

/** As an element of the page's head. `<` never stands in it, so that no name can end the element. */
export function jsonLd(
  { name, geo, country, attractions }: DestinationData,
  { url, image, description }: { url: string; image: string; description: string },
): string {
  const coordinates = (at: NonNullable<DestinationData['geo']>) => ({ '@type': 'GeoCoordinates', ...at });
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TouristDestination',
    name,
    description,
    url,
    image,
    ...(geo ? { geo: coordinates(geo) } : {}),
    ...(country === undefined ? {} : { containedInPlace: { '@type': 'Country', name: country } }),
    ...(attractions.length === 0
      ? {}
      : {
          includesAttraction: attractions.map((one) => ({
            '@type': 'TouristAttraction',
            name: one.name,
            geo: coordinates(one.geo),
          })),
        }),
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
