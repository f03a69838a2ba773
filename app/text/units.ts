import type { Language } from '#shared/kernel/languages.ts';
import { spaceUnit } from './formats.ts';

/** The English of this product is that of the United States, which counts in degrees Fahrenheit, miles and inches. */
const isAmerican = (language: Language): boolean => language === 'en';

const kmOfMile = 1.609344;

/** A temperature as the reader counts it; `recommendations.degrees` names the unit. */
export const degreesFor = (language: Language, celsius: number): number =>
  isAmerican(language) ? Math.round((celsius * 9) / 5 + 32) : celsius;

/** A distance as the reader counts it: in miles, or in km. */
export const distanceFor = (language: Language, km: number): number => (isAmerican(language) ? km / kmOfMile : km);

export const distanceUnit = (language: Language): 'mile' | 'kilometer' => (isAmerican(language) ? 'mile' : 'kilometer');

/** Rain as the reader counts it: in inches to the tenth, or in mm. */
export const rainFor = (language: Language, mm: number): number =>
  isAmerican(language) ? Math.round(mm / 2.54) / 10 : mm;

/** `4.5시간`, `4.5 hours` */
export const formatHours = (language: Language, hours: number): string =>
  spaceUnit(
    language,
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    }).format(hours),
  );
