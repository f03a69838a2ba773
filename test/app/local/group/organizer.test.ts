import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { createGroup, currentSession } from '#app/local/group/groups.ts';
import { claimMember, joinGroup, leaveGroup, setPin } from '#app/local/group/members.ts';
import { claimAgain } from '#app/local/group/settle-join.ts';
import {
  clearPin,
  keepOrganizerToken,
  organizerToken,
  removeMember,
  restoreMember,
  rotateShareUrl,
  updateGroup,
} from '#app/local/group/organizer.ts';
import { pendingOf, readView } from '#app/local/outbox/queue.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { saveSimpleResponse } from '#app/local/answers/responses.ts';
import { dismissEndedSession } from '#app/local/group/sessions.ts';
import { buildRequest } from '#app/sync/request.ts';
import { aSecret } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

let made = 0;
let device: Device;
let groupId: string;

beforeEach(async () => {
  made += 1;
  let now = 1_000;
  device = { db: new LocalDb(`organizer-${made}`), now: () => (now += 1), random: new SeededRandom(made).bytes };
  ({ groupId } = await createGroup(device, {
    name: '봄 여행',
    description: '',
    createdBy: '지우',
    creatorEmail: 'jiu@example.com',
    surveyType: 'default',
  }));
});

const sent = async () => (await buildRequest(device.db, groupId)).request;
const names = async () => (await sent()).mutations.map((one) => one.name);

describe('the organizer', () => {
  test('sees at once, without a network, what was changed, and sends it with the secret', async () => {
    const { memberId } = await joinGroup(device, groupId, 'Bo');
    await updateGroup(device, groupId, { name: '여름 여행', excused: [memberId] });
    await rotateShareUrl(device, groupId);
    const view = await readView(device.db, groupId);
    expect(view.get('group', groupId)?.data).toMatchObject({ name: '여름 여행', excused: [memberId] });
    await removeMember(device, groupId, memberId);
    await restoreMember(device, groupId, memberId);
    expect((await readView(device.db, groupId)).get('member', memberId)).toBeUndefined();
    const { mutations, organizerToken: token } = await sent();
    expect(mutations.map((one) => [one.name, one.actor])).toEqual([
      ['createGroup', 'link'],
      ['joinGroup', 0],
      ['updateGroup', 'organizer'],
      ['rotateShareUrl', 'organizer'],
      ['removeMember', 'organizer'],
      ['restoreMember', 'organizer'],
    ]);
    expect(token).toBe(await organizerToken(device, groupId));
    // Rule P7: made on what was there.
    expect(mutations[2]?.base).toBe(mutations[0]?.mutationId);
  });

  test('keeps the secret that is stored, whatever secret a link has', async () => {
    const own = await organizerToken(device, groupId);
    await keepOrganizerToken(device, groupId, aSecret());
    expect(await organizerToken(device, groupId)).toBe(own);
    await device.db.organizers.clear();
    await keepOrganizerToken(device, groupId, 'not a secret');
    expect(await organizerToken(device, groupId)).toBeUndefined();
    const given = aSecret();
    await keepOrganizerToken(device, groupId, given);
    expect(await organizerToken(device, groupId)).toBe(given);
  });
});

describe('a member', () => {
  test('leaves: out of sight at once, and the session ends behind it', async () => {
    const session = await joinGroup(device, groupId, 'Bo');
    await saveSimpleResponse(device, session, aPayload());
    await leaveGroup(device, session);
    const view = await readView(device.db, groupId);
    expect([view.list('member'), view.list('simpleResponse'), await currentSession(device.db, groupId)]).toEqual([
      [],
      [],
      undefined,
    ]);
    expect(await names()).toEqual(['createGroup', 'joinGroup', 'saveSimpleResponse', 'leaveGroup', 'logout']);
  });

  test('sets a PIN and takes it away', async () => {
    const session = await joinGroup(device, groupId, 'Bo');
    await setPin(device, session, '4826');
    expect((await readView(device.db, groupId)).get('member', session.memberId)?.data.hasPin).toBe(true);
    await setPin(device, session, null);
    expect((await readView(device.db, groupId)).get('member', session.memberId)?.data.hasPin).toBeUndefined();
  });
});

