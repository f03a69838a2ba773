import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { answerRsvp, decide, dropSameAct, noteReminder, setDeadline } from '#app/local/group/decision.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { castPlaceVote, withdrawPlaceVote } from '#app/local/group/votes.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { buildRequest } from '#app/sync/request.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

let made = 0;
let device: Device;
let groupId: string;

beforeEach(async () => {
  made += 1;
  let now = Date.UTC(2027, 0, 10);
  device = { db: new LocalDb(`decision-${made}`), now: () => (now += 1), random: new SeededRandom(made).bytes };
  ({ groupId } = await createGroup(device, {
    name: '봄 여행',
    description: '',
    createdBy: '민지',
    creatorEmail: 'minji@example.com',
    surveyType: 'default',
  }));
});

const dates = { start: '2027-04-02', end: '2027-04-05' };
const place = { id: 'vietnam/da-nang', name: '다낭' };
const view = () => readView(device.db, groupId);
const sent = async () => (await buildRequest(device.db, groupId)).request.mutations;

describe('without a network', () => {
  test('an act is seen at once and waits with the base that it was made on', async () => {
    const first = await decide(device, groupId, { kind: 'dates', dates, place: null, word: '' }, null);
    await decide(device, groupId, { kind: 'confirm', dates, place, word: '표는 내가' }, first);
    expect((await view()).get('decision', groupId)?.data).toMatchObject({
      kind: 'confirm',
      dates,
      place,
      word: '표는 내가',
      actorName: '민지',
      base: first,
    });
    expect((await sent()).map((one) => [one.name, one.actor, one.base])).toEqual([
      ['createGroup', 'link', undefined],
      ['decide', 'organizer', null],
      ['decide', 'organizer', first],
    ]);
  });

  test('deadline, coming, reminder and place votes wait too', async () => {
    const session = await joinGroup(device, groupId, '소라');
    const endsAt = Date.UTC(2027, 0, 20, 15);
    await setDeadline(device, groupId, { day: '2027-01-20', endsAt, timeZone: 'Asia/Seoul', quorum: 4 });
    await answerRsvp(device, session, { answer: 'away', word: '출장이 있어요', dates });
    await noteReminder(device, session, [session.memberId]);
    await castPlaceVote(device, session, 'vietnam/da-nang');
    const state = await view();
    expect(state.get('deadline', groupId)?.data).toMatchObject({ day: '2027-01-20', endsAt, quorum: 4 });
    expect(state.get('rsvp', session.memberId)?.data).toMatchObject({ answer: 'away', word: '출장이 있어요', dates });
    expect(
      state
        .list('activity')
        .map((one) => one.data.kind)
        .sort(),
    ).toEqual(['deadlineChanged', 'reminded']);
    expect(state.list('placeVote')).toHaveLength(1);
    await withdrawPlaceVote(device, session, 'vietnam/da-nang');
    expect((await view()).list('placeVote')).toEqual([]);
  });
});

describe('an act that another device was ahead of', () => {
  const refused = async (name: string) => {
    const id = await decide(device, groupId, { kind: 'confirm', dates, place: { id: null, name }, word: '' }, null);
    await device.db.outbox.where('mutationId').equals(id).modify({ state: 'rejected', code: 'conflict' });
    return id;
  };
  const isKept = async (id: string) => (await device.db.outbox.where('mutationId').equals(id).count()) === 1;

  test('is dropped when it fixes the same, and waits for a person when it does not', async () => {
    const same = await refused('다낭');
    const other = await refused('나트랑');
    await decide(device, groupId, { kind: 'confirm', dates, place: { id: null, name: '다낭' }, word: '' }, null);
    await dropSameAct(device, groupId, same);
    await dropSameAct(device, groupId, other);
    expect(await isKept(same)).toBe(false);
    expect(await isKept(other)).toBe(true);
  });
});
