import type { Traveller } from './traveller.ts';

/** Whether a member's texts say anything that is no wish and no limit of hours. */
export function saysMore({ named, refused, particulars }: Traveller): boolean {
  const {
    isQuiet,
    isWithoutCar,
    isSmallTown,
    isDirect,
    isByLand,
    isRoundTrip,
    isStormShy,
    isOwnLanguage,
    isLevel,
    isVisaFree,
    isNear,
    isHalfway,
    mostWayHours,
    warmth,
  } = particulars;
  return (
    isQuiet ||
    isWithoutCar ||
    isSmallTown ||
    isDirect ||
    isByLand ||
    isRoundTrip ||
    isStormShy ||
    isOwnLanguage ||
    isLevel ||
    isVisaFree ||
    isNear ||
    isHalfway ||
    mostWayHours !== undefined ||
    warmth !== undefined ||
    refused.length > 0 ||
    !named.isEmpty
  );
}
