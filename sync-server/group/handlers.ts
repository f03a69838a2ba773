import type { OutputOf } from '#shared/kernel/endpoint.ts';
import type { getGroup as getGroupCall } from '#shared/group/endpoints.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import { isListedPassword } from '#shared/kernel/listed-passwords.ts';
import { newOpeningId, newSecret, newShareUrl } from '#shared/kernel/ids.ts';
import type { Handler, Services } from '#server/kernel/handler.ts';
import { requireGroupId } from '#server/access/guards.ts';
import { runOne } from '#server/kernel/run-one.ts';
import { groupProfiles } from './store.ts';

async function present({ db }: Services, groupId: string): Promise<OutputOf<typeof getGroupCall>> {
  const [row] = await groupProfiles.live(db, groupId);
  if (!row) throw new DomainError('group_not_found');
  return { ...row.data, id: groupId, createdAt: new Date(row.data.createdAt).toISOString() };
}

export const postGroup: Handler<'postGroup'> = async ({ services, input }) => {
  if (input.surveyType === 'custom' && !input.customQuestions)
    throw new DomainError('invalid_input', ['customQuestions']);
  if (input.adminPassword && isListedPassword(input.adminPassword))
    throw new DomainError('invalid_input', ['adminPassword']);
  const groupId = newOpeningId(services.random);
  const organizerToken = newSecret(services.random);
  await runOne(services, groupId, 'createGroup', {
    ...input,
    groupId,
    shareUrl: newShareUrl(services.random),
    organizerToken,
  });
  return { ...(await present(services, groupId)), organizerToken };
};

export const getGroup: Handler<'getGroup'> = async ({ services, params }) =>
  present(services, await requireGroupId(services, params.ref));

export const getGroupByShareUrl: Handler<'getGroupByShareUrl'> = async ({ services, params }) =>
  present(services, await requireGroupId(services, params.shareUrl));
