import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoredSession } from '#app/local/device/db.ts';
import { savePreference, saveSimpleResponse } from '#app/local/answers/responses.ts';
import { createGroup, rememberGroup } from '#app/local/group/groups.ts';
import { claimMember, joinGroup, logOut } from '#app/local/group/members.ts';
import {
  deleteGroup,
  keepOrganizerToken,
  organizerToken,
  removeMember,
  restoreMember,
  rotateShareUrl,
} from '#app/local/group/organizer.ts';
import { castDateVote, withdrawDateVote } from '#app/local/group/votes.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { springTrip } from '#test/builders/group.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';
import { dateVotes } from '#server/vote/store.ts';
import { WorldServer, type TestDevice } from '#test/worlds/devices.ts';

const date = '2027-04-03';

describe('the server is restored from a backup (P8)', () => {
  let server: WorldServer;
  let organizer: TestDevice;
  let member: TestDevice;
  let group: { groupId: string; shareUrl: string; name: string };
  let groupId: string;

  beforeEach(async () => {
    server = await WorldServer.open();
    organizer = server.device('organizer');
    member = server.device('member');
    group = await createGroup(organizer.device, springTrip);
    ({ groupId } = group);
    await organizer.sync(groupId);
    await rememberGroup(member.device, group);
    await member.sync(groupId);
  });

  afterEach(() => server.close());

  const join = async (on: TestDevice, name: string): Promise<StoredSession> => {
    const session = await joinGroup(on.device, groupId, name);
    await on.sync(groupId);
    return session;
  };
  /** The same member on another device; the member's first device knows of it. */
  const comeInOnSecondDevice = async (session: StoredSession): Promise<[TestDevice, StoredSession]> => {
    const second = server.device('second');
    await rememberGroup(second.device, group);
    await second.sync(groupId);
    const onSecond = await claimMember(second.device, groupId, session.memberId, 'Bo');
    await second.sync(groupId);
    await member.sync(groupId);
    return [second, onSecond];
  };
  const votes = async (): Promise<number> => (await dateVotes.live(server.db, groupId)).length;
  const names = async (): Promise<unknown[]> =>
    (await server.db('members').where({ group_id: groupId, removed: 0 }).orderBy('name')).map((one) => one.name);
  const codes = async (on: TestDevice) => (await on.entries('rejected')).map((one) => `${one.name} ${one.code ?? ''}`);

  test('fault list 7: an app update has dropped the rows meanwhile: what was accepted is offered again', async () => {
    const session = await join(member, 'Bo');
    const saved = await server.backup();
    await castDateVote(member.device, session, date);
    await member.sync(groupId);
    await server.restore(saved);
    await member.device.db.rows.clear();
    await member.device.db.cursors.clear();
    await member.sync(groupId);
    expect(await votes()).toBe(1);
    expect(await member.entries('pending')).toEqual([]);
  });

  test('after an update that drops the rows, a server that lost nothing runs nothing again', async () => {
    const session = await join(member, 'Bo');
    await castDateVote(member.device, session, date);
    await member.sync(groupId);
    const before = await server.db('groups').first('version');
    await member.device.db.rows.clear();
    await member.device.db.cursors.clear();
    await member.sync(groupId);
    expect(await server.db('groups').first('version')).toEqual(before);
    expect(await member.entries('pending')).toEqual([]);
  });

  test('fault list 8: restored to before a name was on the list: the claim brings the name, and what stood behind it counts', async () => {
    const saved = await server.backup();
    await join(organizer, 'Bo');
    await member.sync(groupId);
    const bo = (await member.view(groupId)).list('member')[0];
    const session = await claimMember(member.device, groupId, bo?.id ?? '', 'Bo');
    await castDateVote(member.device, session, date);
    await member.sync(groupId);
    await server.restore(saved);
    await member.sync(groupId);
    expect(await names()).toEqual(['Bo']);
    expect(await votes()).toBe(1);
    expect(await codes(member)).toEqual([]);
  });

  test('fault list 8: a claim does not bring back whom the organiser has removed', async () => {
    await join(organizer, 'Bo');
    await member.sync(groupId);
    const bo = (await member.view(groupId)).list('member')[0]?.id ?? '';
    await removeMember(organizer.device, groupId, bo);
    await organizer.sync(groupId);
    await claimMember(member.device, groupId, bo, 'Bo');
    await member.sync(groupId);
    expect(await names()).toEqual([]);
    expect(await codes(member)).toEqual(['claimMember member_not_found']);
  });

  test('fault list 9: what was written before a log-out is offered again by the session that came back under the name', async () => {
    const session = await join(member, 'Bo');
    const saved = await server.backup();
    await castDateVote(member.device, session, date);
    await logOut(member.device, groupId);
    await member.sync(groupId);
    await claimMember(member.device, groupId, session.memberId, 'Bo');
    await member.sync(groupId);
    await server.restore(saved);
    await member.sync(groupId);
    expect(await votes()).toBe(1);
    expect(await codes(member)).toEqual([]);
  });

  test('fault list 10: an undecided conflict stays undecided: its older text replaces nothing by itself', async () => {
    const session = await join(member, 'Bo');
    const first = await saveSimpleResponse(member.device, session, aPayload());
    await member.sync(groupId);
    const saved = await server.backup();
    await saveSimpleResponse(member.device, session, aPayload({ range: 'domestic' }), first);
    await member.sync(groupId);
    await saveSimpleResponse(member.device, session, aPayload({ range: 'intl_mid' }), first);
    await member.sync(groupId);
    expect(await codes(member)).toEqual(['saveSimpleResponse conflict']);
    await server.restore(saved);
    await member.sync(groupId);
    expect(await codes(member)).toEqual(['saveSimpleResponse conflict']);
    const row = (await member.view(groupId)).get('simpleResponse', session.memberId);
    expect(row?.data.payload.range).toBe('domestic');
  });

  test('fault list 11: what is known to be accepted, and whose rows never came, is offered again', async () => {
    const session = await join(member, 'Bo');
    const saved = await server.backup();
    await castDateVote(member.device, session, date);
    await member.sync(groupId);
    const vote = (await member.view(groupId)).list('dateVote')[0];
    await member.device.db.rows.delete([groupId, 'dateVote', vote?.id ?? '']);
    await server.restore(saved);
    await member.sync(groupId);
    expect(await votes()).toBe(1);
  });

  test('everything is offered again in order: a vote, its withdrawal, another device in between', async () => {
    const session = await join(member, 'Bo');
    const saved = await server.backup();
    await castDateVote(member.device, session, date);
    await member.sync(groupId);
    await withdrawDateVote(member.device, session, date);
    await castDateVote(member.device, session, '2027-05-05');
    await member.sync(groupId);
    await server.restore(saved);
    await member.sync(groupId);
    expect(await votes()).toBe(1);
    expect((await member.view(groupId)).list('dateVote').map((one) => one.data.date)).toEqual(['2027-05-05']);
  });

  test('S4: an answer that was kept after a conflict takes effect behind the vote made before that choice, also when both are offered again', async () => {
    const session = await join(member, 'Bo');
    const [second, onSecond] = await comeInOnSecondDevice(session);
    await saveSimpleResponse(second.device, onSecond, aPayload({ range: 'domestic' }));
    await second.sync(groupId);
    const saved = await server.backup();
    await saveSimpleResponse(member.device, session, aPayload());
    await castDateVote(member.device, session, date);
    await member.sync(groupId);
    const [conflict] = await member.entries('rejected');
    expect(conflict?.code).toBe('conflict');
    expect(await votes()).toBe(1);
    await retryRejected(member.device, conflict?.mutationId ?? '');
    await member.sync(groupId);
    // The answer that was kept contradicts the vote: its days are others.
    expect(await votes()).toBe(0);
    await server.restore(saved);
    await member.sync(groupId);
    expect(await member.entries('pending')).toEqual([]);
    expect(await votes()).toBe(0);
  });

  test('answers of two surveys come back whole', async () => {
    const session = await join(member, 'Bo');
    const saved = await server.backup();
    await saveSimpleResponse(member.device, session, aPayload({ range: 'domestic' }));
    await savePreference(member.device, session, aPreference());
    await member.sync(groupId);
    await server.restore(saved);
    await member.sync(groupId);
    const view = await member.view(groupId);
    expect(view.get('simpleResponse', session.memberId)?.data.payload.range).toBe('domestic');
    expect(view.get('preference', session.memberId)).toBeDefined();
    expect(await member.entries('pending')).toEqual([]);
  });

  test('a new link that was made after the restore lets in a device that knows only the lost history, once its person opens it', async () => {
    const saved = await server.backup();
    await castDateVote(organizer.device, await join(organizer, 'Ara'), date);
    await organizer.sync(groupId);
    await member.sync(groupId);
    const session = await joinGroup(member.device, groupId, 'Bo');
    await castDateVote(member.device, session, date);
    await server.restore(saved);
    await rotateShareUrl(organizer.device, groupId);
    await organizer.sync(groupId);
    await member.sync(groupId);
    expect(await member.entries('pending')).toHaveLength(2);
    const { shareUrl } = (await organizer.device.db.groups.get(groupId)) ?? group;
    expect(shareUrl).not.toBe(group.shareUrl);
    await rememberGroup(member.device, { ...group, shareUrl });
    await member.sync(groupId);
    expect(await member.entries('pending')).toEqual([]);
    expect(await votes()).toBe(2);
  });

  test('a removal that the restore took back is not made again by itself: the organiser is asked', async () => {
    const session = await join(member, 'Bo');
    await organizer.sync(groupId);
    const saved = await server.backup();
    await removeMember(organizer.device, groupId, session.memberId);
    await organizer.sync(groupId);
    await server.restore(saved);
    await organizer.sync(groupId);
    expect(await names()).toEqual(['Bo']);
    expect(await codes(organizer)).toEqual(['removeMember undone_by_restore']);
    const [asked] = await organizer.entries('rejected');
    await retryRejected(organizer.device, asked?.mutationId ?? '');
    await organizer.sync(groupId);
    expect(await names()).toEqual([]);
  });

  test('S1: a removal that the restore took back and a late copy of its request makes after all is not asked about any more', async () => {
    const session = await join(member, 'Bo');
    await organizer.sync(groupId);
    const saved = await server.backup();
    await removeMember(organizer.device, groupId, session.memberId);
    await organizer.sync(groupId);
    const sent = organizer.requests.find((one) => one.mutations.some(({ name }) => name === 'removeMember'));
    await server.restore(saved);
    await organizer.sync(groupId);
    expect(await codes(organizer)).toEqual(['removeMember undone_by_restore']);
    expect(await server.answer(sent!)).toMatchObject({ results: [{ code: 'applied' }] });
    await organizer.sync(groupId);
    expect(await names()).toEqual([]);
    expect(await codes(organizer)).toEqual([]);
    expect((await organizer.entries('done')).map((one) => one.name)).toContain('removeMember');
  });

  test('S1: an answer that waited for a choice is not asked about any more once a late copy of its request has taken effect', async () => {
    const session = await join(member, 'Bo');
    const [second, onSecond] = await comeInOnSecondDevice(session);
    const saved = await server.backup();
    await saveSimpleResponse(second.device, onSecond, aPayload({ range: 'domestic' }));
    await second.sync(groupId);
    const mine = await saveSimpleResponse(member.device, session, aPayload());
    await member.sync(groupId);
    expect(await codes(member)).toEqual(['saveSimpleResponse conflict']);
    const sent = member.requests.find((one) => one.mutations.some(({ mutationId }) => mutationId === mine));
    await server.restore(saved);
    await server.answer(sent!);
    await member.sync(groupId);
    expect((await member.view(groupId)).get('simpleResponse', session.memberId)?.mutationId).toBe(mine);
    expect(await codes(member)).toEqual([]);
    expect(await member.entries('pending')).toEqual([]);
  });

  test('S1: a join whose refusal the server had forgotten is asked again once a late copy of its request has taken effect', async () => {
    const taken = await join(organizer, 'Bo');
    await joinGroup(member.device, groupId, 'Bo');
    await member.sync(groupId);
    expect(await codes(member)).toEqual(['joinGroup name_taken']);
    const sent = member.requests.find((one) => one.mutations.some(({ name }) => name === 'joinGroup'));
    // A restart: refusals of strangers are kept in memory.
    await server.restore(await server.backup());
    await removeMember(organizer.device, groupId, taken.memberId);
    await organizer.sync(groupId);
    await server.answer(sent!);
    expect(await names()).toEqual(['Bo']);
    await member.sync(groupId);
    expect(await codes(member)).toEqual([]);
    const [session] = await member.device.db.sessions.toArray();
    await castDateVote(member.device, session!, date);
    await member.sync(groupId);
    expect(await member.entries('pending')).toEqual([]);
    expect(await votes()).toBe(1);
  });

  test('S1: of a member who was removed, brought back and removed again, only the removal that the restore took back is asked about', async () => {
    const session = await join(member, 'Bo');
    await organizer.sync(groupId);
    await removeMember(organizer.device, groupId, session.memberId);
    await restoreMember(organizer.device, groupId, session.memberId);
    await organizer.sync(groupId);
    const saved = await server.backup();
    await removeMember(organizer.device, groupId, session.memberId);
    await organizer.sync(groupId);
    const last = (await organizer.entries('done')).at(-1);
    await server.restore(saved);
    await organizer.sync(groupId);
    expect(await names()).toEqual(['Bo']);
    expect((await organizer.entries('rejected')).map((one) => one.mutationId)).toEqual([last?.mutationId]);
  });

  test('S1: a removal is not asked about where another device of the organiser has brought the member back, and an update has dropped the rows', async () => {
    const session = await join(member, 'Bo');
    await organizer.sync(groupId);
    await removeMember(organizer.device, groupId, session.memberId);
    await organizer.sync(groupId);
    const other = server.device('other');
    await rememberGroup(other.device, group);
    await keepOrganizerToken(other.device, groupId, (await organizerToken(organizer.device, groupId)) ?? '');
    await other.sync(groupId);
    await restoreMember(other.device, groupId, session.memberId);
    await other.sync(groupId);
    await organizer.device.db.rows.clear();
    await organizer.device.db.cursors.clear();
    await organizer.sync(groupId);
    expect(await names()).toEqual(['Bo']);
    expect(await codes(organizer)).toEqual([]);
  });

  test('S1: a claim that the lost history refused is asked again also when its person has logged out behind it', async () => {
    const session = await join(organizer, 'Bo');
    await member.sync(groupId);
    const saved = await server.backup();
    await removeMember(organizer.device, groupId, session.memberId);
    await organizer.sync(groupId);
    await claimMember(member.device, groupId, session.memberId, 'Bo');
    await logOut(member.device, groupId);
    await member.sync(groupId);
    expect(await codes(member)).toEqual(['claimMember member_not_found']);
    await server.restore(saved);
    await member.sync(groupId);
    expect(await codes(member)).toEqual([]);
    expect(await member.entries('pending')).toEqual([]);
    expect(await member.device.db.sessions.toArray()).toEqual([]);
  });

  test('a deletion of the group that a restore took back is not made again', async () => {
    const saved = await server.backup();
    await deleteGroup(organizer.device, groupId);
    await organizer.sync(groupId);
    await server.restore(saved);
    server.pass(2 * 60 * 60 * 1000);
    await organizer.sync(groupId);
    expect(await server.db('groups').first('deleted_at')).toEqual({ deleted_at: null });
  });

  test('fault list 12: a group that was deleted by mistake and put back is asked for again, and what was rejected for it is sent', async () => {
    const session = await join(member, 'Bo');
    await deleteGroup(organizer.device, groupId);
    await organizer.sync(groupId);
    await castDateVote(member.device, session, date);
    expect(await member.sync(groupId)).toEqual({ kind: 'paused', why: 'gone' });
    expect(await codes(member)).toEqual(['castDateVote group_gone']);
    await server.db('groups').update({ deleted_at: null });
    const asked = member.requests.length;
    expect(await member.sync(groupId)).toEqual({ kind: 'paused', why: 'gone' });
    expect(member.requests.length).toBe(asked);
    server.pass(60 * 60 * 1000 + 1);
    await member.sync(groupId);
    expect(await member.entries('rejected')).toEqual([]);
    expect(await votes()).toBe(1);
    expect((await member.device.db.groups.get(groupId))?.archived).toBeUndefined();
  });
});
