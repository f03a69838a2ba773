import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { SummaryPage } from '#app/screens/summary/summary-page.tsx';
import { aGroupRow, aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const questions = [{ id: 'q1', type: 'short_text' as const, question: 'Where to?', required: false, order: 0 }];
const { data } = aGroupRow({ surveyType: 'custom', customQuestions: { questions } }) as Row<'group'>;
const group = groupOf(new GroupReplica([aRow('group', 'g', data)]));

test('questions of the group’s own have no tab of dates, its address shows the answers, and nothing promises days or budgets', async () => {
  const { screen } = show(<SummaryPage group={group} />);
  expect(screen.getAllByRole('tab').map((one) => one.textContent.trim())).toEqual(['Overview', 'By person']);
  expect(await screen.findByText('Once someone answers, the answers to each question appear here.')).toBeTruthy();
  cleanup();
  const { screen: direct } = show(<SummaryPage group={group} />, '/?tab=dates');
  expect(direct.getByRole('tab', { name: 'Overview', selected: true })).toBeTruthy();
  expect(direct.queryByRole('tab', { name: 'Dates' })).toBeNull();
});
