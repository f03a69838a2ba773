import { listOwnAnswers } from '#shared/answers/endpoints.ts';
import {
  exploreCities,
  exploreCityPage,
  exploreCountries,
  exploreCountryPage,
  exploreImported,
  exploreImportedPlaces,
  explorePhotos,
  explorePlaces,
  exploreRatings,
} from '#shared/explore/endpoints.ts';
import { getGroup, getGroupByShareUrl, postGroup } from '#shared/group/endpoints.ts';
import {
  getMember,
  listMembers,
  listOwnSessions,
  participantLogin,
  postLogout,
  postMember,
} from '#shared/member/endpoints.ts';
import { getCustomResponse, listCustomResponses, postCustomResponse } from '#shared/custom-survey/endpoints.ts';
import {
  deleteMember,
  getMailState,
  getOrganizer,
  listContacts,
  postCleanupDuplicates,
  postOrganizerLogin,
  postOrganizerMail,
} from '#shared/organizer/endpoints.ts';
import { listPreferences, postPreference } from '#shared/preference/endpoints.ts';
import {
  deletePushSubscription,
  deletePushSubscriptions,
  getPushKey,
  putPushSubscription,
} from '#shared/push/endpoints.ts';
import { postGroupRecommendations, postRecommendations } from '#shared/recommendation/endpoints.ts';
import {
  getSimpleResponse,
  listSimpleResponses,
  listSurveyResults,
  postSimpleResponse,
} from '#shared/survey/endpoints.ts';
import {
  deleteDateVote,
  deleteTypeVote,
  listDateVotes,
  listTypeVotes,
  listVotes,
  listVotesSimple,
  postDateVote,
  postTypeVote,
  postVote,
} from '#shared/vote/endpoints.ts';
import { getHealth, postSync } from './system-endpoints.ts';

/** Every call of the API. Order matters only where a literal path stands before a parameter. */
export const api = {
  postSync,
  getHealth,
  postGroup,
  getGroupByShareUrl,
  getGroup,
  participantLogin,
  postLogout,
  listOwnSessions,
  listMembers,
  getMember,
  postMember,
  postSimpleResponse,
  getSimpleResponse,
  listSimpleResponses,
  listSurveyResults,
  listOwnAnswers,
  listPreferences,
  postPreference,
  getCustomResponse,
  postCustomResponse,
  listCustomResponses,
  listVotes,
  listVotesSimple,
  postVote,
  listDateVotes,
  postDateVote,
  deleteDateVote,
  listTypeVotes,
  postTypeVote,
  deleteTypeVote,
  deleteMember,
  postCleanupDuplicates,
  postOrganizerLogin,
  postOrganizerMail,
  getMailState,
  getOrganizer,
  listContacts,
  exploreCountries,
  exploreCities,
  explorePlaces,
  exploreRatings,
  exploreCountryPage,
  exploreCityPage,
  exploreImported,
  exploreImportedPlaces,
  explorePhotos,
  postRecommendations,
  postGroupRecommendations,
  getPushKey,
  putPushSubscription,
  deletePushSubscription,
  deletePushSubscriptions,
} as const;

export type Api = typeof api;
export type CallName = keyof Api;
