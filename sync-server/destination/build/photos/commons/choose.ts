import type { City, Country } from '#shared/destination/schema.ts';
import type { CommonsClient } from './client.ts';
import { askedWidth, readOffers, type Offer } from './answer.ts';

/** How far from the city's position a photograph may have been taken, in metres: the most that the API allows. */
const radiusMetres = 10_000;
const mostFound = '50';

const asked = {
  action: 'query',
  prop: 'imageinfo',
  iiprop: 'url|extmetadata|size|mime',
  iiurlwidth: String(askedWidth),
  iiextmetadatafilter: 'LicenseShortName|Artist|Restrictions|Assessments',
  iiextmetadatalanguage: 'en',
};

/** Asks by position and by name. @returns the best photograph that is not taken yet, if there is one */
export async function findPhoto(
  client: CommonsClient,
  city: City,
  country: Country,
  isTaken: (title: string) => boolean,
): Promise<Offer | undefined> {
  const near = await client.ask({
    ...asked,
    generator: 'geosearch',
    ggscoord: `${city.coords.lat}|${city.coords.lng}`,
    ggsradius: String(radiusMetres),
    ggsnamespace: '6',
    ggslimit: mostFound,
  });
  const named = await client.ask({
    ...asked,
    generator: 'search',
    gsrsearch: `"${city.nameEn}" ${country.nameEn} filetype:bitmap`,
    gsrnamespace: '6',
    gsrlimit: mostFound,
  });
  return choose(readOffers(near), readOffers(named), city.nameEn, isTaken);
}

/** Assessed ones first, then those that are of the city by position and by name, then the widest; ties by title. */
export function choose(
  near: readonly Offer[],
  named: readonly Offer[],
  cityName: string,
  isTaken: (title: string) => boolean,
): Offer | undefined {
  const nearTitles = new Set(near.map(({ title }) => title));
  const points = ({ title, isAssessed }: Offer): number =>
    (isAssessed ? 4 : 0) + (nearTitles.has(title) ? 2 : 0) + (title.includes(cityName) ? 1 : 0);
  const all = new Map([...near, ...named].map((one) => [one.title, one]));
  return [...all.values()]
    .filter(({ title }) => !isTaken(title))
    .sort((a, b) => points(b) - points(a) || b.width - a.width || (a.title < b.title ? -1 : 1))[0];
}
