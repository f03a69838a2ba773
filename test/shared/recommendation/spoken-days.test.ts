import { describe, expect, test } from 'vitest';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { spokenDays } from '#shared/recommendation/spoken-days.ts';
import { core } from './catalogue.ts';
import { aFriend, rowsOf, today } from './groups.ts';

test.each([
  ['2박3일로 다녀오려구요', 3],
  ['2박 3일', 3],
  ['3박 정도', 4],
  ['유럽 10일', 10],
  ['10일 동안 다녀와요', 10],
  ['당일치기로 바다', 1],
  ['일주일 휴가', 7],
  ['2박3일이나 3박4일', 4],
  ['a 5-day trip', 5],
  ['We have 10 days in May', 10],
  ['4 nights by the sea', 5],
  ['for a week', 7],
  ['a week of vineyards', 7],
  ['two weeks in Spain', 14],
  ['3泊4日で行きたい', 4],
  ['5日間', 5],
  ['日帰り', 1],
  ['四天三晚', 4],
  ['想玩5天', 5],
  ['une semaine au soleil', 7],
  ['5 jours à Rome', 5],
  ['4 noches en la playa', 5],
  ['una semana', 7],
])('%s: %d days', (text, days) => {
  expect(spokenDays(text)).toBe(days);
});

test.each([
  '',
  '10월 10일에 출발',
  '3일에 만나요',
  '숙소는 1박에 5만원',
  '1박당 10만원까지',
  'only 5 days off left',
  'day trips from the city',
  'in 3 days we book',
  'once a week',
  '3 days a week',
  '今天',
  '每天走不了太多路',
  '一天走一万步就够了',
  '天气好',
  '5 días libres',
  '100 days',
])('%s: no length of a trip', (text) => {
  expect(spokenDays(text)).toBeUndefined();
});

describe('of a group', () => {
  const month = { availability: [{ start: '2027-03-01', end: '2027-03-20' }] };
  const daysOf = (friends: Parameters<typeof rowsOf>[0], options?: Parameters<typeof rowsOf>[1]) =>
    profileOfGroup(rowsOf(friends, options), core, today).trip.days;

  test('the trip is as long as its description or its name says, where nobody gave a length', () => {
    expect(daysOf([aFriend(month)])).toBe(7);
    expect(daysOf([aFriend(month)], { description: '2박3일로 가볍게' })).toBe(3);
    expect(daysOf([aFriend(month)], { name: '유럽 10일' })).toBe(10);
    expect(daysOf([aFriend(month, { totalDays: 5 })], { description: '2박3일로 가볍게' })).toBe(5);
  });

  test('what a member writes comes before what the group says, and the middle of several counts', () => {
    const writes = (text: string) => aFriend({ ...month, mainType: 'other', otherDescription: text });
    expect(daysOf([writes('4박5일')], { description: '2박3일' })).toBe(5);
    expect(daysOf([writes('4박5일'), writes('1박2일'), writes('2박3일')])).toBe(3);
  });

  test('it is no longer than people are free together', () => {
    const days = { availability: [{ start: '2027-03-01', end: '2027-03-04' }] };
    expect(daysOf([aFriend(days)], { name: '유럽 10일' })).toBe(4);
  });
});
