/*
 * Where a page of explore asks for what an instance has beside the catalogue. Apart from the forms of the answers
 * (`endpoints.ts`), which bring the library of schemas with them: most instances have nothing there.
 */
export const importedPath = '/api/explore/imported';
export const importedPlacesPath = '/api/explore/imported/{iso2}';
export const photosPath = '/api/explore/photos';
export const ratingsPath = '/api/explore/{countrySlug}/{citySlug}/ratings';
