import type { z } from '#shared/kernel/z.ts';
import { createGroup } from '#shared/group/mutations.ts';
import { addMember, claimMember, joinGroup, leaveGroup, logout, setPin } from '#shared/member/mutations.ts';
import {
  cleanUpDuplicates,
  clearPin,
  deleteGroup,
  removeMember,
  restoreMember,
  rotateShareUrl,
  updateGroup,
} from '#shared/organizer/mutations.ts';
import { saveSimpleResponse } from '#shared/survey/mutations.ts';
import { saveCustomResponse } from '#shared/custom-survey/mutations.ts';
import { savePreference } from '#shared/preference/mutations.ts';
import {
  castDateVote,
  castTypeVote,
  rateDestination,
  unrateDestination,
  withdrawDateVote,
  withdrawTypeVote,
} from '#shared/vote/mutations.ts';

/** Every write that a device can queue. The server runs a queued one and the REST call of its kind through one path. */
export const mutationDefinitions = {
  createGroup,
  addMember,
  joinGroup,
  claimMember,
  logout,
  saveSimpleResponse,
  savePreference,
  saveCustomResponse,
  castDateVote,
  withdrawDateVote,
  castTypeVote,
  withdrawTypeVote,
  rateDestination,
  unrateDestination,
  setPin,
  leaveGroup,
  removeMember,
  restoreMember,
  clearPin,
  updateGroup,
  rotateShareUrl,
  cleanUpDuplicates,
  deleteGroup,
} as const;

export type MutationName = keyof typeof mutationDefinitions;
export type InputOf<N extends MutationName> = z.infer<(typeof mutationDefinitions)[N]['input']>;

export function isMutationName(value: string): value is MutationName {
  return Object.hasOwn(mutationDefinitions, value);
}

/** Mutations that bind a session to a member: what a lane behind them waits for. */
export const bindsSession = (name: string): boolean => name === 'joinGroup' || name === 'claimMember';
