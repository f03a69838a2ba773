/**
 * Server and phone must agree byte for byte. ECMAScript fixes + - * / to IEEE 754, but leaves the last bit of `Math.exp`, `log` and
 * `pow` to each engine, and the sum of fractions depends on their order. So: logarithm and power are written here with the four
 * operations only, and every utility is rounded to whole billionths (`units`) before anything is summed or compared. Sums of whole
 * numbers below 2^53 are exact in any order: the order of members and rows cannot change a bit, and neither can an engine.
 */
export const one = 1_000_000_000;

const ln2 = 0.693_147_180_559_945_3;

/** A fraction in whole billionths. */
export function units(fraction: number): number {
  return Math.round(fraction * one);
}

/** Natural logarithm of a positive finite number; atanh series after reduction to about [0.7, 1.4], error below 1e-15. */
export function ln(x: number): number {
  let mantissa = x;
  let exponent = 0;
  for (; mantissa < 0.7; exponent -= 1) mantissa *= 2;
  for (; mantissa > 1.4; exponent += 1) mantissa /= 2;
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let sum = 0;
  for (let odd = 21; odd >= 1; odd -= 2) sum = sum * square + 1 / odd;
  return 2 * s * sum + exponent * ln2;
}

/** e to the power of x, for x of at most 0; below -700 it is 0. Taylor series after reduction to |r| <= ln 2 / 2. */
export function exp(x: number): number {
  if (x < -700) return 0;
  const halvings = Math.round(-x / ln2);
  const rest = x + halvings * ln2;
  let sum = 1;
  for (let term = 18; term >= 1; term -= 1) sum = 1 + (rest / term) * sum;
  for (let count = 0; count < halvings; count += 1) sum /= 2;
  return sum;
}
