import type { InputOf, IntentName } from '#shared/contract/intents.ts';
import { createGroupHandler } from '#server/group/intent-handlers.ts';
import { addMemberHandler, claimMemberHandler, joinGroupHandler, logoutHandler, setPinHandler } from '#server/member/intent-handlers.ts';
import { cleanUpDuplicatesHandler, clearPinHandler, deleteGroupHandler, leaveGroupHandler, removeMemberHandler, restoreMemberHandler, rotateShareUrlHandler } from '#server/organizer/intent-handlers.ts';
import { keepCustomResponse, keepPreference, keepSimpleResponse } from '#server/survey/intent-handlers.ts';
import type { IntentHandler } from './intent-handler.ts';

/** One handler for every intent; a missing one does not compile. */
export const intentHandlers: { [N in IntentName]: IntentHandler<InputOf<N>> } = {
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
