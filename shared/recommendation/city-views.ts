import type { CityScore } from './cities.ts';
import { airFit, cityFits } from './city-fits.ts';
import { fitsBadly } from './features.ts';
import type { GroupProfile } from './group-profile.ts';
import { leastCost } from './hard-limits.ts';
import { orderOf } from './legs.ts';
import { isOver, isWithin } from './money.ts';
import { lackedAt, unmetOf } from './unmet.ts';
import { isLonger, type View } from './view.ts';

/** The reasons behind a score: a card needs them, a ranking of hundreds does not. */
export function cityViews(profile: GroupProfile, { city, utilities }: CityScore): View[] {
  const { travellers, core } = profile;
  const at = orderOf(core).get(city.id) ?? -1;
  const isTextHeard = travellers.some((one) => one.isTextHeard);
  return travellers.map((traveller, member) => {
    const leg = traveller.legs?.[at];
    const { ceiling, isBudgetPrivate } = traveller;
    const lacked = isTextHeard ? lackedAt(traveller, city, profile, leg?.reach) : [];
    const money = leg && ceiling !== undefined && !isBudgetPrivate && { cost: leastCost(traveller, leg), ceiling };
    return {
      traveller,
      reach: leg?.reach,
      isAffordable: money ? isWithin(money.cost, money.ceiling) : undefined,
      isTooDear: money ? isOver(money.cost, money.ceiling) : false,
      isFarOff:
        leg !== undefined &&
        (airFit(traveller, leg.reach) < 1 || isLonger(traveller, traveller.rangesOff?.[at] ?? 0, leg.reach)),
      isNearer: (traveller.rangesOff?.[at] ?? 0) < 0,
      isSlow: leg !== undefined && (traveller.rangesOff?.[at] ?? 0) === 0 && leg.time <= fitsBadly,
      lacked,
      unmet: traveller.isTextHeard ? unmetOf(traveller, lacked, leg?.reach) : [],
      fits: cityFits(traveller, city, core),
      utility: utilities[member],
    };
  });
}
