import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#shared/kernel/ids.ts';
import { clearDraft, draftKey, readDraft, readKept, saveDraft, spendDraft } from '#app/local/answers/drafts.ts';
import { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { forgetGroup } from '#app/local/group/forget.ts';
import { createGroup, currentSession } from '#app/local/group/groups.ts';
import { claimMember, joinGroup, logOut } from '#app/local/group/members.ts';
import { discardRejected, pendingOf, readView } from '#app/local/outbox/queue.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { saveSimpleResponse } from '#app/local/answers/responses.ts';
import { claimInsteadOfJoining, joinUnderAnotherName } from '#app/local/group/settle-join.ts';
import { castDateVote } from '#app/local/group/votes.ts';
import { buildRequest } from '#app/sync/request.ts';

let made = 0;
let device: Device;
let groupId: string;

beforeEach(async () => {
  made += 1;
  let now = 1_000;
  let seed = made;
  device = {
    db: new LocalDb(`settle-join-${made}`),
    now: () => (now += 1),
    random: (length) =>
      Uint8Array.from({ length }, () => ((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) >> 8) & 0xff),
  };
  ({ groupId } = await createGroup(device, {
    name: '봄 여행',
    description: '',
    createdBy: '민지',
    creatorEmail: 'minji@example.com',
    surveyType: 'default',
  }));
  await device.db.outbox.clear();
});

const answer = {
  availability: [{ start: '2027-04-03', end: '2027-04-05' }],
  originCountryIso2: 'KR',
  originAirport: null,
  range: 'intl_mid',
  budgetTier: 'mid',
  budgetCurrency: null,
  budgetMin: null,
  budgetMax: null,
  mainType: 'relax',
  subcats: [],
  otherDescription: null,
  seed: '2027-01-01',
  lang: 'ko',
} as const;

/** Yuna joins offline, answers, and learns later that another Yuna came first. */
async function rejectedJoin() {
  const session = await joinGroup(device, groupId, '유나', 'yuna@example.com');
  await saveSimpleResponse(device, session, { ...answer, availability: [...answer.availability], subcats: [] });
  const [join] = await pendingOf(device.db, groupId);
  if (!join) throw new Error('no join');
  await device.db.outbox.update(join.order, { state: 'rejected', code: 'name_taken' });
  return { session, mutationId: join.mutationId };
}

test('a rejected join under another name is sent before the answer that waits for it', async () => {
  const { session, mutationId } = await rejectedJoin();
  await joinUnderAnotherName(device, mutationId, ' 유나B ');
  const waiting = await pendingOf(device.db, groupId);
  expect(waiting.map((one) => one.name)).toEqual(['joinGroup', 'saveSimpleResponse']);
  expect(waiting[0]).toMatchObject({
    actor: session.id,
    input: { memberId: session.memberId, name: '유나B', email: 'yuna@example.com' },
  });
  expect(waiting[0]?.mutationId).not.toBe(mutationId);
  expect((await currentSession(device.db, groupId))?.name).toBe('유나B');
  expect((await buildRequest(device.db, groupId)).request.mutations.map((one) => one.name)).toEqual([
    'joinGroup',
    'saveSimpleResponse',
  ]);
});

test('"that is me" claims the member, and the waiting answer becomes that member\'s', async () => {
  const { session, mutationId } = await rejectedJoin();
  const member = { id: '01890000-0000-7000-8000-000000000001', name: '유나' };
  await claimInsteadOfJoining(device, mutationId, member);
  const waiting = await pendingOf(device.db, groupId);
  expect(waiting.map((one) => [one.name, one.memberId, one.actor])).toEqual([
    ['claimMember', member.id, session.id],
    ['saveSimpleResponse', member.id, session.id],
  ]);
  expect(await currentSession(device.db, groupId)).toMatchObject({ id: session.id, memberId: member.id });
  expect(await device.db.outbox.where('mutationId').equals(mutationId).count()).toBe(0);
});

test('"that is me" takes what is being typed along, unless the member has a draft of its own; what was sent does not come back', async () => {
  const survey = (memberId: string) => draftKey.survey(groupId, memberId);
  const claimed = { id: newId(1, device.random), name: '유나' };
  const first = await rejectedJoin();
  await saveDraft(device, survey(first.session.memberId), 'typed while waiting', 'base');
  await claimInsteadOfJoining(device, first.mutationId, claimed);
  expect(await readDraft(device, survey(first.session.memberId))).toBeUndefined();
  expect(await readKept(device, survey(claimed.id))).toEqual({ value: 'typed while waiting', base: 'base' });

  await device.db.outbox.clear();
  await device.db.sessions.clear();
  const second = await rejectedJoin();
  await saveDraft(device, survey(second.session.memberId), 'typed later');
  await claimInsteadOfJoining(device, second.mutationId, claimed);
  expect(await readDraft(device, survey(claimed.id))).toBe('typed while waiting');

  await device.db.outbox.clear();
  await device.db.sessions.clear();
  await clearDraft(device, survey(claimed.id));
  const third = await rejectedJoin();
  const spent = survey(third.session.memberId);
  await saveDraft(device, spent, 'sent');
  await device.db.write([device.db.drafts], () => spendDraft(device.db, spent));
  await claimInsteadOfJoining(device, third.mutationId, claimed);
  expect(await device.db.drafts.get(survey(claimed.id))).toBeUndefined();
});

test('settling twice changes nothing', async () => {
  const { mutationId } = await rejectedJoin();
  await joinUnderAnotherName(device, mutationId, '유나B');
  const before = await device.db.outbox.toArray();
  await joinUnderAnotherName(device, mutationId, '유나C');
  await claimInsteadOfJoining(device, mutationId, { id: '01890000-0000-7000-8000-000000000001', name: '유나' });
  expect(await device.db.outbox.toArray()).toEqual(before);
});

test('a group is forgotten only when nothing waits', async () => {
  const { mutationId } = await rejectedJoin();
  expect(await forgetGroup(device, groupId)).toBe(false);
  await discardRejected(device, mutationId);
  expect(await forgetGroup(device, groupId)).toBe(true);
  expect(await device.db.groups.count()).toBe(0);
  expect((await readView(device.db, groupId)).list('member')).toEqual([]);
});

test('a claim of a member that only a waiting join makes stays behind that join, with what was made under it', async () => {
  const first = await joinGroup(device, groupId, '유나');
  await castDateVote(device, first, '2027-04-03');
  await logOut(device, groupId);
  const again = await claimMember(device, groupId, first.memberId, '유나');
  await castDateVote(device, again, '2027-04-10');
  const [join] = await pendingOf(device.db, groupId);
  if (!join) throw new Error('no join');
  await device.db.outbox.update(join.order, { state: 'rejected', code: 'name_taken' });
  await joinUnderAnotherName(device, join.mutationId, '유나B');
  expect((await pendingOf(device.db, groupId)).map((one) => [one.name, one.actor])).toEqual([
    ['joinGroup', first.id],
    ['castDateVote', first.id],
    ['logout', first.id],
    ['claimMember', again.id],
    ['castDateVote', again.id],
  ]);
  const votes = (await readView(device.db, groupId)).list('dateVote').map((one) => one.data.date);
  expect(votes.sort()).toEqual(['2027-04-03', '2027-04-10']);
});

test('a rejected join whose session no longer exists is rejected again when it is retried', async () => {
  const { session, mutationId } = await rejectedJoin();
  await device.db.sessions.delete(session.id);
  await retryRejected(device, mutationId);
  const join = (await device.db.outbox.toArray()).find((one) => one.name === 'joinGroup');
  expect(join).toMatchObject({ state: 'rejected', code: 'session_revoked' });
});
