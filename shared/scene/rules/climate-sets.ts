import type { Climate } from '#shared/destination/climate.ts';

/** Where palms grow. */
export const tropics: ReadonlySet<Climate> = new Set([
  'RYU',
  'SCH',
  'VNC',
  'VNS',
  'GOT',
  'PHL',
  'EQU',
  'IDS',
  'CAR',
  'PAC',
  'MIC',
  'BRN',
  'DWR',
  'BAJ',
  'TWR',
  'SMK',
  'EAF',
  'MLD',
]);
/** Where the land is bare. */
export const deserts: ReadonlySet<Climate> = new Set(['GLF', 'CAS', 'DES', 'BAJ']);
