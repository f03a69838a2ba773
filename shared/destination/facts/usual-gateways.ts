import type { MainOrigin, OriginCountry } from '#shared/travel/options.ts';
import { originGateways } from '#shared/destination/flight.ts';
import type { CityFacts } from './schema.ts';

/** How many gateways of a country stand for it. */
const most = 3;

/**
 * By ISO code: the gateways of the country's most visited cities, first that of the most visited one. A country without
 * an airport of its own has its neighbour's.
 */
export function usualGateways(
  cities: readonly { id: string; iso2: string; gateway: string }[],
  facts: ReadonlyMap<string, Pick<CityFacts, 'share'>>,
): Map<string, readonly string[]> {
  const byCountry = new Map<string, { gateway: string; share: number }[]>();
  for (const { id, iso2, gateway } of cities) {
    const found = byCountry.get(iso2) ?? [];
    found.push({ gateway, share: facts.get(id)?.share ?? 0 });
    byCountry.set(iso2, found);
  }
  return new Map(
    [...byCountry].map(([iso2, found]) => {
      const gateways = found.sort((a, b) => b.share - a.share).map(({ gateway }) => gateway);
      return [iso2, [...new Set(gateways)].slice(0, most)];
    }),
  );
}

/**
 * Where people of a country set out when they name no airport, the usual one first: the editors' list for the
 * specification's origins.
 */
export const gatewaysOf = (
  { facts }: { facts: { usualGateways: ReadonlyMap<string, readonly string[]> } },
  country: OriginCountry,
): readonly string[] => originGateways[country as MainOrigin] ?? facts.usualGateways.get(country) ?? [];
