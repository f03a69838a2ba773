import { composed, visibleLine } from '#shared/kernel/visible-text.ts';

/** What people see: NFC, without control and invisible characters, trimmed, inner white space collapsed. */
export function tidyName(name: string): string {
  return visibleLine(name.replace(/\p{Cc}/gu, (control) => (/\s/.test(control) ? ' ' : ''))).replace(/\s+/gu, ' ');
}

/**
 * What makes two names the same in a group: the tidy name, case-folded. Unicode full case folding is approximated by
 * lower(upper(x)), which unites ß/ss and final sigma; NFKC is not applied, so that ㈜ and (주) stay apart.
 */
export function nameKey(name: string): string {
  return composed(tidyName(name).toUpperCase().toLowerCase());
}

/** Whether one of these members has the name, however it is written. @param except a member whose own it may be */
export function isNameTaken(
  members: readonly { id: string; data: { name: string } }[],
  name: string,
  except?: string,
): boolean {
  const key = nameKey(name);
  return members.some((one) => one.id !== except && nameKey(one.data.name) === key);
}
