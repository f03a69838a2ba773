import { endpoint } from '#shared/kernel/endpoint.ts';
import { groupRef, optionalEmail, personName, secret } from '#shared/kernel/fields.ts';
import { z } from '#shared/kernel/z.ts';
import { pin } from './schema.ts';

/** A member in the API's responses: never with an e-mail (founding decision 6). */
const member = z.object({
  id: z.string(),
  groupId: z.string(),
  name: z.string(),
  /** Answered the group's survey, or not yet. */
  status: z.enum(['done', 'waiting']),
  joinedAt: z.string(),
  /** Which of the colours of people is theirs, from 0. Left out for members of older builds. */
  hue: z.optional(z.int()),
});

export const participantLogin = endpoint({
  method: 'POST',
  path: '/api/groups/{ref}/participant-login',
  topic: 'member',
  requiredRole: 'link',
  limit: 'login',
  summary:
    'Log in by name. A new name makes a member; the same name again is the same member, with their PIN if they have one.',
  input: z.strictObject({ memberName: personName, email: optionalEmail, pin: z.optional(pin) }),
  output: z.object({
    memberName: z.string(),
    memberId: z.string(),
    hasExistingResponse: z.boolean(),
    sessionToken: z.string(),
    groupId: z.string(),
    groupShareUrl: z.string(),
  }),
});

export const postLogout = endpoint({
  method: 'POST',
  path: '/api/groups/{ref}/logout',
  topic: 'member',
  requiredRole: 'member',
  summary: 'End the session that makes the call.',
  input: z.strictObject({ sessionToken: z.optional(secret) }),
  output: z.object({ loggedOut: z.literal(true) }),
});

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/own-sessions',
  topic: 'member',
  requiredRole: 'member',
  summary: 'Where the member whose session makes the call is logged in: the session used last first.',
  output: z.array(
    z.object({
      id: z.string(),
      /** Browser and system, as far as they are known: `Chrome · Android`. */
      device: z.string(),
      startedAt: z.string(),
      /** Within a day. */
      lastSeenAt: z.string(),
      /** The session that makes the call. */
      isThis: z.boolean(),
    }),
  ),
});

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/members',
  topic: 'member',
  requiredRole: 'link',
  summary: 'Everybody in the group, in the order in which they joined.',
  output: z.array(member),
});

export const getMember = endpoint({
  method: 'GET',
  path: '/api/members/{memberId}',
  topic: 'member',
  requiredRole: 'link',
  summary: 'One member.',
  output: member,
});

export const postMember = endpoint({
  method: 'POST',
  path: '/api/members',
  topic: 'member',
  requiredRole: 'link',
  limit: 'create',
  summary: 'Add somebody to the list by name.',
  input: z.strictObject({ groupId: groupRef, name: personName, email: optionalEmail }),
  output: member,
});
