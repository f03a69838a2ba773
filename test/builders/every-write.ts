import type { CallName } from '#shared/protocol/endpoints.ts';
import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import { aGroupForm, someQuestions } from './group.ts';
import { groupForm } from '#shared/group/schema.ts';
import { anId, aSecret, aShareUrl } from './mutation.ts';
import { aPayload } from './payload.ts';
import { aPreference } from './preference.ts';

interface Target {
  groupId: string;
  memberId: string;
  /** A name that nobody in the group has. */
  freeName: string;
}

/** A right input for every mutation there is; one that is missing does not compile. */
export const everyInput = ({ groupId, memberId, freeName }: Target): { [N in MutationName]: InputOf<N> } => ({
  createGroup: { ...groupForm.parse(aGroupForm()), groupId, shareUrl: aShareUrl(), organizerToken: aSecret() },
  addMember: { memberId: anId(), name: freeName },
  joinGroup: { memberId: anId(), name: freeName },
  claimMember: { memberId },
  logout: {},
  endSessions: {},
  saveSimpleResponse: { payload: aPayload() },
  savePreference: { answers: aPreference() },
  saveCustomResponse: { responses: { [someQuestions.questions[0]?.id ?? '']: 'x' } },
  castDateVote: { date: '2026-05-02' },
  withdrawDateVote: { date: '2026-05-01' },
  castTypeVote: { type: 'golf' },
  withdrawTypeVote: { type: 'relax' },
  addTypedPlace: { placeId: anId(), name: '성수 한옥', url: 'https://example.com/stay' },
  castPlaceVote: { destinationId: 'japan/osaka', note: '포장마차에서 라멘 먹자' },
  withdrawPlaceVote: { destinationId: 'japan/osaka' },
  decide: { kind: 'dates', dates: { start: '2026-05-01', end: '2026-05-03' }, place: null, word: '' },
  setDeadline: { day: null, endsAt: null, timeZone: 'Asia/Seoul', quorum: 2 },
  answerRsvp: { answer: 'coming', word: '', dates: null },
  noteReminder: { memberIds: [memberId] },
  rateDestination: { destinationId: 'japan', rating: 1 },
  unrateDestination: { destinationId: 'japan/osaka' },
  changeName: { name: freeName },
  showFit: { isShown: true },
  setPin: { pin: '9999' },
  leaveGroup: {},
  removeMember: { memberId },
  restoreMember: { memberId },
  clearPin: { memberId },
  updateGroup: { name: 'taken over', excused: [memberId], requiresPin: true },
  rotateShareUrl: { shareUrl: aShareUrl() },
  rotateOrganizer: { organizerToken: aSecret() },
  takeOverGroup: { organizerToken: aSecret() },
  cleanUpDuplicates: {},
  deleteGroup: {},
});

/** A right body for every call there is; `undefined` for calls without one. One that is missing does not compile. */
export const everyBody = (ref: string, memberName: string): Record<CallName, unknown> => ({
  postSync: undefined,
  getHealth: undefined,
  postGroup: aGroupForm(),
  getGroupByShareUrl: undefined,
  getGroup: undefined,
  participantLogin: { memberName },
  postLogout: {},
  listOwnSessions: undefined,
  listMembers: undefined,
  getMember: undefined,
  postMember: { groupId: ref, name: 'stranger' },
  postSimpleResponse: { payload: aPayload() },
  getSimpleResponse: undefined,
  listSimpleResponses: undefined,
  listSurveyResults: undefined,
  listOwnAnswers: undefined,
  listPreferences: undefined,
  postPreference: { preferredDates: ['2026-05-02'] },
  getCustomResponse: undefined,
  postCustomResponse: { groupId: ref, responses: {} },
  listCustomResponses: undefined,
  listVotes: undefined,
  listVotesSimple: undefined,
  postVote: { groupId: ref, destinationId: 'japan', rating: 5 },
  listDateVotes: undefined,
  postDateVote: { selectedDate: '2026-05-02' },
  deleteDateVote: { selectedDate: '2026-05-01' },
  listTypeVotes: undefined,
  postTypeVote: { selectedType: 'golf' },
  deleteTypeVote: { selectedType: 'relax' },
  deleteMember: {},
  postCleanupDuplicates: {},
  postOrganizerLogin: { adminPassword: 'a long password of ours' },
  postOrganizerMail: { email: 'minji@example.com', lang: 'ko' },
  getMailState: undefined,
  getOrganizer: undefined,
  listContacts: undefined,
  exploreCountries: undefined,
  exploreCities: undefined,
  explorePlaces: undefined,
  exploreRatings: undefined,
  exploreCountryPage: undefined,
  exploreCityPage: undefined,
  exploreImported: undefined,
  exploreImportedPlaces: undefined,
  explorePhotos: undefined,
  postRecommendations: { groupId: ref },
  postGroupRecommendations: {},
  getPushKey: undefined,
  putPushSubscription: {
    memberId: anId(),
    endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    language: 'ko',
    timeZone: 'Asia/Seoul',
  },
  deletePushSubscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test' },
  deletePushSubscriptions: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test',
    keys: { auth: 'A'.repeat(22) },
  },
});
