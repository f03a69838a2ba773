import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { CustomOverview } from '#app/screens/summary/custom-overview.tsx';
import { readSummaryOverview, type SummaryOverview } from '#app/screens/summary/summary-overview.ts';
import { aGroupRow, aMemberRow, aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

test('an answer with every box empty is an answer; each question says that nobody answered it', () => {
  const questions = [{ id: 'q1', type: 'short_text' as const, question: 'Where to?', required: false, order: 0 }];
  const { data } = aGroupRow({ surveyType: 'custom', customQuestions: { questions } }) as Row<'group'>;
  const empty = aRow('customResponse', 'm0', { memberId: 'm0', responses: {}, createdAt: 1, updatedAt: 1 });
  const view = new GroupReplica([aRow('group', 'g', data), aMemberRow('m0', 'Bo'), empty]);
  const overview = readSummaryOverview(groupOf(view)) as SummaryOverview;
  const { screen } = show(<CustomOverview overview={overview} aside={null} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 of 1 answered our questions');
  expect(screen.getByText('0 of 1 answered this question')).toBeTruthy();
});
