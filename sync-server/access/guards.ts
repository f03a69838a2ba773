import { DomainError } from '#shared/kernel/errors.ts';
import { readHead } from '#server/kernel/group-head.ts';
import type { Services } from '#server/kernel/handler.ts';
import { isDeletedGroup, resolveGroupId } from './groups.ts';
import { isOrganizerSecret } from './organizer-secrets.ts';
import { hashSecret, readSessions } from './sessions.ts';

/** @returns the group's id. @throws DomainError group_not_found; group_gone for one that its organiser has deleted. */
export async function requireGroupId({ db }: Services, ref: string): Promise<string> {
  const groupId = await resolveGroupId(db, ref);
  if (!groupId) throw new DomainError((await isDeletedGroup(db, ref)) ? 'group_gone' : 'group_not_found');
  return groupId;
}

/** @throws DomainError not_authenticated, session_revoked or member_removed. */
export async function requireSession(
  { db }: Services,
  groupId: string,
  token: string | undefined,
): Promise<{ memberId: string; token: string }> {
  if (!token) throw new DomainError('not_authenticated');
  const session = (await readSessions(db, groupId, [hashSecret(token)])).get(hashSecret(token));
  if (!session) throw new DomainError('not_authenticated');
  if (session.state !== 'active')
    throw new DomainError(session.state === 'removed' ? 'member_removed' : 'session_revoked');
  return { memberId: session.memberId, token };
}

/** Whether the token is an organiser's secret of this group. */
export async function hasOrganizerSecret({ db }: Services, groupId: string, token: string): Promise<boolean> {
  const head = await readHead(db, groupId);
  return head !== undefined && isOrganizerSecret(db, groupId, head.organizerHash, token);
}

/** @throws DomainError organizer_required, not_organizer */
export async function requireOrganizer(
  services: Services,
  groupId: string,
  token: string | undefined,
): Promise<string> {
  if (token === undefined) throw new DomainError('organizer_required');
  if (!(await hasOrganizerSecret(services, groupId, token))) throw new DomainError('not_organizer');
  return token;
}
