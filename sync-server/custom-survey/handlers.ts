import type { OutputOf } from '#shared/kernel/endpoint.ts';
import type { Row } from '#shared/kernel/rows.ts';
import type { getCustomResponse as getCustomResponseCall } from '#shared/custom-survey/endpoints.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import { requireGroupId, requireSession } from '#server/access/guards.ts';
import type { Handler, Services } from '#server/kernel/handler.ts';
import { groupOfMember } from '#server/access/groups.ts';
import { byJoining } from '#shared/member/joined.ts';
import { members } from '#server/access/members.ts';
import { runOne } from '#server/kernel/run-one.ts';
import { customResponses } from './store.ts';

type ResponseOut = OutputOf<typeof getCustomResponseCall>;

function present(groupId: string, member: Row<'member'>, { id, data }: Row<'customResponse'>): ResponseOut {
  return {
    id,
    groupId,
    memberId: member.id,
    memberName: member.data.name,
    responses: data.responses,
    createdAt: new Date(data.createdAt).toISOString(),
    updatedAt: new Date(data.updatedAt).toISOString(),
  };
}

async function list({ db }: Services, groupId: string): Promise<ResponseOut[]> {
  const responses = new Map((await customResponses.live(db, groupId)).map((row) => [row.id, row]));
  return (await members.live(db, groupId)).sort(byJoining).flatMap((member) => {
    const response = responses.get(member.id);
    return response ? [present(groupId, member, response)] : [];
  });
}

async function one(services: Services, groupId: string, memberId: string): Promise<ResponseOut> {
  const found = (await list(services, groupId)).find((response) => response.memberId === memberId);
  if (!found) throw new DomainError('response_not_found');
  return found;
}

export const postCustomResponse: Handler<'postCustomResponse'> = async ({ services, input, bearer }) => {
  const groupId = await requireGroupId(services, input.groupId);
  const { memberId, token } = await requireSession(services, groupId, input.sessionToken ?? bearer);
  if (input.memberId !== undefined && input.memberId !== memberId) throw new DomainError('not_yours');
  await runOne(services, groupId, 'saveCustomResponse', { responses: input.responses }, { session: token });
  return one(services, groupId, memberId);
};

export const getCustomResponse: Handler<'getCustomResponse'> = async ({ services, params }) => {
  const groupId = await groupOfMember(services.db, params.memberId);
  if (!groupId) throw new DomainError('member_not_found');
  return one(services, groupId, params.memberId);
};

export const listCustomResponses: Handler<'listCustomResponses'> = async ({ services, params }) =>
  list(services, await requireGroupId(services, params.ref));
