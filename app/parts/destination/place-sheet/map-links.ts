import type { Coords } from '#shared/destination/flight.ts';
import type { Language } from '#shared/kernel/languages.ts';

export type MapLinkId = 'device' | 'naver' | 'kakao' | 'amap' | 'google';
export interface MapLink {
  id: MapLinkId;
  href: string;
}

/** Six decimals are a tenth of a metre. */
const digits = (degrees: number): string => String(Math.round(degrees * 1e6) / 1e6);

/**
 * Where the position can be opened; only it is told. Naver and Kakao draw Korea only, Amap China, where Google is shut
 * out: a country's own maps come first for those who read its language.
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
  const own: Readonly<Record<string, { language: Language; links: MapLink[] }>> = {
    KR: {
      language: 'ko',
      links: [
        { id: 'naver', href: `https://map.naver.com/p/search/${at}` },
        { id: 'kakao', href: `https://map.kakao.com/link/map/${at}` },
      ],
    },
    CN: {
      language: 'zh',
      links: [
        { id: 'amap', href: `https://uri.amap.com/marker?position=${digits(lng)},${digits(lat)}&coordinate=wgs84` },
      ],
    },
  };
  const { language: theirs, links } = own[iso2] ?? { links: [] };
  return [...(isGeo ? [device] : []), ...(language === theirs ? [...links, google] : [google, ...links])];
}

/** Android opens them in the map app that its owner chose. */
export const opensGeo = (userAgent: string): boolean => /Android/u.test(userAgent);
