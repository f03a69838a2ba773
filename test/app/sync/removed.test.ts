import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exchangeResponse } from '#shared/protocol/sync.ts';
import { draftKey, readDraft, saveDraft } from '#app/local/answers/drafts.ts';
import { createGroup, rememberGroup } from '#app/local/group/groups.ts';
import { saveSimpleResponse } from '#app/local/answers/responses.ts';
import { answerRsvp } from '#app/local/group/decision.ts';
import { claimMember, joinGroup, leaveGroup, logOut } from '#app/local/group/members.ts';
import { removeMember, restoreMember } from '#app/local/group/organizer.ts';
import { endSessions } from '#app/local/group/own-sessions.ts';
import { castDateVote, withdrawDateVote } from '#app/local/group/votes.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { aPayload } from '#test/builders/payload.ts';
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
      ['done', 'applied'],
      // The first one, once more.
      ['done', 'applied'],
    ]);
  });

  describe('and brought back', () => {
    const availability = [{ start: '2027-04-01', end: '2027-04-10' }];
    const survey = (budget: number) =>
      saveSimpleResponse(bo.device, session, aPayload({ availability, budgetMax: budget }));
    const shown = async () => {
      const view = await organizer.view(groupId);
      return {
        votes: view.list('dateVote').map((one) => one.data.date),
        budget: view.get('simpleResponse', session.memberId)?.data.payload.budgetMax,
        rsvp: view.get('rsvp', session.memberId)?.data.word,
      };
    };
    const everythingIsThere = { votes: ['2027-04-03', '2027-04-04'], budget: 700, rsvp: 'Work' };
    const away = { answer: 'away', word: 'Work', dates: null } as const;

    /** The member has answered; offline they change it, vote and cannot come; all of it is refused. */
    async function refused(): Promise<void> {
      await survey(500);
      await vote('2027-04-03');
      await bo.sync(groupId);
      await survey(600);
      await answerRsvp(bo.device, session, away);
      await survey(700);
      await vote('2027-04-04');
      await takenOut();
      expect((await bo.entries('rejected')).map((one) => one.code)).toEqual(Array(4).fill('member_removed'));
    }

    /** The device hears of it, and may ask again. */
    async function takenOut(): Promise<void> {
      await removeMember(organizer.device, groupId, session.memberId);
      await organizer.sync(groupId);
      await bo.sync(groupId);
      server.pass(5 * 60_000);
    }

    async function restored(): Promise<void> {
      await restoreMember(organizer.device, groupId, session.memberId);
      await organizer.sync(groupId);
      server.pass(5 * 60_000);
    }

    const state = async () => {
      const { db } = bo.device;
      return {
        sessions: (await db.sessions.toArray()).map((one) => one.state),
        archived: (await db.groups.get(groupId))?.archived,
        open: [...(await bo.entries('pending')), ...(await bo.entries('rejected'))].map((one) => one.name),
      };
    };
    const isBack = { sessions: ['active'], archived: undefined, open: [] };

    test('S1, S2: the device learns of it at the next visit, and what was refused counts, once and in order', async () => {
      await refused();
      await restored();
      await bo.sync(groupId);
      expect(await state()).toEqual(isBack);
      await organizer.sync(groupId);
      expect(await shown()).toEqual(everythingIsThere);
      const before = bo.requests.length;
      await bo.sync(groupId);
      expect(bo.requests.slice(before).flatMap((one) => one.mutations)).toEqual([]);
    });

    test('S1: what they changed before they were brought back, and send only then, counts over what was put back', async () => {
      await survey(500);
      await vote('2027-04-03');
      await bo.sync(groupId);
      server.pass(60_000);
      await withdrawDateVote(bo.device, session, '2027-04-03');
      await vote('2027-04-04');
      await answerRsvp(bo.device, session, away);
      await survey(700);
      server.pass(60_000);
      await removeMember(organizer.device, groupId, session.memberId);
      await organizer.sync(groupId);
      await restored();
      await bo.sync(groupId);
      expect((await bo.entries('done')).map((one) => one.code)).not.toContain('superseded');
      expect(await bo.entries('rejected')).toEqual([]);
      await organizer.sync(groupId);
      expect(await shown()).toEqual({ votes: ['2027-04-04'], budget: 700, rsvp: 'Work' });
    });

    test('S1: so it is after logging in again', async () => {
      await refused();
      await restored();
      const again = await claimMember(bo.device, groupId, session.memberId, 'Bo');
      await bo.sync(groupId);
      expect(await state()).toEqual(isBack);
      expect((await bo.device.db.sessions.toArray()).map((one) => one.id)).toEqual([again.id]);
      await organizer.sync(groupId);
      expect(await shown()).toEqual(everythingIsThere);
    });

    test('S10: while they are away the server is asked once a minute, and nothing is sent', async () => {
      await refused();
      const before = bo.requests.length;
      await bo.sync(groupId);
      await bo.sync(groupId);
      expect(bo.requests.slice(before).map((one) => [one.tokens.length, one.mutations.length])).toEqual([[1, 0]]);
      expect(await state()).toMatchObject({ sessions: ['ended'], archived: 'removed' });
    });

    test('"send again" asks at once, and leaves the entries as they are until the server says so', async () => {
      await refused();
      await bo.sync(groupId);
      const entries = await bo.entries('rejected');
      await retryRejected(bo.device, entries[2]?.mutationId ?? '');
      expect(await bo.entries('rejected')).toEqual(entries);
      await restoreMember(organizer.device, groupId, session.memberId);
      await organizer.sync(groupId);
      await bo.sync(groupId);
      expect(await state()).toEqual(isBack);
    });

    test('P7: an answer that another device has changed before the removal is not replaced: the person is asked', async () => {
      const second = server.device('second');
      await rememberGroup(second.device, {
        groupId,
        shareUrl: (await bo.device.db.groups.get(groupId))?.shareUrl ?? '',
        name: '',
      });
      await survey(500);
      await bo.sync(groupId);
      await second.sync(groupId);
      const there = await claimMember(second.device, groupId, session.memberId, 'Bo');
      await survey(600);
      await saveSimpleResponse(second.device, there, aPayload({ availability, budgetMax: 900 }));
      await second.sync(groupId);
      await takenOut();
      await restored();
      await bo.sync(groupId);
      expect((await bo.entries('rejected')).map((one) => one.code)).toEqual(['conflict']);
      await organizer.sync(groupId);
      expect((await shown()).budget).toBe(900);
    });

    test('P6: what the member has written anew since is not undone by what was refused', async () => {
      await vote('2027-04-03');
      await takenOut();
      await restored();
      const again = await claimMember(bo.device, groupId, session.memberId, 'Bo');
      await withdrawDateVote(bo.device, again, '2027-04-03');
      await bo.sync(groupId);
      await organizer.sync(groupId);
      expect((await shown()).votes).toEqual([]);
    });

    test('P8: leaving the group is not done by itself', async () => {
      await leaveGroup(bo.device, session);
      await takenOut();
      await restored();
      await claimMember(bo.device, groupId, session.memberId, 'Bo');
      await bo.sync(groupId);
      expect((await bo.entries('rejected')).map((one) => one.name)).toEqual(['leaveGroup']);
    });

    test('S10: somebody who had logged out is not logged in again', async () => {
      await vote('2027-04-03');
      await logOut(bo.device, groupId);
      await takenOut();
      await restored();
      await bo.sync(groupId);
      expect(await state()).toMatchObject({ sessions: [], archived: 'removed' });
    });

    test('S10: a session that was ended meanwhile by its member stays ended', async () => {
      await refused();
      await restored();
      const second = server.device('second');
      await rememberGroup(second.device, {
        groupId,
        shareUrl: (await bo.device.db.groups.get(groupId))?.shareUrl ?? '',
        name: '',
      });
      await second.sync(groupId);
      const there = await claimMember(second.device, groupId, session.memberId, 'Bo');
      await endSessions(second.device, there);
      await second.sync(groupId);
      await bo.sync(groupId);
      expect(await state()).toMatchObject({ sessions: ['ended'], archived: undefined });
      expect((await bo.entries('rejected')).map((one) => one.code)).toEqual(Array(4).fill('member_removed'));
    });
  });
});
