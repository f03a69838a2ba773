import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import type { z } from '#shared/kernel/z.ts';
import { createGroup } from '#shared/group/mutations.ts';
import {
  addMember,
  changeName,
  claimMember,
  endSessions,
  joinGroup,
  leaveGroup,
  logout,
  setPin,
  showFit,
} from '#shared/member/mutations.ts';
import {
  cleanUpDuplicates,
  clearPin,
  deleteGroup,
  removeMember,
  restoreMember,
  rotateOrganizer,
  rotateShareUrl,
  takeOverGroup,
  updateGroup,
} from '#shared/organizer/mutations.ts';
import { saveSimpleResponse } from '#shared/answers/save-simple-response.ts';
import { saveCustomResponse } from '#shared/custom-survey/mutations.ts';
import { savePreference } from '#shared/answers/save-preference.ts';
import { answerRsvp, decide, noteReminder, setDeadline } from '#shared/decision/mutations.ts';
import {
  castDateVote,
  addTypedPlace,
  castPlaceVote,
  castTypeVote,
  rateDestination,
  unrateDestination,
  withdrawDateVote,
  withdrawPlaceVote,
  withdrawTypeVote,
} from '#shared/vote/mutations.ts';

/** Every write that a device can queue. The server runs a queued one and the REST call of its kind through one path. */
export const mutationDefinitions = {
  createGroup,
  addMember,
  changeName,
  showFit,
  joinGroup,
  claimMember,
  logout,
  endSessions,
  saveSimpleResponse,
  savePreference,
  saveCustomResponse,
  castDateVote,
  withdrawDateVote,
  castTypeVote,
  withdrawTypeVote,
  addTypedPlace,
  castPlaceVote,
  withdrawPlaceVote,
  rateDestination,
  unrateDestination,
  setPin,
  leaveGroup,
  removeMember,
  restoreMember,
  clearPin,
  updateGroup,
  rotateShareUrl,
  rotateOrganizer,
  takeOverGroup,
  cleanUpDuplicates,
  deleteGroup,
  decide,
  setDeadline,
  answerRsvp,
  noteReminder,
} as const;

export type MutationName = keyof typeof mutationDefinitions;
export type InputOf<N extends MutationName> = z.infer<(typeof mutationDefinitions)[N]['input']>;

export function isMutationName(value: string): value is MutationName {
  return Object.hasOwn(mutationDefinitions, value);
}

/**
 * What a mutation does to sessions and to the group; the protocol reads these flags, never the name. `undefined` for
 * names of newer builds.
 */
export type MutationFlags = Pick<
  MutationDefinition<unknown>,
  | 'bindsSession'
  | 'endsSession'
  | 'endsOtherSessions'
  | 'opensGroup'
  | 'endsGroup'
  | 'closesGroup'
  | 'endsOrganizers'
  | 'bringsOrganizer'
  | 'listsName'
>;

export const flagsOf = (name: string): MutationFlags => (isMutationName(name) ? mutationDefinitions[name] : {});

/** Mutations behind this one in the queue wait for it, because it binds their session. */
export const bindsSession = (name: string): boolean => flagsOf(name).bindsSession === true;
