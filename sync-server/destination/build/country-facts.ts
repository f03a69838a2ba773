import { readFileSync } from 'node:fs';
import type { Continent } from '#shared/destination/schema.ts';
import { packageFile } from './sources/packages.ts';

/** Facts of Unicode CLDR (package cldr-core). */
export interface CountryFacts {
  continentOf: (iso2: string) => Continent;
  currencyOf: (iso2: string) => string;
}

/** UN M.49 groups as CLDR contains them. */
const continentGroups: readonly [group: string, continent: Continent][] = [
  ['142', 'asia'],
  ['150', 'europe'],
  ['002', 'africa'],
  ['003', 'north-america'],
  ['005', 'south-america'],
  ['009', 'oceania'],
];

/** Where CLDR's first tender is not what a visitor pays with. */
const currencies: Readonly<Record<string, string>> = { ZW: 'USD' };

export function readCountryFacts(): CountryFacts {
  const { territoryContainment } = supplemental<{ territoryContainment: Record<string, { _contains: string[] }> }>(
    packageFile.territoryContainment(),
  );
  const { currencyData } = supplemental<{
    currencyData: { region: Record<string, Record<string, { _to?: string; _tender?: string }>[]> };
  }>(packageFile.currencyData());
  const contains = (group: string, iso2: string): boolean =>
    (territoryContainment[group]?._contains ?? []).some((one) => one === iso2 || contains(one, iso2));
  return {
    continentOf: (iso2) => {
      const found = continentGroups.find(([group]) => contains(group, iso2));
      if (found === undefined) throw new Error(`CLDR has no continent for ${iso2}`);
      return found[1];
    },
    currencyOf: (iso2) => {
      const own = currencies[iso2];
      if (own !== undefined) return own;
      const current = (currencyData.region[iso2] ?? [])
        .flatMap((entry) => Object.entries(entry))
        .find(([, { _to, _tender }]) => _to === undefined && _tender !== 'false');
      if (current === undefined) throw new Error(`CLDR has no currency for ${iso2}`);
      return current[0];
    },
  };
}

function supplemental<T>(path: string): T {
  const file = JSON.parse(readFileSync(path, 'utf8')) as { supplemental: T };
  return file.supplemental;
}
