import type { SeededRandom } from '#test/builders/seeded-random.ts';

/** Mean 0, variance 1 (Box and Muller). */
export function normal(random: SeededRandom): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/** Even from low to high. */
export const between = (random: SeededRandom, low: number, high: number): number => low + (high - low) * random.next();

/** Shares that add up to 1, about `shares`; the greater the concentration, the nearer. */
export function dirichlet(random: SeededRandom, shares: readonly number[], concentration: number): number[] {
  const drawn = shares.map((share) => gamma(random, share * concentration));
  const all = drawn.reduce((sum, value) => sum + value, 0);
  return drawn.map((value) => value / all);
}

/** Of a shape of at least 1 (Marsaglia and Tsang, ACM Transactions on Mathematical Software 26, 2000). */
function gamma(random: SeededRandom, shape: number): number {
  const d = shape - 1 / 3;
  for (;;) {
    const x = normal(random);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - random.next()) < (x * x) / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** One of the keys, by its share of all. */
export function oneOf<K extends string>(random: SeededRandom, shares: Readonly<Record<K, number>>): K {
  const entries = Object.entries(shares) as [K, number][];
  let left = random.next() * entries.reduce((sum, [, share]) => sum + share, 0);
  for (const [key, share] of entries) {
    left -= share;
    if (left < 0) return key;
  }
  return (entries.at(-1) ?? entries[0] ?? never())[0];
}

/** What no survey asks, 0..1: the same for the same person and place. */
export function whim(soul: number, id: string, salt: number): number {
  let hash = (soul ^ Math.imul(salt, 0x9e3779b1)) >>> 0;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

function never(): never {
  throw new Error('nothing to draw from');
}
