import type { Knex } from 'knex';
import { core, placesOfCountry } from './catalogue.ts';

const countries = new Set(core.countries.map((one) => one.slug));
const cities = new Set(core.cities.map((one) => one.id));

/** Whether there is a country, city or place of this id, written by the editors or imported. */
export async function isDestination(db: Knex, id: string): Promise<boolean> {
  const parts = id.split('/');
  if (parts.length === 1) return countries.has(id);
  if (parts.length === 2 && cities.has(id)) return true;
  if (parts.length === 3 && placesOfCountry(parts[0] ?? '').some((one) => one.id === id)) return true;
  const kind = parts.length === 2 ? 'city' : 'place';
  return (await db('imported_rows').where({ kind, id }).first('id')) !== undefined;
}
