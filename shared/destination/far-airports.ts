/**
 * Airports that are reached from abroad by a second connection or a night's wait, with the hours that this takes beside
 * one connection on the straight way, from timetables of 2025: few flights, a change of airport in the capital, or a
 * morning flight alone.
 */
const waits =
  'SOQ 7 TKK 3.5 TWU 1 BOB 3.5 RGI 3.5 GPS 5 UYU 6 USH 5 FTE 5 MDZ 5 BRC 5 IGR 5 PNT 4 CJC 3 ZCO 3 FEN 6 SSA 2 ABS 3.5 ' +
  'LXR 2.5 ASW 2.5 AYQ 2.5 LEA 4 SVU 4 SON 4 IXL 5 IXZ 4 DLZ 4 AEY 4 CUZ 3.5 BBK 5 VFA 4 MQP 3.5 GRJ 3.5 DUR 3.5 WDH 4 MBA 2';

const hours = new Map(
  [...waits.matchAll(/([A-Z]{3}) ([\d.]+)/g)].map(([, airport = '', wait = '']) => [airport, Number(wait)]),
);

/** Hours one way; 0 for all other airports. @param airport IATA code */
export const furtherWaitHours = (airport: string): number => hours.get(airport) ?? 0;
