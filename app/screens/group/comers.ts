import { memberAnswers } from '#shared/answers/member-answers.ts';
import { rsvpState, type RsvpState } from '#shared/decision/rsvp.ts';
import type { Row } from '#shared/kernel/rows.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';

export interface Comer {
  person: GroupPerson;
  state: RsvpState;
  rsvp: Row<'rsvp'> | undefined;
}

/** Who comes to the trip, in the order of joining. */
export function readComers({ view }: Pick<GroupOnDevice, 'view'>, { overview, trip }: TripState): Comer[] {
  return overview.people.map((person) => {
    const rsvp = view.get('rsvp', person.id);
    return {
      person,
      rsvp,
      state: rsvpState(rsvp?.data, trip?.data.dates ?? null, memberAnswers(view, person.id).dates),
    };
  });
}

/** Up to this many people have a route with their name. */
const mostRoutes = 12;

/** Who has a way in the drawing of a trip; nobody where they are too many. Whoever does not come is listed below it. */
export function drawnComers(comers: readonly Comer[]): Comer[] {
  const drawn = comers.filter((one) => one.state !== 'away');
  return drawn.length > mostRoutes ? [] : drawn;
}
