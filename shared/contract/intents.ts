import type { z } from './z.ts';
import { createGroup } from '#shared/group/intents.ts';
import { addMember, claimMember, joinGroup, leaveGroup, logout, setPin } from '#shared/member/intents.ts';
import { cleanUpDuplicates, clearPin, deleteGroup, removeMember, restoreMember, rotateShareUrl, updateGroup } from '#shared/organizer/intents.ts';
import { saveSimpleResponse } from '#shared/survey/intents.ts';
import { saveCustomResponse } from '#shared/custom-survey/intents.ts';
import { savePreference } from '#shared/preference/intents.ts';
import { castDateVote, castTypeVote, rateDestination, unrateDestination, withdrawDateVote, withdrawTypeVote } from '#shared/vote/intents.ts';

/** Every write that a device can queue. The server runs a queued one and the REST call of its kind through one path. */
export const intents = {
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

export type IntentName = keyof typeof intents;
export type InputOf<N extends IntentName> = z.infer<(typeof intents)[N]['input']>;

export function isIntentName(value: string): value is IntentName {
  return Object.hasOwn(intents, value);
}

/** Intents that bind a session to a member: what a lane behind them waits for. */
export const bindsSession = (name: string): boolean => name === 'joinGroup' || name === 'claimMember';
