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
  let phone: TestDevice;
  let group: { groupId: string; shareUrl: string; name: string };
  let groupId: string;

  beforeEach(async () => {
    server = await WorldServer.open();
    organizer = server.device('organizer');
    phone = server.device('phone');
    group = await createGroup(organizer.device, springTrip);
    ({ groupId } = group);
    await organizer.sync(groupId);
    await rememberGroup(phone.device, group);
    await phone.sync(groupId);
  });

  afterEach(() => server.close());

  const join = async (on: TestDevice, name: string): Promise<StoredSession> => {
    const session = await joinGroup(on.device, groupId, name);
    await on.sync(groupId);
    return session;
  };
  /** The same member on another device; the phone knows of it. */
  const comeInOnLaptop = async (session: StoredSession): Promise<[TestDevice, StoredSession]> => {
    const laptop = server.device('laptop');
    await rememberGroup(laptop.device, group);
    await laptop.sync(groupId);
    const onLaptop = await claimMember(laptop.device, groupId, session.memberId, 'Bo');
    await laptop.sync(groupId);
    await phone.sync(groupId);
    return [laptop, onLaptop];
  };
  const votes = async (): Promise<number> => (await dateVotes.live(server.db, groupId)).length;
  const names = async (): Promise<unknown[]> =>
    (await server.db('members').where({ group_id: groupId, removed: 0 }).orderBy('name')).map((one) => one.name);
  const codes = async (on: TestDevice) => (await on.entries('rejected')).map((one) => `${one.name} ${one.code ?? ''}`);

  test('fault list 7: an app update has dropped the rows meanwhile: what was accepted is offered again', async () => {
    const session = await join(phone, 'Bo');
    const saved = await server.backup();
    await castDateVote(phone.device, session, date);
    await phone.sync(groupId);
    await server.restore(saved);
    await phone.device.db.rows.clear();
    await phone.device.db.cursors.clear();
    await phone.sync(groupId);
    expect(await votes()).toBe(1);
    expect(await phone.entries('pending')).toEqual([]);
  });

  test('after an update that drops the rows, a server that lost nothing runs nothing again', async () => {
    const session = await join(phone, 'Bo');
    await castDateVote(phone.device, session, date);
    await phone.sync(groupId);
    const before = await server.db('groups').first('version');
    await phone.device.db.rows.clear();
    await phone.device.db.cursors.clear();
    await phone.sync(groupId);
    expect(await server.db('groups').first('version')).toEqual(before);
    expect(await phone.entries('pending')).toEqual([]);
  });

  test('fault list 8: restored to before a name was on the list: the claim brings the name, and what stood behind it counts', async () => {
    const saved = await server.backup();
    await join(organizer, 'Bo');
    await phone.sync(groupId);
    const bo = (await phone.view(groupId)).list('member')[0];
    const session = await claimMember(phone.device, groupId, bo?.id ?? '', 'Bo');
    await castDateVote(phone.device, session, date);
    await phone.sync(groupId);
    await server.restore(saved);
    await phone.sync(groupId);
    expect(await names()).toEqual(['Bo']);
    expect(await votes()).toBe(1);
    expect(await codes(phone)).toEqual([]);
  });

  test('fault list 8: a claim does not bring back whom the organiser has removed', async () => {
    await join(organizer, 'Bo');
    await phone.sync(groupId);
    const bo = (await phone.view(groupId)).list('member')[0]?.id ?? '';
    await removeMember(organizer.device, groupId, bo);
    await organizer.sync(groupId);
    await claimMember(phone.device, groupId, bo, 'Bo');
    await phone.sync(groupId);
    expect(await names()).toEqual([]);
    expect(await codes(phone)).toEqual(['claimMember member_not_found']);
  });

  test('fault list 9: what was written before a log-out is offered again by the session that came back under the name', async () => {
    const session = await join(phone, 'Bo');
    const saved = await server.backup();
    await castDateVote(phone.device, session, date);
    await logOut(phone.device, groupId);
    await phone.sync(groupId);
    await claimMember(phone.device, groupId, session.memberId, 'Bo');
    await phone.sync(groupId);
    await server.restore(saved);
    await phone.sync(groupId);
    expect(await votes()).toBe(1);
    expect(await codes(phone)).toEqual([]);
  });

  test('fault list 10: an undecided conflict stays undecided: its older text replaces nothing by itself', async () => {
    const session = await join(phone, 'Bo');
    const first = await saveSimpleResponse(phone.device, session, aPayload());
    await phone.sync(groupId);
    const saved = await server.backup();
    await saveSimpleResponse(phone.device, session, aPayload({ range: 'domestic' }), first);
    await phone.sync(groupId);
    await saveSimpleResponse(phone.device, session, aPayload({ range: 'intl_mid' }), first);
    await phone.sync(groupId);
    expect(await codes(phone)).toEqual(['saveSimpleResponse conflict']);
    await server.restore(saved);
    await phone.sync(groupId);
    expect(await codes(phone)).toEqual(['saveSimpleResponse conflict']);
    const row = (await phone.view(groupId)).get('simpleResponse', session.memberId);
    expect(row?.data.payload.range).toBe('domestic');
  });

  test('fault list 11: what is known to be accepted, and whose rows never came, is offered again', async () => {
    const session = await join(phone, 'Bo');
    const saved = await server.backup();
    await castDateVote(phone.device, session, date);
    await phone.sync(groupId);
    const vote = (await phone.view(groupId)).list('dateVote')[0];
    await phone.device.db.rows.delete([groupId, 'dateVote', vote?.id ?? '']);
    await server.restore(saved);
    await phone.sync(groupId);
    expect(await votes()).toBe(1);
  });

  test('everything is offered again in order: a vote, its withdrawal, another device in between', async () => {
    const session = await join(phone, 'Bo');
    const saved = await server.backup();
    await castDateVote(phone.device, session, date);
    await phone.sync(groupId);
    await withdrawDateVote(phone.device, session, date);
    await castDateVote(phone.device, session, '2027-05-05');
    await phone.sync(groupId);
    await server.restore(saved);
    await phone.sync(groupId);
    expect(await votes()).toBe(1);
    expect((await phone.view(groupId)).list('dateVote').map((one) => one.data.date)).toEqual(['2027-05-05']);
  });

  test('S4: an answer that was kept after a conflict takes effect behind the vote made before that choice, also when both are offered again', async () => {
    const session = await join(phone, 'Bo');
    const [laptop, onLaptop] = await comeInOnLaptop(session);
    await saveSimpleResponse(laptop.device, onLaptop, aPayload({ range: 'domestic' }));
    await laptop.sync(groupId);
    const saved = await server.backup();
    await saveSimpleResponse(phone.device, session, aPayload());
    await castDateVote(phone.device, session, date);
    await phone.sync(groupId);
    const [conflict] = await phone.entries('rejected');
    expect(conflict?.code).toBe('conflict');
    expect(await votes()).toBe(1);
    await retryRejected(phone.device, conflict?.mutationId ?? '');
    await phone.sync(groupId);
    // The answer that was kept contradicts the vote: its days are others.
    expect(await votes()).toBe(0);
    await server.restore(saved);
    await phone.sync(groupId);
    expect(await phone.entries('pending')).toEqual([]);
    expect(await votes()).toBe(0);
  });

  test('answers of two surveys come back whole', async () => {
    const session = await join(phone, 'Bo');
    const saved = await server.backup();
    await saveSimpleResponse(phone.device, session, aPayload({ range: 'domestic' }));
    await savePreference(phone.device, session, aPreference());
    await phone.sync(groupId);
    await server.restore(saved);
    await phone.sync(groupId);
    const view = await phone.view(groupId);
    expect(view.get('simpleResponse', session.memberId)?.data.payload.range).toBe('domestic');
    expect(view.get('preference', session.memberId)).toBeDefined();
    expect(await phone.entries('pending')).toEqual([]);
  });

  test('a new link that was made after the restore lets in a device that knows only the lost history, once its person opens it', async () => {
    const saved = await server.backup();
    await castDateVote(organizer.device, await join(organizer, 'Ara'), date);
    await organizer.sync(groupId);
    await phone.sync(groupId);
    const session = await joinGroup(phone.device, groupId, 'Bo');
    await castDateVote(phone.device, session, date);
    await server.restore(saved);
    await rotateShareUrl(organizer.device, groupId);
    await organizer.sync(groupId);
    await phone.sync(groupId);
    expect(await phone.entries('pending')).toHaveLength(2);
    const { shareUrl } = (await organizer.device.db.groups.get(groupId)) ?? group;
    expect(shareUrl).not.toBe(group.shareUrl);
    await rememberGroup(phone.device, { ...group, shareUrl });
    await phone.sync(groupId);
    expect(await phone.entries('pending')).toEqual([]);
    expect(await votes()).toBe(2);
  });

  test('a removal that the restore took back is not made again by itself: the organiser is asked', async () => {
    const session = await join(phone, 'Bo');
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
    const session = await join(phone, 'Bo');
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
    const session = await join(phone, 'Bo');
    const [laptop, onLaptop] = await comeInOnLaptop(session);
    const saved = await server.backup();
    await saveSimpleResponse(laptop.device, onLaptop, aPayload({ range: 'domestic' }));
    await laptop.sync(groupId);
    const mine = await saveSimpleResponse(phone.device, session, aPayload());
    await phone.sync(groupId);
    expect(await codes(phone)).toEqual(['saveSimpleResponse conflict']);
    const sent = phone.requests.find((one) => one.mutations.some(({ mutationId }) => mutationId === mine));
    await server.restore(saved);
    await server.answer(sent!);
    await phone.sync(groupId);
    expect((await phone.view(groupId)).get('simpleResponse', session.memberId)?.mutationId).toBe(mine);
    expect(await codes(phone)).toEqual([]);
    expect(await phone.entries('pending')).toEqual([]);
  });

  test('S1: a join whose refusal the server had forgotten is asked again once a late copy of its request has taken effect', async () => {
    const taken = await join(organizer, 'Bo');
    await joinGroup(phone.device, groupId, 'Bo');
    await phone.sync(groupId);
    expect(await codes(phone)).toEqual(['joinGroup name_taken']);
    const sent = phone.requests.find((one) => one.mutations.some(({ name }) => name === 'joinGroup'));
    // A restart: refusals of strangers are kept in memory.
    await server.restore(await server.backup());
    await removeMember(organizer.device, groupId, taken.memberId);
    await organizer.sync(groupId);
    await server.answer(sent!);
    expect(await names()).toEqual(['Bo']);
    await phone.sync(groupId);
    expect(await codes(phone)).toEqual([]);
    const [session] = await phone.device.db.sessions.toArray();
    await castDateVote(phone.device, session!, date);
    await phone.sync(groupId);
    expect(await phone.entries('pending')).toEqual([]);
    expect(await votes()).toBe(1);
  });

  test('S1: of a member who was removed, brought back and removed again, only the removal that the restore took back is asked about', async () => {
    const session = await join(phone, 'Bo');
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
    const session = await join(phone, 'Bo');
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
    await phone.sync(groupId);
    const saved = await server.backup();
    await removeMember(organizer.device, groupId, session.memberId);
    await organizer.sync(groupId);
    await claimMember(phone.device, groupId, session.memberId, 'Bo');
    await logOut(phone.device, groupId);
    await phone.sync(groupId);
    expect(await codes(phone)).toEqual(['claimMember member_not_found']);
    await server.restore(saved);
    await phone.sync(groupId);
    expect(await codes(phone)).toEqual([]);
    expect(await phone.entries('pending')).toEqual([]);
    expect(await phone.device.db.sessions.toArray()).toEqual([]);
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
    const session = await join(phone, 'Bo');
    await deleteGroup(organizer.device, groupId);
    await organizer.sync(groupId);
    await castDateVote(phone.device, session, date);
    expect(await phone.sync(groupId)).toEqual({ kind: 'paused', why: 'gone' });
    expect(await codes(phone)).toEqual(['castDateVote group_gone']);
    await server.db('groups').update({ deleted_at: null });
    const asked = phone.requests.length;
    expect(await phone.sync(groupId)).toEqual({ kind: 'paused', why: 'gone' });
    expect(phone.requests.length).toBe(asked);
    server.pass(60 * 60 * 1000 + 1);
    await phone.sync(groupId);
    expect(await phone.entries('rejected')).toEqual([]);
    expect(await votes()).toBe(1);
    expect((await phone.device.db.groups.get(groupId))?.archived).toBeUndefined();
  });
});
