/** A law of the origin's country that forbids trips for pleasure to another. */
export type TravelBan = 'cubaByUsLaw';

/** Cuba: 31 CFR 515.560 allows twelve kinds of travel, and tourism is none of them. */
export const travelBan = (originIso2: string, iso2: string): TravelBan | undefined =>
  originIso2 === 'US' && iso2 === 'CU' ? 'cubaByUsLaw' : undefined;
