import type { Coords } from '#shared/destination/flight.ts';
import { core } from '#server/destination/catalogue.ts';

/** An airport of the built catalogue; throws where there is none. */
export function airportAt(iata: string): Coords {
  const coords = core.gateways.get(iata);
  if (!coords) throw new Error(`no airport ${iata}`);
  return coords;
}
