import { type CityScore, rankCities } from '#shared/recommendation/cities.ts';
import { units } from '#shared/recommendation/exact-math.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { groupScore } from '#shared/recommendation/group-score.ts';
import { shortlist } from '#shared/recommendation/shortlist.ts';
import { lowest } from '#shared/recommendation/utility.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { type Friend, rowsOf } from '#test/shared/recommendation/groups.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { answer, type Manner } from './answers.ts';
import { evaluateDepartures } from './departures.ts';
import { faithful } from './faithful.ts';
import { judgeBy, mean, type Metric, metrics, type Outcome, paired } from './metrics.ts';
import { mild } from './mild.ts';
import { evaluatePanel } from './panel/run.ts';
import { evaluateStances, trainStances } from './stance/run.ts';
import { type Kind, kinds, type PlantedGroup, type World } from './people.ts';
import { order, type Rule, rules } from './rules.ts';

/**
 * `npm run evaluate [groups per cell] [seed]`: planted groups with a hidden happiness answer the real surveys, 15 % of
 * it wrong; our rule and others choose among the real catalogue's cities from the same estimates. Two worlds
 * (decision 0016): exit code 1 when a gate fails in the faithful one; the mild one is printed beside it. Before them
 * the blind panel and the departures, whose gates count too; `panel
 * [each]`: the panel alone, each group of the half for fitting printed; `departures`: these alone; `stances`: what is
 * heard of places in sentences; `stances train`: writes the classifier's weights anew.
 */
const [first, ...others] = process.argv.slice(2);
const [isPanel, isDepartures, isStances] = [first === 'panel', first === 'departures', first === 'stances'];
const perCell = Number(first ?? 48);
const seed = Number(others[0] ?? 20_261_120);
if (!isPanel && !isDepartures && !isStances && !(perCell >= 1 && Number.isInteger(seed))) {
  console.error('npm run evaluate [groups per cell] [seed] | panel [each] | departures | stances [train]');
  process.exit(2);
}
const sizes = [2, 3, 4, 6, 8, 12];
const gaps = [0, 0.3];
/** Each member rates so many of the best ranked. */
const ratedCities = 10;

type Way =
  | Rule
  | 'ours, shortlist'
  | 'exact budgets'
  | 'a round of ratings'
  | 'average, ratings'
  | 'all known'
  | 'average, all known';
type Trial = { kind: Kind; outcomes: Record<Way, Outcome> };

function run(world: World): Trial[] {
  const trials: Trial[] = [];
  let number = 0;
  for (const kind of kinds)
    for (const n of sizes)
      for (const missing of gaps)
        for (let copy = 0; copy < perCell; copy += 1) {
          number += 1;
          trials.push({
            kind,
            outcomes: trial(world.plant(kind, n, new SeededRandom(seed + number)), missing, number),
          });
        }
  return trials;
}

function trial({ people, trip, truth }: PlantedGroup, missing: number, number: number): Trial['outcomes'] {
  const judge = judgeBy(truth);
  const asked = (manner: Partial<Manner> = {}) => {
    const random = new SeededRandom(seed * 3 + number);
    return people.map((person) => answer(person, trip, { wrong: 0.15, missing, isExact: false, ...manner }, random));
  };
  const rank = (friends: readonly Friend[]) => rankCities(profileOfGroup(rowsOf(friends), core, '2026-11-20')).cities;
  const friends = asked();
  const ranked = rank(friends);
  const judged = (list: readonly { id: string }[]) => judge(list.slice(0, 5).map(({ id }) => id));
  const rated = rank(
    friends.map((friend, member) => ({ ...friend, ratings: ratingsOf(truth[member], ranked.slice(0, ratedCities)) })),
  );
  const open = ranked.map((city) => known(city, truth)).sort((a, b) => b.score - a.score);
  const byRule = Object.fromEntries(
    (Object.keys(rules) as Rule[]).map((rule) => [rule, judged(order(ranked, rule))]),
  ) as Record<Rule, Outcome>;
  return {
    ...byRule,
    'ours, shortlist': judge(shortlist(ranked)),
    'exact budgets': judged(rank(asked({ isExact: true }))),
    'a round of ratings': judged(rated),
    'average, ratings': judged(order(rated, 'average')),
    // What the rules are worth when nothing has to be guessed.
    'all known': judged(order(open, 'ours')),
    'average, all known': judged(order(open, 'average')),
  };
}

/** The same city with the true utilities of all members. */
function known(scored: CityScore, truth: readonly ReadonlyMap<string, number>[]): CityScore {
  const utilities = truth.map((ofMember) => Math.max(lowest, units(ofMember.get(scored.id) ?? 0)));
  const group = groupScore(utilities);
  return { ...scored, utilities, score: group?.score ?? 0 };
}

