import { middle, symbols, weighed } from '#shared/recommendation/sounds-like-a-wish.ts';
import type { Weights } from './fit.ts';

/** So much of the weights lie within what can be told of them; the largest are cut. */
const within = 0.995;

/** As `sounds-like-a-wish.ts` reads them. */
export function packed(weights: Weights): string {
  const sizes = [...weights.values()].map(Math.abs).sort((a, b) => a - b);
  const peak = sizes[Math.floor(within * sizes.length)] ?? 1;
  let text = '';
  let last = 0;
  for (const [feature, weight] of [...weights].sort(([a], [b]) => a - b)) {
    const whole = Math.max(-middle, Math.min(middle, Math.round((middle * weight) / peak)));
    if (whole === 0) continue;
    text += distance(feature - last) + weighed.charAt(whole + middle);
    last = feature;
  }
  return text;
}

function distance(value: number): string {
  let text = symbols.charAt(value & 31);
  for (let rest = value >> 5; rest > 0; rest >>= 5) text = symbols.charAt(32 | (rest & 31)) + text;
  return text;
}
