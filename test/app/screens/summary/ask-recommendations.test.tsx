import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { AskRecommendations } from '#app/screens/summary/ask-recommendations.tsx';
import { readSummaryOverview, type SummaryOverview } from '#app/screens/summary/summary-overview.ts';
import { aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowList } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const decided: Row = aRow('decision', 'g', {
  kind: 'confirm',
  dates: null,
  place: null,
  word: '',
  actorName: 'm0',
  base: null,
  at: 1,
});

const shown = (rows: readonly Row[]) => {
  const overview = readSummaryOverview(groupOf(new GroupReplica(rows))) as SummaryOverview;
  const { screen } = show(<AskRecommendations overview={overview} />);
  const button = screen.getByRole('button');
  return { look: button.className, text: screen.container.textContent };
};

test('the way to the recommendations is the main button only when it leads on, and a locked one says why', () => {
  const all = rowList([aFriend(), aFriend()]);
  const main = shown(all).look;
  cleanup();
  const locked = shown(rowList([aFriend(), {}]));
  expect(locked.look).not.toBe(main);
  expect(locked.text).toMatch(/m1/u);
  cleanup();
  const empty = shown(rowList([{}, {}]));
  expect(empty.look).not.toBe(main);
  expect(empty.text).toMatch(/nobody has answered/iu);
  cleanup();
  expect(shown([...all, decided]).look).not.toBe(main);
});
