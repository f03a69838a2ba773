import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, readDraft, saveDraft } from '#app/local/answers/drafts.ts';
import { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { settleWaitingJoins } from '#app/local/group/settle-waiting-joins.ts';
import { deleteWaitingJoin, keepEarlyAnswer, keepJoin, waitingJoins } from '#app/local/group/waiting-joins.ts';
import { aPayload } from '#test/builders/payload.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

const shareUrl = 'Ab3Cd4Ef5Gh6Ij7Kl8Mn90';
const groupId = '0190a000-0000-7000-8000-000000000001';
let made = 0;
let device: Device;
let answer: () => Promise<Response>;

beforeEach(async () => {
  made += 1;
  device = { db: new LocalDb(`waiting-${made}`), now: () => 1_000, random: new SeededRandom(made).bytes };
  answer = () => Promise.reject(new TypeError('no network'));
  vi.stubGlobal('fetch', () => answer());
  await keepJoin(device, shareUrl, { name: '유나', email: '' });
  const [join] = await waitingJoins(device.db);
  if (join) await keepEarlyAnswer(device, join, aPayload({ mainType: 'ski' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const found = (surveyType: 'default' | 'custom') => async () => {
  await device.db.rows.put({
    groupId,
    kind: 'group',
    id: groupId,
    version: 1,
    timestamp: 1,
    mutationId: 'made',
    data: {
      name: '봄 여행',
      description: '',
      createdBy: '지우',
      shareUrl,
      surveyType,
      createdAt: 1,
    } as never,
  });
  return Response.json({
    id: groupId,
    shareUrl,
    name: '봄 여행',
    description: '',
    createdBy: '지우',
    createdAt: '2026-01-01T00:00:00.000Z',
    surveyType,
    customQuestions: null,
  });
};
const queued = async () => (await device.db.outbox.orderBy('order').toArray()).map((one) => one.name);

test('without a network everything waits', async () => {
  await settleWaitingJoins(device);
  expect(await waitingJoins(device.db)).toMatchObject([{ name: '유나', answer: { mainType: 'ski' } }]);
  expect(await queued()).toEqual([]);
});

test('once the group is found the join and then the answer are queued, once, however often it is tried', async () => {
  answer = found('default');
  await settleWaitingJoins(device);
  await settleWaitingJoins(device);
  expect(await queued()).toEqual(['joinGroup', 'saveSimpleResponse']);
  expect(await waitingJoins(device.db)).toEqual([]);
});

test('what is still being typed goes on in the form of the group, and not before the group again', async () => {
  await deleteWaitingJoin(device.db, shareUrl);
  await keepJoin(device, shareUrl, { name: '유나', email: '' });
  await saveDraft(device, draftKey.earlySurvey(shareUrl), 'half an answer');
  answer = found('default');
  await settleWaitingJoins(device);
  const [session] = await device.db.sessions.toArray();
  expect(await readDraft(device, draftKey.survey(groupId, session?.memberId ?? ''))).toBe('half an answer');
  expect(await readDraft(device, draftKey.earlySurvey(shareUrl))).toBeUndefined();
});

test('a group with questions of its own takes the join alone', async () => {
  answer = found('custom');
  await settleWaitingJoins(device);
  expect(await queued()).toEqual(['joinGroup']);
});

test('a link that leads nowhere is said, and what was typed stays', async () => {
  answer = () => Promise.resolve(Response.json({ error: 'no group', code: 'group_not_found' }, { status: 404 }));
  await settleWaitingJoins(device);
  expect(await waitingJoins(device.db)).toMatchObject([{ isMissing: true, answer: { mainType: 'ski' } }]);
});
