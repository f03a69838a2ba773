import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompactPlaces } from '#shared/destination/compact.ts';
import type { CompactCore } from '#shared/destination/core/compact-core.ts';
import { readCore } from '#shared/destination/core/read-core.ts';
import { readPlaces } from '#shared/destination/core/read-places.ts';
import type { City, Place } from '#shared/destination/schema.ts';
import type { ScoredCore } from '#shared/recommendation/catalogue.ts';

const folder = join(import.meta.dirname, '../../../shared/destination/catalogue');
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** The real catalogue as it is built. */
export const core = readCore(read('core.json') as CompactCore);

export function cityOf(id: string): City {
  const found = core.cities.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

export function placesOf(iso2: string): Place[] {
  const country = core.countries.find((one) => one.iso2 === iso2);
  return country ? readPlaces(read(`places/${iso2}.json`) as CompactPlaces, country.slug) : [];
}

/** Every `step`-th city: enough for a law, fast enough for a hundred runs. */
export function encoded(full: ScoredCore, step: number): ScoredCore {
  return { ...full, cities: full.cities.filter((_, index) => index % step === 0) };
}
