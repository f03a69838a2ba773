import type { Particulars } from './particulars.ts';
import type { Traveller } from './traveller.ts';

const said = [
  'isQuiet',
  'isWithoutCar',
  'isSmallTown',
  'isDirect',
  'isByLand',
  'isRoundTrip',
  'isStormShy',
  'isOwnLanguage',
  'isLevel',
  'isVisaFree',
  'isNear',
  'isHalfway',
  'mostWayHours',
  'warmth',
] as const satisfies readonly (keyof Particulars)[];

/** Whether a member's texts say anything that is no wish and no limit of hours. */
export const saysMore = ({ named, refused, particulars }: Traveller): boolean =>
  refused.length > 0 || !named.isEmpty || said.some((one) => particulars[one]);
