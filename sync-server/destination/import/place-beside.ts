import { createHash } from 'node:crypto';
import { fromDayNumber } from '#shared/calendar/civil-date.ts';
import { cityTier } from '#shared/destination/cost.ts';
import { countryCover } from '#shared/destination/cover.ts';
import { haversineKm } from '#shared/destination/flight.ts';
import { levelOf } from '#shared/destination/level.ts';
import { isSlug, slugOf } from '#shared/destination/reserved-slugs.ts';
import type { City, Credit, Place } from '#shared/destination/schema.ts';
import { ratedTypes } from '#shared/destination/strength.ts';
import { reachKm } from '#server/destination/reach-km.ts';
import type { Atlas } from './atlas.ts';
import { type CityDraft, type Draft, type PlaceDraft, RowFault } from './draft.ts';

/** The same distances as the checks of the editors' rows. */
const apartKm = 8;
const gatewayKm = 220;
const climateKm = 3_000;
const longestSlug = 60;

const dayMs = 86_400_000;

/**
 * The slug that a row has: the operator's, or one made of its name, or of its id at the source where the name has no
 * Latin letter.
 */
export function slugFor({ slug, names, source, key }: CityDraft | PlaceDraft): string {
  if (slug !== undefined) {
    if (!isSlug(slug))
      throw new RowFault(
        `${JSON.stringify(slug.slice(0, 70))} is no slug (small letters, digits and hyphens, at most ${longestSlug})`,
      );
    return slug;
  }
  const made = slugOf(names.nameEn).slice(0, longestSlug).replace(/-+$/, '');
  return isSlug(made) && made.length > 1 ? made : `${source.id.slice(0, 40)}-${shortHash(key)}`;
}

/** The same name twice in one source: two branches of something. */
export const slugBeside = (slug: string, key: string): string =>
  `${slug.slice(0, longestSlug - 7).replace(/-+$/, '')}-${shortHash(key)}`;

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** The city that a place belongs to. @throws RowFault where there is none within reach */
export function homeOf(draft: PlaceDraft, atlas: Atlas): City {
  const reach = reachKm({
    t: draft.type,
    g: draft.tags,
    f: ratedTypes.map((type) => draft.strengths[type]),
  });
  if (draft.cityId === undefined) {
    const found = atlas.nearestCity(draft.coords, reach);
    if (found === undefined) throw new RowFault(`no city of the catalogue within ${reach} km`);
    return found;
  }
  const named = atlas.city(draft.cityId);
  if (named === undefined)
    throw new RowFault(`the catalogue has no city ${JSON.stringify(draft.cityId.slice(0, 130))}`);
  const km = haversineKm(named.coords, draft.coords);
  if (km > reach) throw new RowFault(`${Math.round(km)} km from ${named.id}, at most ${reach}`);
  return named;
}

export function placeOf(draft: PlaceDraft, cityId: string, slug: string, now: number): Place {
  const { type, coords, tags, priceLevel, strengths, descriptionKo, descriptionEn } = draft;
  return {
    id: `${cityId}/${slug}`,
    slug,
    cityId,
    ...draft.names,
    type,
    coords,
    tags: [...tags],
    priceLevel,
    strengths,
    descriptionKo,
    descriptionEn,
    credit: creditOf(draft, now),
  };
}

/**
 * A city's row: what the source does not tell is its neighbours'. `ownId`: under which it was imported before.
 * @throws RowFault
 */
export function cityOf(draft: CityDraft, atlas: Atlas, ownId: string | undefined, now: number): City {
  const country = atlas.country(draft.iso2);
  if (country === undefined)
    throw new RowFault(`the country ${JSON.stringify(draft.iso2.slice(0, 10))} is not in the catalogue`);
  const { coords, population, isCapital } = draft;
  const slug = slugFor(draft);
  const id = draft.slug === undefined && ownId?.startsWith(`${country.slug}/`) ? ownId : `${country.slug}/${slug}`;
  const taken = id === ownId ? undefined : atlas.city(id);
  if (taken)
    throw new RowFault(
      `${id} is ${taken.credit ? `already there from ${taken.credit.source}` : 'written by hand, and an import never overwrites that'}`,
    );
  if (ownId !== undefined && id !== ownId)
    throw new RowFault(`was imported as ${ownId} before; forget the source before its cities move`);
  const neighbour = atlas.nearestCity(coords, apartKm, (one) => one.id !== id);
  if (neighbour) throw new RowFault(`within ${apartKm} km of ${neighbour.id}, which is there already`);
  return {
    id,
    slug: id.slice(country.slug.length + 1),
    countryId: country.slug,
    iso2: country.iso2,
    ...draft.names,
    isCapital,
    population,
    level: levelOf(population),
    coords,
    gateway: gatewayOf(draft, atlas),
    climate: draft.climate ?? climateOf(draft, atlas, country.iso2),
    skiMonths: null,
    costTier: cityTier(country.costTier, draft.costOffset),
    strengths: { ...draft.strengths },
    lineKo: draft.lineKo,
    lineEn: draft.lineEn,
    coverImage: countryCover(country.slug),
    credit: creditOf(draft, now),
  };
}

function gatewayOf({ gateway, coords }: CityDraft, atlas: Atlas): string {
  if (gateway === undefined) {
    const found = atlas.nearestAirport(coords, gatewayKm);
    if (found === undefined) throw new RowFault(`no known airport within ${gatewayKm} km; import OurAirports first`);
    return found;
  }
  const at = atlas.airport(gateway);
  if (at === undefined) throw new RowFault(`no known airport ${JSON.stringify(gateway.slice(0, 10))}`);
  if (haversineKm(at, coords) > gatewayKm)
    throw new RowFault(`${Math.round(haversineKm(at, coords))} km from ${gateway}, at most ${gatewayKm}`);
  return gateway;
}

function climateOf({ coords }: CityDraft, atlas: Atlas, iso2: string): City['climate'] {
  const neighbour = atlas.nearestCity(coords, climateKm, (one) => one.iso2 === iso2);
  if (neighbour === undefined) throw new RowFault('no city of its country to take the climate from; name one');
  return neighbour.climate;
}

const creditOf = ({ source, url }: Draft, now: number): Credit => ({
  source: source.name,
  licence: source.licence,
  licenceUrl: source.licenceUrl,
  url: url ?? source.url,
  date: fromDayNumber(Math.floor(now / dayMs)),
});
