import type { ChosenPlace } from '#shared/decision/schema.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { namedPlace } from '#app/parts/destination/named-place.ts';
import { useText } from '#app/text/text.ts';
import { nameSeen } from './name-seen.ts';

/**
 * The name of a chosen place in the reader's language; as the organiser saw it where the catalogue does not know it, or
 * does not come. While it is on its way, nothing in letters that are not the reader's.
 */
export function useChosenName(place: ChosenPlace | null): string | undefined {
  const { language } = useText();
  const catalogue = useCatalogue(Boolean(place?.id));
  if (!place?.id) return place?.name;
  if (catalogue.kind === 'ready') {
    const { name, city } = namedPlace(catalogue.value, language, place.id);
    return city ? name : place.name;
  }
  return catalogue.kind === 'loading' ? nameSeen(language, place) : place.name;
}
