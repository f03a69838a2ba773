import { getCustomResponse, listCustomResponses, postCustomResponse } from '#server/custom-survey/handlers.ts';
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
} from '#server/destination/handlers.ts';
import { getGroup, getGroupByShareUrl, postGroup } from '#server/group/handlers.ts';
import {
  getMember,
  listMembers,
  listOwnSessions,
  participantLogin,
  postLogout,
  postMember,
} from '#server/member/handlers.ts';
import {
  deleteMember,
  getMailState,
  getOrganizer,
  listContacts,
  postCleanupDuplicates,
  postOrganizerLogin,
  postOrganizerMail,
} from '#server/organizer/handlers.ts';
import { listPreferences, postPreference } from '#server/preference/handlers.ts';
import {
  deletePushSubscription,
  deletePushSubscriptions,
  getPushKey,
  putPushSubscription,
} from '#server/push/handlers.ts';
import { postGroupRecommendations, postRecommendations } from '#server/recommendation/handlers.ts';
import {
  getSimpleResponse,
  listOwnAnswers,
  listSimpleResponses,
  listSurveyResults,
  postSimpleResponse,
} from '#server/survey/handlers.ts';
import { getHealth, postSync } from '#server/sync/handlers.ts';
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
} from '#server/vote/handlers.ts';
import type { Handlers } from '#server/kernel/handler.ts';

/** One handler per endpoint; a missing one does not compile. */
export const handlers: Handlers = {
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
};
