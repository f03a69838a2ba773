/**
 * Airports that one reaches from abroad by a further flight, within their country or region: so many hours more than a
 * connection takes, by the detour, few flights a day, another terminal or a night. As the editors know them; nothing
 * for whoever has a nonstop flight there.
 */
export const lastHopHours: Readonly<Record<string, number>> = {
  ABS: 5,
  AEY: 3,
  ASW: 2,
  AYQ: 4,
  BBK: 4,
  BHK: 2,
  BOB: 5,
  BRC: 4,
  CJC: 4,
  CUZ: 4,
  DGT: 2,
  DLZ: 5,
  ENI: 4,
  EVE: 2,
  FEN: 7,
  FTE: 5,
  GOI: 2,
  GPS: 8,
  GRJ: 3,
  IAO: 3,
  IGR: 3,
  IXL: 7,
  IXZ: 6,
  JZH: 2,
  KOS: 3,
  LBJ: 5,
  LEA: 5,
  LOP: 2,
  LXA: 4,
  MDC: 2,
  MDZ: 3,
  MQP: 3,
  PBH: 5,
  PDP: 3,
  PKR: 3,
  PNT: 5,
  PPP: 3,
  RGI: 5,
  ROT: 2,
  RTB: 3,
  SON: 6,
  SOQ: 8,
  SVU: 4,
  TGG: 2,
  TKK: 6,
  TUO: 2,
  TWU: 2,
  UDR: 3,
  UGC: 3,
  USH: 5,
  USU: 3,
  UYU: 9,
  VCS: 3,
  VFA: 2,
  VNS: 3,
  WDH: 2,
  YZF: 3,
  ZCO: 3,
};

/** So near, an airport of which no flights are written down may well have one. */
const neighbourKm = 2500;
/** @param km to the airport; Infinity: the flights of where one sets out are known, and none leads there */
export const lastHop = (gateway: string, km: number): number => (km > neighbourKm ? (lastHopHours[gateway] ?? 0) : 0);

/** There and back, ten thousand won for each of these hours. */
export const hopManwonPerHour = 6;
