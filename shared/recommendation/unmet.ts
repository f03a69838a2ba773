import type { City } from '#shared/destination/schema.ts';
import { crowdsAt } from '#shared/destination/facts/crowds.ts';
import { hasMonth, noMonths } from '#shared/destination/season.ts';
import { isSteep } from '#shared/destination/steep.ts';
import { needsVisa } from '#shared/destination/visa.ts';
import type { GroupProfile } from './group-profile.ts';
import type { Particulars } from './particulars.ts';
import type { Reach } from './reach.ts';
import { stormyPart } from './said.ts';
import type { Traveller } from './traveller.ts';

/** What texts ask for beside wishes: a card says where a place does not give it. */
export type Unmet = 'nonstop' | 'byLand' | 'car' | 'crowds' | 'rain' | 'stairs' | 'visa';

/** Who asks for it. */
const asks: Readonly<Record<Unmet, (of: Particulars, reach: Reach | undefined) => boolean>> = {
  nonstop: ({ isDirect }) => isDirect,
  byLand: ({ isByLand, isWithoutPlane }, reach) => isWithoutPlane || (isByLand && reach?.isTrainLand === true),
  car: ({ isWithoutCar }) => isWithoutCar,
  crowds: ({ isQuiet }) => isQuiet,
  rain: ({ isStormShy }) => isStormShy,
  stairs: ({ isLevel }) => isLevel,
  visa: ({ isVisaFree }) => isVisaFree,
};
const all = Object.keys(asks) as Unmet[];

/** From here on rain or storms are usual in the months of the trip. */
const rainy = 0.5;

/** What of it is not so at this city for this member, whether asked for or not. */
export function lackedAt(
  { origin, particulars }: Traveller,
  city: City,
  { core, trip }: Pick<GroupProfile, 'core' | 'trip'>,
  reach: Reach | undefined,
): readonly Unmet[] {
  const facts = core.facts.cities.get(city.id);
  const isLacking: Readonly<Record<Unmet, () => boolean>> = {
    nonstop: () => reach?.isDirect === false,
    byLand: () => reach?.isByLand === false,
    car: () => facts?.car === 'needed',
    crowds: () =>
      trip.months.some((month) => hasMonth(facts?.crowdedMonths ?? noMonths, month)) ||
      crowdsAt(core.facts, city, trip.window).some(({ kind }) => kind === 'travels'),
    rain: () => stormyPart(city, trip.months, core.facts.weather.get(city.id)) >= rainy,
    stairs: () => isSteep(city.id),
    visa: () => origin !== undefined && needsVisa(origin.iso2, city.iso2, particulars.isVisaOnArrivalFine),
  };
  return all.filter((one) => isLacking[one]());
}

/** What of that this member's texts ask for. */
export const unmetOf = (
  { particulars }: Traveller,
  lacked: readonly Unmet[],
  reach: Reach | undefined,
): readonly Unmet[] => lacked.filter((one) => asks[one](particulars, reach));
