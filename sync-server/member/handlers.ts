import type { Knex } from 'knex';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import { newOpeningId, newSecret } from '#shared/kernel/ids.ts';
import type { postMember as postMemberCall } from '#shared/member/endpoints.ts';
import { nameKey } from '#shared/kernel/person-name.ts';
import { acceptedAnswers, isDone } from '#shared/survey/is-done.ts';
import { customResponses } from '#server/custom-survey/store.ts';
import { requireGroupId, requireSession } from '#server/access/guards.ts';
import { groupOfMember } from '#server/access/groups.ts';
import { byJoining } from '#shared/member/joined.ts';
import { members } from '#server/access/members.ts';
import { hashSecret, openSessions, sessionId } from '#server/access/sessions.ts';
import { groupProfiles } from '#server/group/store.ts';
import type { Handler, Services } from '#server/kernel/handler.ts';
import { preferences } from '#server/preference/store.ts';
import { runOne } from '#server/kernel/run-one.ts';
import { simpleResponses } from '#server/survey/store.ts';

type MemberOut = OutputOf<typeof postMemberCall>;

const answerStores = { simpleResponse: simpleResponses, preference: preferences, customResponse: customResponses };

/** Who has answered in a way that the group's survey takes (founding decision 8). */
async function readDone(db: Knex, groupId: string): Promise<(memberId: string) => boolean> {
  const surveyType = (await groupProfiles.live(db, groupId))[0]?.data.surveyType ?? 'default';
  const rows = await Promise.all(acceptedAnswers[surveyType].map((kind) => answerStores[kind].live(db, groupId)));
  const answers = new GroupReplica(rows.flat());
  return (memberId) => isDone(answers, surveyType, memberId);
}

async function present(db: Knex, groupId: string, rows: readonly Row<'member'>[]): Promise<MemberOut[]> {
  const hasAnswered = await readDone(db, groupId);
  return rows.map((row) => ({
    id: row.id,
    groupId,
    name: row.data.name,
    status: hasAnswered(row.id) ? 'done' : 'waiting',
    joinedAt: new Date(row.data.joinedAt).toISOString(),
    ...(row.data.hue === undefined ? {} : { hue: row.data.hue }),
  }));
}

async function findByName(db: Knex, groupId: string, name: string): Promise<Row<'member'> | undefined> {
  const key = nameKey(name);
  return (await members.live(db, groupId)).find((row) => nameKey(row.data.name) === key);
}

export const participantLogin: Handler<'participantLogin'> = async ({ services, params, input }) => {
  const { db, random } = services;
  const groupId = await requireGroupId(services, params.ref);
  const session = newSecret(random);
  const login = async (): Promise<void> => {
    const existing = await findByName(db, groupId, input.memberName);
    if (existing)
      await runOne(
        services,
        groupId,
        'claimMember',
        { memberId: existing.id, ...(input.pin ? { pin: input.pin } : {}) },
        { session },
      );
    else
      await runOne(
        services,
        groupId,
        'joinGroup',
        {
          memberId: newOpeningId(random),
          name: input.memberName,
          email: input.email,
          ...(input.pin ? { pin: input.pin } : {}),
        },
        { session },
      );
  };
  try {
    await login();
  } catch (error) {
    // Somebody took the name between the look and the join: it is the same name, so the same member.
    if (!(error instanceof DomainError) || error.code !== 'name_taken') throw error;
    await login();
  }
  const member = await findByName(db, groupId, input.memberName);
  const [group] = await groupProfiles.live(db, groupId);
  if (!member || !group) throw new DomainError('group_not_found');
  const hasAnswered = await readDone(db, groupId);
  return {
    memberName: member.data.name,
    memberId: member.id,
    hasExistingResponse: hasAnswered(member.id),
    sessionToken: session,
    groupId,
    groupShareUrl: group.data.shareUrl,
  };
};

export const postLogout: Handler<'postLogout'> = async ({ services, params, input, bearer }) => {
  const groupId = await requireGroupId(services, params.ref);
  const { token } = await requireSession(services, groupId, input.sessionToken ?? bearer);
  await runOne(services, groupId, 'logout', {}, { session: token });
  return { loggedOut: true };
};

export const listOwnSessions: Handler<'listOwnSessions'> = async ({ services, params, bearer }) => {
  const groupId = await requireGroupId(services, params.ref);
  const { memberId, token } = await requireSession(services, groupId, bearer);
  const own = sessionId(hashSecret(token));
  return (await openSessions(services.db, groupId, memberId)).map(({ id, device, startedAt, lastSeenAt }) => ({
    id,
    device,
    startedAt: new Date(startedAt).toISOString(),
    lastSeenAt: new Date(lastSeenAt).toISOString(),
    isThis: id === own,
  }));
};

export const listMembers: Handler<'listMembers'> = async ({ services, params }) => {
  const groupId = await requireGroupId(services, params.ref);
  return present(services.db, groupId, (await members.live(services.db, groupId)).sort(byJoining));
};

export const getMember: Handler<'getMember'> = async ({ services, params }) => {
  const groupId = await groupOfMember(services.db, params.memberId);
  if (!groupId) throw new DomainError('member_not_found');
  return presentOne(services, groupId, params.memberId);
};

export const postMember: Handler<'postMember'> = async ({ services, input }) => {
  const groupId = await requireGroupId(services, input.groupId);
  const memberId = newOpeningId(services.random);
  await runOne(services, groupId, 'addMember', { memberId, name: input.name, email: input.email });
  return presentOne(services, groupId, memberId);
};

async function presentOne({ db }: Services, groupId: string, memberId: string): Promise<MemberOut> {
  const rows = (await members.read(db, groupId, { ids: [memberId] })).filter(
    (row): row is Row<'member'> => row.data !== null,
  );
  const [member] = await present(db, groupId, rows);
  if (!member) throw new DomainError('member_not_found');
  return member;
}
