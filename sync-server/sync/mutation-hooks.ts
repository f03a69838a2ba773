import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import { createGroupHandler } from '#server/group/mutation-hooks.ts';
import {
  addMemberHandler,
  claimMemberHandler,
  joinGroupHandler,
  logoutHandler,
  setPinHandler,
} from '#server/member/mutation-hooks.ts';
import {
  cleanUpDuplicatesHandler,
  clearPinHandler,
  deleteGroupHandler,
  leaveGroupHandler,
  removeMemberHandler,
  restoreMemberHandler,
  rotateShareUrlHandler,
} from '#server/organizer/mutation-hooks.ts';
import { keepCustomResponse, keepPreference, keepSimpleResponse } from '#server/survey/mutation-hooks.ts';
import type { MutationHooks } from '#server/kernel/mutation-hooks.ts';

/** One handler for every mutation; a missing one does not compile. */
export const mutationHooks: { [N in MutationName]: MutationHooks<InputOf<N>> } = {
  createGroup: createGroupHandler,
  addMember: addMemberHandler,
  joinGroup: joinGroupHandler,
  claimMember: claimMemberHandler,
  logout: logoutHandler,
  saveSimpleResponse: keepSimpleResponse,
  savePreference: keepPreference,
  saveCustomResponse: keepCustomResponse,
  castDateVote: {},
  withdrawDateVote: {},
  castTypeVote: {},
  withdrawTypeVote: {},
  rateDestination: {},
  unrateDestination: {},
  setPin: setPinHandler,
  leaveGroup: leaveGroupHandler,
  removeMember: removeMemberHandler,
  restoreMember: restoreMemberHandler,
  clearPin: clearPinHandler,
  updateGroup: {},
  rotateShareUrl: rotateShareUrlHandler,
  cleanUpDuplicates: cleanUpDuplicatesHandler,
  deleteGroup: deleteGroupHandler,
};
