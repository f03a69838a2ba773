import type { Act, Ledger } from './ledger.ts';
import type { Verdict } from './oracle.ts';

const aroundMs = 20_000;

/** What was found, in lines: each with the acts on its key and the faults around them. */
export function tell({ lost, doubled, strange }: Verdict, ledger: Ledger): string[] {
  return [
    ...lost.map(({ key, allowed, found }) =>
      [`lost: ${key} is ${said(found)}, not ${allowed.map(said).join(' or ')}`, ...around(key, ledger)].join('\n  '),
    ),
    ...doubled.map(({ key, values }) => [`doubled: ${key}: ${values.join(', ')}`, ...around(key, ledger)].join('\n  ')),
    ...strange.map(({ key, value }) => [`nobody wrote ${value} as ${key}`, ...around(key, ledger)].join('\n  ')),
  ];
}

/** Less often tried, a deed may have met faults alone. */
const enough = 5;

/**
 * What people tried often and nobody could do: its page has changed, or no longer works. Without this a storm in which
 * only some deeds are possible would count as a whole one.
 * @param unfinished by `deed: what kept it from being done`
 */
export function neverDone(
  deeds: Readonly<Record<string, number>>,
  unfinished: Readonly<Record<string, number>>,
): string[] {
  const tried: Record<string, number> = {};
  for (const [key, times] of Object.entries(unfinished)) {
    const deed = key.slice(0, key.indexOf(':'));
    tried[deed] = (tried[deed] ?? 0) + times;
  }
  return Object.entries(tried)
    .filter(([deed, times]) => times >= enough && !deeds[deed])
    .map(([deed, times]) => `${deed} was tried ${times} times and never done`);
}

const said = (value: string | null): string => (value === null ? 'nothing' : `“${value}”`);
const time = (at: number): string => new Date(at).toISOString().slice(11, 23);

function around(key: string, { acts, mishaps }: Ledger): string[] {
  const mine = acts.filter((act) => act.key === key);
  const last = mine.at(-1);
  if (!last) return [];
  const from = (mine.at(-3) ?? last).begunAt - aroundMs;
  return [
    ...mine.map((act) => [act.begunAt, inWords(act)] as const),
    ...mishaps
      .filter(({ at, endedAt, person }) => (endedAt ?? at) >= from && (person ?? last.person) === last.person)
      .map(
        ({ kind, person = 'server', at, endedAt }) =>
          [at, `${time(at)} to ${endedAt === undefined ? 'the end' : time(endedAt)} ${person}: ${kind}`] as const,
      ),
  ]
    .sort(([a], [b]) => a - b)
    .map(([, line]) => line);
}

const inWords = (act: Act): string =>
  `${time(act.begunAt)} ${act.person} makes it ${said(act.value)}; ${
    act.kept ? `kept at ${time(act.kept.at)}: “${act.kept.said}”` : 'not told that it is kept'
  }${act.excuse === undefined ? '' : `; excused: ${act.excuse}`}`;
