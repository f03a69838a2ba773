/**
 * Airports that one reaches from abroad by a further flight, within their country or region: after each code so many
 * hours more than a connection takes, by the detour, few flights a day, another terminal or a night. As the editors
 * know them; nothing for whoever has a nonstop flight there.
 */
export const lastHops =
  'ABS5AEY3ASW2AYQ4BBK4BHK2BOB5BRC4CJC4CUZ4DGT2DLZ5ENI4EVE2FEN7FTE5GOI2GPS8GRJ3IAO3IGR3IXL7IXZ6JZH2KOS3' +
  'LBJ5LEA5LOP2LXA4MDC2MDZ3MQP3PBH5PDP3PKR3PNT5PPP3RGI5ROT2RTB3SON6SOQ8SVU4TGG2TKK6TUO2TWU2UDR3UGC3USH5' +
  'USU3UYU9VCS3VFA2VNS3WDH2YZF3ZCO3';

/** So near, an airport of which no flights are written down may well have one. */
const neighbourKm = 2500;
/** @param km to the airport; Infinity: the flights of where one sets out are known, and none leads there */
export function lastHop(gateway: string, km: number): number {
  const at = km > neighbourKm ? lastHops.indexOf(gateway) : -1;
  return at < 0 ? 0 : Number(lastHops[at + 3]);
}

/** There and back, ten thousand won for each of these hours. */
export const hopManwonPerHour = 6;
