import { afterEach, beforeEach, expect, it } from 'vitest';
import { core } from '#server/destination/catalogue.ts';
import { groupPicture } from '#server/pictures/group-picture.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
beforeEach(async () => {
  world = await RunningServer.start();
  group = await world.openGroup({ name: '봄 여행', description: '비밀 계획', createdBy: '지우' });
  await world.login(group.id, '지우');
});
afterEach(() => world.close());

const dates = { start: '2027-04-02', end: '2027-04-05' };
const place = { id: 'vietnam/da-nang', name: '내가 본 다낭' };
const decide = (kind: 'dates' | 'confirm' | 'reopen', base: string | null, timestamp: number, days = dates) => {
  const mutation = aMutation(
    'decide',
    { kind, dates: days, place, word: '우리끼리' },
    { actor: 'organizer', base, timestamp },
  );
  return world
    .sync({ groupId: group.id, organizerToken: group.organizerToken, mutations: [mutation] })
    .then(() => mutation.mutationId);
};
const textOf = async (language: 'ko' | 'en') => (await groupPicture(world.db, group.id, core, language)).text;

it('says the name of the group alone until a trip is decided, also while dates are only fixed', async () => {
  expect(await textOf('ko')).toBe('초대를 받았어요 봄 여행 이름만 적으면 들어올 수 있어요');
  await decide('dates', null, 1);
  expect(await textOf('ko')).toBe('초대를 받았어요 봄 여행 이름만 적으면 들어올 수 있어요');
});

it('says when and where once it is decided, in the language of the link, and no more than that', async () => {
  const base = await decide('confirm', null, 1);
  expect(await textOf('ko')).toBe('봄 여행 4월 2~5일 다낭 금요일에 떠나 월요일에 돌아와요 · 4일');
  expect(await textOf('en')).toMatch(/^봄 여행 Apr 2\s?–\s?5 Da Nang Friday to Monday · 4 days$/);
  const { svg } = await groupPicture(world.db, group.id, core, 'ko');
  for (const hidden of ['지우', '비밀', '우리끼리', group.id, group.shareUrl]) expect(svg).not.toContain(hidden);
  await decide('reopen', base, 2);
  expect(await textOf('ko')).toBe('초대를 받았어요 봄 여행 이름만 적으면 들어올 수 있어요');
});

it('calls what a group with questions of its own has decided no journey', async () => {
  const question = { id: 'q1', type: 'short_text' as const, question: '무엇을 먹을까요?', required: false, order: 0 };
  group = await world.openGroup({ name: '송년회', surveyType: 'custom', customQuestions: { questions: [question] } });
  await decide('confirm', null, 1);
  expect(await textOf('ko')).toContain('금요일부터 월요일까지 · 4일');
});

it('says a single day as one', async () => {
  await decide('confirm', null, 1, { start: dates.start, end: dates.start });
  expect(await textOf('ko')).toContain('금요일 하루');
  expect(await textOf('en')).toContain('Friday · 1 day');
});
