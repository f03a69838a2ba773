/** ISO codes in a row, two letters each. */
const codes =
  'ADAEARATAUBEBGBOBRCACHCLCOCYCZDEDKEEEGESFIFRGBGRGUHKHRHUIDIEISITKELTLVMAMOMPMTMXMYNCNLNONZPEPHPLPTROSESITRZA';

/**
 * Countries whose public holidays are in the file of their places: known before that is here, so that a page keeps a
 * line for them and for no other.
 */
export const toldDestinations: readonly string[] = codes.match(/../gu) ?? [];
