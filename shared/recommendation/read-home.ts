import { airportInText } from '#shared/destination/flight.ts';
import type { City } from '#shared/destination/schema.ts';
import type { OriginCountry } from '#shared/travel/options.ts';
import type { ScoredCore } from './catalogue.ts';
import { citiesIn, cityAt, type Home, homeAt, usualHome } from './home.ts';
import { furtherCities } from './names-further.ts';
import { aliases } from './place-words.ts';
import { townsOf } from './towns.ts';
import { withoutAccents } from './without-accents.ts';

type Names = Readonly<Record<'nameKo' | 'nameEn' | 'nameJa' | 'nameZh' | 'nameEs' | 'nameFr', string>>;

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
const isCalled = (id: string, text: string): boolean => {
  const other = [aliases[id], furtherCities[id]].filter((one) => one !== undefined).join('|');
  return other !== '' && new RegExp(`^(?:${other.normalize('NFKC')})$`, 'iu').test(text);
};
/** "인천 (무안 가능하면 무안)", "London St Pancras": the whole, then what stands before a mark, then fewer and fewer of its words. */
function readings(text: string): string[] {
  const first =
    withoutAccents(text)
      .split(/[/,、，·・(（]/u)[0]
      ?.trim() ?? '';
  const words = first.split(/\s+/u);
  return [...new Set([text, first, ...words.map((_, at) => words.slice(0, words.length - at).join(' '))])].filter(
    (one) => one.length > 1,
  );
}
const isNamed = (row: Names, text: string): boolean =>
  [row.nameKo, row.nameEn, row.nameJa, row.nameZh, row.nameEs, row.nameFr].some((name) => folded(name) === text);

const remembered = new WeakMap<ScoredCore, Map<string, Home>>();

/** The airport or city that a free text names, by code or by name in six languages; without one, where people of the country set out. */
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
  return usualHome(country, core);
}

function homeCalled(
  text: string,
  country: OriginCountry,
  inCountry: readonly City[],
  core: ScoredCore,
): Home | undefined {
  const city = inCountry.find((one) => isNamed(one, text) || isCalled(one.id, text));
  const airport = [...core.facts.airports.values()].find((one) => one.iso2 === country && isNamed(one, text));
  if (city && airport === undefined) return { iso2: country, airports: [city.gateway], homeId: city.id };
  if (airport) {
    // An airport is called by the town it lies in, and is the airport of the larger one that it serves.
    const homeId = cityAt(airport.iata, inCountry)?.id ?? city?.id;
    return { iso2: country, airports: [airport.iata], homeId };
  }
  const lived = townsOf(country).find(({ names }) =>
    names.some((name) => name === text || text.startsWith(`${name} `)),
  );
  return lived && core.gateways.has(lived.airport)
    ? { iso2: country, airports: [lived.airport], homeId: undefined, start: lived.coords }
    : undefined;
}
