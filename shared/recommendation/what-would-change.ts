import { rankCities } from './cities.ts';
import { rankCountries } from './countries.ts';
import { type Change, profileOfGroup } from './profile-of-group.ts';
import { calibrated } from './group-score.ts';
import type { GroupProfile } from './group-profile.ts';
import type { Question, Stages } from './recommend.ts';
import type { Ranked } from './tie-break.ts';

/** "With 10 more each, Okinawa would be first." */
export interface Turn {
  kind: 'one-day-more' | 'one-day-less' | 'ten-more' | 'one-range-wider';
  /** The new first. */
  id: string;
  /** Everything's score after the change, out of ten, by id. */
  scores: ReadonlyMap<string, number>;
}

/** In this order; `ten-more` is 100,000 won more for everyone. */
const changes: readonly { kind: Turn['kind']; change: Change }[] = [
  { kind: 'one-day-more', change: { days: 1 } },
  { kind: 'one-day-less', change: { days: -1 } },
  { kind: 'ten-more', change: { ceilingManwon: 10 } },
  { kind: 'one-range-wider', change: { slack: 1 } },
];

/**
 * The first change that puts something else in first place, and visibly so: two equal figures would explain nothing. `undefined` if none
 * does. Up to four more rankings, so it is asked for by itself, after the cards are drawn.
 */
export function whatWouldChange({
  rows,
  core,
  day,
  stage,
}: Question<'countries'> | Question<'cities'>): Turn | undefined {
  const ranked = (change: Change) => rank(profileOfGroup(rows, core, day, change), stage);
  const now = ranked({})[0]?.id;
  for (const { kind, change } of changes) {
    const then = ranked(change);
    const id = then[0]?.id;
    if (id === undefined || id === now) continue;
    const shown = calibrated(then.map(({ score }) => score));
    const scores = new Map(then.map((one) => [one.id, shown(one.score)]));
    if ((scores.get(id) ?? 0) > (scores.get(now ?? '') ?? 0)) return { kind, id, scores };
  }
  return undefined;
}

function rank(profile: GroupProfile, stage: Stages['countries'] | Stages['cities']): readonly Ranked[] {
  if (stage.at === 'countries') return rankCountries(profile, rankCities(profile));
  const { countryId } = stage;
  return rankCities(
    profile,
    profile.core.cities.filter((city) => countryId === undefined || city.countryId === countryId),
  ).cities;
}
