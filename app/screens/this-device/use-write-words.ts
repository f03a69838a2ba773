import { nameIn } from '#shared/kernel/languages.ts';
import { typedPlaces } from '#shared/vote/typed-places.ts';
import type { OutboxEntry, StoredSession } from '#app/local/device/db.ts';
import { useCatalogue, useCountryPlaces } from '#app/local/catalogue/catalogue.ts';
import type { GroupState } from '#app/local/group/groups.ts';
import { useText } from '#app/text/text.ts';
import { writeWords } from './write-words.tsx';

/**
 * A queued write in a person's words. A destination has its name as soon as the catalogue is read, and its address
 * until then.
 */
export function useWriteWords(entry: OutboxEntry, group: GroupState, sessions: readonly StoredSession[]): string {
  const { t, language } = useText();
  const { destinationId } = (entry.input ?? {}) as { destinationId?: unknown };
  const id = typeof destinationId === 'string' ? destinationId : undefined;
  const typed = id !== undefined && group.kind === 'ready' ? typedPlaces(group.view).get(id)?.name : undefined;
  const name = useDestinationName(typed === undefined ? id : undefined) ?? typed;
  return writeWords(t, language, entry, group, sessions, name);
}

/** The name of `country`, `country/city` or `country/city/place`, by slugs. */
function useDestinationName(destinationId: string | undefined): string | undefined {
  const { language } = useText();
  const [countrySlug = '', citySlug, placeSlug] = destinationId?.split('/') ?? [];
  const catalogue = useCatalogue(destinationId !== undefined);
  const found = catalogue.kind === 'ready' ? catalogue.value : undefined;
  const country = found?.findCountry(found.core, countrySlug);
  const city = citySlug === undefined ? undefined : found?.findCity(found.core, countrySlug, citySlug);
  const places = useCountryPlaces(placeSlug === undefined ? undefined : country?.iso2, language);
  const place = places.kind === 'ready' ? places.value.find((one) => one.id === destinationId) : undefined;
  const named = place ?? city ?? country;
  return named ? nameIn(language, named) : destinationId;
}
