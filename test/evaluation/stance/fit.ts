import { wishFeatures } from '#shared/recommendation/wish-features.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { isWelcome, type Sentence } from './sentences.ts';

/** Of each feature, its weight. */
export type Weights = ReadonlyMap<number, number>;
interface Example {
  features: readonly number[];
  isWish: boolean;
}

const exampleOf = (one: Sentence): Example => ({
  features: [...wishFeatures(one.text, one.start, one.end)],
  isWish: isWelcome(one),
});

const rounds = 8;
const rate = 0.3;
const decay = 1e-5;

/**
 * Logistic regression by stochastic gradients, each weight with its own rate (Duchi, Hazan, Singer: "Adaptive
 * Subgradient Methods", JMLR 12, 2011). First with all features; then with those alone that weigh most.
 */
export function fitWishes(sentences: readonly Sentence[], seed: number, kept: number): Weights {
  const examples = sentences.map(exampleOf);
  const counts = new Map<number, number>();
  for (const { features } of examples) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const worth = ([feature, weight]: readonly [number, number]): readonly [number, number] => [
    feature,
    weight * weight * Math.sqrt(counts.get(feature) ?? 0),
  ];
  const best = [...fit(examples, seed, new Set(counts.keys()))]
    .map(worth)
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, kept)
    .map(([feature]) => feature);
  return fit(examples, seed, new Set(best));
}

function fit(examples: readonly Example[], seed: number, features: ReadonlySet<number>): Weights {
  const rows = new Map([...features].map((feature, row) => [feature, row]));
  const weights = new Float64Array(rows.size);
  const squares = new Float64Array(rows.size).fill(1e-4);
  const random = new SeededRandom(seed);
  const order = examples.map((one) => ({
    isWish: one.isWish,
    rows: one.features.flatMap((feature) => rows.get(feature) ?? []),
    // By the number of all features, as the recommender reckons.
    scale: 1 / Math.sqrt(one.features.length),
  }));
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const one of order) learn(weights, squares, one);
  }
  return new Map([...rows].map(([feature, row]) => [feature, weights[row] ?? 0]));
}

function shuffle<T>(list: T[], random: SeededRandom): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    const [a, b] = [list[at], list[other]];
    if (a !== undefined && b !== undefined) [list[at], list[other]] = [b, a];
  }
}

function learn(
  weights: Float64Array,
  squares: Float64Array,
  { rows, isWish, scale }: { rows: readonly number[]; isWish: boolean; scale: number },
): void {
  let sum = 0;
  for (const row of rows) sum += weights[row] ?? 0;
  const error = (1 / (1 + Math.exp(-scale * sum)) - (isWish ? 1 : 0)) * scale;
  for (const row of rows) {
    const slope = error + decay * (weights[row] ?? 0);
    const square = (squares[row] ?? 0) + slope * slope;
    squares[row] = square;
    weights[row] = (weights[row] ?? 0) - (rate * slope) / Math.sqrt(square);
  }
}
