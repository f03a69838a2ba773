import type { City } from '#shared/destination/schema.ts';
import { rankCities } from './cities.ts';
import { rankCountries } from './countries.ts';
import { type Change, profileOfGroup } from './profile-of-group.ts';
import { calibrated, shown as asShown } from './group-score.ts';
import type { GroupProfile } from './group-profile.ts';
import { rangesOff } from './journey.ts';
import type { Question, Stages } from './recommend.ts';
import type { Ranked } from './tie-break.ts';

/** "With 10 more each, Okinawa would be first." */
export interface Turn {
  kind: 'one-day-more' | 'one-day-less' | 'ten-more' | 'one-range-wider' | 'one-range-nearer';
  /** The new first. */
  id: string;
  /** Everything's score after the change, out of ten, by id. */
  scores: ReadonlyMap<string, number>;
}

/**
 * In this order; `ten-more` is 100,000 won more for everyone. A range more to either side is told by where the new
 * first lies.
 */
const changes: readonly { kind: Exclude<Turn['kind'], 'one-range-nearer'>; change: Change }[] = [
  { kind: 'one-day-more', change: { days: 1 } },
  { kind: 'one-day-less', change: { days: -1 } },
  { kind: 'ten-more', change: { ceilingManwon: 10 } },
  { kind: 'one-range-wider', change: { slack: 1 } },
];

/**
 * The first change that puts something else in first place, and visibly so: two equal figures would explain nothing,
 * and a new first that is worse for the group than the first of today is nothing to change for. `undefined` if none
 * does. Up to four more rankings, so it is asked for by itself, after the cards are drawn.
 */
export function whatWouldChange({
  rows,
  core,
  day,
  stage,
}: Question<'countries'> | Question<'cities'>): Turn | undefined {
  const profile = profileOfGroup(rows, core, day);
  const [now] = rank(profile, stage);
  for (const { kind, change } of changes) {
    const then = rank(profileOfGroup(rows, core, day, change), stage);
    const [first] = then;
    // The first of a list is shown as it is, whatever its list.
    if (first === undefined || first.id === now?.id || asShown(first.score) <= asShown(now?.score ?? 0)) continue;
    const shown = calibrated(then.map(({ score }) => score));
    const scores = new Map(then.map((one) => [one.id, shown(one.score)]));
    if ((scores.get(first.id) ?? 0) > (scores.get(now?.id ?? '') ?? 0)) {
      const isNearer = kind === 'one-range-wider' && liesNearer(profile, first.city);
      return { kind: isNearer ? 'one-range-nearer' : kind, id: first.id, scores };
    }
  }
  return undefined;
}

/** Nearer than chosen for more members than farther. */
function liesNearer({ travellers }: GroupProfile, city: City | undefined): boolean {
  if (city === undefined) return false;
  const off = travellers.map((one) => rangesOff(one, one.reaches?.get(city.id), city.iso2) ?? 0);
  return off.filter((ranges) => ranges < 0).length > off.filter((ranges) => ranges > 0).length;
}

function rank(
  profile: GroupProfile,
  stage: Stages['countries'] | Stages['cities'],
): readonly (Ranked & { city?: City | undefined })[] {
  if (stage.at === 'countries')
    return rankCountries(profile, rankCities(profile)).map((one) => ({ ...one, city: one.best[0]?.city }));
  const { countryId } = stage;
  return rankCities(
    profile,
    profile.core.cities.filter((city) => countryId === undefined || city.countryId === countryId),
  ).cities;
}
