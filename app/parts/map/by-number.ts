import type { MapPin } from './props.ts';

/** On a map with numbers the others are dots, which are in nobody's way; without any number all are pins. */
export function byNumber(pins: readonly MapPin[]): {
  isNumbered: boolean;
  marked: readonly MapPin[];
  plain: readonly MapPin[];
} {
  const numbered = pins.filter(({ number }) => number !== undefined);
  return numbered.length === 0
    ? { isNumbered: false, marked: pins, plain: [] }
    : { isNumbered: true, marked: numbered, plain: pins.filter(({ number }) => number === undefined) };
}
