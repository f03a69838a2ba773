import { webAddress } from './schema.ts';

/**
 * What somebody typed as the address of a page, as it is kept: with its scheme. `null`: nothing was typed. `undefined`:
 * no page has such an address.
 */
export function readWebAddress(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const parsed = webAddress.safeParse(/^[a-z]+:/i.test(text) ? text : `https://${text}`);
  return parsed.success ? parsed.data : undefined;
}

/** The site that it leads to, as a person reads it. */
export const siteOf = (address: string): string => /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(address)?.[1] ?? address;
