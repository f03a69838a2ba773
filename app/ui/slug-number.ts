/** The same whole number for the same slug, everywhere (FNV-1a, 32 bits). */
export function slugNumber(slug: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < slug.length; at += 1) hash = Math.imul(hash ^ slug.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
