/** What people see: NFC, trimmed, inner white space collapsed. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/**
 * What makes two names the same in a group: the tidy name, case-folded. Unicode full case folding is approximated by
 * lower(upper(x)), which unites ß/ss and final sigma; NFKC is not applied, so that ㈜ and (주) stay apart.
 */
export function nameKey(name: string): string {
  return tidyName(name).toUpperCase().toLowerCase().normalize('NFC');
}
