/** What free text says beside wishes and names of places. */
export interface Particulars {
  mostFlightHours: number | undefined;
  /** Of the way from door to door, where no flight is spoken of. */
  mostWayHours: number | undefined;
  /** The place should be near. */
  isNear: boolean;
  /** They set out from different homes and want to meet between them. */
  isHalfway: boolean;
  /** They go by car. */
  isByCar: boolean;
  /** Nobody drives. */
  isWithoutCar: boolean;
  /** Whether it should be cool or warm there. */
  warmth: 'cool' | 'warm' | undefined;
  isQuiet: boolean;
  /** A small town rather than a big city. */
  isSmallTown: boolean;
  /** Nobody wants to change planes. */
  isDirect: boolean;
  /**
   * With small children or old people, or by their own words: a long way from the airport is a burden, and so is a
   * change of planes.
   */
  isSpared: boolean;
  /** The same of whoever walks or rides for pleasure: knees that mind stairs do not mind a bus. */
  onFoot: { isSpared: boolean; isDirect: boolean };
  /** By rail, bus or ship: nobody flies on a trip within the own country. */
  isByLand: boolean;
  /** Nobody gets on a plane. */
  isWithoutPlane: boolean;
  /** Several countries on one journey. */
  isRoundTrip: boolean;
  /** Months of storms are to be avoided. */
  isStormShy: boolean;
  /** Somebody there should speak the own language. */
  isOwnLanguage: boolean;
  /** Stairs and steep streets are a burden. */
  isLevel: boolean;
  /** Somebody goes by wheelchair. */
  isStepFree: boolean;
  /** Nobody wants to apply for a visa. */
  isVisaFree: boolean;
  /** One that is stamped at the airport would do. */
  isVisaOnArrivalFine: boolean;
  /** They would rather not, but would. */
  isVisaBorne: boolean;
}

export const nothingParticular: Particulars = {
  mostFlightHours: undefined,
  mostWayHours: undefined,
  isNear: false,
  isHalfway: false,
  isByCar: false,
  isWithoutCar: false,
  warmth: undefined,
  isQuiet: false,
  isSmallTown: false,
  isDirect: false,
  isSpared: false,
  onFoot: { isSpared: false, isDirect: false },
  isByLand: false,
  isWithoutPlane: false,
  isRoundTrip: false,
  isStormShy: false,
  isOwnLanguage: false,
  isLevel: false,
  isStepFree: false,
  isVisaFree: false,
  isVisaOnArrivalFine: false,
  isVisaBorne: false,
};
