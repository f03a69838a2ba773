import { DomainError } from '#shared/kernel/errors.ts';
import { newSecret } from '#shared/kernel/ids.ts';
import { nameKey } from '#shared/kernel/person-name.ts';
import { hasOrganizerSecret, requireGroupId, requireOrganizer } from '#server/access/guards.ts';
import { contactsOf } from '#server/access/contacts.ts';
import { members } from '#server/access/members.ts';
import { insertOrganizerToken, readAdminPasswordHash } from '#server/access/organizer-secrets.ts';
import { hashSecret, readSessions } from '#server/access/sessions.ts';
import { lockHead } from '#server/kernel/group-head.ts';
import type { Handler } from '#server/kernel/handler.ts';
import { verifyPassword } from '#server/kernel/password.ts';
import { runOne } from '#server/kernel/run-one.ts';
import { enqueueOrganizerMail } from '#server/push/organizer-mail.ts';
import { countAttempt, uncountAttempt, isLocked } from '#server/kernel/attempts.ts';

/** The organiser takes out anybody; a member's own session only that member. */
export const deleteMember: Handler<'deleteMember'> = async ({ services, params, input, bearer }) => {
  const groupId = await requireGroupId(services, params.ref);
  const token = bearer ?? input.sessionToken;
  if (token === undefined) throw new DomainError('organizer_required');
  const key = nameKey(params.name);
  const member = (await members.live(services.db, groupId)).find((row) => nameKey(row.data.name) === key);
  if (await hasOrganizerSecret(services, groupId, token)) {
    if (!member) throw new DomainError('member_not_found');
    await runOne(services, groupId, 'removeMember', { memberId: member.id }, { organizerToken: token });
  } else {
    const session = (await readSessions(services.db, groupId, [hashSecret(token)])).get(hashSecret(token));
    if (session?.state !== 'active' || session.memberId !== member?.id) throw new DomainError('not_organizer');
    await runOne(services, groupId, 'leaveGroup', {}, { session: token });
  }
  return { removed: true, memberId: member.id, memberName: member.data.name };
};

export const postCleanupDuplicates: Handler<'postCleanupDuplicates'> = async ({ services, params, bearer }) => {
  const groupId = await requireGroupId(services, params.ref);
  const organizerToken = await requireOrganizer(services, groupId, bearer);
  const before = await members.live(services.db, groupId);
  await runOne(services, groupId, 'cleanUpDuplicates', {}, { organizerToken });
  const after = new Set((await members.live(services.db, groupId)).map((row) => row.id));
  return { removedCount: before.filter((row) => !after.has(row.id)).length };
};

/** A try is counted before scrypt begins, and forgiven if it was right: many at once do not get past the bound. */
export const postOrganizerLogin: Handler<'postOrganizerLogin'> = async ({ services, params, input }) => {
  const { db, now, random } = services;
  const groupId = await requireGroupId(services, params.ref);
  services.slowWork.spend(groupId);
  const stored = await db.transaction(async (trx) => {
    await lockHead(trx, groupId);
    if (await isLocked(trx, groupId, 'organizer', now())) return 'locked' as const;
    await countAttempt(trx, groupId, 'organizer', now());
    return { hash: await readAdminPasswordHash(trx, groupId) };
  });
  if (stored === 'locked') throw new DomainError('too_many_requests');
  if (stored.hash === null || !(await verifyPassword(input.adminPassword, stored.hash)))
    throw new DomainError('not_organizer');
  const organizerToken = newSecret(random);
  await db.transaction(async (trx) => {
    await lockHead(trx, groupId);
    await insertOrganizerToken(trx, groupId, organizerToken, now());
    await uncountAttempt(trx, groupId, 'organizer');
  });
  return { organizerToken };
};

export const getMailState: Handler<'getMailState'> = ({ services }) => Promise.resolve({ isOn: services.sendsMail });

/**
 * Whether it is the right address is found out when the mail is sent, so that neither the answer nor its time tells.
 */
export const postOrganizerMail: Handler<'postOrganizerMail'> = async ({ services, params, input }) => {
  const { db, now } = services;
  const groupId = await requireGroupId(services, params.ref);
  if (!services.sendsMail) throw new DomainError('mail_off');
  services.budget.spend({ mutations: 1 }, 'stranger');
  const isLockedOut = await db.transaction(async (trx) => {
    await lockHead(trx, groupId);
    if (await isLocked(trx, groupId, 'organizerMail', now())) return true;
    await countAttempt(trx, groupId, 'organizerMail', now());
    await enqueueOrganizerMail(trx, { groupId, email: input.email, language: input.lang, at: now() });
    return false;
  });
  if (isLockedOut) throw new DomainError('too_many_requests');
  return { isAccepted: true };
};

export const getOrganizer: Handler<'getOrganizer'> = async ({ services, params, bearer }) => {
  const groupId = await requireGroupId(services, params.ref);
  await requireOrganizer(services, groupId, bearer);
  return { isOrganizer: true };
};

export const listContacts: Handler<'listContacts'> = async ({ services, params, bearer }) => {
  const groupId = await requireGroupId(services, params.ref);
  await requireOrganizer(services, groupId, bearer);
  return contactsOf(services.db, groupId);
};
