/** A licence under which a picture may be shown, resized and passed on by everybody. */
export interface Licence {
  /** As it stands beside the picture: `CC BY-SA 4.0`. */
  label: string;
  /** Its text; null: public domain. */
  url: string | null;
}

const versions = ['1.0', '2.0', '2.1', '2.5', '3.0', '4.0'];
/** Since 4.0 there are none of a country's own. */
const lastPorted = '3.0';

/**
 * Reads a licence as people and Wikimedia Commons write it: CC0, public domain, CC BY and CC BY-SA with their version,
 * or the address of their text at Creative Commons.
 * @returns `undefined` for every other, those with NC (no commercial use) or ND (no changes) among them
 */
export function readLicence(text: string): Licence | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?creativecommons\.org\/(licenses|publicdomain)\//, 'cc ')
    .replace(/(deed\.[a-z]+|legalcode(\.[a-z]+)?)$/, '')
    .replace(/[\s_/-]+/g, ' ')
    .trim();
  if (/^(cc ?0|cc ?zero)( 1\.0)?( universal)?$/.test(plain))
    return { label: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };
  if (/^(pd|public domain|(public domain|cc) mark 1\.0)$/.test(plain)) return { label: 'Public domain', url: null };
  const [, shareAlike, version = '', country] =
    /^cc by( sa)? (\d\.\d)(?: (?:international|unported|generic|([a-z]{2,3})))?$/.exec(plain) ?? [];
  if (!versions.includes(version) || (country !== undefined && version > lastPorted)) return undefined;
  const kind = shareAlike ? 'by-sa' : 'by';
  const port = country === undefined ? '' : `${country}/`;
  return {
    label: `CC ${kind.toUpperCase()} ${version}${country === undefined ? '' : ` ${country.toUpperCase()}`}`,
    url: `https://creativecommons.org/licenses/${kind}/${version}/${port}`,
  };
}
