import type { City } from '#shared/destination/schema.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { proposals } from '#shared/recommendation/proposals.ts';
import { hasName, typedPlaces } from '#shared/vote/typed-places.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { namedPlace } from '#app/parts/destination/named-place.ts';
import type { SaidWith } from '#app/parts/destination/said-with.ts';
import type { Translate } from '#app/text/text.ts';
import type { LiveVote } from '#app/parts/trip/read-votes.ts';

/** A place that can be voted for. */
export interface KnownPlace {
  /** `country/city`, by slug; of a typed place its id. */
  option: string;
  name: string;
  /** Empty for a typed place. */
  country: string;
  city: City | undefined;
  votes: number;
  /** Of a place that a member typed. */
  typed: { url: string | null } | undefined;
  /** The name of whoever typed it, or of a city's oldest vote; absent without one. */
  proposer: string | undefined;
  /** What its proposer says. */
  note: string | undefined;
  /** The place in the city that its proposer named. */
  within: string | undefined;
}

/** Every place with a vote, then those of `others`, each once, in the reader's language. */
export function knownPlaces(
  view: GroupOnDevice['view'],
  catalogue: Catalogue,
  language: Language,
  votes: readonly LiveVote<string>[],
  saidWith: (cityId: string) => SaidWith,
  others: readonly string[] = [],
): KnownPlace[] {
  const voted = new Map<string, number>();
  for (const one of votes) voted.set(one.option, (voted.get(one.option) ?? 0) + 1);
  const typed = typedPlaces(view);
  const proposed = new Map(proposals(view, catalogue.core).map(({ city, ...proposal }) => [city.id, proposal]));
  const nameOf = (memberId: string | undefined) =>
    memberId === undefined ? undefined : view.get('member', memberId)?.data.name;
  return [...new Set([...voted.keys(), ...others])]
    .filter((option) => hasName(typed, option))
    .map((option) => {
      const place = typed.get(option);
      const proposal = proposed.get(option);
      const said = saidWith(option);
      return {
        ...(place
          ? { name: place.name, country: '', city: undefined, typed: { url: place.url } }
          : { ...namedPlace(catalogue, language, option), typed: undefined }),
        option,
        votes: voted.get(option) ?? 0,
        proposer: nameOf(place?.memberId ?? proposal?.proposerId),
        note: said.words,
        within: said.place,
      };
    });
}

/** Who suggested it, with their own words or the place that they named. */
export function proposedText(t: Translate, { proposer: name = '', note, within }: KnownPlace): string {
  if (note !== undefined) return t('trip.places.said', { name, note });
  return [t('trip.places.by', { name }), ...(within === undefined ? [] : [within])].join(' · ');
}
