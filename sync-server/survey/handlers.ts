import type { OutputOf } from '#shared/kernel/endpoint.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import { nameKey } from '#shared/kernel/person-name.ts';
import { consensus, toSurveyResult } from '#shared/survey/consensus.ts';
import type { getSimpleResponse as getSimpleResponseCall } from '#shared/survey/endpoints.ts';
import type { Given, OwnAnswer } from '#shared/answers/given.ts';
import { makeBudgetPrivate as makePreferencePrivate } from '#shared/preference/schema.ts';
import { isWithheld, makeBudgetPrivate as makeSimplePrivate } from '#shared/survey/schema.ts';
import { readPayload } from '#shared/survey/read-payload.ts';
import { requireGroupId, requireSession } from '#server/access/guards.ts';
import { firstSessionOf, hashSecret } from '#server/access/sessions.ts';
import type { Handler, Services } from '#server/kernel/handler.ts';
import { byJoining } from '#shared/member/joined.ts';
import { members } from '#server/access/members.ts';
import { runOne } from '#server/kernel/run-one.ts';
import { givenAnswers } from './given-answers.ts';
import { simpleResponses } from './store.ts';

type ResponseOut = OutputOf<typeof getSimpleResponseCall>;

interface Answer {
  member: Row<'member'>;
  response: Row<'simpleResponse'>;
}

/** Answers with their members, in the order in which the members joined. */
async function answers({ db }: Services, groupId: string): Promise<Answer[]> {
  const responses = new Map((await simpleResponses.live(db, groupId)).map((row) => [row.id, row]));
  return (await members.live(db, groupId)).sort(byJoining).flatMap((member) => {
    const response = responses.get(member.id);
    return response ? [{ member, response }] : [];
  });
}

function present(groupId: string, { member, response }: Answer): ResponseOut {
  const { payload, createdAt, updatedAt } = response.data;
  return {
    id: response.id,
    groupId,
    memberName: member.data.name,
    payload,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

export const postSimpleResponse: Handler<'postSimpleResponse'> = async ({ services, params, input, bearer }) => {
  const groupId = await requireGroupId(services, params.ref);
  const { memberId, token } = await requireSession(services, groupId, input.sessionToken ?? bearer);
  const member = (await members.live(services.db, groupId)).find((row) => row.id === memberId);
  if (!member) throw new DomainError('member_removed');
  if (input.name !== undefined && nameKey(input.name) !== nameKey(member.data.name)) throw new DomainError('not_yours');
  const read = readPayload(input.payload, new Date(services.now()).toISOString().slice(0, 10));
  if ('wrong' in read) throw new DomainError('invalid_input', read.wrong);
  // Who sends a private answer back as they got it does not mean to lose its amounts.
  await runOne(
    services,
    groupId,
    'saveSimpleResponse',
    { payload: read.payload, ...(isWithheld(read.payload) ? { keepBudget: true } : {}) },
    { session: token },
  );
  const saved = (await answers(services, groupId)).find((one) => one.member.id === memberId);
  if (!saved) throw new DomainError('response_not_found');
  return present(groupId, saved);
};

export const getSimpleResponse: Handler<'getSimpleResponse'> = async ({ services, params }) => {
  const groupId = await requireGroupId(services, params.ref);
  const key = nameKey(params.memberName);
  const found = (await answers(services, groupId)).find((one) => nameKey(one.member.data.name) === key);
  if (!found) throw new DomainError('response_not_found');
  return present(groupId, found);
};

export const listSimpleResponses: Handler<'listSimpleResponses'> = async ({ services, params }) => {
  const groupId = await requireGroupId(services, params.ref);
  return (await answers(services, groupId)).map((one) => present(groupId, one));
};

export const listSurveyResults: Handler<'listSurveyResults'> = async ({ services, params }) => {
  const groupId = await requireGroupId(services, params.ref);
  const all = await answers(services, groupId);
  const shared = consensus(all.map((one) => one.response.data.payload));
  return [
    ...(shared ? [{ memberName: null, ...shared }] : []),
    ...all.map((one) => ({ memberName: one.member.data.name, ...toSurveyResult(one.response.data.payload) })),
  ];
};

const withoutAmounts = (given: Given<'simpleResponse'> | Given<'preference'>) =>
  given.kind === 'simpleResponse'
    ? { ...given, answer: makeSimplePrivate(given.answer) }
    : { ...given, answer: makePreferencePrivate(given.answer) };

export const listOwnAnswers: Handler<'listOwnAnswers'> = async ({ services, params, bearer }) => {
  const groupId = await requireGroupId(services, params.ref);
  const { memberId, token } = await requireSession(services, groupId, bearer);
  const firstSession = await firstSessionOf(services.db, hashSecret(token));
  const iso = (ms: number) => new Date(ms).toISOString();
  const all = await givenAnswers(services.db, groupId, memberId, services.now());
  // What was open before the member made their budget private is told to nobody who only comes in by the name either.
  const isPrivateNow = all.some((one) => one.isPrivate && one.replacedAt === undefined);
  return all.map(({ mutationId, given, isPrivate, budgetSession, givenAt, replacedAt }) => {
    const times = {
      id: mutationId,
      givenAt: iso(givenAt),
      replacedAt: replacedAt === undefined ? null : iso(replacedAt),
    };
    if (given.kind === 'customResponse') return { ...given, ...times };
    const { budgetPrivate: _, ...open } = given.answer;
    if ((isPrivate || isPrivateNow) && budgetSession !== firstSession)
      return { ...withoutAmounts(given), ...times, withholdsBudget: true };
    return { ...given, ...times, answer: isPrivate ? { ...open, budgetPrivate: true } : open } as OwnAnswer;
  });
};
