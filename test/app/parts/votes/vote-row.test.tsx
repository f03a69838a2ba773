import { cleanup } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { reportConnection } from '#app/local/outbox/connection.ts';
import { VoteRow } from '#app/parts/votes/vote-row.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
beforeEach(() => {
  reportConnection({ reach: 'offline' });
});
afterEach(() => {
  cleanup();
  reportConnection({ reach: 'unknown' });
});

type Voter = ComponentProps<typeof VoteRow>['voters'][number];
const voter = (id: string, is: Partial<Voter> = {}) =>
  ({ id, name: id, hue: 1, isMe: false, isWaiting: false, ...is }) as Voter;

const rowOf = (voters: readonly Voter[], isPicked = false) =>
  show(
    <ul>
      <VoteRow
        title="April"
        text="works for everyone"
        voters={voters}
        total={4}
        isPicked={isPicked}
        onPick={() => undefined}
        onWithdraw={() => undefined}
      />
    </ul>,
  ).screen;

test('a vote that waits on this device counts, as in the other lines of the poll, and is said to wait', () => {
  const screen = rowOf([voter('Mina', { isMe: true, isWaiting: true }), voter('Jun')]);
  expect(screen.getByRole('checkbox', { name: /,\s*2\s*votes/ })).toBeTruthy();
  expect(screen.queryByText('+1')).toBeNull();
  expect(screen.getByText(/Saved on this device/)).toBeTruthy();
});

test('the vote of somebody else on this device is said to wait, too', () => {
  expect(rowOf([voter('Jun', { isWaiting: true })]).getByText(/Saved on this device/)).toBeTruthy();
});

test('what is only chosen is no vote yet', () => {
  const screen = rowOf([voter('Jun')], true);
  expect(screen.getByRole('checkbox', { name: /,\s*1\s*vote$/ })).toBeTruthy();
  expect(screen.getByText('+1')).toBeTruthy();
  expect(screen.getByText('Chosen, not sent yet')).toBeTruthy();
});
