import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '#shared/protocol/mutations.ts';
import type { Mutation } from '#shared/protocol/sync.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';
import { codesOf } from '#test/builders/codes-of.ts';

const dates = { start: '2027-04-02', end: '2027-04-05' };
const later = { start: '2027-04-03', end: '2027-04-05' };
const place = { id: 'vietnam/da-nang', name: '다낭' };

describe('acts of two devices of the organiser', () => {
  let world: RunningServer;
  let group: Group;
  beforeEach(async () => {
    world = await RunningServer.start();
    group = await world.openGroup();
  });
  afterEach(() => world.close());

  const send = (...mutations: Mutation[]) =>
    world.sync({ groupId: group.id, organizerToken: group.organizerToken, mutations });
  const act = (input: Omit<InputOf<'decide'>, 'word'>, base: string | null, timestamp = 1) =>
    aMutation('decide', { word: '', ...input }, { actor: 'organizer', base, timestamp });
  const rows = async (kind: string) => {
    const answer = await world.sync({ groupId: group.id });
    if (answer.kind !== 'reset') throw new Error(answer.kind);
    return answer.rows.filter((row) => row.kind === kind);
  };

  it('P7 the first act on a base stands, and the second on the same base is kept for a person', async () => {
    const first = act({ kind: 'confirm', dates, place }, null);
    const second = act({ kind: 'confirm', dates: later, place }, null, 5);
    expect(codesOf(await send(first))).toEqual(['applied']);
    expect(codesOf(await send(second))).toEqual(['conflict']);
    expect(await rows('decision')).toMatchObject([{ mutationId: first.mutationId, data: { dates } }]);
    const onIt = act({ kind: 'confirm', dates: later, place }, first.mutationId, 9);
    expect(codesOf(await send(onIt))).toEqual(['applied']);
    expect((await rows('decisionAct')).map((row) => row.id).sort()).toEqual([first.mutationId, onIt.mutationId].sort());
    expect((await rows('activity')).map((row) => (row.data as { kind: string }).kind)).toEqual([
      'tripDecided',
      'tripDecided',
    ]);
  });

  it('P7 what was queued behind a refused act is refused too', async () => {
    const taken = act({ kind: 'dates', dates, place: null }, null);
    await send(taken);
    const refused = act({ kind: 'dates', dates: later, place: null }, null, 5);
    const behind = act({ kind: 'confirm', dates: later, place }, refused.mutationId, 6);
    expect(codesOf(await send(refused, behind))).toEqual(['conflict', 'conflict']);
  });

  it('S10 a member decides nothing and sets no deadline', async () => {
    const token = aSecret();
    const memberId = anId();
    const answer = await world.sync({
      groupId: group.id,
      tokens: [token],
      mutations: [
        aMutation('joinGroup', { memberId, name: '소라' }),
        aMutation('decide', { kind: 'confirm', dates, place, word: '' }),
        aMutation('setDeadline', { day: null, endsAt: null, timeZone: 'Asia/Seoul', quorum: null }),
        aMutation('answerRsvp', { answer: 'coming', word: '', dates }),
        aMutation('noteReminder', { memberIds: [memberId] }),
      ],
    });
    expect(codesOf(answer)).toEqual(['applied', 'not_organizer', 'not_organizer', 'applied', 'applied']);
    expect(await rows('rsvp')).toMatchObject([{ id: memberId, data: { memberId, answer: 'coming', dates } }]);
    expect(await rows('decision')).toEqual([]);
  });

  it('who leaves takes their answer about coming along; the decision stays', async () => {
    const token = aSecret();
    const memberId = anId();
    await send(act({ kind: 'confirm', dates, place }, null));
    await world.sync({
      groupId: group.id,
      tokens: [token],
      mutations: [
        aMutation('joinGroup', { memberId, name: '소라' }),
        aMutation('answerRsvp', { answer: 'coming', word: '', dates }),
        aMutation('castPlaceVote', { destinationId: 'vietnam/da-nang' }),
        aMutation('leaveGroup', {}, { timestamp: 2 }),
      ],
    });
    expect(await rows('rsvp')).toEqual([]);
    expect(await rows('placeVote')).toEqual([]);
    expect(await rows('decision')).toHaveLength(1);
  });
});
