import { exploreImported, exploreImportedPlaces, explorePhotos, exploreRatings } from '#shared/explore/endpoints.ts';

/** The forms of the answers that `imported.ts` asks for, loaded where an answer holds something. */
export const forms = {
  destinations: exploreImported.output,
  places: exploreImportedPlaces.output,
  photographs: explorePhotos.output,
  ratings: exploreRatings.output,
};
