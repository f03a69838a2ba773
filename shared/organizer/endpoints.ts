import { endpoint } from '#shared/kernel/endpoint.ts';
import { email, secret } from '#shared/kernel/fields.ts';
import { languages } from '#shared/kernel/languages.ts';
import { z } from '#shared/kernel/z.ts';

export const deleteMember = endpoint({
  method: 'DELETE',
  path: '/api/groups/{ref}/members/{name}',
  topic: 'organizer',
  requiredRole: 'organizer',
  summary:
    'Take a member out, with their responses and votes: the organiser anybody, a member themself. The organiser can bring them back for 7 days.',
  input: z.strictObject({ sessionToken: z.optional(secret) }),
  output: z.object({ removed: z.literal(true), memberId: z.string(), memberName: z.string() }),
});

export const postCleanupDuplicates = endpoint({
  method: 'POST',
  path: '/api/groups/{ref}/cleanup-duplicates',
  topic: 'organizer',
  requiredRole: 'organizer',
  summary: 'Take out members who stand in the list twice and have given nothing.',
  input: z.strictObject({}),
  output: z.object({ removedCount: z.int() }),
});

export const postOrganizerLogin = endpoint({
  method: 'POST',
  path: '/api/groups/{ref}/organizer-login',
  topic: 'organizer',
  requiredRole: 'link',
  limit: 'login',
  summary:
    'The organiser on another device, by the password that was set when the group was made: a secret of its own. 5 tries in 15 minutes.',
  input: z.strictObject({ adminPassword: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ organizerToken: z.string() }),
});

export const getMailState = endpoint({
  method: 'GET',
  path: '/api/mail',
  topic: 'organizer',
  requiredRole: 'anyone',
  summary: 'Whether this server sends e-mail.',
  output: z.object({ isOn: z.boolean() }),
});

export const postOrganizerMail = endpoint({
  method: 'POST',
  path: '/api/groups/{ref}/organizer-mail',
  topic: 'organizer',
  requiredRole: 'link',
  limit: 'login',
  summary:
    "Mail an organiser's link to the address that the group was made with. The answer does not tell whether this is the address. Once a day; 5 tries in 15 minutes.",
  input: z.strictObject({ email, lang: z.enum(languages) }),
  output: z.object({ isAccepted: z.literal(true) }),
});

export const getOrganizer = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/organizer',
  topic: 'organizer',
  requiredRole: 'organizer',
  summary: "Whether the secret that makes the call is the organiser's.",
  output: z.object({ isOrganizer: z.literal(true) }),
});

export const listContacts = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/contacts',
  topic: 'organizer',
  requiredRole: 'organizer',
  summary: 'The e-mail addresses that members have left for the organiser.',
  output: z.array(z.object({ memberId: z.string(), email: z.string() })),
});
