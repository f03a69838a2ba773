import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import { decideHooks, noteReminderHooks } from '#server/decision/mutation-hooks.ts';
import { createGroupHooks } from '#server/group/mutation-hooks.ts';
import {
  addMemberHooks,
  changeNameHooks,
  claimMemberHooks,
  endSessionsHooks,
  joinGroupHooks,
  logoutHooks,
  setPinHooks,
  showFitHooks,
} from '#server/member/mutation-hooks.ts';
import {
  cleanUpDuplicatesHooks,
  clearPinHooks,
  deleteGroupHooks,
  leaveGroupHooks,
  removeMemberHooks,
  restoreMemberHooks,
  rotateOrganizerHooks,
  rotateShareUrlHooks,
  takeOverGroupHooks,
} from '#server/organizer/mutation-hooks.ts';
import {
  saveCustomResponseHooks,
  savePreferenceHooks,
  saveSimpleResponseHooks,
} from '#server/survey/mutation-hooks.ts';
import { castDateVoteHooks, rateDestinationHooks } from '#server/vote/mutation-hooks.ts';
import type { MutationHooks } from '#server/kernel/mutation-hooks.ts';

/** The hooks of every mutation; a missing one does not compile. */
export const mutationHooks: { [N in MutationName]: MutationHooks<InputOf<N>> } = {
  createGroup: createGroupHooks,
  addMember: addMemberHooks,
  joinGroup: joinGroupHooks,
  claimMember: claimMemberHooks,
  logout: logoutHooks,
  endSessions: endSessionsHooks,
  saveSimpleResponse: saveSimpleResponseHooks,
  savePreference: savePreferenceHooks,
  saveCustomResponse: saveCustomResponseHooks,
  castDateVote: castDateVoteHooks,
  withdrawDateVote: {},
  castTypeVote: {},
  withdrawTypeVote: {},
  addTypedPlace: {},
  castPlaceVote: {},
  withdrawPlaceVote: {},
  rateDestination: rateDestinationHooks,
  unrateDestination: {},
  changeName: changeNameHooks,
  showFit: showFitHooks,
  setPin: setPinHooks,
  leaveGroup: leaveGroupHooks,
  removeMember: removeMemberHooks,
  restoreMember: restoreMemberHooks,
  clearPin: clearPinHooks,
  updateGroup: {},
  rotateShareUrl: rotateShareUrlHooks,
  rotateOrganizer: rotateOrganizerHooks,
  takeOverGroup: takeOverGroupHooks,
  cleanUpDuplicates: cleanUpDuplicatesHooks,
  deleteGroup: deleteGroupHooks,
  decide: decideHooks,
  setDeadline: {},
  answerRsvp: {},
  noteReminder: noteReminderHooks,
};
