/**
 * Server and device must agree byte for byte. ECMAScript fixes + - * / to IEEE 754, but leaves the last bit of
 * `Math.exp`, `log` and `pow` to each engine, and the sum of fractions depends on their order. So: logarithm and power
 * are written here with the four operations only, and every utility is rounded to whole billionths (`units`) before
 * anything is summed or compared. Sums of whole numbers below 2^53 are exact in any order: the order of members and
 * rows cannot change a bit, and neither can an engine.
 */
export const one = 1_000_000_000;

const ln2 = 0.693_147_180_559_945_3;

/** A fraction in whole billionths. */
export function units(fraction: number): number {
  return Math.round(fraction * one);
}

/**
 * Natural logarithm of a positive finite number; atanh series after reduction to about [0.7, 1.4], error below 1e-15.
 * Both series are written out: a loop over them takes three times as long, and a new group of twelve asks for 40,000.
 */
export function ln(x: number): number {
  let mantissa = x;
  let exponent = 0;
  for (; mantissa < 0.7; exponent -= 1) mantissa *= 2;
  for (; mantissa > 1.4; exponent += 1) mantissa /= 2;
  const s = (mantissa - 1) / (mantissa + 1);
  const q = s * s;
  const series =
    1 +
    q *
      (1 / 3 +
        q *
          (1 / 5 +
            q *
              (1 / 7 +
                q * (1 / 9 + q * (1 / 11 + q * (1 / 13 + q * (1 / 15 + q * (1 / 17 + q * (1 / 19 + q / 21)))))))));
  return 2 * s * series + exponent * ln2;
}

/** Powers of one half, exact as long as they are not subnormal: up to 700 / ln 2. */
const halved = Float64Array.from({ length: 1_011 }, (_, count) => {
  let power = 1;
  for (let at = 0; at < count; at += 1) power /= 2;
  return power;
});

/**
 * e to the power of x, for x of at most 0; below -700 it is 0. Taylor series to the 13th power after reduction to |r|
 * <= ln 2 / 2.
 */
export function exp(x: number): number {
  if (x < -700) return 0;
  const halvings = Math.round(-x / ln2);
  const r = x + halvings * ln2;
  const high =
    1 / 5_040 +
    r *
      (1 / 40_320 +
        r * (1 / 362_880 + r * (1 / 3_628_800 + r * (1 / 39_916_800 + r * (1 / 479_001_600 + r / 6_227_020_800)))));
  const power = 1 + r * (1 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * high))))));
  return power * (halved[halvings] ?? 0);
}
