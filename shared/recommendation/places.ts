import type { Place } from '#shared/destination/schema.ts';
import { placeFits } from './features.ts';
import { withRating } from './ratings.ts';
import { type Panel, verdictOf, type Verdict } from './panel.ts';
import { priorScore } from './prior.ts';
import { byScore } from './tie-break.ts';
import { placeTypesOf, type TravelChoice } from './travel-types.ts';
import { utility } from './utility.ts';
import type { View } from './view.ts';
import { wishTable } from './wish.ts';

export type PlaceVerdict = Verdict & { place: Place };

/** Best first. Hearts for a place count here. */
export function rankPlaces(panel: Panel, places: readonly Place[], choice?: TravelChoice): PlaceVerdict[] {
  return placesFor(places, choice)
    .map((place) => judgePlace(panel, place))
    .sort(byScore(panel.day));
}

function judgePlace({ travellers, basis }: Panel, place: Place): PlaceVerdict {
  const table = wishTable(place);
  const utilities = travellers.map((traveller) =>
    withRating(utility(placeFits(traveller, place, table)), traveller.ratings.get(place.id)),
  );
  return { ...verdictOf(place.id, utilities, [], priorScore(place), basis), place };
}

/** The reasons behind a verdict. */
export function placeViews({ travellers }: Panel, { place, utilities }: PlaceVerdict): View[] {
  const table = wishTable(place);
  return travellers.map((traveller, member) => ({
    traveller,
    flight: undefined,
    isAffordable: undefined,
    fits: placeFits(traveller, place, table),
    utility: utilities[member],
  }));
}

/** Golf, ski and fishing mean the activities with a strength in it, if there are any: a theme park is no golf course. */
function placesFor(places: readonly Place[], choice: TravelChoice | undefined): readonly Place[] {
  if (!choice) return places;
  const types = placeTypesOf(choice);
  const ofType = places.filter((place) => types.includes(place.type));
  if (choice.type !== 'golf' && choice.type !== 'ski' && choice.type !== 'fishing') return ofType;
  const { type } = choice;
  const apt = ofType.filter((place) => place.strengths[type] > 0);
  return apt.length > 0 ? apt : ofType;
}
