/**
 * Climate archetypes, one per city (decision 0017). A code names a set of months (`season.ts`), not a region: Darwin has the months of Java. Imported
 * files name them, so none is renamed.
 */
export const climates = [
  'NEA', 'HOK', 'RYU', 'SCH', 'VNC', 'VNS', 'GOT', 'PHL', 'EQU', 'IDS', 'IND', 'GLF', 'MED', 'NEU', 'ALP', 'CAR', 'ALT', 'SHT', 'PAC',
  'CNI', 'CNS', 'MEI', 'CON', 'CAS', 'ATL', 'EAF', 'BAJ', 'MLD', 'TWR', 'HIM', 'DES', 'DWR', 'SMK', 'PGH', 'MIC', 'BRN', 'BOR',
] as const;
export type Climate = (typeof climates)[number];
