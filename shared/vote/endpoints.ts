import { endpoint } from '#shared/kernel/endpoint.ts';
import { groupRef, memberId, personName, secret } from '#shared/kernel/fields.ts';
import { civilDate } from '#shared/calendar/schema.ts';
import { z } from '#shared/kernel/z.ts';
import { destinationId, rating, voteType } from './schema.ts';

/** The member's id is given under both names that the specification uses for it. */
const voter = { id: z.string(), memberName: z.string(), voterName: z.string(), createdAt: z.string() };
const dateVote = z.object({ ...voter, selectedDate: z.string() });
const typeVote = z.object({ ...voter, selectedType: voteType });
const placeRating = z.object({
  memberId: z.string(),
  memberName: z.string(),
  destinationId: z.string(),
  rating: z.int(),
  groupId: z.string(),
});

/** The member is taken from the session; an id in the body has to be that member's. */
const voting = {
  memberName: z.optional(personName),
  voterName: z.optional(personName),
  sessionToken: z.optional(secret),
};
const dateChoice = z.strictObject({ ...voting, selectedDate: civilDate });
const typeChoice = z.strictObject({ ...voting, selectedType: voteType });
const withdrawn = z.object({ withdrawn: z.literal(true) });

export const listVotes = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/votes',
  topic: 'vote',
  requiredRole: 'link',
  summary: 'The hearts, 1 to 5, that members gave to places.',
  output: z.array(placeRating),
});

export const listVotesSimple = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/votes-simple',
  topic: 'vote',
  requiredRole: 'link',
  summary: 'The same list as `votes`.',
  output: z.array(placeRating),
});

export const postVote = endpoint({
  method: 'POST',
  path: '/api/votes',
  topic: 'vote',
  requiredRole: 'member',
  summary:
    'Give a place 1 to 5 hearts, as the member whose session makes the call. Rating it again replaces the hearts.',
  input: z.strictObject({
    memberId: z.optional(memberId),
    destinationId,
    rating,
    groupId: groupRef,
    sessionToken: z.optional(secret),
  }),
  output: placeRating,
});

export const listDateVotes = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/date-votes',
  topic: 'vote',
  requiredRole: 'link',
  summary: 'Every vote for a date. Approval voting: a member may vote for several.',
  output: z.array(dateVote),
});

export const postDateVote = endpoint({
  method: 'POST',
  path: '/api/groups/{ref}/date-votes',
  topic: 'vote',
  requiredRole: 'member',
  summary: 'Vote for a date. Doing it again changes nothing.',
  input: dateChoice,
  output: dateVote,
});

export const deleteDateVote = endpoint({
  method: 'DELETE',
  path: '/api/groups/{ref}/date-votes',
  topic: 'vote',
  requiredRole: 'member',
  summary: 'Withdraw the vote for a date. Without one nothing changes.',
  input: dateChoice,
  output: withdrawn,
});

export const listTypeVotes = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/type-votes',
  topic: 'vote',
  requiredRole: 'link',
  summary: 'Every vote for a trip type. Approval voting: a member may vote for several.',
  output: z.array(typeVote),
});

export const postTypeVote = endpoint({
  method: 'POST',
  path: '/api/groups/{ref}/type-votes',
  topic: 'vote',
  requiredRole: 'member',
  summary: 'Vote for a trip type. Doing it again changes nothing.',
  input: typeChoice,
  output: typeVote,
});

export const deleteTypeVote = endpoint({
  method: 'DELETE',
  path: '/api/groups/{ref}/type-votes',
  topic: 'vote',
  requiredRole: 'member',
  summary: 'Withdraw the vote for a trip type. Without one nothing changes.',
  input: typeChoice,
  output: withdrawn,
});
