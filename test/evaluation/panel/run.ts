import { limits } from '#shared/kernel/limits.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { rowsOf } from '#test/shared/recommendation/groups.ts';
import { type PanelExpectation, readExpectations } from './expectations.ts';
import { type PanelGroup, readGroups } from './groups.ts';
import { type Judged, judgePanel, type Shown } from './judge.ts';

/** The day on which the groups were written. */
const day = '2026-11-21';
/** Countries gate: so much above the list that asks nobody. */
const above = 1.25;
const passRate = 0.85;

type Half = PanelGroup['half'];
type Say = (line?: string) => void;
/** Everything that was judged for one group. */
interface Trial {
  group: PanelGroup;
  ours: Judged;
  nobody: Judged;
}

/** Prints both halves and the gates; true when the held-out half passes them. */
export function evaluatePanel(say: Say, isVerbose: boolean): boolean {
  const expectations = new Map(readExpectations().map((one) => [one.id, one]));
  const trials = readGroups().map((group) => trial(group, expectations.get(group.id)));
  say(`blind panel: ${trials.length} groups, ${core.cities.length} cities`);
  for (const half of ['fit', 'held-out'] as const) table(of(trials, half), half, say);
  // The held-out half is never told group by group, so that nobody fits to it.
  if (isVerbose) for (const { group, ours } of of(trials, 'fit')) detail(group, ours, expectations.get(group.id), say);
  return gates(of(trials, 'held-out'), say);
}

const of = (trials: readonly Trial[], half: Half) => trials.filter(({ group }) => group.half === half);

function trial(group: PanelGroup, wanted: PanelExpectation | undefined): Trial {
  if (wanted === undefined) throw new Error(`${group.id} has no expectation`);
  return { group, ours: judgePanel(shownTo(group), wanted), nobody: judgePanel(mostVisited(group), wanted) };
}

/**
 * What the friends wrote of their trip stands where the product asks for it: in the group's description, which holds
 * 500 characters.
 */
function shownTo({ members, text }: PanelGroup): Shown {
  const question = { rows: rowsOf(members, { description: text.slice(0, limits.descriptionLength) }), core, day };
  const countries = recommend({ ...question, stage: { at: 'countries', limit: 5 } }).cards;
  const cities = recommend({ ...question, stage: { at: 'cities', limit: 5 } }).cards;
  return {
    countries: countries.map(({ country, bestCities }) => ({ iso2: country.iso2, bestCity: bestCities[0]?.id })),
    cities: cities.map(({ city }) => city),
  };
}

/**
 * Asks nobody: the countries abroad that most people of the first member's origin visit, and the most visited cities of
 * these.
 */
function mostVisited({ members: [first] }: PanelGroup): Shown {
  const origin = first?.simple?.originCountryIso2 ?? first?.preference?.originCountryIso2 ?? 'KR';
  const { departures, cities: facts } = core.facts;
  const five = [...(departures.get(origin) ?? [])]
    .filter(([iso2]) => iso2 !== origin && core.countries.some((one) => one.iso2 === iso2))
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([iso2]) => iso2);
  const best = five.map((iso2) =>
    core.cities
      .filter((city) => city.iso2 === iso2)
      .reduce((a, b) => ((facts.get(b.id)?.share ?? 0) > (facts.get(a.id)?.share ?? 0) ? b : a)),
  );
  return { countries: five.map((iso2, index) => ({ iso2, bestCity: best[index]?.id })), cities: best };
}

const sum = (judged: readonly Judged[], key: keyof Judged) => judged.reduce((all, one) => all + one[key], 0);

function table(trials: readonly Trial[], half: Half, say: Say): void {
  say(`\n${half}: ${trials.length} groups        pass  sensible@3  sensible@5  cities@5  must-not  first place`);
  for (const [name, who] of [
    ['ours', 'ours'],
    ['most visited, asks nobody', 'nobody'],
  ] as const) {
    const judged = trials.map((one) => one[who]);
    const cells = [
      `${sum(judged, 'pass')}`.padStart(6),
      `${sum(judged, 'sensible3')}/${sum(judged, 'possible3')}`.padStart(12),
      `${sum(judged, 'sensible5')}/${sum(judged, 'possible5')}`.padStart(12),
      `${sum(judged, 'cities5')}/${5 * judged.length}`.padStart(10),
      `${sum(judged, 'mustNot')}`.padStart(10),
      `${sum(judged, 'first')}`.padStart(13),
    ];
    say(`${name.padEnd(26)}${cells.join('')}`);
  }
}

function detail(group: PanelGroup, ours: Judged, wanted: PanelExpectation | undefined, say: Say): void {
  const { countries, cities } = shownTo(group);
  say(`\n${group.id} ${ours.pass ? 'pass' : 'FAIL'} must-not ${ours.mustNot} first ${ours.first} | ${group.text}`);
  say(`  wanted ${wanted?.countries.join(' ') ?? ''} | ${wanted?.cities.join(' ') ?? ''}`);
  say(`  shown  ${countries.map(({ iso2, bestCity }) => `${iso2} ${bestCity ?? ''}`).join(', ')}`);
  say(`         ${cities.map(({ id }) => id).join(' ')}`);
}

function gates(heldOut: readonly Trial[], say: Say): boolean {
  const passed = sum(
    heldOut.map(({ ours }) => ours),
    'pass',
  );
  const sensible = sum(
    heldOut.map(({ ours }) => ours),
    'sensible5',
  );
  const nobody = sum(
    heldOut.map(({ nobody: judged }) => judged),
    'sensible5',
  );
  const checks: [string, boolean][] = [
    [`held-out groups that pass: ${passed} of ${heldOut.length}, at least 85 %`, passed >= passRate * heldOut.length],
    [
      `sensible countries@5: ${sensible}, at least a quarter above ${nobody} of the list that asks nobody`,
      sensible >= above * nobody,
    ],
  ];
  say();
  for (const [text, isPassed] of checks) say(`${isPassed ? 'pass' : 'FAIL'}  ${text}`);
  return checks.every(([, isPassed]) => isPassed);
}
