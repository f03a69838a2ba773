import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGroup } from '#app/local/group/groups.ts';
import { joinGroup, logOut } from '#app/local/group/members.ts';
import { rotateOrganizer } from '#app/local/group/organizer.ts';
import { castDateVote } from '#app/local/group/votes.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { buildRequest } from '#app/sync/request.ts';
import { applyResponse } from '#app/sync/response.ts';
import { takeResults } from '#app/sync/results.ts';
import { exchangeResponse } from '#shared/protocol/sync.ts';
import { springTrip } from '#test/builders/group.ts';
import { WorldServer, type TestDevice } from '#test/worlds/devices.ts';

const date = '2027-04-03';

describe('what an answer says of writes', () => {
  let server: WorldServer;
  let ara: TestDevice;
  let groupId: string;
  let session: StoredSession;
  beforeEach(async () => {
    server = await WorldServer.open();
    ara = server.device('ara');
    ({ groupId } = await createGroup(ara.device, springTrip));
    session = await joinGroup(ara.device, groupId, 'Ara');
    await ara.sync(groupId);
  });
  afterEach(() => server.close());

  const take = (mutationId: string, code: string, withRows = true) => {
    const { db } = ara.device;
    return db.write(db.tables, () => takeResults(db, [{ mutationId, code }], ara.now(), withRows));
  };
  const stateOf = async (mutationId: string) => {
    const entry = await ara.device.db.outbox.where('mutationId').equals(mutationId).first();
    return entry && [entry.state, entry.code];
  };

  test.each(['delta', 'reset'] as const)(
    'a write that the server could not run this time waits, and is sent again at once (%s)',
    async (kind) => {
      const { db } = ara.device;
      if (kind === 'reset') await db.cursors.clear();
      const vote = await castDateVote(ara.device, session, date);
      const sent = await buildRequest(db, groupId);
      const answer = exchangeResponse.parse(await server.answer({ ...sent.request, mutations: [] }));
      if (answer.kind !== kind) throw new Error(`the answer is ${answer.kind}`);
      const failed = { ...answer, results: [{ mutationId: vote, code: 'retry' as const }] };
      const times = { sentMs: ara.now(), receivedMs: ara.now() };
      expect(await applyResponse(db, sent, failed, times)).toEqual({
        kind: 'settled',
        again: true,
        ...(kind === 'delta' && { isUnchanged: true }),
      });
      expect(await stateOf(vote)).toEqual(['pending', undefined]);
      // The same answer without that result has nothing to add, unless rows were lost.
      if (kind === 'delta')
        expect(await applyResponse(db, sent, { ...answer, results: [] }, times)).toMatchObject({ again: false });
    },
  );

  test('what has a result keeps it, whatever a later answer to an earlier request says', async () => {
    const vote = await castDateVote(ara.device, session, date);
    await take(vote, 'applied');
    await take(vote, 'superseded');
    expect(await stateOf(vote)).toEqual(['done', 'applied']);
    await take(vote, 'quarantined');
    expect(await stateOf(vote)).toEqual(['done', 'applied']);
  });

  test('S3: a write leaves those that wait with its rows, or with a refusal; whatever does is told', async () => {
    const [vote, other] = [
      await castDateVote(ara.device, session, date),
      await castDateVote(ara.device, session, '2027-04-04'),
    ];
    for (const code of ['applied', 'superseded']) expect(await take(vote, code, false)).toBe(false);
    for (const code of ['blocked', 'retry']) expect(await take(vote, code)).toBe(false);
    expect(await take('a write of another device', 'applied')).toBe(false);
    expect(await stateOf(vote)).toEqual(['pending', undefined]);
    expect(await take(vote, 'superseded')).toBe(true);
    expect(await take(other, 'limit_reached', false)).toBe(true);
    expect([await stateOf(vote), await stateOf(other)]).toEqual([
      ['done', 'superseded'],
      ['rejected', 'limit_reached'],
    ]);
  });

  test('a write that is refused for another reason costs the organiser no secret', async () => {
    const before = await ara.device.db.organizers.get(groupId);
    await rotateOrganizer(ara.device, groupId);
    const [rotation] = await ara.entries('pending');
    await take(rotation?.mutationId ?? '', 'quarantined');
    expect(await ara.device.db.organizers.get(groupId)).toEqual(before);
  });

  test('a log-out ends its own session: what another session of the device has to send still waits', async () => {
    const orphaned = await castDateVote(ara.device, session, date);
    await logOut(ara.device, groupId);
    const logout = (await ara.entries('pending')).at(-1);
    const other = await joinGroup(ara.device, groupId, 'Bora');
    const waiting = await castDateVote(ara.device, other, date);
    await take(logout?.mutationId ?? '', 'applied');
    expect(await stateOf(orphaned)).toEqual(['rejected', 'session_revoked']);
    expect(await stateOf(waiting)).toEqual(['pending', undefined]);
    await ara.sync(groupId);
    expect((await ara.view(groupId)).list('dateVote').map((one) => one.data.memberId)).toEqual([other.memberId]);
  });

  test('a member who may not does not cost the device its secret of the organiser', async () => {
    const vote = await castDateVote(ara.device, session, date);
    await take(vote, 'not_organizer');
    expect(await stateOf(vote)).toEqual(['rejected', 'not_organizer']);
    expect(await ara.device.db.organizers.get(groupId)).toBeDefined();
  });

  test('a new secret that the device has already is no earlier one', async () => {
    const { db } = ara.device;
    await rotateOrganizer(ara.device, groupId);
    const [rotation] = await ara.entries('pending');
    if (!rotation) throw new Error('the new secret does not wait');
    const { organizerToken } = rotation.input as { organizerToken: string };
    await db.organizers.put({ groupId, token: organizerToken });
    await take(rotation.mutationId, 'applied');
    expect(await db.organizers.get(groupId)).toEqual({ groupId, token: organizerToken });
  });
});
