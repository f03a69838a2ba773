import { withoutLanguage } from '#shared/explore/address.ts';
import { paths } from '#app/kernel/paths.ts';
import type { TextKey } from '#app/text/text.ts';

export interface SitePlace {
  to: string | { pathname: string; hash: string };
  label: TextKey;
}

/** The links of header and footer on public pages. */
export const sitePlaces = {
  createGroup: { to: paths.createGroup(), label: 'header.createGroup' },
  explore: { to: paths.exploreHome(), label: 'header.explore' },
  features: { to: { pathname: paths.landing(), hash: '#features' }, label: 'header.features' },
  howItWorks: { to: { pathname: paths.landing(), hash: '#how-it-works' }, label: 'header.howItWorks' },
  thisDevice: { to: paths.thisDevice(), label: 'header.thisDevice' },
} as const satisfies Record<string, SitePlace>;

/** Whether an address is that of a header link, or below it; a language prefix and the link's query are ignored. */
export function isPlaceOf(pathname: string, link: string): boolean {
  const path = withoutLanguage(pathname);
  const place = link.replace(/\?.*/, '');
  return path === place || path.startsWith(`${place}/`);
}
