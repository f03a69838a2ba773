import { fareEstimateManwon } from '../cost.ts';

/**
 * Where four carriers or more fly, low-cost ones among them, a ticket of the low season costs four fifths of the rule.
 */
const contestedPart = 0.8;
/** Within a country a return ticket costs about half of what the same distance costs across a border. */
const domesticPart = 0.5;

/**
 * A return fare of the low season in economy, ten thousand won; km one way as flown. An estimate (`cost.ts`), shown as
 * a band.
 */
export function lowSeasonFareManwon(
  km: number,
  { isContested, isDomestic }: { isContested: boolean; isDomestic: boolean },
): number {
  return fareEstimateManwon(km) * (isDomestic ? domesticPart : isContested ? contestedPart : 1);
}
