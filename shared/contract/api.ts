import { getGroup, getGroupByShareUrl, postGroup } from '#shared/group/endpoints.ts';
import { getMember, listMembers, participantLogin, postLogout, postMember } from '#shared/member/endpoints.ts';
import { getSimpleResponse, listSimpleResponses, listSurveyResults, postSimpleResponse } from '#shared/survey/endpoints.ts';
import { getHealth, postSync } from './system-endpoints.ts';

/** Every call on one screen. Order matters only where a literal path stands before a parameter. */
export const api = {
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
} as const;

export type Api = typeof api;
export type CallName = keyof Api;
