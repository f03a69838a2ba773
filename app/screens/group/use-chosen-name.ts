import type { ChosenPlace } from '#shared/decision/schema.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { isLatin } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';

/**
 * Names a chosen place in the reader's language, and one that the catalogue does not know as the organiser saw it. While the catalogue is on its way,
 * nothing is said in letters that are not the reader's.
 * @param places those that will be named; the catalogue is not asked for without any of its own
 */
export function useChosenName(
  ...places: (ChosenPlace | null | undefined)[]
): (place: ChosenPlace) => string | undefined {
  const { language } = useText();
  const catalogue = useCatalogue(places.some((one) => one?.id));
  return (place) => {
    if (catalogue.kind === 'ready') return catalogue.value.chosenName(catalogue.value.core, place, language);
    const isComing = catalogue.kind === 'loading' && place.id !== null;
    return isComing && isLatin(language) !== /\p{Script=Latin}/u.test(place.name) ? undefined : place.name;
  };
}
