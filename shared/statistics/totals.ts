/** A member's budget in ten thousand won: flight once, accommodation per night, the rest per day. */
export type TripBudget = { flightBudget: number; accommodationBudget: number; dailyBudget: number; totalDays: number };

/**
 * Total per member = flight + (accommodation + daily) x totalDays, in ten thousand won (`docs/spec-table.md`, section
 * 9). As the spec has it, every day is charged a night. `undefined` while any of the four is unanswered.
 */
export function totalBudget(budget: Partial<TripBudget>): number | undefined {
  const { flightBudget, accommodationBudget, dailyBudget, totalDays } = budget;
  if (flightBudget === undefined || accommodationBudget === undefined) return undefined;
  if (dailyBudget === undefined || totalDays === undefined) return undefined;
  return flightBudget + (accommodationBudget + dailyBudget) * totalDays;
}
