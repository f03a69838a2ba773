/** Paths of the locator maps that the build draws into `app/public/covers`. */
export const countryCover = (countrySlug: string): string => `/covers/${countrySlug}.svg`;
export const cityCover = (countrySlug: string, citySlug: string): string => `/covers/${countrySlug}/${citySlug}.svg`;

/** The same maps as pictures for link previews, which read no SVG. */
export const countryPreview = (countrySlug: string): string => `/previews/${countrySlug}.png`;
export const cityPreview = (countrySlug: string, citySlug: string): string => `/previews/${countrySlug}/${citySlug}.png`;

/** Pixels. What counts lies in the middle 2:1, which some networks cut out. */
export const previewSize = { width: 1200, height: 630 } as const;
