import { describe, expect, it } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { mostWanted, readGroupOverview, readTastes } from '#app/parts/trip/group-overview.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';
import { aGroupRow, aMemberRow, aRow, rowsGroupId } from '#test/builders/rows.ts';

const member = (id: string, joinedAt: number) => aMemberRow(id, id, { joinedAt });
const at = { createdAt: 1, updatedAt: 1 };
const quick = (id: string, over: Partial<ReturnType<typeof aPayload>> = {}) =>
  aRow('simpleResponse', id, { memberId: id, payload: aPayload(over), ...at });
const long = (id: string, over: Parameters<typeof aPreference>[0] = {}) =>
  aRow('preference', id, { memberId: id, answers: aPreference(over), ...at });
const custom = (id: string) => aRow('customResponse', id, { memberId: id, responses: { q1: '부산' }, ...at });

const overviewOf = (...rows: Row[]) => {
  const found = readGroupOverview({ groupId: rowsGroupId, view: new GroupReplica(rows), waiting: new Set() });
  if (!found) throw new Error('The group is here.');
  return found;
};
const three = [member('a', 1), member('b', 2), member('c', 3)];

describe('the overview of a group', () => {
  it('is none without the row of the group', () => {
    expect(
      readGroupOverview({ groupId: rowsGroupId, view: new GroupReplica(three), waiting: new Set() }),
    ).toBeUndefined();
  });

  it('counts an answer of either survey as an answer, and opens when everybody has answered', () => {
    const some = overviewOf(aGroupRow(), ...three, quick('a'), long('b'));
    expect(some.missing.map((one) => one.id)).toEqual(['c']);
    expect(some).toMatchObject({ isOpen: false, progress: { done: 2, total: 3 } });
    expect(overviewOf(aGroupRow(), ...three, quick('a'), long('b'), quick('c')).isOpen).toBe(true);
  });

  it('takes only answers to its own questions in a group that asks them, and no days', () => {
    const own = overviewOf(aGroupRow({ surveyType: 'custom' }), ...three, quick('a'), custom('b'));
    expect(own.missing.map((one) => one.id)).toEqual(['a', 'c']);
    expect(own).toMatchObject({ isCustom: true, dates: [] });
  });

  it('goes on without excused members: they are among the people, and in no number', () => {
    const view = overviewOf(aGroupRow({ excused: ['c'] }), ...three, quick('a'), quick('b'), quick('c'));
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
      aGroupRow(),
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
      overviewOf(
        aGroupRow(),
        ...three,
        quick('a', { budgetTier: null, budgetCurrency, budgetMin: 500, budgetMax: 900 }),
      );
    const hasOther = (currency: 'USD' | 'KRW') =>
      readTastes(new GroupReplica([]), inMoney(currency).answers).hasOtherMoney;
    expect([hasOther('USD'), hasOther('KRW')]).toEqual([true, false]);
  });
});

describe('the people of a group', () => {
  it('have the hues of their rows, or of their place where a row has none', () => {
    const rows = [aGroupRow(), member('a', 1), aMemberRow('b', 'b', { joinedAt: 2, hue: 7 }), member('c', 3)];
    expect(overviewOf(...rows).people.map((one) => one.hue)).toEqual([1, 8, 3]);
  });
});
