/** ko en ja zh es fr; an empty text means: as in English. */
export type CompactNames = [ko: string, en: string, ja: string, zh: string, es: string, fr: string];
