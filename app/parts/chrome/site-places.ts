import { withoutLanguage } from '#shared/explore/address.ts';
import { paths } from '#app/paths.ts';
import type { TextKey } from '#app/text/text.ts';

/** Where the head and the foot of open pages lead. */
export const sitePlaces = {
  createGroup: { to: paths.createGroup(), label: 'header.createGroup' },
  explore: { to: paths.explore(), label: 'header.explore' },
  features: { to: { pathname: paths.landing(), hash: '#features' }, label: 'header.features' },
  howItWorks: { to: { pathname: paths.landing(), hash: '#how-it-works' }, label: 'header.howItWorks' },
  thisDevice: { to: paths.thisDevice(), label: 'header.thisDevice' },
} as const satisfies Record<string, { to: string | { pathname: string; hash: string }; label: TextKey }>;

/** Whether an address is a place of the head, or below it; a language in front changes nothing. */
export function isPlaceOf(pathname: string, place: string): boolean {
  const path = withoutLanguage(pathname);
  return path === place || path.startsWith(`${place}/`);
}
