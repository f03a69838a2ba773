import type { City } from '#shared/destination/schema.ts';
import { hasMonth } from '#shared/destination/season.ts';
import { isSteep } from '#shared/destination/steep.ts';
import { needsVisa } from '#shared/destination/visa.ts';
import type { GroupProfile } from './group-profile.ts';
import type { Reach } from './reach.ts';
import { stormyPart } from './said.ts';
import type { Traveller } from './traveller.ts';

/** What texts ask for beside wishes: a card says where a place does not give it. */
export type Unmet = 'nonstop' | 'byLand' | 'car' | 'crowds' | 'rain' | 'stairs' | 'visa';

/** From here on rain or storms are usual in the months of the trip. */
const rainy = 0.5;

/** What of it this city does not give this member. */
export function unmetAt(
  { particulars, origin }: Traveller,
  city: City,
  { core, trip }: Pick<GroupProfile, 'core' | 'trip'>,
  reach: Reach | undefined,
): readonly Unmet[] {
  const { isDirect, isByLand, isWithoutPlane, isWithoutCar, isQuiet, isStormShy, isLevel } = particulars;
  const found: Unmet[] = [];
  const facts = core.facts.cities.get(city.id);
  if (reach && isDirect && !reach.isDirect) found.push('nonstop');
  if (reach && !reach.isByLand && (isWithoutPlane || (isByLand && reach.isTrainLand))) found.push('byLand');
  if (isWithoutCar && facts?.car === 'needed') found.push('car');
  if (isQuiet && facts && trip.months.some((month) => hasMonth(facts.crowdedMonths, month))) found.push('crowds');
  if (isStormShy && stormyPart(city, trip.months, core.facts.weather.get(city.id)) >= rainy) found.push('rain');
  if (isLevel && isSteep(city.id)) found.push('stairs');
  if (particulars.isVisaFree && origin && needsVisa(origin.iso2, city.iso2, particulars.isVisaOnArrivalFine))
    found.push('visa');
  return found;
}
