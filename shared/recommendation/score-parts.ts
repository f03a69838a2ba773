import type { City } from '#shared/destination/schema.ts';
import { cityFits } from './city-fits.ts';
import { type Feature, features } from './features.ts';
import type { GroupProfile } from './group-profile.ts';

/** How well a city suits the group in one respect: the mean over those who told it, 0 to 10, one decimal. */
export interface ScorePart {
  feature: Feature;
  score: number;
  /** How many told it. */
  of: number;
}

/** From so many open budgets on a mean tells nobody's own. */
const leastBudgets = 3;

/** Every respect that somebody told, in the order of their weights. Budgets that are told to nobody are in no mean. */
export function scoreParts(profile: GroupProfile, city: City): ScorePart[] {
  const fits = profile.travellers.map((traveller) => ({
    isBudgetPrivate: traveller.isBudgetPrivate,
    fits: cityFits(traveller, city, profile.core),
  }));
  return features.flatMap((feature): ScorePart[] => {
    const told = fits.flatMap(({ fits: { [feature]: fit }, isBudgetPrivate }) =>
      fit === undefined || (feature === 'budget' && isBudgetPrivate) ? [] : [fit],
    );
    if (told.length === 0 || (feature === 'budget' && told.length < leastBudgets)) return [];
    const mean = told.reduce((sum, fit) => sum + fit, 0) / told.length;
    return [{ feature, score: Math.round(mean * 100) / 10, of: told.length }];
  });
}
