import { describe, expect, it } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Data, Kind, Row } from '#shared/kernel/rows.ts';
import { mostWanted, readGroupOverview, readTastes } from '#app/parts/trip/group-overview.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';

const row = <K extends Kind>(kind: K, id: string, data: Data<K>) =>
  ({ kind, id, data, version: 1, timestamp: 1, mutationId: `${kind}${id}` }) as Row;
const group = (over: Partial<Data<'group'>> = {}) =>
  row('group', 'g', {
    name: '봄 여행',
    description: '',
    createdBy: 'Bo',
    shareUrl: 's',
    surveyType: 'default',
    customQuestions: null,
    createdAt: 1,
    excused: [],
    ...over,
  });
const member = (id: string, joinedAt: number) => row('member', id, { name: id, joinedAt, claimed: true });
const at = { createdAt: 1, updatedAt: 1 };
const quick = (id: string, over: Partial<ReturnType<typeof aPayload>> = {}) =>
  row('simpleResponse', id, { memberId: id, payload: aPayload(over), ...at });
const long = (id: string, over: Parameters<typeof aPreference>[0] = {}) =>
  row('preference', id, { memberId: id, answers: aPreference(over), ...at });
const custom = (id: string) => row('customResponse', id, { memberId: id, responses: { q1: '부산' }, ...at });

const overviewOf = (...rows: Row[]) => {
  const found = readGroupOverview({ groupId: 'g', view: new GroupReplica(rows), waiting: new Set() });
  if (!found) throw new Error('The group is here.');
  return found;
};
const three = [member('a', 1), member('b', 2), member('c', 3)];

describe('the overview of a group', () => {
  it('is none without the row of the group', () => {
    expect(readGroupOverview({ groupId: 'g', view: new GroupReplica(three), waiting: new Set() })).toBeUndefined();
  });

  it('counts an answer of either survey as an answer, and opens when everybody has answered', () => {
    const some = overviewOf(group(), ...three, quick('a'), long('b'));
    expect(some.missing.map((one) => one.id)).toEqual(['c']);
    expect(some).toMatchObject({ isOpen: false, progress: { done: 2, total: 3 } });
    expect(overviewOf(group(), ...three, quick('a'), long('b'), quick('c')).isOpen).toBe(true);
  });

  it('takes only answers to its own questions in a group that asks them, and no days', () => {
    const own = overviewOf(group({ surveyType: 'custom' }), ...three, quick('a'), custom('b'));
    expect(own.missing.map((one) => one.id)).toEqual(['a', 'c']);
    expect(own).toMatchObject({ isCustom: true, dates: [] });
  });

  it('goes on without excused members: they are among the people, and in no number', () => {
    const view = overviewOf(group({ excused: ['c'] }), ...three, quick('a'), quick('b'), quick('c'));
    expect(view.people).toHaveLength(3);
    expect(view.counted.map((one) => one.id)).toEqual(['a', 'b']);
    expect(view.answers.map((one) => one.memberId)).toEqual(['a', 'b']);
    expect(view.dates.map((one) => one.memberId)).toEqual(['a', 'b']);
    expect(view.isOpen).toBe(true);
  });
});

describe('what the members want', () => {
  it('says of everything how many of how many answered it', () => {
    const rows = [
      group(),
      ...three,
      quick('a', { mainType: 'golf', subcats: [] }),
      long('b', { travelPurposes: ['food', 'healing'] }),
    ];
    const { types, purposes, styles } = readTastes(new GroupReplica(rows), overviewOf(...rows).answers);
    expect(types).toMatchObject({ answeredBy: 1, of: 3 });
    expect(purposes).toMatchObject({ answeredBy: 1, of: 3 });
    expect(mostWanted(purposes, 1)).toMatchObject({ answeredBy: 1, of: 3, choices: [purposes.choices[0]] });
    expect(styles.of).toBe(3);
  });

  it('asks for the date of the rates only where an amount in other money was given', () => {
    const inMoney = (budgetCurrency: 'USD' | 'KRW') =>
      overviewOf(group(), ...three, quick('a', { budgetTier: null, budgetCurrency, budgetMin: 500, budgetMax: 900 }));
    const hasOther = (currency: 'USD' | 'KRW') =>
      readTastes(new GroupReplica([]), inMoney(currency).answers).hasOtherMoney;
    expect([hasOther('USD'), hasOther('KRW')]).toEqual([true, false]);
  });
});
