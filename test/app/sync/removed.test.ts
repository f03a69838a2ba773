import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exchangeResponse } from '#shared/protocol/sync.ts';
import { draftKey, readDraft, saveDraft } from '#app/local/answers/drafts.ts';
import { createGroup, rememberGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { removeMember, restoreMember } from '#app/local/group/organizer.ts';
import { castDateVote } from '#app/local/group/votes.ts';
import { buildRequest } from '#app/sync/request.ts';
import { applyResponse } from '#app/sync/response.ts';
import { springTrip } from '#test/builders/group.ts';
import { WorldServer, type TestDevice } from '#test/worlds/devices.ts';

describe('a member is removed', () => {
  let server: WorldServer;
  let organizer: TestDevice;
  let bo: TestDevice;
  let groupId: string;
  let session: Awaited<ReturnType<typeof joinGroup>>;

  beforeEach(async () => {
    server = await WorldServer.open();
    organizer = server.device('organizer');
    bo = server.device('bo');
    const group = await createGroup(organizer.device, springTrip);
    groupId = group.groupId;
    await organizer.sync(groupId);
    await rememberGroup(bo.device, group);
    session = await joinGroup(bo.device, groupId, 'Bo');
    await bo.sync(groupId);
  });

  afterEach(() => server.close());

  const vote = (date: string) => castDateVote(bo.device, session, date);
  const codes = async () => (await bo.device.db.outbox.orderBy('order').toArray()).map((one) => [one.state, one.code]);

  test('S3: every write of theirs is rejected, those too that were made after the request that told it', async () => {
    await removeMember(organizer.device, groupId, session.memberId);
    await organizer.sync(groupId);
    await vote('2027-04-03');
    const built = await buildRequest(bo.device.db, groupId);
    const answer = exchangeResponse.parse(await server.answer(built.request));
    await vote('2027-04-04');
    await applyResponse(bo.device.db, built, answer, { sentMs: 1, receivedMs: 2 });
    await bo.sync(groupId);
    expect(await codes()).toEqual([
      ['done', 'applied'],
      ['rejected', 'member_removed'],
      ['rejected', 'member_removed'],
    ]);
  });

  test('what they were typing goes on when they come back under the same name', async () => {
    const key = draftKey.survey(groupId, session.memberId);
    await saveDraft(bo.device, key, { step: 'dates' }, null);
    await removeMember(organizer.device, groupId, session.memberId);
    await organizer.sync(groupId);
    await bo.sync(groupId);
    const again = await joinGroup(bo.device, groupId, ' bo');
    expect(again.memberId).not.toBe(session.memberId);
    expect(await readDraft(bo.device, draftKey.survey(groupId, again.memberId))).toEqual({ step: 'dates' });
  });

  test('S1: a write that the server took after the member was brought back is not rejected by an older answer', async () => {
    await removeMember(organizer.device, groupId, session.memberId);
    await organizer.sync(groupId);
    await vote('2027-04-03');
    const built = await buildRequest(bo.device.db, groupId);
    const refused = exchangeResponse.parse(await server.answer(built.request));
    await restoreMember(organizer.device, groupId, session.memberId);
    await organizer.sync(groupId);
    await vote('2027-04-04');
    // Another page of the device sends it, and its answer is lost.
    await server.answer((await buildRequest(bo.device.db, groupId)).request);
    await applyResponse(bo.device.db, built, refused, { sentMs: 1, receivedMs: 2 });
    await bo.sync(groupId);
    expect(await codes()).toEqual([
      ['done', 'applied'],
      ['rejected', 'member_removed'],
      ['done', 'applied'],
    ]);
  });
});
