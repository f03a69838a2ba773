import type { Coords } from '#shared/destination/flight.ts';
import type { Language } from '#shared/kernel/languages.ts';

export type MapLinkId = 'device' | 'naver' | 'kakao' | 'google';
export interface MapLink {
  id: MapLinkId;
  href: string;
}

/** Six decimals are a tenth of a metre. */
const digits = (degrees: number): string => String(Math.round(degrees * 1e6) / 1e6);

/**
 * Where the position can be opened; only it is told. Naver and Kakao draw Korea only, and come first for Korean readers.
 * @param iso2 the country that the place lies in
 * @param isGeo whether this platform opens `geo:` addresses
 */
export function mapLinks(language: Language, iso2: string, { lat, lng }: Coords, isGeo: boolean): MapLink[] {
  const at = `${digits(lat)},${digits(lng)}`;
  const device: MapLink = { id: 'device', href: `geo:${at}?q=${at}` };
  const google: MapLink = {
    id: 'google',
    href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(at)}`,
  };
  const korean: MapLink[] =
    iso2 === 'KR'
      ? [
          { id: 'naver', href: `https://map.naver.com/p/search/${at}` },
          { id: 'kakao', href: `https://map.kakao.com/link/map/${at}` },
        ]
      : [];
  return [...(isGeo ? [device] : []), ...(language === 'ko' ? [...korean, google] : [google, ...korean])];
}

/** Android opens them in the map app that its owner chose. */
export const opensGeo = (userAgent: string): boolean => /Android/u.test(userAgent);
