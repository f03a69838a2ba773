import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { Flight } from '#shared/destination/flight.ts';
import type { ScoredCore } from './catalogue.ts';
import { groupScore, type Opinion } from './group-score.ts';
import { flightsFrom } from './journey.ts';
import { type Basis, shrunk } from './prior.ts';
import { hasNeeds, type Traveller } from './traveller.ts';
import type { Trip } from './trip.ts';

/** Who judges, on which trip, and by which catalogue. `travellers` are sorted by id; `flights` are theirs, in that order, by city id. */
export interface Panel {
  travellers: readonly Traveller[];
  flights: readonly (ReadonlyMap<string, Flight> | undefined)[];
  basis: Basis;
  trip: Trip;
  core: ScoredCore;
  /** Orders exact ties, nothing else. */
  day: CivilDate;
}

export function panelOf(travellers: readonly Traveller[], trip: Trip, core: ScoredCore, day: CivilDate): Panel {
  const flights = travellers.map(({ origin }) => origin && flightsFrom(origin, core));
  return { travellers, flights, trip, core, day, basis: { k: travellers.filter(hasNeeds).length, n: travellers.length } };
}

/** A destination as the group sees it. */
export interface Verdict {
  id: string;
  /** G in billionths, shrunk to the prior while answers are missing. */
  score: number;
  /** How good it is all round, in billionths: comes before chance where scores are equal. */
  prior: number;
  worksNotFor: number;
  /** Each traveller's, hearts included, in billionths and in the panel's order; `undefined` for somebody who told nothing. */
  utilities: readonly (number | undefined)[];
  /** For whom a hard limit is broken, in the same order. */
  broken: readonly boolean[];
}

export function verdictOf(id: string, utilities: readonly (number | undefined)[], broken: readonly boolean[], prior: number, basis: Basis): Verdict {
  const opinions: Opinion[] = [];
  utilities.forEach((utility, member) => {
    if (utility !== undefined) opinions.push({ utility, isBroken: broken[member] ?? false });
  });
  const group = groupScore(opinions);
  return { id, score: shrunk(group?.score, prior, basis), prior, worksNotFor: group?.worksNotFor ?? 0, utilities, broken };
}
