import { airportInText } from '#shared/destination/flight.ts';
import { hubOf } from '#shared/destination/facts/ways.ts';
import type { City } from '#shared/destination/schema.ts';
import type { OriginCountry } from '#shared/travel/options.ts';
import type { ScoredCore } from './catalogue.ts';
import { citiesIn, cityAt, type Home, homeAt, usualHome } from './home.ts';
import { furtherCities } from './names-further.ts';
import { aliases } from './place-words.ts';
import { airportNicknamed, townsOf } from './towns.ts';
import { inSimplified } from './simplified.ts';
import { withoutAccents } from './without-accents.ts';

type Names = Readonly<Record<'nameKo' | 'nameEn' | 'nameJa' | 'nameZh' | 'nameEs' | 'nameFr', string>>;

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
const isCalled = (id: string, text: string): boolean => {
  const other = [aliases[id], furtherCities[id]].filter((one) => one !== undefined).join('|');
  return other !== '' && new RegExp(`^(?:${other.normalize('NFKC')})$`, 'iu').test(text);
};
/** What people write behind or before the name of an airport or a town: 中部国際空港 is 中部, "Aéroport de Lyon" Lyon. */
const suffix =
  /\s*(?:국제)?\s*공항$|(?:国際)?空港$|(?:国际|國際)?(?:机场|機場)$|\s+(?:international )?airport$|^aeropuerto (?:de |del |internacional )*|^a[ée]roport (?:d['’]|de |international )*|(?<=..)(?:광역시|특별시|시|市|都|府)$/iu;
/**
 * "인천 (무안 가능하면 무안)", "London St Pancras": the whole, then what stands before a mark, then fewer and fewer of its words.
 */
function readings(text: string): string[] {
  const named = [text, withoutAccents(text)].flatMap((one) => {
    const first = one.split(/[/,、，·・(（]/u)[0]?.trim() ?? '';
    const words = first.split(/\s+/u);
    return [one, first, ...words.map((_, at) => words.slice(0, words.length - at).join(' '))];
  });
  return [...new Set(named.flatMap((one) => [one, one.replace(suffix, '')]))].filter((one) => one.length > 1);
}
const isNamed = (row: Names, text: string): boolean =>
  [row.nameKo, row.nameEn, row.nameJa, row.nameZh, row.nameEs, row.nameFr].some((name) => folded(name) === text);

const remembered = new WeakMap<ScoredCore, Map<string, Home>>();

/**
 * The airport or city that a free text names, by code or by name in six languages; without one, where people of the
 * country set out.
 */
export function homeOf(country: OriginCountry, airportText: string | null | undefined, core: ScoredCore): Home {
  const ofCore = remembered.get(core) ?? new Map<string, Home>();
  remembered.set(core, ofCore);
  const key = `${country} ${airportText ?? ''}`;
  const known = ofCore.get(key);
  if (known) return known;
  const found = readHome(country, airportText ?? '', core);
  ofCore.set(key, found);
  return found;
}

function readHome(country: OriginCountry, airportText: string, core: ScoredCore): Home {
  const code = airportInText(airportText, core.gateways);
  if (code !== undefined) return homeAt(country, [code], core);
  const inCountry = citiesIn(country, core);
  for (const text of readings(folded(airportText))) {
    const found = homeCalled(text, country, inCountry, core);
    if (found) return found;
  }
  const begun = inCountry.find((one) => beginsWith(folded(airportText), one));
  return begun ? homeOf(country, begun.nameEn, core) : usualHome(country, core);
}

/** 成都双流国际机场, 서울역: scripts that write no spaces go on behind the name of the city. */
const beginsWith = (text: string, { nameKo, nameJa, nameZh }: Names): boolean =>
  [nameKo, nameJa, nameZh].some((name) => name.length > 1 && text.startsWith(folded(name)));

function homeCalled(
  text: string,
  country: OriginCountry,
  inCountry: readonly City[],
  core: ScoredCore,
): Home | undefined {
  const city = inCountry.find((one) => isNamed(one, text) || isCalled(one.id, text));
  const airport = [...core.facts.airports.values()].find((one) => one.iso2 === country && isNamed(one, text));
  const larger = airport && hubOf(airport.iata);
  // 인천 is the airport of Seoul; elsewhere who names a city lives there, and sets out from its main airport.
  if (city && (larger === undefined || larger === city.id))
    return { iso2: country, airports: [city.gateway], homeId: city.id };
  if (airport)
    return { iso2: country, airports: [airport.iata], homeId: larger ?? cityAt(airport.iata, inCountry)?.id };
  const nicknamed = airportNicknamed(country, inSimplified(text)) ?? airportNicknamed(country, text);
  if (nicknamed !== undefined && core.gateways.has(nicknamed)) return homeAt(country, [nicknamed], core);
  const lived = townsOf(country).find(({ names }) =>
    names.some((name) => name === text || text.startsWith(`${name} `)),
  );
  return lived && core.gateways.has(lived.airport)
    ? { iso2: country, airports: [lived.airport], homeId: undefined, start: lived.coords }
    : undefined;
}