describe('a claim that was rejected because of the PIN', () => {
  test('P9 goes again with another one, ahead of what waits behind it', async () => {
    const { memberId } = await joinGroup(device, groupId, 'Bo');
    await device.db.outbox
      .where('name')
      .equals('joinGroup')
      .modify({ state: 'done' })
      .catch(() => undefined);
    await device.db.sessions.clear();
    const session = await claimMember(device, groupId, memberId, 'Bo', '1111');
    await saveSimpleResponse(device, session, aPayload());
    const claim = (await pendingOf(device.db, groupId)).find((one) => one.name === 'claimMember');
    if (!claim) throw new Error('no claim');
    await device.db.outbox.update(claim.order, { state: 'rejected', code: 'pin_wrong' });
    expect(await names()).not.toContain('saveSimpleResponse');
    await claimAgain(device, claim.mutationId, '4826');
    const { mutations } = await sent();
    expect(mutations.slice(-2).map((one) => one.name)).toEqual(['claimMember', 'saveSimpleResponse']);
    expect(mutations.at(-2)).toMatchObject({ input: { memberId, pin: '4826' } });
    expect(mutations.at(-2)?.mutationId).not.toBe(claim.mutationId);
  });
});

describe('a member who was removed and restored', () => {
  /** Bo's device knows: the session has ended, the answer is rejected. */
  async function removed() {
    const session = await joinGroup(device, groupId, 'Bo');
    const mutationId = await saveSimpleResponse(device, session, aPayload());
    for (const entry of await pendingOf(device.db, groupId))
      await device.db.outbox.update(
        entry.order,
        entry.mutationId === mutationId
          ? { state: 'rejected', code: 'member_removed' }
          : { state: 'done', code: 'applied' },
      );
    await device.db.sessions.update(session.id, { state: 'ended', why: 'removed' });
    return { session, mutationId };
  }

  test.each([
    ['before', true],
    ['after', false],
  ])('S1 sends what was rejected, asked for %s coming in again, the notice dismissed', async (_when, retriesFirst) => {
    const { session, mutationId } = await removed();
    await dismissEndedSession(device, session.id);
    if (retriesFirst) await retryRejected(device, mutationId);
    await claimMember(device, groupId, session.memberId, 'Bo');
    if (!retriesFirst) await retryRejected(device, mutationId);
    expect(await names()).toEqual(['claimMember', 'saveSimpleResponse']);
    expect((await sent()).mutations.every((one) => one.actor === 0)).toBe(true);
  });
});

describe('PINs', () => {
  test('a group that requires them: a pending join without one is rejected by the rebase, one with it is protected at once', async () => {
    await updateGroup(device, groupId, { requiresPin: true });
    const bo = await joinGroup(device, groupId, 'Bo');
    expect((await readView(device.db, groupId)).get('member', bo.memberId)).toBeUndefined();
    const join = (await pendingOf(device.db, groupId)).at(-1);
    await device.db.outbox.update(join?.order ?? 0, { state: 'rejected', code: 'pin_missing' });
    await saveSimpleResponse(device, bo, aPayload());
    await claimAgain(device, join?.mutationId ?? '', '1234');
    const view = await readView(device.db, groupId);
    expect(view.get('member', bo.memberId)?.data).toMatchObject({ name: 'Bo', hasPin: true });
    // What waited for the rejected join is still sent after it.
    expect((await names()).slice(-2)).toEqual(['joinGroup', 'saveSimpleResponse']);
    expect(view.get('simpleResponse', bo.memberId)).toBeDefined();
  });

  test('the organizer takes one away without a network; it is noted with whose it was', async () => {
    const bo = await joinGroup(device, groupId, 'Bo', undefined, '1234');
    await clearPin(device, groupId, bo.memberId);
    const view = await readView(device.db, groupId);
    expect(view.get('member', bo.memberId)?.data.hasPin).toBeUndefined();
    expect(view.list('activity').map(({ data }) => [data.kind, data.actorName, data.subjectName])).toEqual([
      ['pinCleared', '지우', 'Bo'],
    ]);
  });
});
