/**
 * ASEAN: its citizens visit each other without a visa (Framework Agreement on Visa Exemption, Kuala Lumpur, 25 July
 * 2006).
 */
const asean = ['BN', 'ID', 'KH', 'LA', 'MM', 'MY', 'PH', 'SG', 'TH', 'VN'];

/**
 * Destinations in the catalogue that citizens of an origin enter without a visa for a short stay, the own country among
 * them. For ranking, where somebody writes that they want none, and then a card says that one may be needed: the
 * ministry's link tells the rest. An origin that is missing here and in `needed` is not judged.
 */
const free: Readonly<Partial<Record<string, readonly string[]>>> = {
  VN: asean,
  PH: [...asean, 'HK', 'MO', 'TW'],
  ID: [...asean, 'HK', 'MO'],
  // Agreements on the exemption of ordinary passports, as they stood in 2025.
  CN: [
    'AE',
    'AM',
    'BS',
    'CN',
    'FJ',
    'GE',
    'HK',
    'KZ',
    'MA',
    'MO',
    'MU',
    'MV',
    'MY',
    'QA',
    'RS',
    'SC',
    'SG',
    'TH',
    'UZ',
  ],
  TH: [...asean, 'CN', 'HK', 'JP', 'KR', 'MO', 'TW'],
};

/** Visas that are stamped at the airport, without an application: to everybody, and to citizens of an origin. */
const onArrival: readonly string[] = ['MV', 'KH', 'LA', 'NP', 'JO'];
const onArrivalFor: Readonly<Partial<Record<string, readonly string[]>>> = { CN: ['ID', 'EG'] };

/** Of origins whose citizens need few: where they apply for one beforehand, as it stood in 2025. */
const needed: Readonly<Partial<Record<string, readonly string[]>>> = {
  KR: ['IN'],
  JP: ['IN'],
  TW: ['CN', 'VN', 'IN', 'KH', 'LA', 'LK', 'NP'],
  US: ['CN', 'VN', 'IN', 'KH', 'LA', 'NP'],
  GB: ['IN', 'KH', 'LA', 'NP'],
  FR: ['IN', 'KH', 'LA', 'NP'],
  DE: ['IN', 'KH', 'LA', 'NP'],
};

/** True where a visa is needed as far as these tables know; false at home and for an origin that they do not know. */
export function needsVisa(originIso2: string, iso2: string, isOnArrivalFine = false): boolean {
  const known = free[originIso2];
  if (known === undefined ? !needed[originIso2]?.includes(iso2) : known.includes(iso2)) return false;
  return !isOnArrivalFine || ![onArrival, onArrivalFor[originIso2]].some((list) => list?.includes(iso2));
}
