import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { Flight } from '#shared/destination/flight.ts';
import type { ScoredCore } from './catalogue.ts';
import { groupScore } from './group-score.ts';
import { flightsFrom } from './journey.ts';
import { type Basis, shrunk } from './prior.ts';
import { hasNeeds, type Traveller } from './traveller.ts';
import type { Trip } from './trip.ts';

/** A traveller, and what is the same for every destination. */
export interface Seat extends Traveller {
  /** From the own origin, by city id. */
  flights: ReadonlyMap<string, Flight> | undefined;
  /** Told something that a destination can be measured by. */
  isHeard: boolean;
  /** Comes for no day of the trip. */
  isElsewhere: boolean;
}

/** Who judges, on which trip, and by which catalogue. `travellers` are sorted by id. */
export interface Panel {
  travellers: readonly Seat[];
  basis: Basis;
  trip: Trip;
  core: ScoredCore;
  /** Orders exact ties, nothing else. */
  day: CivilDate;
}

export function panelOf(travellers: readonly Traveller[], trip: Trip, core: ScoredCore, day: CivilDate): Panel {
  const seats = travellers.map((one): Seat => ({
    ...one,
    flights: one.origin && flightsFrom(one.origin, core),
    isHeard: hasNeeds(one),
    isElsewhere: isElsewhere(one, trip),
  }));
  return { travellers: seats, trip, core, day, basis: basisOf(seats) };
}

/** Who has answered and is content with anything is not waited for. */
function basisOf(seats: readonly Seat[]): Basis {
  const heard = seats.filter(({ isHeard }) => isHeard);
  return {
    k: heard.length,
    n: heard.length + seats.filter(({ isHeard, hasAnswered }) => !isHeard && !hasAnswered).length,
  };
}

/** Coming for a part of the trip is possible; for no day of it is not. */
function isElsewhere({ memberId }: Traveller, { window }: Trip): boolean {
  return (
    window?.absent.some((absence) => absence.memberId === memberId && absence.missingDays >= window.lengthDays) ?? false
  );
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

export function verdictOf(
  id: string,
  utilities: readonly (number | undefined)[],
  broken: readonly boolean[],
  prior: number,
  basis: Basis,
): Verdict {
  const group = groupScore(utilities, broken);
  return {
    id,
    score: shrunk(group?.score, prior, basis),
    prior,
    worksNotFor: group?.worksNotFor ?? 0,
    utilities,
    broken,
  };
}
