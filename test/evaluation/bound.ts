import type { City } from '#shared/destination/schema.ts';
import { rankCities } from '#shared/recommendation/cities.ts';
import { cityFits } from '#shared/recommendation/features.ts';
import { groupPanel } from '#shared/recommendation/group-panel.ts';
import { tripCostManwon } from '#shared/recommendation/journey.ts';
import type { Panel, Seat } from '#shared/recommendation/panel.ts';
import { allRound } from '#shared/recommendation/type-fit.ts';
import { wishTable } from '#shared/recommendation/wish.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { rowsOf } from '#test/shared/recommendation/groups.ts';
import { SeededRandom } from '#test/worlds/seeded-random.ts';
import { answer } from './answers.ts';
import { judgeBy, mean, paired } from './metrics.ts';
import { normal } from './draws.ts';
import { kinds, type World } from './people.ts';

/**
 * `npm run evaluate bound [groups per cell] [seed]`: how much any group rule could gain. The answers are read by least squares fitted to the
 * hidden happiness itself (every product of two of eleven figures) on half of the groups; on the other half each rule chooses by that
 * reading, which no recommender has, and is compared with the average of the same reading.
 */
export function bound(
  world: World,
  perCell: number,
  seed: number,
  sizes: readonly number[],
  gaps: readonly number[],
  log: (line: string) => void,
): void {
  const drawn = kinds.flatMap((kind) =>
    sizes.flatMap((n) => gaps.flatMap((missing) => Array.from({ length: perCell }, () => ({ kind, n, missing })))),
  );
  const drawGroup = (index: number) => {
    const { kind, n, missing } = drawn[index] ?? never();
    const { people, trip, truth: happiness } = world.plant(kind, n, new SeededRandom(seed + index));
    const random = new SeededRandom(seed * 3 + index);
    const friends = people.map((person) => answer(person, trip, { wrong: 0.15, missing, isExact: false }, random));
    const panel = groupPanel(rowsOf(friends), core, '2026-11-20');
    // Travellers are sorted by id as text: m10 before m2.
    const truth = panel.travellers.map(({ memberId }) => happiness[Number(memberId.slice(1))] ?? never());
    return { panel, truth, cities: rankCities(panel).cities.map(({ city }) => city) };
  };
  const matrix = Array.from({ length: terms }, () => new Float64Array(terms));
  const right = new Float64Array(terms);
  for (let index = 0; index < drawn.length; index += 2) {
    const { panel, truth, cities } = drawGroup(index);
    panel.travellers.forEach((member, at) => {
      const best = Math.max(...(truth[at]?.values() ?? []));
      for (const city of cities)
        accumulate(matrix, right, termsOf(member, city, panel), (truth[at]?.get(city.id) ?? 0) / best);
    });
  }
  const weights = solve(matrix, right);
  const outcomes = drawn.flatMap((_, index) => {
    if (index % 2 === 0) return [];
    const { panel, truth, cities } = drawGroup(index);
    const judge = judgeBy(truth);
    const read = cities.map((city) => ({
      id: city.id,
      values: panel.travellers.map((member) => Math.min(1, Math.max(0.03, dot(weights, termsOf(member, city, panel))))),
    }));
    const noise = draws(panel.travellers.length, new SeededRandom(index));
    const chosenBy = (rule: Rule) =>
      judge([
        read.map(({ id, values }) => ({ id, value: rule(values, noise) })).reduce((a, b) => (b.value > a.value ? b : a))
          .id,
      ]);
    return [Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, chosenBy(rule)]))];
  });
  const column = (name: string, metric: 'mean' | 'worst member') => outcomes.map((one) => one[name]?.[metric] ?? 0);
  log(
    `\n${world.name}, answers read as well as they can be, ${outcomes.length} groups: average, mean ${mean(column('average', 'mean')).toFixed(3)}, worst member ${mean(column('average', 'worst member')).toFixed(3)}`,
  );
  for (const name of Object.keys(rules)) {
    const figures = (['mean', 'worst member'] as const).map((metric) => {
      const { difference, error } = paired(column(name, metric), column('average', metric));
      return `${metric} ${difference.toFixed(4)} (2 SE ${(2 * error).toFixed(4)})`;
    });
    log(`${name.padEnd(20)} minus average: ${figures.join(', ')}`);
  }
}

type Rule = (values: readonly number[], noise: readonly (readonly number[])[]) => number;

const rules: Record<string, Rule> = {
  average: (values) => mean(values),
  harmonic: (values) => values.length / values.reduce((sum, value) => sum + 1 / Math.max(value, 0.05), 0),
  geometric: (values) => values.reduce((product, value) => product * value ** (1 / values.length), 1),
  'least misery': (values) => Math.min(...values),
  /** What the gate asks for, maximised itself: the worst member over what may lie behind the reading. */
  'expected minimum': (values, noise) =>
    mean(noise.map((row) => Math.min(...values.map((value, member) => value + (row[member] ?? 0))))),
};

/** About what the reading leaves open. */
const spread = 0.2;

function draws(members: number, random: SeededRandom): number[][] {
  return Array.from({ length: 100 }, () => Array.from({ length: members }, () => spread * normal(random)));
}

const figures = 12;
const terms = (figures * (figures + 1)) / 2;

/** 1 and eleven figures, and every product of two of them. */
function termsOf(member: Seat, city: City, { trip }: Panel): Float64Array {
  const flight = member.flights?.get(city.id) ?? never();
  const fits = cityFits(member, city, wishTable(city), trip, flight);
  const known = [
    1,
    fits.tripType ?? 0.5,
    fits.budget ?? 1,
    fits.wishes ?? 0.75,
    fits.reach ?? 1,
    fits.destinationType ?? 0.85,
    fits.season ?? 0.7,
    fits.pace ?? 0.8,
    allRound(city.strengths),
    flight.hours / 10,
    Math.min(4, tripCostManwon(flight, city, trip.days) / 100),
    Math.min(4, (member.ceiling?.to ?? 400) / 100),
  ];
  const products = new Float64Array(terms);
  let at = 0;
  for (let a = 0; a < figures; a += 1)
    for (let b = a; b < figures; b += 1) products[at++] = (known[a] ?? 0) * (known[b] ?? 0);
  return products;
}

function accumulate(normal: readonly Float64Array[], right: Float64Array, row: Float64Array, value: number): void {
  normal.forEach((line, a) => {
    const factor = row[a] ?? 0;
    for (let b = 0; b < terms; b += 1) line[b] = (line[b] ?? 0) + factor * (row[b] ?? 0);
    right[a] = (right[a] ?? 0) + factor * value;
  });
}

/** Gauss and Jordan, with a little on the diagonal against figures that hang together. */
function solve(normal: readonly Float64Array[], right: Float64Array): Float64Array {
  normal.forEach((line, a) => {
    line[a] = (line[a] ?? 0) * (1 + 1e-8) + 1e-6;
  });
  normal.forEach((pivot, a) => {
    const divisor = pivot[a] ?? 1;
    for (let b = 0; b < terms; b += 1) pivot[b] = (pivot[b] ?? 0) / divisor;
    right[a] = (right[a] ?? 0) / divisor;
    normal.forEach((line, other) => {
      const factor = line[a] ?? 0;
      if (other === a || factor === 0) return;
      for (let b = 0; b < terms; b += 1) line[b] = (line[b] ?? 0) - factor * (pivot[b] ?? 0);
      right[other] = (right[other] ?? 0) - factor * (right[a] ?? 0);
    });
  });
  return right;
}

const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

function never(): never {
  throw new Error('nobody here');
}
