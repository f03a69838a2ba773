/** Words that mean something else where a slug could stand (`/api/explore/countries`, `/explore/...`). */
export const reservedSlugs: readonly string[] = [
  'countries',
  'cities',
  'places',
  'sitemap',
  'api',
  'explore',
  'imported',
  'photos',
];

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** At most 60 characters: a destination's id is up to three slugs joined by a slash (`shared/vote/schema.ts`). */
export function isSlug(text: string): boolean {
  return text.length <= 60 && slugPattern.test(text) && !reservedSlugs.includes(text);
}

/** The slug that a name suggests: "Côte d’Azur" becomes "cote-dazur". */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[’'.]/gu, '');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
