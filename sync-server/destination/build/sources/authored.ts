import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '#shared/kernel/z.ts';
import { maximumTags, placeTags } from '#shared/destination/tags.ts';
import { placeTypes } from '#shared/destination/place-types.ts';
import { climates } from '#shared/destination/climate.ts';
import { folders } from './paths.ts';

/**
 * What the editors write: one file per country, a record per line; the country first, then each city with its places.
 */
const text = z.string().check(z.minLength(1));
const names = z.tuple([text, text, text, text, text, text]);
const lines = z.tuple([text, text]);
const at = z.tuple([
  z.number().check(z.minimum(-90), z.maximum(90)),
  z.number().check(z.minimum(-180), z.maximum(180)),
]);
const strength = z.literal([0, 1, 2, 3]);
const strengths = z.tuple([strength, strength, strength, strength, strength, strength, strength]);

const countryLine = z.strictObject({
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  slug: text,
  cost: z.literal([1, 2, 3, 4, 5]),
  d: lines,
});
const cityLine = z.strictObject({
  city: text,
  geo: z.optional(z.int()),
  n: names,
  gate: z.string().check(z.regex(/^[A-Z]{3}$/)),
  at,
  climate: z.enum(climates),
  cost: z.literal([-1, 0, 1, 2]),
  f: strengths,
  ski: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(12)))),
  d: lines,
});
const placeLine = z.strictObject({
  place: text,
  in: text,
  t: z.enum(placeTypes),
  n: names,
  at,
  p: z.literal([0, 1, 2, 3, 4]),
  g: z.array(z.enum(placeTags)).check(z.minLength(1), z.maxLength(maximumTags)),
  f: strengths,
  d: lines,
  /** Minutes from the city, one way, where it is a day trip beyond the usual reach. */
  min: z.optional(z.int().check(z.minimum(30), z.maximum(300))),
});

export type AuthoredPlace = z.infer<typeof placeLine>;
export type AuthoredCity = z.infer<typeof cityLine> & { places: AuthoredPlace[] };
export type AuthoredCountry = z.infer<typeof countryLine> & { cities: AuthoredCity[] };

/** All authored countries by ISO code. Throws with file and line at the first record that is no record. */
export function readAuthored(): AuthoredCountry[] {
  const files = readdirSync(folders.authored)
    .filter((file) => file.endsWith('.jsonl'))
    .sort();
  return files.map((file) => readCountryFile(file, readFileSync(join(folders.authored, file), 'utf8')));
}

export function readCountryFile(file: string, content: string): AuthoredCountry {
  let country: AuthoredCountry | undefined;
  content.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const where = `${file}:${index + 1}`;
    const record = JSON.parse(line) as Record<string, unknown>;
    if ('country' in record) {
      if (country !== undefined) throw new Error(`${where}: a second country`);
      country = { ...parse(countryLine, record, where), cities: [] };
      if (file !== `${country.country}.jsonl`)
        throw new Error(`${where}: ${country.country} is in another country's file`);
      return;
    }
    if (country === undefined) throw new Error(`${where}: the country's record comes first`);
    if ('city' in record) {
      country.cities.push({ ...parse(cityLine, record, where), places: [] });
      return;
    }
    const place = parse(placeLine, record, where);
    const home = country.cities.find((city) => city.city === place.in);
    if (home === undefined) throw new Error(`${where}: no city ${place.in} before it`);
    home.places.push(place);
  });
  if (country === undefined) throw new Error(`${file}: no country`);
  return country;
}

function parse<T>(schema: z.ZodMiniType<T>, record: unknown, where: string): T {
  const result = schema.safeParse(record);
  if (!result.success)
    throw new Error(
      `${where}: ${result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
    );
  return result.data;
}
