import type { Knex } from 'knex';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import { nameKey } from '#shared/kernel/person-name.ts';
import { countedVotes } from '#shared/vote/counted.ts';
import type {
  listDateVotes as listDateVotesCall,
  listTypeVotes as listTypeVotesCall,
  listVotes as listVotesCall,
} from '#shared/vote/endpoints.ts';
import { voteId } from '#shared/vote/schema.ts';
import { requireGroupId, requireSession } from '#server/access/guards.ts';
import type { Call, Handler, Services } from '#server/kernel/handler.ts';
import { members } from '#server/access/members.ts';
import type { RowStore } from '#server/kernel/row-table.ts';
import { runOne } from '#server/kernel/run-one.ts';
import { dateVotes, ratings, typeVotes } from './store.ts';

type DateVoteOut = OutputOf<typeof listDateVotesCall>[number];
type TypeVoteOut = OutputOf<typeof listTypeVotesCall>[number];
type RatingOut = OutputOf<typeof listVotesCall>[number];
type VoteKind = 'dateVote' | 'typeVote' | 'rating';

interface Cast<K extends VoteKind> {
  vote: Row<K>;
  name: string;
}

async function presentMember(db: Knex, groupId: string, id: string): Promise<Row<'member'> | undefined> {
  const [member] = await members.read(db, groupId, { ids: [id] });
  return member?.data ? (member as Row<'member'>) : undefined;
}

/** Votes with their members' names, the earliest first. */
async function cast<K extends VoteKind>({ db }: Services, groupId: string, store: RowStore<K>): Promise<Cast<K>[]> {
  const [votes, present] = await Promise.all([store.live(db, groupId), members.live(db, groupId)]);
  const names = new Map(present.map((member) => [member.id, member.data.name]));
  return countedVotes(votes, present)
    .sort((a, b) => a.data.votedAt - b.data.votedAt || (a.id < b.id ? -1 : 1))
    .map((vote) => ({ vote, name: names.get(vote.data.memberId) ?? '' }));
}

/** The vote that has just been cast: not all of the group's. */
async function oneOf<K extends VoteKind>(
  { db }: Services,
  groupId: string,
  store: RowStore<K>,
  id: string,
): Promise<Cast<K>> {
  const [vote] = (await store.read(db, groupId, { ids: [id] })).filter((row): row is Row<K> => row.data !== null);
  const member = vote && (await presentMember(db, groupId, vote.data.memberId));
  // A newer write, of another device of this member, took it back.
  if (!member) throw new DomainError('conflict');
  return { vote, name: member.data.name };
}

const voter = (vote: Row<'dateVote' | 'typeVote'>, name: string) => ({
  id: vote.id,
  memberName: name,
  voterName: name,
  createdAt: new Date(vote.data.votedAt).toISOString(),
});
const presentDate = ({ vote, name }: Cast<'dateVote'>): DateVoteOut => ({
  ...voter(vote, name),
  selectedDate: vote.data.date,
});
const presentType = ({ vote, name }: Cast<'typeVote'>): TypeVoteOut => ({
  ...voter(vote, name),
  selectedType: vote.data.type,
});
const presentRating =
  (groupId: string) =>
  ({ vote, name }: Cast<'rating'>): RatingOut => {
    const { memberId, destinationId, rating } = vote.data;
    return { memberId, memberName: name, destinationId, rating, groupId };
  };

/** The session's member votes. @throws DomainError not_yours when the body names somebody else. */
async function requireVoter({
  services,
  params,
  input,
  bearer,
}: Pick<Call<'postDateVote' | 'postTypeVote'>, 'services' | 'params' | 'bearer'> & {
  input: { memberName?: string | undefined; voterName?: string | undefined; sessionToken?: string | undefined };
}): Promise<{ groupId: string; memberId: string; token: string }> {
  const groupId = await requireGroupId(services, params.ref);
  const { memberId, token } = await requireSession(services, groupId, input.sessionToken ?? bearer);
  const member = await presentMember(services.db, groupId, memberId);
  if (!member) throw new DomainError('member_removed');
  for (const name of [input.memberName, input.voterName]) {
    if (name !== undefined && nameKey(name) !== nameKey(member.data.name)) throw new DomainError('not_yours');
  }
  return { groupId, memberId, token };
}

async function listRatings(services: Services, ref: string): Promise<RatingOut[]> {
  const groupId = await requireGroupId(services, ref);
  return (await cast(services, groupId, ratings)).map(presentRating(groupId));
}

export const listVotes: Handler<'listVotes'> = ({ services, params }) => listRatings(services, params.ref);
export const listVotesSimple: Handler<'listVotesSimple'> = ({ services, params }) => listRatings(services, params.ref);

export const postVote: Handler<'postVote'> = async ({ services, input, bearer }) => {
  const groupId = await requireGroupId(services, input.groupId);
  const { memberId, token } = await requireSession(services, groupId, input.sessionToken ?? bearer);
  if (input.memberId !== undefined && input.memberId !== memberId) throw new DomainError('not_yours');
  const { destinationId, rating } = input;
  await runOne(services, groupId, 'rateDestination', { destinationId, rating }, { session: token });
  return presentRating(groupId)(await oneOf(services, groupId, ratings, voteId(destinationId, memberId)));
};

export const listDateVotes: Handler<'listDateVotes'> = async ({ services, params }) => {
  const groupId = await requireGroupId(services, params.ref);
  return (await cast(services, groupId, dateVotes)).map(presentDate);
};

export const postDateVote: Handler<'postDateVote'> = async (call) => {
  const { groupId, memberId, token } = await requireVoter(call);
  const date = call.input.selectedDate;
  await runOne(call.services, groupId, 'castDateVote', { date }, { session: token });
  return presentDate(await oneOf(call.services, groupId, dateVotes, voteId(date, memberId)));
};

export const deleteDateVote: Handler<'deleteDateVote'> = async (call) => {
  const { groupId, token } = await requireVoter(call);
  await runOne(call.services, groupId, 'withdrawDateVote', { date: call.input.selectedDate }, { session: token });
  return { withdrawn: true };
};

export const listTypeVotes: Handler<'listTypeVotes'> = async ({ services, params }) => {
  const groupId = await requireGroupId(services, params.ref);
  return (await cast(services, groupId, typeVotes)).map(presentType);
};

export const postTypeVote: Handler<'postTypeVote'> = async (call) => {
  const { groupId, memberId, token } = await requireVoter(call);
  const type = call.input.selectedType;
  await runOne(call.services, groupId, 'castTypeVote', { type }, { session: token });
  return presentType(await oneOf(call.services, groupId, typeVotes, voteId(type, memberId)));
};

export const deleteTypeVote: Handler<'deleteTypeVote'> = async (call) => {
  const { groupId, token } = await requireVoter(call);
  await runOne(call.services, groupId, 'withdrawTypeVote', { type: call.input.selectedType }, { session: token });
  return { withdrawn: true };
};
