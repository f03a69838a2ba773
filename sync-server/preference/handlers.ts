import { eachDay, mergeRanges } from '#shared/calendar/date-range.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { postPreference as postPreferenceCall } from '#shared/preference/endpoints.ts';
import { readPreference } from '#shared/preference/read-input.ts';
import { requireGroupId, requireSession } from '#server/access/guards.ts';
import type { Handler, Services } from '#server/kernel/handler.ts';
import { byJoining } from '#shared/member/joined.ts';
import { members } from '#server/access/members.ts';
import { runOne } from '#server/kernel/run-one.ts';
import { preferences } from './store.ts';

type PreferenceOut = OutputOf<typeof postPreferenceCall>;

function present(groupId: string, member: Row<'member'>, { id, data }: Row<'preference'>): PreferenceOut {
  const { answers, createdAt, updatedAt } = data;
  return {
    ...answers,
    id,
    groupId,
    memberId: member.id,
    memberName: member.data.name,
    preferredDates: mergeRanges(answers.dates).flatMap((range) => eachDay(range, limits.dateRanges * limits.rangeDays)),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

async function list({ db }: Services, groupId: string): Promise<PreferenceOut[]> {
  const answered = new Map((await preferences.live(db, groupId)).map((row) => [row.id, row]));
  return (await members.live(db, groupId)).sort(byJoining).flatMap((member) => {
    const row = answered.get(member.id);
    return row ? [present(groupId, member, row)] : [];
  });
}

export const listPreferences: Handler<'listPreferences'> = async ({ services, params }) =>
  list(services, await requireGroupId(services, params.ref));

export const postPreference: Handler<'postPreference'> = async ({ services, params, input, bearer }) => {
  const groupId = await requireGroupId(services, params.ref);
  const { memberId, token } = await requireSession(services, groupId, input.sessionToken ?? bearer);
  if (input.memberId !== undefined && input.memberId !== memberId) throw new DomainError('not_yours');
  const read = readPreference(input);
  if ('wrong' in read) throw new DomainError('invalid_input', read.wrong);
  await runOne(services, groupId, 'savePreference', read, { session: token });
  const saved = (await list(services, groupId)).find((one) => one.memberId === memberId);
  if (!saved) throw new DomainError('response_not_found');
  return saved;
};
