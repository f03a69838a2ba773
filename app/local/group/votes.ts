import type { MutationName, InputOf } from '#shared/protocol/mutations.ts';
import type { TypedPlace, VoteType } from '#shared/vote/schema.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { addToOutbox, enqueue, writtenBy } from '#app/local/outbox/queue.ts';

function asMember<N extends MutationName>(
  device: Device,
  session: StoredSession,
  name: N,
  input: InputOf<N>,
): Promise<string> {
  return enqueue(device, { ...writtenBy(session), name, input });
}

/**
 * Approval voting (founding decision 14): many dates per member, each set or withdrawn; doing it again changes nothing.
 */
export const castDateVote = (device: Device, session: StoredSession, date: string) =>
  asMember(device, session, 'castDateVote', { date });
export const withdrawDateVote = (device: Device, session: StoredSession, date: string) =>
  asMember(device, session, 'withdrawDateVote', { date });
export const castTypeVote = (device: Device, session: StoredSession, type: VoteType) =>
  asMember(device, session, 'castTypeVote', { type });
export const withdrawTypeVote = (device: Device, session: StoredSession, type: VoteType) =>
  asMember(device, session, 'withdrawTypeVote', { type });
/** @param note what the member says with it; empty: nothing */
export const castPlaceVote = (device: Device, session: StoredSession, destinationId: string, note = '') =>
  asMember(device, session, 'castPlaceVote', { destinationId, ...(note === '' ? {} : { note }) });
export const withdrawPlaceVote = (device: Device, session: StoredSession, destinationId: string) =>
  asMember(device, session, 'withdrawPlaceVote', { destinationId });

/** A place in the member's own words becomes a candidate by their vote for it: both are queued, or neither. */
export function addTypedPlace(
  device: Device,
  session: StoredSession,
  place: Pick<TypedPlace, 'placeId' | 'name' | 'url'>,
): Promise<string> {
  return enqueue(device, { ...writtenBy(session), name: 'addTypedPlace', input: place }, [], async () => {
    await addToOutbox(device, {
      ...writtenBy(session),
      name: 'castPlaceVote',
      input: { destinationId: place.placeId },
    });
  });
}

/** @param rating 1 to 5; 0 removes the rating. */
export function rateDestination(
  device: Device,
  session: StoredSession,
  destinationId: string,
  rating: number,
): Promise<string> {
  return rating === 0
    ? asMember(device, session, 'unrateDestination', { destinationId })
    : asMember(device, session, 'rateDestination', { destinationId, rating });
}
