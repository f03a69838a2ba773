import { type CrowdDays, crowdsAt } from '#shared/destination/facts/crowds.ts';
import type { City } from '#shared/destination/schema.ts';
import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import { candidateFacts, type CandidateFacts } from './candidate-facts.ts';
import { rankCities } from './cities.ts';
import { cityViews } from './city-views.ts';
import { explain, type FitDot, type TradeOff } from './explain.ts';
import type { GroupProfile } from './group-profile.ts';
import { costBand, tripCostManwon } from './money.ts';
import { noOthers } from './others.ts';
import { answersOf, seenWith } from './seen.ts';
import { asksStepFree } from './step-free.ts';

/** A city that a group is about to choose, or has chosen, for the dates of the profile. */
export interface CityVerdict {
  /** As on a card of the recommendations. */
  fit: FitDot[];
  /** What it lacks most for those who asked for it, money apart. */
  tradeOff: TradeOff | undefined;
  /** For so many a limit of way, money or days is broken, as on a card. */
  worksNotFor: number;
  facts: CandidateFacts;
  /** Days of the trip that change the whole country. */
  crowds: readonly CrowdDays[];
  money: MoneyVerdict | undefined;
  /** The whole band of the estimate lies above what somebody told the group, be it how many it may. */
  isTooDear: boolean;
  /** Somebody's texts speak of a wheelchair. */
  asksStepFree: boolean;
}

/**
 * Of `of` members who tell the group their budget: the whole band of the estimate lies within it for `within`, and its
 * upper end exceeds it for `over`, all others.
 */
export interface MoneyVerdict {
  of: number;
  within: number;
  over: number;
  /** By how much at most, ten thousand won, rounded to 10; 0 for nobody. */
  mostOverManwon: number;
}

/** `undefined`: the group does not travel to this city, because somebody lives there or nobody can reach it in time. */
export function cityVerdict(profile: GroupProfile, city: City): CityVerdict | undefined {
  const [scored] = rankCities(profile, [city]).cities;
  const { window } = profile.trip;
  if (!scored) return undefined;
  const views = cityViews(profile, scored);
  const withoutMoney = views.map((view) => ({ ...view, fits: { ...view.fits, budget: undefined } }));
  const { fit, tradeOff } = explain(seenWith(withoutMoney, answersOf(profile, city)), noOthers(), scored);
  const { worksNotFor } = scored;
  return {
    fit,
    tradeOff,
    worksNotFor,
    facts: candidateFacts(profile, city),
    crowds: crowdsAt(profile.core.facts, city, window),
    money: moneyVerdict(profile, city),
    isTooDear: views.some((view) => view.isTooDear),
    asksStepFree: asksStepFree(profile.travellers),
  };
}

const roundedToManwon = 10;

/** Budgets that are told to nobody are in no figure, and fewer than three are not shown (founding decision 6). */
function moneyVerdict({ travellers, core, trip }: GroupProfile, city: City): MoneyVerdict | undefined {
  const told = travellers.flatMap(({ reaches, ceiling, isBudgetPrivate, style }) => {
    const reach = reaches?.get(city.id);
    if (!reach || ceiling === undefined || isBudgetPrivate) return [];
    const cost = tripCostManwon(core, reach, city, trip.days, style === 'simple' ? 'hostel' : 'middle');
    return [costBand(cost).to - ceiling];
  });
  if (told.length < MIN_CONTRIBUTORS) return undefined;
  const over = told.filter((manwon) => manwon > 0);
  return {
    of: told.length,
    within: told.length - over.length,
    over: over.length,
    mostOverManwon:
      over.length === 0 ? 0 : Math.max(1, Math.round(Math.max(...over) / roundedToManwon)) * roundedToManwon,
  };
}
