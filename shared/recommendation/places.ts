import type { Place } from '#shared/destination/schema.ts';
import { placeFits } from './features.ts';
import { withRating } from './ratings.ts';
import { type GroupProfile, scoreOf, type Score } from './group-profile.ts';
import { priorScore } from './prior.ts';
import { byScore } from './tie-break.ts';
import { placeTypesOf, type TravelChoice } from './travel-types.ts';
import { lowest, utility } from './utility.ts';
import type { View } from './view.ts';

export type PlaceScore = Score & { place: Place };

/** Best first. Hearts for a place count here. `isBarred`: whoever goes by wheelchair cannot get about there. */
export function rankPlaces(
  profile: GroupProfile,
  places: readonly Place[],
  choice?: TravelChoice,
  isBarred?: (place: Place) => boolean,
): PlaceScore[] {
  return placesFor(places, choice)
    .map((place) => scorePlace(profile, place, isBarred?.(place)))
    .sort(byScore(profile.day));
}

function scorePlace({ travellers, basis }: GroupProfile, place: Place, isBarred = false): PlaceScore {
  const utilities = travellers.map((traveller) =>
    withRating(
      isBarred && traveller.particulars.isStepFree ? lowest : utility(placeFits(traveller, place)),
      traveller.ratings.get(place.id),
    ),
  );
  return { ...scoreOf(place.id, utilities, [], priorScore(place), basis), place };
}

/** The reasons behind a scored. */
export function placeViews({ travellers }: GroupProfile, { place, utilities }: PlaceScore): View[] {
  return travellers.map((traveller, member) => ({
    traveller,
    reach: undefined,
    isAffordable: undefined,
    isTooDear: false,
    isFarOff: false,
    isNearer: false,
    isSlow: false,
    lacked: [],
    unmet: [],
    fits: placeFits(traveller, place),
    utility: utilities[member],
  }));
}

/** Golf, ski and fishing mean the activities with a strength in it: a theme park is no golf course. */
export function placesFor(places: readonly Place[], choice: TravelChoice | undefined): readonly Place[] {
  if (!choice) return places;
  const types = placeTypesOf(choice);
  const ofType = places.filter((place) => types.includes(place.type));
  if (choice.type !== 'golf' && choice.type !== 'ski' && choice.type !== 'fishing') return ofType;
  const { type } = choice;
  return ofType.filter((place) => place.strengths[type] > 0);
}
