import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { GroupFrame } from '#app/parts/group-page/group-frame.tsx';
import { readGroupOverview } from '#app/parts/trip/group-overview.ts';
import { NextPlaces } from '#app/screens/group/next-places.tsx';
import { aGroupRow, aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const questions = [{ id: 'q1', type: 'short_text' as const, question: 'Where to?', required: false, order: 0 }];
const dates = { start: '2027-12-18', end: '2027-12-18' };
const decided = { kind: 'confirm', dates, place: null, word: '', actorName: 'a', base: null, at: 1 } as const;
const of = (surveyType: 'default' | 'custom') => {
  const { data } = aGroupRow({
    surveyType,
    customQuestions: surveyType === 'custom' ? { questions } : null,
  }) as Row<'group'>;
  return groupOf(new GroupReplica([aRow('group', 'g', data), aRow('decision', 'g', decided)]));
};
const homeOf = (surveyType: 'default' | 'custom') => {
  cleanup();
  const { screen } = show(
    <GroupFrame group={of(surveyType)} current="home">
      <></>
    </GroupFrame>,
  );
  return [...screen.container.querySelectorAll('a[aria-current=page]')].map((one) => one.textContent);
};

test('the home of a decided group is called a trip, but not where the group asked questions of its own', () => {
  expect(new Set(homeOf('default'))).toEqual(new Set(['Our trip']));
  expect(new Set(homeOf('custom'))).toEqual(new Set(['Group']));
});

test('the way to the results speaks of votes only where the group is asked for a trip', () => {
  const wayOf = (surveyType: 'default' | 'custom') => {
    cleanup();
    const group = of(surveyType);
    const overview = readGroupOverview(group);
    return (
      overview && show(<NextPlaces group={group} overview={overview} />).screen.queryByText('See how everyone votes')
    );
  };
  expect(wayOf('default')).toBeTruthy();
  expect(wayOf('custom')).toBeNull();
});

test('and so does the name of the results in the bar', async () => {
  await speak('ko');
  const named = (surveyType: 'default' | 'custom') => {
    cleanup();
    const { screen } = show(
      <GroupFrame group={of(surveyType)} current="results">
        <></>
      </GroupFrame>,
    );
    return new Set([...screen.container.querySelectorAll('a[aria-current=page]')].map((one) => one.textContent));
  };
  expect(named('default')).toEqual(new Set(['결과·투표']));
  expect(named('custom')).toEqual(new Set(['결과']));
  await speak('en');
});
