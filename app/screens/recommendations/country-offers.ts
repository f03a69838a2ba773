import type { City, Country } from '#shared/destination/schema.ts';
import type { Card, CityCard, CountryCard } from '#shared/recommendation/cards.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import type { Proposal } from '#shared/recommendation/proposals.ts';
import type { Recommendation } from '#shared/recommendation/recommend.ts';
import type { SaidWith } from '#app/parts/destination/said-with.ts';
import type { Translate } from '#app/text/text.ts';
import type { Offer } from './candidate.ts';
import type { Ground } from './ground.ts';
import { lovedCity } from './hearted.ts';
import { searchOf } from './spot.ts';

interface Asked {
  t: Translate;
  language: Language;
  lineOf: (city: City) => string;
  ground: Ground;
  found: Recommendation<'countries'>;
  /** Of the found ones those that are on the screen. */
  shown: readonly CountryCard[];
  /** By city, where there are no scores. */
  hearts: ReadonlyMap<string, number> | undefined;
  /** By country the card of the city that it was opened with, where another one is the best by now. */
  openedCities: ReadonlyMap<string, CityCard>;
  proposed: readonly Proposal[];
  saidWith: (cityId: string) => SaidWith;
}

/**
 * Of each country its best city, and what members proposed besides, in one order by score; without scores proposals
 * come last.
 */
export function countryOffers(asked: Asked): Offer[] {
  const best = asked.shown.flatMap((card) => ofCountry(asked, card) ?? []);
  const isOffered = new Set(best.map(({ city }) => city.id));
  const others = asked.found.proposed
    .filter(({ city }) => !isOffered.has(city.id))
    .flatMap((card) => ofProposal(asked, card) ?? []);
  const all = [...best, ...others];
  // The order is kept among equals: what is recommended comes before a proposal of the same score.
  return asked.found.basis.k > 0 ? all.sort((a, b) => b.card.score - a.card.score) : all;
}

function ofCountry(asked: Asked, card: CountryCard): Offer | undefined {
  const { t, language, ground, hearts, openedCities } = asked;
  const { cities } = ground.core;
  const opened = openedCities.get(card.id);
  const city =
    (hearts && lovedCity(cities, card.id, hearts)) ??
    opened?.city ??
    cities.find(({ id }) => id === card.bestCities[0]?.id);
  return (
    city && {
      ...offered(asked, { ...(opened ?? card), id: card.id }, city, card.country, isSuggested),
      to: { search: searchOf({ at: 'cities', country: card.id }, ground.isPreview) },
      go: t('recommendations.countries.see', { country: nameIn(language, card.country) }),
    }
  );
}

/**
 * What is recommended anyway is a member's suggestion where words came with it; a vote alone has not brought it here.
 */
const isSuggested = ({ note }: Proposal): boolean => note !== undefined;

function ofProposal(asked: Asked, card: Recommendation<'countries'>['proposed'][number]): Offer | undefined {
  const { t, ground } = asked;
  const { city } = card;
  const country = ground.core.countries.find(({ iso2 }) => iso2 === city.iso2);
  if (!country) return undefined;
  const offer = offered(asked, card, city, country, () => true);
  return {
    ...offer,
    to: { search: searchOf({ at: 'types', country: country.slug, city: city.slug }, ground.isPreview) },
    go: t('recommendations.cities.see', { city: offer.name }),
  };
}

function offered(
  { t, language, lineOf, ground, proposed, saidWith }: Asked,
  card: Card,
  city: City,
  country: Country,
  /** Whether a vote for this city is told as a suggestion. */
  isTold: (proposal: Proposal) => boolean,
): Omit<Offer, 'to' | 'go'> {
  const [name, note] = [nameIn(language, city), nameIn(language, country)];
  const proposal = proposed.find((one) => one.city.id === city.id && isTold(one));
  const { words } = proposal ? saidWith(city.id) : {};
  const proposer = proposal && ground.group.view.get('member', proposal.proposerId)?.data.name;
  return {
    id: card.id,
    card,
    city,
    name,
    ...(name === note ? {} : { note }),
    ...(proposer === undefined ? {} : { proposer }),
    ...(words === undefined ? {} : { said: words }),
    meta: t(`explore.continent.${country.continent}`),
    line: lineOf(city),
  };
}
