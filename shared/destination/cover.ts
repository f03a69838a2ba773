/** Paths of the locator maps that the build draws into `app/public/covers`. */
export const countryCover = (countrySlug: string): string => `/covers/${countrySlug}.svg`;
export const cityCover = (countrySlug: string, citySlug: string): string => `/covers/${countrySlug}/${citySlug}.svg`;
