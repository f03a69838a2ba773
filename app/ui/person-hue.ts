/** One of eight hues. It identifies a person, never a count. */
export type PersonHue = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The hue of the n-th person (0 = who came first); after eight they repeat. */
export function personHue(index: number): PersonHue {
  return ((index % 8) + 1) as PersonHue;
}

export function personColor(hue: PersonHue): string {
  return `var(--person-${hue})`;
}
