import type { MapPin } from './props.ts';

/** Numbers that fit on one pin. */
const mostNumbers = 3;

/**
 * What stands on a mark; nothing on a dot. How many pins there are; on a map with numbers, where that would be read as
 * one of them, these, or the first of many.
 * @param pins those of the mark
 */
export function faceOf(pins: readonly MapPin[], isNumbered: boolean): string | undefined {
  const numbers = pins.flatMap(({ number }) => number ?? []);
  if (!isNumbered) return pins.length > 1 ? String(pins.length) : undefined;
  return numbers.length <= mostNumbers ? numbers.join('·') : `${numbers[0] ?? ''}+`;
}

/** Pixels: a dot and a pin with their edge, a digit, and what the ring of the focus adds at each side. */
const dot = 18;
const pin = 28;
const digit = 7;
const ring = 7;

/** What a mark covers from its middle to the sides, and up and down: a little more than it does. */
export function coveredBy(face: string | undefined, isFocused: boolean): { half: number; tall: number } {
  const height = face === undefined ? dot : pin;
  const width = face === undefined ? dot : Math.max(pin, 16 + digit * face.length);
  const around = isFocused ? ring : 0;
  return { half: width / 2 + around, tall: height / 2 + around };
}
