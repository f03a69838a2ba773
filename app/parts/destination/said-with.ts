import type { Proposal } from '#shared/recommendation/proposals.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { useNotedPlaces } from './noted-places.ts';

/** What is said with a suggested city: a member's own words, or the name of a place in it. */
export interface SaidWith {
  words?: string | undefined;
  place?: string | undefined;
}

/**
 * What is said with each suggested city, by its id. Nothing while it is not known whether a name of a place is all; own
 * words where that cannot be found out.
 */
export function useSaidWith(proposed: readonly Proposal[], language: Language): (cityId: string) => SaidWith {
  const notes = proposed.flatMap(({ city: { id, iso2 }, note }) => (note === undefined ? [] : [{ id, iso2, note }]));
  const noted = useNotedPlaces(notes, language);
  return (cityId) => {
    const words = notes.find(({ id }) => id === cityId)?.note;
    if (words === undefined || noted.kind === 'loading') return {};
    const place = noted.kind === 'ready' ? noted.value.get(cityId) : undefined;
    return place === undefined ? { words } : { place };
  };
}
