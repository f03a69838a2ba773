import type { Core } from '#shared/destination/core/read-core.ts';
import { languages } from '#shared/kernel/languages.ts';

const pagesOf = (core: Core): string[] => [
  '/explore',
  ...core.countries.map(({ slug }) => `/explore/${slug}`),
  ...core.cities.map(({ id }) => `/explore/${id}`),
];

/**
 * The pages that are for everybody, in six languages, below the address `home`. Each page's own head names its other
 * languages.
 */
export function sitemap(home: string, core: Core): string {
  const pages = pagesOf(core);
  const addresses = ['/', ...languages.flatMap((language) => pages.map((page) => `/${language}${page}`))];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${home}${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
