import type { Coords } from '#shared/destination/flight.ts';
import { readNames } from '#shared/destination/core/read-core.ts';
import type { PlaceType } from '#shared/destination/schema.ts';
import type { Climate } from '#shared/destination/climate.ts';
import { ratedTypes, type RatedType, type Strength, type Strengths } from '#shared/destination/strength.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';

/** Whose data it is: shown with every row of it. */
export interface ImportSource {
  /** A slug. */
  readonly id: string;
  readonly name: string;
  readonly licence: string;
  readonly licenceUrl: string | null;
  readonly url: string | null;
}

type DraftNames = ReturnType<typeof readNames>;

interface AnyDraft {
  readonly line: number;
  readonly source: ImportSource;
  /** The row's id at its source: by it a second import finds the row again. */
  readonly key: string;
  /** The row's page at its source. */
  readonly url: string | null;
  readonly coords: Coords;
}

interface DestinationDraft extends AnyDraft {
  readonly names: DraftNames;
  /** As written by the operator; otherwise made of the English name. */
  readonly slug: string | undefined;
  readonly strengths: Strengths;
}

export interface PlaceDraft extends DestinationDraft {
  readonly kind: 'place';
  readonly type: PlaceType;
  /** `country/city`; otherwise the nearest one. */
  readonly cityId: string | undefined;
  readonly tags: readonly PlaceTag[];
  readonly priceLevel: 0 | 1 | 2 | 3 | 4 | null;
  readonly descriptionKo: string;
  readonly descriptionEn: string;
}

export interface CityDraft extends DestinationDraft {
  readonly kind: 'city';
  readonly iso2: string;
  readonly population: number | null;
  readonly isCapital: boolean;
  /** Otherwise as the nearest city or airport has it. */
  readonly gateway: string | undefined;
  readonly climate: Climate | undefined;
  readonly costOffset: -1 | 0 | 1;
  readonly lineKo: string;
  readonly lineEn: string;
}

export interface AirportDraft extends AnyDraft {
  readonly kind: 'airport';
  readonly iata: string;
}

export type Draft = PlaceDraft | CityDraft | AirportDraft;

/** No mistake, but nothing for the catalogue either. */
export interface LeftOut {
  readonly line: number;
  readonly leftOut: string;
}

/** A row cannot be taken as it is; the reader of the row turns it into a fault with the line. */
export class RowFault extends Error {}

const longestName = 120;
const longestText = 300;
const longestAddress = 500;

/**
 * One line of plain text: what a file calls `<b>` is letters like any others, because nothing that shows names reads
 * markup.
 */
export function nameOf(text: string, what: string): string {
  const name = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  // Direction marks would turn the words around it.
  if (/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/u.test(name))
    throw new RowFault(`${what} has characters that cannot be shown`);
  if (name.length > longestName) throw new RowFault(`${what} is longer than ${longestName} characters`);
  return name;
}

/** @throws RowFault without an English name, or where a name holds no letter */
export function namesOf(six: Partial<Record<'ko' | 'en' | 'ja' | 'zh' | 'es' | 'fr', string>>): DraftNames {
  const of = (language: keyof typeof six) => nameOf(six[language] ?? '', `the name (${language})`);
  const en = of('en');
  if (!/[\p{L}\p{N}]/u.test(en)) throw new RowFault('no name');
  return readNames([of('ko') || en, en, of('ja'), of('zh'), of('es'), of('fr')]);
}

/** A description without markup, cut at a word. */
export function textOf(text: string): string {
  const plain = text
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/\{\{[^{}]{0,500}\}\}/g, ' ')
    .replace(/\[\[(?:[^\][|]{0,200}\|)?([^\][|]{0,200})\]\]/g, '$1')
    .replace(/'{2,}/g, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (plain.length <= longestText) return plain;
  const cut = plain.slice(0, longestText);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestText - 40)).trimEnd()}…`;
}

/** Degrees as decimal numbers. */
export function coordsOf(lat: string | number, lng: string | number): Coords {
  const [north, east] = [degrees(lat), degrees(lng)];
  if (north === undefined || east === undefined) throw new RowFault('no coordinates');
  if (Math.abs(north) > 90 || Math.abs(east) > 180) throw new RowFault('coordinates that are not on Earth');
  if (north === 0 && east === 0) throw new RowFault('coordinates 0, 0: unknown rather than there');
  return { lat: Math.round(north * 1000) / 1000, lng: Math.round(east * 1000) / 1000 };
}

function degrees(value: string | number): number | undefined {
  if (typeof value === 'string' && !/^[+-]?\d{1,3}(\.\d+)?$/.test(value.trim())) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** An http or https address, or nothing. */
export function addressOf(text: string, what: string): string | null {
  if (text === '') return null;
  if (text.length > longestAddress || !URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new RowFault(`${what} is no http or https address`);
  return new URL(text).href;
}

export const keyOf = (text: string): string => {
  if (text === '' || text.length > 200) throw new RowFault('no id, or one longer than 200 characters');
  return text;
};

/**
 * Nothing but what is named; an import is no judgement, so a row without one is "possible" (1), and a place made for a
 * sport "good" (2).
 */
export function strengthsOf(known: Partial<Record<RatedType, Strength>>): Strengths {
  return Object.fromEntries(ratedTypes.map((type) => [type, known[type] ?? 0])) as Record<RatedType, Strength>;
}

/** What a place of a kind is good for where its source says no more. */
export const usualStrengths: Readonly<Record<PlaceType, Strengths>> = {
  attraction: strengthsOf({ sightseeing: 1 }),
  view: strengthsOf({ sightseeing: 1 }),
  food: strengthsOf({ sightseeing: 1 }),
  shop: strengthsOf({ sightseeing: 1 }),
  stay: strengthsOf({ relax: 1 }),
  activity: strengthsOf({ activity: 1 }),
};