/** A rating from 1 to 5 by how near a city comes to the member's best. */
function ratingsOf(
  truth: ReadonlyMap<string, number> | undefined,
  cities: readonly { id: string }[],
): Record<string, number> {
  const best = Math.max(...(truth?.values() ?? [1]));
  return Object.fromEntries(
    cities.map(({ id }) => [id, Math.min(5, 1 + Math.floor((5 * (truth?.get(id) ?? 0)) / best))]),
  );
}

const column = (trials: readonly Trial[], way: Way, metric: Metric) =>
  trials.map(({ outcomes }) => outcomes[way][metric]);
const cell = (value: number) => value.toFixed(3).padStart(13);
const log = (line = '') => {
  process.stdout.write(`${line}\n`);
};

function table(trials: readonly Trial[]): void {
  const ways = Object.keys(trials[0]?.outcomes ?? {}) as Way[];
  log(`${''.padEnd(20)}${metrics.map((metric) => metric.padStart(13)).join('')}`);
  for (const way of ways)
    log(`${way.padEnd(20)}${metrics.map((metric) => cell(mean(column(trials, way, metric)))).join('')}`);
}

function differences(trials: readonly Trial[]): void {
  log('\nours minus the other, and two standard errors');
  for (const way of [
    'average',
    'nash',
    'least misery',
    'most pleasure',
    'popularity',
    'exact budgets',
    'a round of ratings',
  ] as const) {
    const text = metrics.map((metric) => {
      const { difference, error } = paired(column(trials, 'ours', metric), column(trials, way, metric));
      return `${difference.toFixed(3)}±${(2 * error).toFixed(3)}`.padStart(13);
    });
    log(`${way.padEnd(20)}${text.join('')}`);
  }
}

function gates(trials: readonly Trial[]): boolean {
  const of = (metric: Metric, a: Way, b: Way) => paired(column(trials, a, metric), column(trials, b, metric));
  const worst = of('worst member', 'ours', 'average');
  const loss = of('mean', 'average', 'ours');
  const popular = of('mean', 'ours', 'popularity');
  const missed = of('zero-hit@5', 'ours, shortlist', 'ours');
  const checks: [string, boolean][] = [
    [
      `worst member above the average rule by more than 2 SE: ${worst.difference.toFixed(4)} (2 SE ${(2 * worst.error).toFixed(4)})`,
      worst.difference > 2 * worst.error,
    ],
    [`... at a loss of the mean of at most .01: ${loss.difference.toFixed(4)}`, loss.difference <= 0.01],
    [`mean above popularity by at least .10: ${popular.difference.toFixed(4)}`, popular.difference >= 0.1],
    [
      `zero-hit@5 lower with the shortlist than without: ${missed.difference.toFixed(4)} (2 SE ${(2 * missed.error).toFixed(4)})`,
      missed.difference < 0,
    ],
  ];
  const text = (a: Way, b: Way) => {
    const { difference, error } = of('worst member', a, b);
    return `${difference.toFixed(4)} (2 SE ${(2 * error).toFixed(4)})`;
  };
  log(
    `\nours minus average, worst member: after a round of ratings ${text('a round of ratings', 'average, ratings')}; with nothing to guess ${text('all known', 'average, all known')}\n`,
  );
  for (const [text, isPassed] of checks) log(`${isPassed ? 'pass' : 'FAIL'}  ${text}`);
  return checks.every(([, isPassed]) => isPassed);
}

if (isStances) {
  if (others.includes('train')) trainStances(log);
  else evaluateStances(log);
} else {
  const checks = [
    ...(isDepartures ? [] : [evaluatePanel(log, others.includes('each'))]),
    ...(isPanel ? [] : [evaluateDepartures(log)]),
    ...(isPanel || isDepartures ? [] : [evaluateWorlds()]),
  ];
  process.exitCode = checks.every(Boolean) ? 0 : 1;
}

function evaluateWorlds(): boolean {
  log('\n');
  const isPassed = evaluate(faithful(core));
  log('\n');
  const isMildPassed = evaluate(mild(core));
  const text = (isGreen: boolean) => (isGreen ? 'every gate passes' : 'a gate FAILS');
  log(`\nfaithful world, which decides: ${text(isPassed)}; mild world, for comparison: ${text(isMildPassed)}`);
  return isPassed;
}

function evaluate(world: World): boolean {
  const trials = run(world);
  log(`${world.name}: ${trials.length} groups, ${core.cities.length} cities, seed ${seed}\n`);
  table(trials);
  differences(trials);
  log('\nworst member and zero-hit@5 by kind of group: ours, average; ours, shortlist');
  for (const kind of kinds) {
    const some = trials.filter((one) => one.kind === kind);
    const of = (way: Way, metric: Metric) => mean(column(some, way, metric)).toFixed(3);
    log(
      `${kind.padEnd(26)}${of('ours', 'worst member')} ${of('average', 'worst member')}   ${of('ours', 'zero-hit@5')} ${of('ours, shortlist', 'zero-hit@5')}`,
    );
  }
  return gates(trials);
}
