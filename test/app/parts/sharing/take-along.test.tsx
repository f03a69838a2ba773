import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Data } from '#shared/kernel/rows.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { TakeAlong } from '#app/parts/sharing/exports/take-along.tsx';
import { aRow } from '#test/builders/rows.ts';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowList } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const stay = { start: '2027-04-16', end: '2027-04-18' };
const decided = { start: '2027-05-01', end: '2027-05-05' };
/** What the button that saves a calendar file says, after this act. */
function calendarAfter(kind?: 'dates' | 'confirm' | 'reopen'): string | undefined {
  const act = { kind, dates: kind === 'reopen' ? null : decided, place: null, word: '', actorName: 'Ara', at: 1 };
  const rows = rowList([aFriend(), aFriend()]);
  const view = new GroupReplica(kind ? [...rows, aRow('decision', 'g', act as unknown as Data<'decision'>)] : rows);
  const { screen } = show(<TakeAlong group={groupOf(view)} stay={stay} />);
  return screen.queryByRole('button', { name: /calendar/ })?.textContent.replaceAll(/\s/gu, ' ');
}

test('the calendar file holds the days that are decided, else those of the answers; a decided trip has its own', () => {
  expect(calendarAfter()).toBe('Add Apr 16 – 18, 2027 to calendar');
  cleanup();
  expect(calendarAfter('dates')).toBe('Add May 1 – 5, 2027 to calendar');
  cleanup();
  expect(calendarAfter('reopen')).toBe('Add Apr 16 – 18, 2027 to calendar');
  cleanup();
  expect(calendarAfter('confirm')).toBeUndefined();
});
