import type { Core } from '#shared/destination/core/read-core.ts';
import type { Country } from '#shared/destination/schema.ts';
import { betterRange, exploreCountries } from '#shared/explore/answers.ts';
import { exploreDefaults } from '#shared/explore/filters.ts';

/** The country that leads explore's list where no filter is chosen, and how many there are. */
interface Best {
  country: Country;
  count: number;
}

const reckoned = new WeakMap<Core, { best: Best | undefined }>();

/** Reckoned once for each catalogue. `undefined`: several are the best, or the list begins with something else. */
export function bestCountry(core: Core): Best | undefined {
  const known = reckoned.get(core) ?? { best: reckon(core) };
  reckoned.set(core, known);
  return known.best;
}

function reckon(core: Core): Best | undefined {
  const { origin, mainType, range } = exploreDefaults;
  // Any day: it orders ties alone.
  const question = { core, filters: { origin, mainType, range }, day: '2026-01-01' };
  const { countries, isWidened } = exploreCountries(question);
  const [first, second] = countries;
  if (!first || first.score === second?.score || isWidened || betterRange(question) !== undefined) return undefined;
  return { country: first.country, count: countries.length };
}
