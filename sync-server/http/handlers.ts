import { getGroup, getGroupByShareUrl, postGroup } from '#server/group/handlers.ts';
import { getMember, listMembers, participantLogin, postLogout, postMember } from '#server/member/handlers.ts';
import { getSimpleResponse, listSimpleResponses, listSurveyResults, postSimpleResponse } from '#server/survey/handlers.ts';
import { getHealth, postSync } from '#server/sync/handlers.ts';
import type { Handlers } from './call.ts';

/** One handler per endpoint; a missing one does not compile. */
export const handlers: Handlers = {
  postSync,
  getHealth,
  postGroup,
  getGroupByShareUrl,
  getGroup,
  participantLogin,
  postLogout,
  listMembers,
  getMember,
  postMember,
  postSimpleResponse,
  getSimpleResponse,
  listSimpleResponses,
  listSurveyResults,
};
